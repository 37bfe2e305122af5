### Uma partida analisada. As frases falam de palavras e cartas, nunca do erro de alguém; os codinomes nunca são flexionados.
review-title = Análise da partida

## o que a decidiu
review-even = Parelha até o fim: nenhuma tentativa decidiu sozinha.
review-never-in-doubt = Nunca em dúvida: um passo depois do outro.
review-tipped-own = { $card }, na pista “{ $clue }”, virou a partida: { $points } pontos em uma tentativa.
review-tipped-bystander = { $card }, na pista “{ $clue }”, era um civil inocente, e { $points } pontos mudaram de lado.
review-tipped-enemy = { $card }, na pista “{ $clue }”, era do outro lado: { $points } pontos em uma tentativa.
review-tipped-assassin = Atrás de { $card }, na pista “{ $clue }”, estava o assassino.
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
    [assassin] Tudo o que a pista queria dizer foi encontrado. Depois veio { $card }, e atrás estava o assassino.
   *[other] Tudo o que a pista queria dizer foi encontrado; a tentativa seguinte caiu em { $card }.
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
review-why-written = “{ $clue }” com { $cards }: palavras que as pessoas escrevem juntas.
review-why-meaning = “{ $clue }” com { $cards }: palavras que moram nas mesmas frases.
review-why-near = A outra carta mais próxima é { $card }.
review-why-clear = Nenhuma outra carta está perto.

## palavras ao lado dos números
review-turn = Turno { $n }
review-meant = Pretendido
review-heard = Entendido
review-risk = Risco
review-risk-line = { $risk } em 100 de não encontrar tudo
review-risk-assassin = assassino: { $assassin } em 100
review-marked = marcado junto com a pista
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
review-no-mind = Não há bots para estas cartas; por isso, as palavras ficam sem porcentagens.
review-no-figures = Partida curta demais para um gráfico.
review-how-sure = As porcentagens são dos bots. Quando davam uns 70 a uma carta, em turnos que nunca tinham visto, ela era a pretendida { $times } vezes em 100.

## no terminal
review-running = Esta partida não acabou. Poderá ser analisada quando acabar.

## on the page
review-working = lendo a partida…
review-tip = Aqui a partida virou
review-clues = As pistas, uma por uma
review-clues-line = <b>Cheio</b>: tocada. <b>Só a borda</b>: pretendida, mas não entendida. À direita, quanto o turno rendeu à equipe, em cem partidas assim, e o risco.
review-turns = Turnos
review-turn-of = Turno { $n }, { $name }
review-risk-short = risco { $risk }
review-risk-big = { $risk } em 100
review-risk-what = de não encontrar tudo
review-marked-by = marcado por { $name }
review-legend-meant = pretendida
review-legend-heard = tocada, nesta ordem
review-legend-heat = chance de ser tocada
review-figure = Vermelhos: de { $from } a { $to } em 100, toque a toque.
review-figure-own = As chances da equipe: de { $from } a { $to } em 100, toque a toque.
review-figure-tipped = A partida virou no turno { $turn }.
review-after = Chance depois
review-cell = { $place }, { $card }, { $identity ->
    [red] vermelha
    [blue] azul
    [bystander] civil
   *[assassin] assassino
}{ $meant ->
    [yes] , pretendida
   *[no] {""}
}{ $order ->
    [0] {""}
   *[other] , a { $order }ª tocada
}{ $covered ->
    [yes] , coberta antes
   *[no] , { $chance } em 100
}
review-board = A chance de cada carta ser tocada
review-save = Salvar a imagem
review-names = Nomes na imagem
review-again = Tentar de novo
review-busy = O servidor está muito ocupado agora. Tente de novo daqui a pouco.
review-down = O servidor que lê as partidas não responde. O que foi tocado aparece aqui mesmo assim.
review-what-it-reads = O servidor lê a partida para isso e não guarda nada.
review-share = Copiar um link
review-copied = Copiado
