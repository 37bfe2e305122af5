# What each key does, in the table of keys.

keys-move = przejdź z karty na kartę
keys-jump = przejdź do tej karty
keys-tag = oznacz albo zdejmij znacznik
keys-unsure = oznacz jako „może” albo znów „na pewno”
keys-not = odradź tę kartę
keys-faces = wybierz minę po zasłonięciu karty
keys-touch = dotknij karty: naciśnięcie najpierw pyta, przytrzymanie dotyka
keys-read = przeczytaj wskazówkę
keys-spell = przeliteruj wskazówkę
keys-hourglass = odwróć klepsydrę
keys-stop = zakończ turę (z potwierdzeniem)
keys-log = pokaż dziennik
keys-clue = przejdź do pola wskazówki
keys-help = pokaż tę tabelkę
keys-look = powiększ obrazek
