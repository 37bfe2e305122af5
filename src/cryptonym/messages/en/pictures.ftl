# Pictures on the page: what lies on the table, looking closer.

kind = On the table
kind-name = { $kind ->
    [pictures] Pictures
    [mixed] Both
   *[words] Words
}
home-kinds = What’s on the table?
home-kind-line = { $kind ->
    [pictures] 5 × 4
    [mixed] words and pictures
   *[words] 5 × 5
}

look = Enlarge
hint-look = Long press or <kbd>Z</kbd> enlarges a picture
look-tag = Tag
picture-unnamed = Picture { $place }
picture-own = Picture { $n }
picture-in-full = { $title }. { $alt }

house-no_shapes = No shape clues

own-pictures = Own pictures

