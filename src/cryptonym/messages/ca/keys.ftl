# What each key does, in the table of keys.

keys-move = de carta en carta
keys-jump = ves a aquella carta
keys-tag = marca, o treu la marca
keys-unsure = marca «potser», o torna a «segura»
keys-not = marca «aquesta no»
keys-faces = reacciona a l’última carta coberta
keys-touch = toca de debò: si la prems, pregunta; si la mantens premuda, toca
keys-read = llegeix la pista
keys-spell = lletreja la pista
keys-hourglass = gira el rellotge de sorra
keys-stop = acaba el torn (abans pregunta)
keys-log = obre el registre
keys-clue = ves al camp de la pista
keys-help = mostra aquesta llista de tecles
keys-look = amplia una imatge
