# Pictures on the page: what lies on the table, looking closer.

kind = A la taula
kind-name = { $kind ->
    [pictures] Imatges
    [mixed] Totes dues
   *[words] Paraules
}
home-kinds = Què hi ha a la taula?
home-kind-line = { $kind ->
    [pictures] 5 × 4
    [mixed] paraules i imatges
   *[words] 5 × 5
}

look = Amplia la imatge
hint-look = Per ampliar una imatge: <kbd>Z</kbd>, o mantén-la premuda abans de marcar-la
look-tag = Marca
picture-unnamed = Imatge { $place }
picture-own = Imatge { $n }
picture-in-full = { $title }. { $alt }

house-no_shapes = Sense pistes sobre la forma

own-pictures = Imatges pròpies

