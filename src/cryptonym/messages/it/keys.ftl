# What each key does, in the table of keys.

keys-move = di carta in carta
keys-jump = a quella carta
keys-tag = segna, o togli il segno
keys-touch = tocca davvero: premuto chiede, tenuto giù tocca
keys-read = leggi l’indizio
keys-spell = scandisci l’indizio lettera per lettera
keys-hourglass = gira la clessidra
keys-stop = finisci il turno (con domanda)
keys-log = il registro
keys-clue = al campo dell’indizio
keys-help = questa tabella
keys-look = guarda un’immagine da vicino
