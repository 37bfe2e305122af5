### An evening: several games at one table, the votes for their clues, an image at the end. Names of people and clues are never inflected.
evening-title = Partidas de hoje
evening-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
evening-more = + { $n }
evening-flag = Partida { $n }: { $winner ->
    [red] vitória da equipe vermelha
    [blue] vitória da equipe azul
   *[none] ninguém venceu
}
evening-ask = A pista mais bonita desta partida?
evening-ask-line = Dá para votar até distribuírem as próximas cartas. Ninguém vê o que você escolheu.
evening-all = Todas as pistas
evening-voted = { $n ->
    [0] Nenhum voto ainda
    [one] { $n } voto até agora
   *[other] { $n } votos até agora
}
evening-yours = seu voto
evening-thanks = Você votou em “{ $clue }”.
evening-back = Voto retirado.
evening-make = A imagem da noite
evening-make-line = Placar, partidas, pistas mais bonitas e nomes. Feita neste aparelho.
evening-wide = Horizontal
evening-tall = Vertical
evening-save = Salvar a imagem
evening-share = Compartilhar
evening-names = Nomes na imagem
evening-leave = Toque num nome para deixá-lo de fora.
evening-preview = Prévia da imagem: { $red } a { $blue }, { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
evening-finest = As pistas mais bonitas
evening-votes = { $n ->
    [one] { $n } voto
   *[other] { $n } votos
}
evening-and-more = { $names } e mais { $n }
evening-of-us = { $n ->
    [one] uma pessoa
    [2] duas pessoas
    [3] três pessoas
    [4] quatro pessoas
    [5] cinco pessoas
    [6] seis pessoas
    [7] sete pessoas
    [8] oito pessoas
   *[other] { $n } pessoas
}
evening-head = { $n ->
    [2] Duas partidas,
    [3] Três partidas,
    [4] Quatro partidas,
    [5] Cinco partidas,
    [6] Seis partidas,
    [7] Sete partidas,
    [8] Oito partidas,
   *[other] { $n } partidas,
}
evening-head-second = uma noite
evening-down = Não deu para carregar as partidas da noite.
evening-again = Tentar de novo
passing = De uma partida para outra
passing-stay = Cada um no seu lugar
passing-chairs = Mudam os espiões mestres
passing-sides = Mudam espiões mestres e equipes
passing-stay-line = Todos mantêm seus lugares.
passing-chairs-line = Próximos espiões mestres: { $names }.
passing-chairs-plain = Os lugares vão para quem espera há mais tempo.
passing-sides-line = Próximos espiões mestres: { $names }. Os de antes vão para a outra equipe.
passing-by-hand = Os lugares foram dados à mão: desta vez ficam assim.

## why a vote or a switch is refused; said where these words are
violation-votes-after-the-game = A votação é depois da partida.
violation-not-in-that-game = Só quem estava sentado naquela partida vota nas pistas dela.
violation-no-such-clue = Não houve essa pista naquela partida.
violation-own-clue = Essa pista veio do seu lugar: vote em outra.
violation-being-updated = Uma parte do servidor ainda está sendo atualizada. Tente de novo daqui a pouco.
