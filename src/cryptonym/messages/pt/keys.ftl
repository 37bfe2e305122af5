# What each key does, in the table of keys.

keys-move = ir de carta em carta
keys-jump = ir até aquela carta
keys-tag = pôr ou tirar a etiqueta
keys-unsure = talvez esta carta, ou certeza de novo
keys-not = esta carta não
keys-faces = reagir a uma carta coberta
keys-touch = tocar para valer (apertar pergunta, segurar toca)
keys-read = ler a pista
keys-spell = soletrar a pista
keys-hourglass = virar a ampulheta
keys-stop = encerrar o turno (pergunta antes)
keys-log = abrir o registro
keys-clue = ir ao campo da pista
keys-help = abrir esta tabela de teclas
keys-look = ampliar uma imagem
