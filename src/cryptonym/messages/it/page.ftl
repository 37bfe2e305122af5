### What the page says. <b>, <i>, <kbd> and <br> are the only markup. $team is red or blue; names of people are never inflected.

## everywhere
back = Indietro
close = Chiudi
skip = Vai al tabellone
menu = Menu
rules = Regole
rule-link = Regola { $rule }
reload = Ricarica
try-now = Riprova subito
you = tu
host = ospita il tavolo
away = (assente)
away-now = Assenti: { $names }
sent = inviato
language = Lingua
your-name = Il tuo nome
number-unlimited = senza limiti
name-you = { $name } (tu)
table = Tavolo
tab-yours = ● È il tuo turno · Cryptonym
team-name = { $team ->
    [red] Rossi
   *[blue] Blu
}
team-enemy = Il nemico
role-spymaster = capo
role-operative = agente operativo
seat-name = { $seat ->
    [red-spymaster] Capo dei rossi
    [blue-spymaster] Capo dei blu
    [red-operative] Agente operativo dei rossi
    [blue-operative] Agente operativo dei blu
    [both-operative] Agente operativo di entrambi
   *[watcher] Spettatore
}

animals = Lontra Airone Gufo Volpe Lince Riccio Cicogna Tasso Lepre Gazza Corvo Foca Castoro Rondone Martora Gru Tritone Scricciolo Testuggine Delfino Upupa Stambecco Pulcinella Donnola Falco Rospo Pellicano Scoiattolo Falcone Geco Pettirosso Talpa Cinghiale Bisonte Gheppio Allodola Salmone Tartaruga Grillo Polpo
deck-language = Lingua del mazzo
deck-offered = Quale mazzo
deck-ours = Il nostro
deck-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
mode-teams = Due squadre
mode-coop = Insieme
mode-trio = Noi tre
home-open = Apri il tavolo
home-no-server = Il server non risponde. Riprova tra un momento.
announced = Da chi gestisce il server:
announced-read = Ho letto

restarting = Il server si riavvia.
restarting-line = La partita è salva; gli orologi sono fermi.
closed = Questo tavolo era stato chiuso.
closed-line = Da molto non veniva nessuno. I posti sono quelli di prima.
reopen = Riaprilo
slow-line = Connessione lenta: un momento…
lost = Connessione interrotta.
lost-line = { $n ->
    [0] Il tuo posto resta tuo. Riprovo adesso.
    [one] Il tuo posto resta tuo. Riprovo tra { $n } s.
   *[other] Il tuo posto resta tuo. Riprovo tra { $n } s.
}
lost-long = Il tuo posto resta tuo. La pagina continua a riprovare.
held = { $why ->
    [too-fast] Troppe cose in una volta.
   *[paused] Al momento il server non riesce a salvare.
}
held-line = La tua mossa aspetta qui e viene inviata di nuovo da sola.
newer = C’è una versione più nuova.
newer-line = Ricarica la pagina quando ti va bene: il tuo posto resta tuo.

## lobby
copy-here = Copia il link da qui:
deal = Distribuisci le carte
watching-count = { $n ->
    [0] nessuno guarda
    [one] { $n } spettatore
   *[other] { $n } spettatori
}
grid = Carte
mode = Giocatori
colour = Colore
time = Tempo
time-hourglass = Clessidra
time-minutes = { $n ->
    [one] { $n } min
   *[other] { $n } min
}
time-clue = Indizio, s
time-guess = Tentativi, s
refmode-warns = Avverte
refmode-refuses = Rifiuta
refmode-silent = Tace
fine = La fine dell’assassino
fine-line = Nessuno vince finché non si trova l’assassino.
house-compounds_ok = Indizi composti
house-classifying_attributes_ok = Nome con il suo attributo
house-proper_names_ok = Nomi di più parole
house-place_names_ok = Nomi di luogo
house-abbreviations_ok = Sigle
house-homophones_ok = Parole che suonano uguali
house-rhymes_ok = Qualsiasi rima
house-foreign_ok = Parole straniere
own-limits = Una regola tutta vostra

## un mazzo proprio
own-deck = Un mazzo tutto tuo
own-deck-use-own = Solo le mie
own-deck-use-both = Mescolate
own-deck-use-builtin = Senza le mie

## menu
theme = Aspetto
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
pause = Ferma l’orologio
awaiting = { $seat ->
    [red-spymaster] Il tempo aspetta il capo dei rossi
    [blue-spymaster] Il tempo aspetta il capo dei blu
    [red-operative] Il tempo aspetta gli agenti operativi dei rossi
    [blue-operative] Il tempo aspetta gli agenti operativi dei blu
   *[both-operative] Il tempo aspetta l’agente operativo di entrambi
}
keys-title = Tasti

## the slip
slip-ours-title = La tua squadra indovina
slip-guessing-title = { $team ->
    [red] I rossi indovinano
   *[blue] I blu indovinano
}
slip-clue-of = indizio di { $name }
slip-own-clue = il tuo indizio; ora faccia da poker
slip-spymaster = capo: { $name }
slip-thinking-title = { $team ->
    [red] I rossi pensano
   *[blue] I blu pensano
}
slip-thinking-say = { $name } cerca una parola e un numero.
slip-clue-title = Il tuo indizio
slip-clue-sub = una parola, un numero
slip-key-only = solo per i capi
slip-given-title = { $team ->
    [red] Indizio dei rossi
   *[blue] Indizio dei blu
}
slip-given-sub = puoi contestarlo
slip-asked-title = Può passare?
slip-asked-sub = te lo chiede { $name }
slip-asked-yes = Va bene
slip-asked-no = No
slip-ruled-title = Indizio annullato
slip-ruled-say = { $team ->
    [red] <b>Il turno dei rossi finisce.</b> { $name } può coprire una carta blu prima di dare l’indizio.
   *[blue] <b>Il turno dei blu finisce.</b> { $name } può coprire una carta rossa prima di dare l’indizio.
}
slip-free-title = Una carta in regalo
slip-free-sub = prendila o lasciala
slip-free-say = { $n ->
    [one] Tieni premuta la tua ultima carta ancora scoperta per coprirla.
   *[other] Tieni premuta una delle tue { $n } carte ancora scoperte per coprirla.
}
slip-free-no = No, grazie
slip-stand-title = L’ultima spiaggia
slip-stand-sub = { $team ->
    [red] I rossi hanno toccato l’assassino
   *[blue] I blu hanno toccato l’assassino
}
slip-stand-say = { $team ->
    [red] { $n ->
        [one] <b>Trovate l’ultima carta rossa.</b> Niente indizi, niente limiti; se sbagliate una carta, o vi fermate, avete perso.
       *[other] <b>Trovate tutte le { $n } carte rosse rimaste.</b> Niente indizi, niente limiti; se sbagliate una carta, o vi fermate, avete perso.
    }
   *[blue] { $n ->
        [one] <b>Trovate l’ultima carta blu.</b> Niente indizi, niente limiti; se sbagliate una carta, o vi fermate, avete perso.
       *[other] <b>Trovate tutte le { $n } carte blu rimaste.</b> Niente indizi, niente limiti; se sbagliate una carta, o vi fermate, avete perso.
    }
}
slip-give-up = Arrenditi
give-up-question = Arrendersi?
give-up-line = All’ultima spiaggia, chi si ferma perde la partita.
slip-rule-title = Valido o non valido?
slip-rule-sub = il tuo indizio è contestato: decidi tu
slip-rule-stands = Valido
slip-rule-out = Non valido
slip-ruling-title = Contestato
slip-ruling-say = <b>{ $name } decide</b> se l’indizio è valido. I tentativi aspettano.
slip-enemy-title = Muove il nemico
slip-enemy-sub = scegli tu per lui
slip-enemy-say = { $team ->
    [red] { $n ->
        [one] Tieni premuta una carta <b>rossa</b> per coprirla. Nella pila del nemico: { $left }.
       *[other] Tieni premute { $n } carte <b>rosse</b> per coprirle, una alla volta. Nella pila del nemico: { $left }.
    }
   *[blue] { $n ->
        [one] Tieni premuta una carta <b>blu</b> per coprirla. Nella pila del nemico: { $left }.
       *[other] Tieni premute { $n } carte <b>blu</b> per coprirle, una alla volta. Nella pila del nemico: { $left }.
    }
}
slip-enemy-wait = { $n ->
    [one] { $name } copre una carta del nemico.
   *[other] { $name } copre { $n } carte del nemico.
}
touches-left = { $n ->
    [one] Ancora <b>{ $n }</b> tentativo
   *[other] Ancora <b>{ $n }</b> tentativi
}
touches-unlimited = Tentativi senza limiti
challenge = Contesta
challenge-question = Contestare «{ $clue }»?
challenge-line = Se la contestazione regge, il loro turno finisce. Se no, non costa nulla.

## clue and referee
entry-word = Indizio
entry-number = Numero
entry-no-word = Scrivi prima un indizio.
entry-no-number = Scegli anche un numero.
entry-send = Invia
referee = Arbitro
referee-waiting = L’arbitro legge mentre scrivi e risponde solo a te.
referee-nothing = «{ $word }»: niente da obiettare.
referee-change = Cambia indizio
referee-only = Lo vedi solo tu.

## board
board = Tabellone
card-plain = { $place }, { $word }
card-tagged = { $place }, { $word }, segni: { $names }
card-covered = { $identity ->
    [red] { $place }, { $word }, agente rosso
    [blue] { $place }, { $word }, agente blu
    [bystander] { $place }, { $word }, ignaro passante
   *[assassin] { $place }, { $word }, assassino
}
card-key = { $whose ->
    [own] { $place }, { $word }, vostra
    [enemy] { $place }, { $word }, loro
    [red] { $place }, { $word }, rossa
    [blue] { $place }, { $word }, blu
    [bystander] { $place }, { $word }, ignaro passante
   *[assassin] { $place }, { $word }, assassino
}
hold-touch = Tieni premuto per toccare
hold-touch-word = Tieni premuto: { $word }
hold-cover = Tieni premuto per coprire
hold-cover-word = Tieni premuto: copri { $word }
hold-on = Ancora un attimo…
hold-longer = Tieni premuto più a lungo
tap-touch = Tocca { $word }…
tap-cover = Copri { $word }…
touch-question = Toccare davvero { $word }?
touch-line = { $place }. Non si torna indietro: lo vede tutto il tavolo.
touch-yes = Tocca
cover-question = Coprire { $word }?
cover-yes = Copri
about-to-touch = <b>{ $name }</b> sta per toccare <b>{ $word }</b>. Premi quella carta per dire «Aspetta!».
hint-guess = <b>Segna</b> una carta per proporla. <b>Tieni premuto</b> per toccarla davvero.<br>Tasti: frecce, <kbd>Spazio</kbd> segna, <kbd>Invio</kbd> tocca
hint-first = <b>Segna</b> una carta per proporla. <b>Tieni premuto</b> per toccarla davvero.<br>Almeno un tentativo, poi potete finire il turno.
hint-spymaster = <b>Faccia da poker:</b> finché si gioca non puoi segnare carte né scrivere a nessuno.<br>Di ciò che fai qui gli agenti operativi non vedono nulla.
hint-cover = <b>Scegli</b> una carta, poi <b>tieni premuto</b> per coprirla.<br>Tutti vedono la carta coperta, ma nessuno ti vede scegliere.
hint-wait = Non è ancora il tuo turno.<br>Guarda il tavolo, non il capo.
hint-watcher = Vedi quello che vedono gli agenti operativi, e niente della chiave.<br>I segni sono solo discussione: conta la carta toccata.
dock-guess = Premi una carta per segnarla, poi tienila premuta per toccarla.
dock-cover = Premi una carta, poi tienila premuta per coprirla.
dock-spymaster = Faccia da poker: da qui non esce nulla.
dock-wait = Guarda il tavolo, non il capo.
hourglass = Gira la clessidra
stop = Finisci il turno
stop-question = Finire il turno?
stop-why-not = Prima toccate almeno una carta.
stop-last-stand = All’ultima spiaggia il turno non si finisce: trovateli tutti, o arrendetevi qui sopra.

## rail and log
rail = Punti, posti e registro
agents-left = { $n ->
    [one] agente rimasto
   *[other] agenti rimasti
}
agents-of = { $n } su { $total } da trovare
agents-score = { $team ->
    [red] Rossi: { $n } da trovare
   *[blue] Blu: { $n } da trovare
}
enemy-pile = Il nemico gioca dalla sua pila.
badge-spymaster = { $team ->
    [red] Capo dei rossi: { $name }
   *[blue] Capo dei blu: { $name }
}
log = Registro
spell = Scandisci l’indizio
spell-back = Mostralo intero
log-empty = Nessuno ha ancora detto nulla.
log-turn = turno { $n }
log-now = adesso
log-enemy = turno del nemico
log-thinking = ancora nessun indizio
log-no-clue = nessun indizio
log-free-cover = Carta in regalo, prima dell’indizio:
log-ended-pen-1 = Indizio annullato: il turno è finito.
log-ended-time-2 = Tempo scaduto.
note-hourglass = { $name } ha girato la clessidra.
note-challenged = { $name } ha contestato l’indizio.
note-decided = { $upheld ->
    [yes] { $judge ->
        [referee] Per l’arbitro l’indizio non è valido.
        [spymaster] Il capo ha deciso che l’indizio non è valido.
       *[challenger] La contestazione regge.
    }
   *[no] { $judge ->
        [referee] Per l’arbitro l’indizio è valido.
        [spymaster] Il capo ha deciso che l’indizio è valido.
       *[challenger] La contestazione è stata respinta.
    }
}
note-declined = La carta in regalo è stata rifiutata.
note-paused = L’orologio è fermo.
note-last-stand = Toccato l’assassino: ultima spiaggia.
note-sat = { $seat ->
    [red-spymaster] { $name } ora è capo dei rossi.
    [blue-spymaster] { $name } ora è capo dei blu.
    [red-operative] { $name } siede con i rossi.
    [blue-operative] { $name } siede con i blu.
   *[both-operative] { $name } gioca per entrambi.
}
note-stood = { $name } ora guarda.
note-left = { $name } ha lasciato il tavolo.
note-host = Ora ospita { $name }.
host-now = Ora ospiti tu: quello che può fare chi ospita è nel menu.
note-settings = Chi ospita ha cambiato le impostazioni; valgono dalla prossima partita.
note-joined = { $name } è al tavolo.
note-switched = { $on ->
    [yes] { $name } ha attivato: { $what }.
   *[no] { $name } ha disattivato: { $what }.
}
note-set = { $name } ha cambiato «{ $what }»: { $value }.

## table talk
talk = Chiacchiere
talk-field = Scrivi qualcosa
talk-say = Invia
talk-empty = Per ora silenzio. Quello che si scrive qui lo leggono tutti al tavolo.
talk-not-now = I capi hanno la faccia da poker: finché si gioca non parlano.

## end
end-wins = { $team ->
    [red] Vincono i rossi
   *[blue] Vincono i blu
}
end-coop-won = Trovati tutti
end-coop-lost = Vince il nemico
end-called-off = Partita annullata
end-by-end-1 = { $team ->
    [red] Tutte le carte rosse sono coperte.
   *[blue] Tutte le carte blu sono coperte.
}
end-by-turn-7 = { $loser ->
    [red] I rossi hanno toccato l’assassino.
   *[blue] I blu hanno toccato l’assassino.
}
end-by-fine-2 = { $team ->
    [red] I rossi hanno trovato tutto, e per ultimo l’assassino.
   *[blue] I blu hanno trovato tutto, e per ultimo l’assassino.
}
end-by-fine-3 = { $team ->
    [red] I rossi ce l’hanno fatta all’ultima spiaggia.
   *[blue] I blu ce l’hanno fatta all’ultima spiaggia.
}
end-by-fine-4 = { $loser ->
    [red] I rossi hanno perso all’ultima spiaggia.
   *[blue] I blu hanno perso all’ultima spiaggia.
}
end-by-coop-3 = Tutte le carte del nemico sono coperte.
end-by-table-5 = Chi ospita ha annullato la partita; non vince nessuno.
end-key = La chiave è svelata: ogni carta non coperta mostra chi era.
end-score = { $n ->
    [one] { $n } nemico rimasto · il vostro titolo
   *[other] { $n } nemici rimasti · il vostro titolo
}
next-flip = Gira le carte
next-fresh = Carte nuove
next-host = Le prossime carte le distribuisce { $name }.
scrub-back = Un passo indietro
scrub-next = Un passo avanti

## rules page
rules-loading = Un momento…

## for screen readers
announce-clue = { $word }, { $number }
announce-no-clue = Non c’è ancora un indizio.
announce-your-guess = La tua squadra indovina: { $word }, { $number }
announce-given = { $team ->
    [red] Indizio dei rossi: { $word }, { $number }
   *[blue] Indizio dei blu: { $word }, { $number }
}
announce-your-clue = È il tuo turno: una parola e un numero.
announce-covered = { $identity ->
    [red] { $word }: agente rosso.
    [blue] { $word }: agente blu.
    [bystander] { $word }: ignaro passante.
   *[assassin] { $word }: l’assassino.
}
announce-turn = { $team ->
    [red] Turno dei rossi.
   *[blue] Turno dei blu.
}
announce-tags = { $name } segna { $word }
announce-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
announce-time = Tempo.
