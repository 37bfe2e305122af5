### Una partida rellegida. Les frases parlen de paraules i cartes, mai de l’error d’algú; els noms en clau no es flexionen mai.
review-title = La partida, rellegida

## què la va decidir
review-even = Igualada fins al final: cap intent tot sol no la va decidir.
review-never-in-doubt = Mai en dubte: un pas rere l’altre.
review-tipped-own = { $card } amb «{ $clue }» la va capgirar: { $points } punts en un intent.
review-tipped-bystander = { $card } amb «{ $clue }» era un civil innocent, i { $points } punts van canviar de costat.
review-tipped-enemy = { $card } amb «{ $clue }» era dels altres: { $points } punts en un intent.
review-tipped-assassin = Darrere { $card }, amb «{ $clue }», hi havia l’assassí.
review-tipped-covered = Un cap d’espies va cobrir { $card }: { $points } punts de cop.

## una pista
review-story-found = { $count ->
    [one] «{ $clue }» deia justament això, i es va entendre.
   *[other] «{ $clue }» deia justament això: enteses totes { $count }.
}
review-story-more = «{ $clue }» va portar també { $card }, que no era la primera idea.
review-story-stopped = { $found ->
    [0] Es van aturar aquí. { $card } va guardar el secret.
   *[other] Es van aturar aquí, amb { $card } encara per trobar.
}
review-story-time = El temps es va acabar i encara quedava { $card }.
review-story-illegal = «{ $clue }» es va impugnar, i el torn es va acabar.
review-story-unknown = Els bots no coneixen «{ $clue }»: això era cosa de la gent de la taula.
review-story-past = { $what ->
    [assassin] Es va trobar tot el que s’havia pensat. Després va venir { $card }, i al darrere hi havia l’assassí.
   *[other] Es va trobar tot el que s’havia pensat; l’intent següent va caure a { $card }.
}
review-story-level = { $what ->
    [assassin] { $card } i { $meant } anaven igualades, { $chance } a { $rest }. La moneda va caure del costat de l’assassí.
   *[other] { $card } i { $meant } anaven igualades, { $chance } a { $rest }. La moneda va caure de l’altre costat.
}
review-story-nearer = { $what ->
    [assassin] { $card }, l’assassí, era més a prop de «{ $clue }» que { $meant }: { $chance } a { $rest }.
   *[other] { $card } era més a prop de «{ $clue }» que { $meant }: { $chance } a { $rest }.
}
review-story-farther = { $what ->
    [assassin] { $meant } era més a prop, { $rest } a { $chance }; però algú va veure alguna cosa a { $card }, i allà hi havia l’assassí.
   *[other] { $meant } era més a prop, { $rest } a { $chance }; però algú va veure alguna cosa a { $card }.
}

## què hauria dit un bot expert
review-bot = Un bot expert hauria dit
review-bot-same = Un bot expert hauria dit justament això.
review-why-written = «{ $clue }» amb { $cards }: sovint surten juntes als textos.
review-why-meaning = «{ $clue }» amb { $cards }: viuen a les mateixes frases.
review-why-near = L’altra carta més propera és { $card }.
review-why-clear = Cap altra carta no és a prop.

## paraules al costat de les xifres
review-turn = Torn { $n }
review-meant = Pensat
review-heard = Entès
review-risk = Risc
review-risk-line = { $risk } de 100 de no trobar-ho tot
review-risk-assassin = l’assassí { $assassin } de 100
review-marked = marcat amb la pista
review-guess = la nostra suposició
review-nothing = res
review-finest = La pista més bonica
review-boldest = La més agosarada
review-lucky = Un cop de sort
review-chance = { $team ->
    [red] Vermells { $chance } %
   *[blue] Blaus { $chance } %
}
review-chance-own = Possibilitat { $chance } %
review-no-mind = Per a aquestes cartes no hi ha bots, i per tant tampoc probabilitats de les paraules.
review-no-figures = Una partida massa curta per a una corba.
review-how-sure = Els percentatges són de la ment dels bots. Quan d’una carta deia uns 70, en torns que no havia vist mai, la carta s’havia pensat { $times } vegades de cada 100.

## al terminal
review-running = Aquesta partida no s’ha acabat. Es podrà rellegir quan s’acabi.

## on the page
review-working = llegint la partida…
review-tip = Aquí es va capgirar
review-clues = Les pistes, una per una
review-clues-line = <b>Ple</b>: tocada. <b>Només la vora</b>: pensada, però no entesa. A la dreta, què va donar el torn a l’equip, de cent partides així, i com era d’arriscat.
review-turns = Torns
review-turn-of = Torn { $n }, { $name }
review-risk-short = risc { $risk }
review-risk-big = { $risk } de 100
review-risk-what = de no trobar-ho tot
review-marked-by = marcat per { $name }
review-legend-meant = pensada
review-legend-heard = tocada, en aquest ordre
review-legend-heat = com era de probable tocar-la
review-figure = Vermells: { $from } de 100 al principi, { $to } al final, carta a carta.
review-figure-own = Possibilitats de l’equip: { $from } de 100 al principi, { $to } al final, carta a carta.
review-figure-tipped = Es va capgirar al torn { $turn }.
review-after = Possibilitat després
review-cell = { $place }, { $card }, { $identity ->
    [red] vermella
    [blue] blava
    [bystander] civil
   *[assassin] assassí
}{ $meant ->
    [yes] , pensada
   *[no] {""}
}{ $order ->
    [0] {""}
   *[other] , tocada amb el número { $order }
}{ $covered ->
    [yes] , coberta abans
   *[no] , { $chance } de 100
}
review-board = Com era de probable tocar cada carta
review-save = Desa la imatge
review-names = Noms a la imatge
review-again = Torna-ho a provar
review-busy = Ara mateix el servidor té molta feina. Torna-ho a provar d’aquí a un moment.
review-down = El servidor que llegeix partides no hi és. El que es va tocar és aquí igualment.
review-what-it-reads = El servidor llegeix la partida per a això i no desa res.
review-share = Copia l’adreça
review-copied = Copiat
