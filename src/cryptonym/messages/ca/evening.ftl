### An evening: several games at one table, the votes for their clues, an image at the end. Names of people and clues are never inflected.
evening-title = Partides d’avui
evening-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partides
}
evening-more = + { $n }
evening-flag = Partida { $n }: { $winner ->
    [red] guanya l’equip vermell
    [blue] guanya l’equip blau
   *[none] no guanya ningú
}
evening-ask = La pista més bonica d’aquesta partida?
evening-ask-line = La pots triar fins que es torni a repartir. Ningú no veu què has triat.
evening-all = Totes les pistes
evening-voted = { $n ->
    [0] Encara no hi ha cap vot
    [one] { $n } vot fins ara
   *[other] { $n } vots fins ara
}
evening-yours = el teu vot
evening-thanks = Has votat «{ $clue }».
evening-back = Has retirat el vot.
evening-make = La imatge de la vetllada
evening-make-line = Marcador, partides, pistes més boniques i noms. Es fa en aquest dispositiu.
evening-wide = Ampla
evening-tall = Alta
evening-save = Desa la imatge
evening-share = Comparteix
evening-names = Noms a la imatge
evening-leave = Prem un nom per deixar-lo fora.
evening-preview = Previsualització de la imatge: { $red } a { $blue }, { $n ->
    [one] { $n } partida
   *[other] { $n } partides
}
evening-finest = Les pistes més boniques
evening-votes = { $n ->
    [one] { $n } vot
   *[other] { $n } vots
}
evening-and-more = { $names } i { $n } més
evening-of-us = { $n ->
    [one] en solitari
    [2] dues persones
    [3] tres persones
    [4] quatre persones
    [5] cinc persones
    [6] sis persones
    [7] set persones
    [8] vuit persones
   *[other] { $n } persones
}
evening-head = { $n ->
    [2] Dues partides,
    [3] Tres partides,
    [4] Quatre partides,
    [5] Cinc partides,
    [6] Sis partides,
    [7] Set partides,
    [8] Vuit partides,
   *[other] { $n } partides,
}
evening-head-second = una vetllada
evening-down = No s’han pogut carregar les partides de la vetllada.
evening-again = Torna-ho a provar
passing = De partida en partida
passing-stay = Tothom al seu lloc
passing-chairs = Canvien els caps
passing-sides = Canvien caps i equips
passing-stay-line = Tothom conserva el lloc.
passing-chairs-line = Els pròxims caps d’espies: { $names }.
passing-chairs-plain = Els llocs passen a qui fa més temps que espera.
passing-sides-line = Els pròxims caps d’espies: { $names }. Els d’abans passen a l’altre equip.
passing-by-hand = Els llocs s’han donat a mà: aquesta vegada es queden així.

## why a vote or a switch is refused; said where these words are
violation-votes-after-the-game = Es vota quan s’ha acabat la partida.
violation-not-in-that-game = Les pistes d’aquella partida les vota qui hi seia.
violation-no-such-clue = En aquella partida no hi va haver aquesta pista.
violation-own-clue = Aquesta pista ve del teu lloc: vota’n una altra.
violation-being-updated = Una part del servidor encara s’està actualitzant. Torna-ho a provar d’aquí a un moment.
