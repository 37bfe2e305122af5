### Uma partida relida. As frases falam de palavras e cartas, nunca do erro de alguém; os codinomes nunca são flexionados.
review-title = A partida, relida

## o que a decidiu
review-even = Parelha até o fim: nenhuma tentativa decidiu sozinha.
review-never-in-doubt = Nunca em dúvida: um passo depois do outro.
review-tipped-own = { $card } em “{ $clue }” virou a partida: { $points } pontos em uma tentativa.
review-tipped-bystander = { $card } em “{ $clue }” era um civil inocente, e { $points } pontos mudaram de lado.
review-tipped-enemy = { $card } em “{ $clue }” era do outro lado: { $points } pontos em uma tentativa.
review-tipped-assassin = Atrás de { $card }, em “{ $clue }”, estava o assassino.
review-tipped-covered = { $card } foi coberta por um espião mestre: { $points } pontos de uma vez.

## uma pista
review-story-found = { $count ->
    [one] “{ $clue }” dizia exatamente isso, e foi entendida.
   *[other] “{ $clue }” dizia exatamente isso: as { $count } foram entendidas.
}
review-story-more = “{ $clue }” trouxe também { $card }, que não era a primeira ideia.
review-story-stopped = { $found ->
    [0] Pararam ali. { $card } guardou o segredo.
   *[other] Pararam ali, com { $card } ainda por encontrar.
}
review-story-time = O tempo acabou antes de { $card }.
review-story-illegal = “{ $clue }” foi contestada, e o turno acabou.
review-story-unknown = Os bots não conhecem “{ $clue }”: essa era coisa de quem estava à mesa.
review-story-past = { $what ->
    [assassin] Tudo o que foi pensado foi encontrado. Depois veio { $card }, e atrás estava o assassino.
   *[other] Tudo o que foi pensado foi encontrado; a tentativa seguinte caiu em { $card }.
}
review-story-level = { $what ->
    [assassin] { $card } e { $meant } estavam empatadas, { $chance } a { $rest }. A moeda caiu do lado do assassino.
   *[other] { $card } e { $meant } estavam empatadas, { $chance } a { $rest }. A moeda caiu do outro lado.
}
review-story-nearer = { $what ->
    [assassin] { $card }, o assassino, estava mais perto de “{ $clue }” do que { $meant }: { $chance } a { $rest }.
   *[other] { $card } estava mais perto de “{ $clue }” do que { $meant }: { $chance } a { $rest }.
}
review-story-farther = { $what ->
    [assassin] { $meant } estava mais perto, { $rest } a { $chance }; mas alguém viu algo em { $card }, e ali estava o assassino.
   *[other] { $meant } estava mais perto, { $rest } a { $chance }; mas alguém viu algo em { $card }.
}

## o que um bot experiente teria dito
review-bot = Um bot experiente teria dito
review-bot-same = Um bot experiente teria dito exatamente isso.
review-why-written = “{ $clue }” e { $cards }: as pessoas escrevem isso junto.
review-why-meaning = “{ $clue }” e { $cards }: moram nas mesmas frases.
review-why-near = A outra carta mais próxima é { $card }.
review-why-clear = Nenhuma outra carta está perto.

## palavras ao lado dos números
review-turn = Turno { $n }
review-meant = Pensado
review-heard = Entendido
review-risk = Risco
review-risk-line = { $risk } em 100 de não encontrar tudo
review-risk-assassin = o assassino { $assassin } em 100
review-marked = marcado com a pista
review-guess = nossa suposição
review-nothing = nada
review-finest = A pista mais bonita
review-boldest = A mais ousada
review-lucky = Um golpe de sorte
review-chance = { $team ->
    [red] Vermelhos { $chance } %
   *[blue] Azuis { $chance } %
}
review-chance-own = Chance { $chance } %
review-no-mind = Para estas cartas não há bots, e por isso não há chances das palavras.
review-no-figures = Partida curta demais para uma curva.
review-how-sure = As porcentagens são da mente dos bots. Quando ela dizia uns 70 de uma carta, em turnos que nunca tinha visto, a carta era a pensada { $times } vezes em 100.

## no terminal
review-running = Esta partida não acabou. Poderá ser relida quando acabar.

## on the page
review-working = lendo a partida…
review-tip = Aqui ela virou
review-clues = As pistas, uma por uma
review-clues-line = <b>Cheio</b>: tocada. <b>Só a borda</b>: pensada, mas não entendida. À direita, o que o turno deu à equipe, em cem partidas assim, e quanto era arriscado.
review-turns = Turnos
review-turn-of = Turno { $n }, { $name }
review-risk-short = risco { $risk }
review-risk-big = { $risk } em 100
review-risk-what = de não encontrar tudo
review-marked-by = marcado por { $name }
review-legend-meant = pensado
review-legend-heard = tocada, nesta ordem
review-legend-heat = quanto era provável um toque
review-figure = Vermelhos de { $from } a { $to } em 100, toque a toque.
review-figure-own = As chances da equipe de { $from } a { $to } em 100, toque a toque.
review-figure-tipped = Virou no turno { $turn }.
review-after = Chance depois
review-cell = { $place }, { $card }, { $identity ->
    [red] vermelha
    [blue] azul
    [bystander] civil
   *[assassin] assassino
}{ $meant ->
    [yes] , pensada
   *[no] {""}
}{ $order ->
    [0] {""}
   *[other] , tocada como número { $order }
}{ $covered ->
    [yes] , coberta antes
   *[no] , { $chance } em 100
}
review-board = Quanto era provável tocar em cada carta
review-save = Salvar a imagem
review-names = Nomes na imagem
review-again = Tentar de novo
review-busy = Pede-se muito ao servidor neste momento. Tente de novo daqui a pouco.
review-down = O servidor que lê partidas não está aí. O que foi tocado está aqui mesmo assim.
review-what-it-reads = O servidor lê a partida para isso e não guarda nada.
review-share = Copiar um link
review-copied = Copiado
