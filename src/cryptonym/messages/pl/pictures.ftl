# Pictures on the page: what lies on the table, looking closer.

kind = Na stole
kind-name = { $kind ->
    [pictures] Obrazki
    [mixed] Mieszane
   *[words] Słowa
}
home-kinds = Co leży na stole?
home-kind-line = { $kind ->
    [pictures] 5 × 4
    [mixed] słowa i obrazki
   *[words] 5 × 5
}

look = Powiększ obrazek
hint-look = Długie naciśnięcie nieoznaczonego obrazka albo <kbd>Z</kbd> go powiększa.
look-tag = Oznacz
picture-unnamed = Obrazek { $place }
picture-own = Obrazek { $n }
picture-in-full = { $title }. { $alt }

house-no_shapes = Bez wskazówek o kształcie

own-pictures = Własne obrazki

