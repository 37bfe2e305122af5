# Pictures on the page: what lies on the table, looking closer.

kind = Sul tavolo
kind-name = { $kind ->
    [pictures] Immagini
    [mixed] Entrambe
   *[words] Parole
}
home-kinds = Che cosa c’è sul tavolo?
home-kind-line = { $kind ->
    [pictures] 5 × 4
    [mixed] parole e immagini
   *[words] 5 × 5
}

look = Ingrandisci l’immagine
hint-look = <kbd>Z</kbd> ingrandisce un’immagine; se non è segnata, basta tenerla premuta
look-tag = Segna
picture-unnamed = Immagine { $place }
picture-own = Immagine { $n }
picture-in-full = { $title }. { $alt }

house-no_shapes = Niente indizi sulla forma

own-pictures = Immagini vostre

