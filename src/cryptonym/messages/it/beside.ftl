### Beside a game: door, lobby, people, menu, settings and the end. A game under way does not need them at first.

here = presente
reconnecting = si riconnette…
team-both = Per entrambi
door-no-such-table = Qui non c’è nessun tavolo
door-no-such-table-line = Questo link non porta a un tavolo aperto. Forse il tavolo è stato chiuso, o al link manca un pezzo.
door-kicked = Ti hanno chiesto di uscire
door-kicked-line = Chi ospita ha liberato il tuo posto. Puoi ancora guardare questo tavolo o aprirne uno tuo.
door-other-protocol = C’è una versione più nuova
door-other-protocol-line = Questa pagina è più vecchia del server. Ricaricala: il tuo posto resta tuo.
door-too-many = Siamo al completo
door-too-many-line = Troppe connessioni aperte verso questo server. Chiudi una scheda o riprova tra un momento.
door-banned = Questo indirizzo resta fuori
door-banned-line = Chi gestisce questo server per qualche tempo non fa entrare nessuno da questo indirizzo.
door-elsewhere = Il tuo posto si è spostato
door-elsewhere-line = Ora è su un altro dispositivo. Ricarica la pagina per guardare da qui.
door-move-expired = Questo link non vale più
door-move-expired-line = Un link che sposta un posto vale una volta sola, per due minuti. Chiedine uno nuovo sul dispositivo che ha il posto.
door-gone = La connessione è chiusa
door-gone-line = Il server ha chiuso la connessione con questo tavolo.
door-watch = Guarda
door-home = Pagina iniziale
door-go = Vai a { $code }
door-password-needed = Questa porta chiede una parola d’ordine
door-password-needed-line = La conosce chi ti ha invitato.
door-wrong-password = Questa porta chiede una parola d’ordine
door-wrong-password-line = Non era quella. Riprova.
password = Parola d’ordine
knock = Bussa
door-broken-table = Questo tavolo è danneggiato
door-broken-table-line = Il server non riesce a leggere ciò che ne ha salvato. Chi gestisce il server può vedere perché.
invite = Invita al tavolo
invite-qr = Codice QR con il link di questo tavolo
invite-code = Codice: { $code }
invite-line = Chi ha il link può sedersi o guardare. Non serve un account.
invite-locked = La porta è chiusa: nessun altro può sedersi.
copy-link = Copia il link
copied = Copiato
copy-by-hand = Il link, da copiare a mano
invite-own-machine = <b>Questo link si apre solo su questo computer.</b> Per far entrare gli altri avvia il server con <kbd>cryptonym serve --lan</kbd> e usa l’indirizzo che compare.
lock = Chiudi la porta
lock-line = Nessun altro può entrare.
lobby-welcome = Ti diamo il benvenuto al tavolo.
lobby-welcome-line = Scegli un nome e un posto libero, oppure guarda e basta.
lobby-ready = Ci siete tutti.
lobby-ready-host = Distribuisci quando siete pronti.
lobby-ready-guest = Le carte le distribuisce chi ospita.
lobby-missing-line = Per occupare un posto libero basta un tocco.
lobby-few-cards-line = Chi ospita può aggiungere carte o mescolarle con le nostre.
lobby-back = Torna alla chiave
players = { $n ->
    [0] ancora nessuno
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
seat-spymaster = { $me ->
    [yes] capo · tu
   *[no] capo · vede la chiave
}
seat-operative = { $me ->
    [yes] agente operativo · tu
   *[no] agente operativo
}
sit-here = Siediti qui
sit-here-as = { $seat ->
    [red-spymaster] Siediti qui come capo dei rossi
    [blue-spymaster] Siediti qui come capo dei blu
    [red-operative] Siediti qui come agente operativo dei rossi
    [blue-operative] Siediti qui come agente operativo dei blu
   *[both-operative] Siediti qui come agente operativo di entrambi
}
watching = Chi guarda
watching-nobody = nessuno
watching-unnamed = { $n ->
    [one] { $n } senza nome
   *[other] { $n } senza nome
}
shuffle = Mescola le squadre
shuffle-seats = Rimescola i posti
just-watch = Guarda e basta
trio-line = Indovina per tutti e due i capi, con lo stesso impegno per l’uno e per l’altro.
coop-line = Qui non siede nessuno. Al turno del nemico il vostro capo copre una delle sue carte. Trovate tutte le vostre prima che finiscano le sue.
deck = Mazzo
time-own = Altro…
plays = A questo tavolo…
deck-without = { $part ->
    [referee] L’arbitro non conosce ancora questa lingua: su ogni indizio decide il capo avversario.
    [bots] I bot non conoscono ancora questa lingua e giocano nel modo più semplice.
   *[pictures] In questa lingua i disegni hanno ancora titoli inglesi.
}
plays-host = Come si gioca qui lo decide chi ospita.
plays-what = Che cosa significano queste regole
plays-house = Regole della casa sugli indizi
plays-none = nessuna attiva
own-limits-hint = una riga che tutti vedono
deck-own = Tuo…
own-deck-other = Altra
own-deck-too-fast = Troppe cose in una volta. Aspetta un momento, poi riprova.
own-deck-use = Carte in gioco
own-deck-row = { $n ->
    [one] Il mazzo di chi ospita: { $n } carta. Lingua: { $language }.
   *[other] Il mazzo di chi ospita: { $n } carte. Lingua: { $language }.
}
own-deck-row-use = { $use ->
    [own] Si gioca solo con queste.
    [both] Si mescolano con le nostre.
   *[builtin] Per ora restano fuori.
}
person-menu = Che cosa fare con { $name }
person-seat = { $seat ->
    [red-spymaster] Nomina capo dei rossi
    [blue-spymaster] Nomina capo dei blu
    [red-operative] Fai sedere con i rossi
    [blue-operative] Fai sedere con i blu
   *[both-operative] Nomina agente operativo di entrambi
}
person-stand = Libera il posto
person-host = Affida il tavolo
person-kick = Chiedi di uscire
watch-title = Stai guardando
watch-line = Scegli un nome, e chi ospita potrà darti un posto.
watch-join = Vieni al tavolo
watch-host-seats = La partita è in corso. Chi ospita può darti un posto.
watch-open = La partita è in corso: siediti e gioca.
watch-sit = Siediti
sit-as = { $seat ->
    [red-spymaster] Fai il capo dei rossi
    [blue-spymaster] Fai il capo dei blu
    [red-operative] Siediti con i rossi
    [blue-operative] Siediti con i blu
   *[both-operative] Gioca per entrambi
}
ask-seat = { $seat ->
    [red-spymaster] Chiedi di fare il capo dei rossi
    [blue-spymaster] Chiedi di fare il capo dei blu
    [red-operative] Chiedi di sederti con i rossi
    [blue-operative] Chiedi di sederti con i blu
   *[both-operative] Chiedi di giocare per entrambi
}
ask-waiting = Chi ospita ha ricevuto la tua richiesta.
ask-back = Ritira
request = { $seat ->
    [red-spymaster] <b>{ $name }</b> vorrebbe fare il capo dei rossi.
    [blue-spymaster] <b>{ $name }</b> vorrebbe fare il capo dei blu.
    [red-operative] <b>{ $name }</b> vorrebbe sedersi con i rossi.
    [blue-operative] <b>{ $name }</b> vorrebbe sedersi con i blu.
   *[both-operative] <b>{ $name }</b> vorrebbe giocare per entrambi.
}
request-yes = Va bene
request-no = Non adesso
menu-you = Tu a questo tavolo
menu-host = Per chi ospita
rename = Cambia nome
renamed = Ora ti chiami { $name }.
leave = Lascia il tavolo
leave-question = Lasciare questo tavolo?
leave-line = Il tuo posto si libera per qualcun altro.
report = Segnala questo tavolo
report-line = Che cosa non va qui? Chi gestisce questo server trova una riga nel registro, senza nomi.
report-why = { $why ->
    [names] Un nome
    [talk] Quel che si dice
    [pictures] Un’immagine
   *[other] Qualcos’altro
}
report-done = Segnalato. Grazie.
report-failed = Il server non ha ricevuto la segnalazione. Riprova tra un minuto.
forget-me = Togli il mio nome
forget-me-question = Togliere il tuo nome da qui?
forget-me-line = Lasci il tavolo, e il tuo nome sparisce da qui, dalle repliche e dal server.
delete-table = Elimina questo tavolo
delete-table-question = Eliminare questo tavolo?
delete-table-line = Tutti devono uscire e non ne resta nulla: né partite, né nomi, né repliche.
confirm-switch = Premi, poi conferma
confirm-line = Una domanda di conferma invece della pressione prolungata.
sound = Suoni
sound-line = Carta, matita e un campanello.
sound-off = spenti
percent = { $n }%
voice = Conta gli ultimi secondi ad alta voce
voice-line = Quando si gioca a tempo, con la voce di questo dispositivo.
keys-switch = Tasti singoli sul tabellone
keys-line = R, S, H, X, L, Z, U, N e Q funzionano quando una carta è selezionata.
pause-line = Tutti vedono che il tempo è fermo.
call-off = Annulla la partita
call-off-question = Annullare questa partita?
call-off-line = Nessuno vince, e tutti vedono la chiave.
renew-code = Codice nuovo
password-new = Una parola d’ordine alla porta
password-set = Imposta
password-drop = Toglila
password-is-set = La porta chiede una parola d’ordine a chi arriva.
move-seat = Passa a un altro dispositivo
move-seat-line = Aprilo sull’altro dispositivo: prende il tuo posto, e questo lo lascia. Vale una volta sola, per due minuti.
move-seat-qr = Codice QR con il link che sposta il tuo posto
move-seat-left = Vale ancora { $time }.
move-seat-over = Questo link non vale più.
move-seat-again = Un altro
person-caller = Fai toccare per entrambe le squadre
person-caller-off = Ognuno tocca di nuovo per sé
caller = tocca per entrambe le squadre
talk-line = Una riga che tutti leggono; non ne resta traccia.
person-mute = Togli la parola
person-unmute = Ridai la parola
bot-seat = { $level ->
    [gentle] bot facile
    [outside] un programma esterno
    [sharp] bot difficile
   *[steady] bot medio
}
bot-outside-line = Un programma esterno vede tutto ciò che vede il suo posto: è questo server a mandarglielo.
bot-stood-in-line = Il programma esterno non ha fatto una mossa valida, così ha giocato un bot di questo server. Il motivo è nel registro del server.
bot-sit = Metti qui un bot
bot-fill = Completa con i bot
bot-take = Prendi questo posto
bot-dismiss = Manda via il bot
away-long = <b>{ $name }</b> manca da un minuto.
away-bot = Metti un bot al suo posto
away-wait = Aspetta
kind-count = Immagini su { $all } carte
clue-language = Lingua degli indizi
own-pictures-row = { $n ->
    [one] Un’immagine vostra
   *[other] { $n } immagini vostre
}
end-pile = Agenti nemici rimasti nella pila
next = Un’altra?
next-flip-line = stesse carte, altro lato
next-fresh-line = { $n ->
    [one] { $n } parola nuova
   *[other] { $n } parole nuove
}
next-lobby = Posti e impostazioni
scrub-step = passo { $n }, turno { $turn }
bot-notes = Che cosa avevano in mente i bot
next-fresh-cards = { $n } carte nuove

## what a bot says of its moves when the game is over
bot-sure = { $sure ->
    [sure] non avevo dubbi
    [likely] mi pareva probabile
   *[unsure] era un azzardo
}
bot-meant = con «{ $clue }» intendevo { $cards }; { bot-sure }.
bot-meant-nearly = con «{ $clue }» intendevo { $cards }; { bot-sure }. Stavo per dire «{ $other }», per { $others }.
bot-understood = per me «{ $clue }» indicava { $card }; { bot-sure }.
bot-understood-nearly = per me «{ $clue }» indicava { $card }; { bot-sure }. La seconda scelta era { $other }.
review-open = Rileggi la partita
scrub = Momento della partita
scrub-play = Riproduci
scrub-pause = Pausa
log-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
refmode-warns-line = L’arbitro avverte il capo prima dell’invio; decide il capo.
refmode-refuses-line = Un indizio non valido non viene accettato.
refmode-silent-line = Niente arbitro: l’altro capo può contestare.

## to be called back
called = Chiamami quando tocca a me
called-line = { $leave ->
    [denied] Il titolo e il suono chiamano lo stesso; a questo browser è stato detto di non mostrare notifiche qui.
    [none] Chiamano il titolo, il suono e la vibrazione; questo browser non mostra notifiche per questa pagina.
   *[other] Quando questa pagina è in secondo piano, arriva una notifica che dice solo «è il tuo turno», con una vibrazione se il dispositivo la permette.
}
