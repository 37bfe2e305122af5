# What each key does, in the table of keys.

keys-move = di carta in carta
keys-jump = vai a quella casella
keys-tag = segna, o togli il segno
keys-unsure = passa da «sicura» a «forse», e viceversa
keys-not = segna «non questa», o toglilo
keys-faces = le reazioni dopo una carta coperta
keys-touch = premi: chiede conferma; tieni premuto: tocca davvero
keys-read = leggi l’indizio
keys-spell = scandisci l’indizio lettera per lettera
keys-hourglass = gira la clessidra
keys-stop = finisci il turno (chiede conferma)
keys-log = il registro
keys-clue = vai al campo dell’indizio
keys-help = questa tabella
keys-look = ingrandisci l’immagine
