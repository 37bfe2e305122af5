# What each key does, in the table of keys.

keys-move = de carta em carta
keys-jump = até aquela carta
keys-tag = marcar, ou tirar a marca
keys-touch = tocar de verdade: apertada pergunta, segurada toca
keys-read = ler a pista
keys-spell = soletrar a pista
keys-hourglass = virar a ampulheta
keys-stop = encerrar o turno (pergunta antes)
keys-log = o registro
keys-clue = para o campo da pista
keys-help = esta tabela de teclas
keys-look = ver uma imagem de perto
