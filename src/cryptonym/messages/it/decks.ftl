# Che cosa non va in una riga di un mazzo proprio.

deck-fault = Riga { $line }: { $what }
deck-fault-duplicate = «{ $word }» c’è già.
deck-fault-empty = un lato è vuoto.
deck-fault-too-long = «{ $word }» è troppo lungo.
deck-fault-unreadable = contiene caratteri che nessuno può leggere.
deck-fault-no-word = «{ $word }» non è una parola.
deck-fault-not-utf8 = non è UTF-8.
deck-fault-more-than-two-sides = una carta ha al massimo due lati.
deck-fault-too-many-cards = basta così: un mazzo ha al massimo { $word } carte.
deck-fault-deck-too-large = il mazzo supera i 64 KiB.
deck-fault-before-first-codename = qui sopra non c’è nessun nome in codice.
deck-fault-unknown-kind = non esiste il genere «{ $word }».
deck-fault-no-gloss = il significato non ha una glossa.
deck-fault-field-twice = «{ $word }» compare due volte.
deck-fault-unknown-field = non esiste il campo «{ $word }».
deck-fault-association-without-meaning = qui sopra non c’è nessun significato.
deck-fault-no-strength = «{ $word }» non ha una forza da 1 a 3.
deck-fault-association-twice = «{ $word }» è associato due volte.
deck-fault-no-kind = «{ $word }» non ha un genere.
deck-fault-no-meaning = «{ $word }» non ha un significato.

# The dialog that takes it.
own-deck-how = Una parola per riga. Per le carte con due lati metti una virgola in mezzo. Al massimo 2.000 carte e 64 KiB.
own-deck-words = Le tue parole
own-deck-crowded = C’è una riga con più di due parole. Vuoi una carta per ciascuna?
own-deck-split = Una parola per riga
own-deck-file = Scegli un file
own-deck-language = Lingua delle tue parole
own-deck-take = Usa queste carte
own-deck-taken = { $n ->
    [0] Nessuna carta si può leggere. Qui sotto c’è il perché.
    [one] Ora c’è { $n } carta su questo tavolo.
   *[other] Ora ci sono { $n } carte su questo tavolo.
}
own-deck-few = A questo tavolo servono { $need } carte. Aggiungi parole, oppure mescola le tue con le nostre.
own-deck-faults = { $n ->
    [one] { $n } riga è rimasta fuori:
   *[other] { $n } righe sono rimaste fuori:
}
own-deck-first-faults = Le prime { $n } righe rimaste fuori:
own-deck-too-large = Sono più di 64 KiB. Togli qualche parola e riprova.
