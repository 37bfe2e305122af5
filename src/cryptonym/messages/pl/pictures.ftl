# Pictures on the page: what lies on the table, looking closer.

kind = Na stole
kind-name = { $kind ->
    [pictures] Obrazki
    [mixed] Mieszane
   *[words] Słowa
}
kind-count = Obrazki wśród { $all } kart
clue-language = Język wskazówek
home-kinds = Co leży na stole?
home-kind-line = { $kind ->
    [pictures] 5 × 4
    [mixed] słowa i obrazki
   *[words] 5 × 5
}

look = Powiększ obrazek
hint-look = Długie naciśnięcie albo <kbd>Z</kbd> powiększa obrazek
picture-unnamed = Obrazek { $place }
picture-own = Obrazek { $n }
picture-in-full = { $title }. { $alt }

house-no_shapes = Bez wskazówek o kształcie

own-pictures = Własne obrazki
own-pictures-row = { $n ->
    [one] Jeden własny obrazek
    [few] { $n } własne obrazki
    [many] { $n } własnych obrazków
   *[other] { $n } własnego obrazka
}

next-fresh-cards = { $n ->
    [one] { $n } nowa karta
    [few] { $n } nowe karty
    [many] { $n } nowych kart
   *[other] { $n } nowej karty
}
