### Una partita riletta. Le frasi parlano di parole e carte, mai dello sbaglio di qualcuno; i nomi in codice non si flettono mai.
review-title = La partita, riletta

## che cosa l’ha decisa
review-even = In bilico fino alla fine: nessun tentativo da solo l’ha decisa.
review-never-in-doubt = Mai in dubbio: un passo dopo l’altro.
review-tipped-own = { $card }, toccata per «{ $clue }», ha ribaltato la partita: { $points } punti in un tentativo.
review-tipped-bystander = { $card }, toccata per «{ $clue }», era un ignaro passante, e { $points } punti hanno cambiato lato del tavolo.
review-tipped-enemy = { $card }, toccata per «{ $clue }», era degli altri: { $points } punti in un tentativo.
review-tipped-assassin = Dietro { $card }, toccata per «{ $clue }», c’era l’assassino.
review-tipped-covered = { $card } è stata coperta da un capo: { $points } punti in un colpo.

## un indizio
review-story-found = { $count ->
    [one] «{ $clue }» diceva proprio questo, ed è stato capito.
   *[other] «{ $clue }» diceva proprio questo: trovate tutte e { $count }.
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
    [assassin] Quello che il capo intendeva è stato trovato tutto. Poi è venuta { $card }, e dietro c’era l’assassino.
   *[other] Quello che il capo intendeva è stato trovato tutto; il tentativo dopo è caduto su { $card }.
}
review-story-level = { $what ->
    [assassin] { $card } e { $meant } erano quasi alla pari ({ $chance } e { $rest } su 100). Il caso ha scelto l’assassino.
   *[other] { $card } e { $meant } erano quasi alla pari ({ $chance } e { $rest } su 100). Il caso ha scelto { $card }.
}
review-story-nearer = { $what ->
    [assassin] { $card }, l’assassino, era più vicina a «{ $clue }»: { $chance } su 100, contro { $rest } per { $meant }.
   *[other] { $card } era più vicina a «{ $clue }»: { $chance } su 100, contro { $rest } per { $meant }.
}
review-story-farther = { $what ->
    [assassin] { $meant } era più vicina ({ $rest } contro { $chance } su 100), ma in { $card } qualcuno ha visto qualcosa, e lì c’era l’assassino.
   *[other] { $meant } era più vicina ({ $rest } contro { $chance } su 100), ma in { $card } qualcuno ha visto qualcosa.
}

## che cosa avrebbe detto un bot esperto
review-bot = Un bot esperto avrebbe detto
review-bot-same = Un bot esperto avrebbe detto proprio questo.
review-why-written = «{ $clue }» e { $cards }: compaiono spesso insieme nei testi.
review-why-meaning = «{ $clue }» e { $cards }: sono di casa nelle stesse frasi.
review-why-near = Fra le altre, la più vicina è { $card }.
review-why-clear = Nessun’altra carta è vicina.

## parole accanto alle cifre
review-turn = Turno { $n }
review-meant = Il capo intendeva
review-heard = Toccate
review-risk = Rischio
review-risk-line = { $risk } su 100 di non trovarle tutte
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
review-no-figures = Partita troppo breve per tracciarne l’andamento.
review-how-sure = Le percentuali sono stime dei bot. In turni che non avevano mai visto, una carta stimata intorno a 70 era davvero fra quelle intese { $times } volte su 100.

## nel terminale
review-running = Questa partita non è finita. Si potrà rileggere quando lo sarà.

## on the page
review-working = leggo la partita…
review-tip = Qui la partita si è ribaltata
review-clues = Gli indizi, uno per uno
review-clues-line = <b>Piena</b>: toccata. <b>Solo il bordo</b>: intesa dal capo, ma non toccata. A destra, quanto il turno ha dato alla squadra (in vittorie su cento partite così) e quanto era rischioso.
review-turns = Turni
review-turn-of = Turno { $n }, { $name }
review-risk-short = rischio { $risk }
review-risk-big = { $risk } su 100
review-risk-what = di non trovarle tutte
review-marked-by = segnato da { $name }
review-legend-meant = intesa dal capo
review-legend-heard = toccate, in quest’ordine
review-legend-heat = quanto era probabile che venisse toccata
review-figure = Rossi da { $from } a { $to } su 100, carta dopo carta.
review-figure-own = Le possibilità della squadra da { $from } a { $to } su 100, carta dopo carta.
review-figure-tipped = La partita si è ribaltata al turno { $turn }.
review-after = Possibilità dopo
review-cell = { $place }, { $card }, { $identity ->
    [red] rossa
    [blue] blu
    [bystander] passante
   *[assassin] assassino
}{ $meant ->
    [yes] , intesa dal capo
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
review-busy = Il server è molto occupato. Riprova tra poco.
review-down = Il server che legge le partite non risponde. Le carte toccate si vedono lo stesso.
review-what-it-reads = Per questa pagina il server legge la partita, senza conservare nulla.
review-share = Copia il link
review-copied = Copiato
