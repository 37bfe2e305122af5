# Pictures of the host's own: the dialog in the lobby, and why one was not taken.

own-pictures-how = PNG, JPEG, WebP, GIF o SVG, fino a { $most }. Il server ne fa una copia piccola e non conserva altro. Spariscono con il tavolo.
own-pictures-choose = Scegli le immagini
own-pictures-title = Titolo per chi non la vede
own-pictures-take = Aggiungi
own-pictures-busy = { $n } di { $all }
own-pictures-taken = { $n ->
    [one] Un’immagine aggiunta.
   *[other] { $n } immagini aggiunte.
}
own-pictures-refused = { $n ->
    [one] Una è rimasta fuori:
   *[other] { $n } sono rimaste fuori:
}
own-pictures-fault = { $name }: { $what }
own-pictures-drop = Toglile tutte
own-pictures-few = Per una partita servono { $need } immagini: aggiungine altre, o gioca anche con le nostre.
own-pictures-use = Immagini in gioco

picture-fault-empty = dentro non c’è niente
picture-fault-no-picture = non è un PNG, JPEG, WebP, GIF o SVG
picture-fault-another-ending = il nome dice un tipo di file, il contenuto un altro
picture-fault-broken = il file è rovinato o incompleto
picture-fault-too-many-pixels = ha più pixel di quanti ne apriamo
picture-fault-too-small = è troppo piccola per essere vista
picture-fault-too-long = è troppo lunga e stretta per una carta
picture-fault-too-hard = ci vorrebbe troppo tempo per disegnarla
picture-fault-svg-doctype = dichiara un tipo di documento (DOCTYPE)
picture-fault-svg-script = dentro c’è uno script
picture-fault-svg-reference = rimanda a qualcosa di esterno
picture-fault-svg-too-large = il disegno ha troppe parti
picture-fault-unreadable-title = il titolo ha caratteri che nessuno può leggere
picture-fault-table-full = questo tavolo ha già tutte le immagini che può tenere
picture-fault-server-full = il server non ha più posto per immagini
picture-fault-file-too-large = Questo file supera i 7 MB.
