### Una partita riletta. Le frasi parlano di parole e carte, mai dello sbaglio di qualcuno; i nomi in codice non si flettono mai.
review-title = La partita, riletta

## che cosa l’ha decisa
review-even = In bilico fino alla fine: nessun tentativo da solo l’ha decisa.
review-never-in-doubt = Mai in dubbio: un passo dopo l’altro.
review-tipped-own = { $card } a «{ $clue }» l’ha ribaltata: { $points } punti in un tentativo.
review-tipped-bystander = { $card } a «{ $clue }» era un ignaro passante, e { $points } punti hanno cambiato lato del tavolo.
review-tipped-enemy = { $card } a «{ $clue }» era degli altri: { $points } punti in un tentativo.
review-tipped-assassin = Dietro { $card }, a «{ $clue }», c’era l’assassino.
review-tipped-covered = { $card } è stata coperta da un capo: { $points } punti in un colpo.

## un indizio
review-story-found = { $count ->
    [one] «{ $clue }» diceva proprio questo, ed è stato sentito.
   *[other] «{ $clue }» diceva proprio questo: sentite tutte e { $count }.
}
review-story-more = «{ $clue }» ha portato anche { $card }, che non era il primo pensiero.
review-story-stopped = { $found ->
    [0] Si sono fermati qui. { $card } ha tenuto il suo segreto.
   *[other] Si sono fermati qui, con { $card } ancora da trovare.
}
review-story-time = Il tempo è finito prima di { $card }.
review-story-illegal = «{ $clue }» è stato contestato, e il turno è finito.
review-story-unknown = I bot non conoscono «{ $clue }»: questa era una cosa tra le persone al tavolo.
review-story-past = { $what ->
    [assassin] Tutto quello che era inteso è stato trovato. Poi è venuta { $card }, e dietro c’era l’assassino.
   *[other] Tutto quello che era inteso è stato trovato; il tentativo dopo è caduto su { $card }.
}
review-story-level = { $what ->
    [assassin] { $card } e { $meant } erano alla pari, { $chance } a { $rest }. La moneta è caduta sull’assassino.
   *[other] { $card } e { $meant } erano alla pari, { $chance } a { $rest }. La moneta è caduta dall’altra parte.
}
review-story-nearer = { $what ->
    [assassin] { $card }, l’assassino, era più vicina a «{ $clue }» di { $meant }: { $chance } a { $rest }.
   *[other] { $card } era più vicina a «{ $clue }» di { $meant }: { $chance } a { $rest }.
}
review-story-farther = { $what ->
    [assassin] { $meant } era più vicina, { $rest } a { $chance }; ma in { $card } qualcuno ha visto qualcosa, e lì c’era l’assassino.
   *[other] { $meant } era più vicina, { $rest } a { $chance }; ma in { $card } qualcuno ha visto qualcosa.
}

## che cosa avrebbe detto un bot esperto
review-bot = Un bot esperto avrebbe detto
review-bot-same = Un bot esperto avrebbe detto proprio questo.
review-why-written = «{ $clue }» e { $cards }: le persone li scrivono insieme.
review-why-meaning = «{ $clue }» e { $cards }: stanno di casa nelle stesse frasi.
review-why-near = L’altra carta più vicina è { $card }.
review-why-clear = Nessun’altra carta è vicina.

## parole accanto alle cifre
review-turn = Turno { $n }
review-meant = Inteso
review-heard = Sentito
review-risk = Rischio
review-risk-line = { $risk } su 100 di non trovare tutto
review-risk-assassin = l’assassino { $assassin } su 100
review-marked = segnato con l’indizio
review-guess = la nostra ipotesi
review-nothing = nulla
review-finest = L’indizio più bello
review-boldest = Il più audace
review-lucky = Un colpo di fortuna
review-chance = { $team ->
    [red] Rossi { $chance } %
   *[blue] Blu { $chance } %
}
review-chance-own = Possibilità { $chance } %
review-no-mind = Per queste carte non ci sono bot, e quindi nemmeno le probabilità delle parole.
review-no-figures = Partita troppo breve per una curva.
review-how-sure = Le percentuali sono della mente dei bot. Dove di una carta diceva circa 70, in turni mai visti, la carta era intesa { $times } volte su 100.

## nel terminale
review-running = Questa partita non è finita. Si potrà rileggere quando lo sarà.

## on the page
review-working = leggo la partita…
review-tip = Qui si è ribaltata
review-clues = Gli indizi, uno per uno
review-clues-line = <b>Pieno</b>: toccata. <b>Solo il bordo</b>: intesa, ma non sentita. A destra quanto il turno ha dato alla squadra, su cento partite così, e quanto era rischioso.
review-turns = Turni
review-turn-of = Turno { $n }, { $name }
review-risk-short = rischio { $risk }
review-risk-big = { $risk } su 100
review-risk-what = di non trovare tutto
review-marked-by = segnato da { $name }
review-legend-meant = inteso
review-legend-heard = toccata, in quest’ordine
review-legend-heat = quanto era probabile che venisse toccata
review-figure = Rossi da { $from } a { $to } su 100, carta dopo carta.
review-figure-own = Le possibilità della squadra da { $from } a { $to } su 100, carta dopo carta.
review-figure-tipped = Si è ribaltata al turno { $turn }.
review-after = Possibilità dopo
review-cell = { $place }, { $card }, { $identity ->
    [red] rossa
    [blue] blu
    [bystander] passante
   *[assassin] assassino
}{ $meant ->
    [yes] , intesa
   *[no] {""}
}{ $order ->
    [0] {""}
   *[other] , toccata per numero { $order }
}{ $covered ->
    [yes] , già coperta
   *[no] , { $chance } su 100
}
review-board = Quanto era probabile toccare ogni carta
review-save = Salva l’immagine
review-names = Nomi nell’immagine
review-again = Riprova
review-busy = Al server si chiede molto in questo momento. Riprova tra poco.
review-down = Il server che legge le partite non c’è. Quello che è stato toccato è qui lo stesso.
review-what-it-reads = Il server legge la partita per questo e non conserva nulla.
review-share = Copia un link
review-copied = Copiato
