# Pictures on the page: what lies on the table, looking closer.

kind = Na mesa
kind-name = { $kind ->
    [pictures] Imagens
    [mixed] As duas
   *[words] Palavras
}
home-kinds = O que há na mesa?
home-kind-line = { $kind ->
    [pictures] 5 × 4
    [mixed] palavras e imagens
   *[words] 5 × 5
}

look = Ampliar a imagem
hint-look = Segure a imagem ou aperte <kbd>Z</kbd> para ampliar
look-tag = Marcar
picture-unnamed = Imagem { $place }
picture-own = Imagem { $n }
picture-in-full = { $title }. { $alt }

house-no_shapes = Nada de pistas sobre formas

own-pictures = Imagens suas

