# Pictures on the page: what lies on the table, looking closer.

kind = Na stole
kind-name = { $kind ->
    [pictures] Obrazki
    [mixed] Jedno i drugie
   *[words] Słowa
}
kind-count = Obrazki wśród { $all } kart
clue-language = Język wskazówek
home-kinds = Co leży na stole?
home-kind-line = { $kind ->
    [pictures] 5 × 4
    [mixed] słowa i obrazki
   *[words] 5 × 5
}

look = Przyjrzyj się
look-previous = Poprzedni obrazek
look-next = Następny obrazek
look-count = { $n } z { $all }
hint-look = Przytrzymaj albo <kbd>Z</kbd>: przyjrzyj się
keys-look = przyjrzyj się obrazkowi
picture-unnamed = Obrazek { $place }
picture-own = Obrazek { $n }
picture-in-full = { $title }. { $alt }

house-no_shapes = Bez wskazówek o kształcie
house-no_shapes-line = Żadnych wskazówek o tym, co okrągłe albo kwadratowe: <i>{ $a }</i> odpada.

own-pictures = Własne obrazki
own-pictures-row = { $n ->
    [one] Jeden własny obrazek
    [few] { $n } własne obrazki
    [many] { $n } własnych obrazków
   *[other] { $n } własnego obrazka
}
