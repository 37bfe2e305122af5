# What messengers show of a link, and what stands on the image there (tools/previews.py). Read without Fluent: no variables, a line each.

preview-home = Cryptonym
preview-home-line = Uma palavra. Um número. Quem é quem? Uma mesa para o jogo de associar palavras.
preview-table = A mesa está pronta
preview-table-line = Sem conta: digite um nome e sente-se.
preview-words = palavras
preview-pictures = imagens
preview-mixed = palavras e imagens
preview-now = é só jogar
preview-puzzle = O enigma de hoje
preview-puzzle-line = Dois minutos, igual para todo mundo.
preview-puzzle-time = dois minutos
preview-puzzle-same = igual para todos
preview-review = A análise da partida
preview-review-line = Cada pista, o que ela arriscava e onde a partida virou.
preview-review-clues = pista por pista
preview-review-tip = onde ela virou
preview-learn = Aprenda em 90 segundos
preview-learn-line = Nove cartas, uma palavra, um número: aprenda jogando.
preview-home-head = Uma palavra. Um número. Quem é quem?
preview-home-free = sem conta
preview-home-bots = com amigos ou bots
