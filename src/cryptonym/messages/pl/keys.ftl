# What each key does, in the table of keys.

keys-move = z karty na kartę
keys-jump = do tej karty
keys-tag = oznacz albo zdejmij znacznik
keys-unsure = może ta karta, albo znów na pewno
keys-not = nie ta karta
keys-faces = miny po zakryciu karty
keys-touch = dotknij ostatecznie: naciśnięty pyta, przytrzymany dotyka
keys-read = przeczytaj wskazówkę
keys-spell = przeliteruj wskazówkę
keys-hourglass = odwróć klepsydrę
keys-stop = zakończ turę (z pytaniem)
keys-log = dziennik
keys-clue = do pola wskazówki
keys-help = ta tabelka
keys-look = powiększ obrazek
