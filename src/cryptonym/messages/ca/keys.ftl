# What each key does, in the table of keys.

keys-move = de carta en carta
keys-jump = a aquella carta
keys-tag = marca, o treu la marca
keys-touch = toca de debò: premuda pregunta, mantinguda toca
keys-read = llegeix la pista
keys-spell = lletreja la pista
keys-hourglass = gira el rellotge de sorra
keys-stop = acaba el torn (abans pregunta)
keys-log = el registre
keys-clue = al camp de la pista
keys-help = aquesta llista de tecles
keys-look = amplia una imatge
