# Pictures on the page: what lies on the table, looking closer, and pictures of one's own.

kind = On the table
kind-name = { $kind ->
    [pictures] Pictures
    [mixed] Both
   *[words] Words
}
kind-count = Pictures among { $all } cards
clue-language = Language of clues
home-kinds = What’s on the table?
home-kind-line = { $kind ->
    [pictures] 5 × 4
    [mixed] words and pictures
   *[words] 5 × 5
}

look = Look closer
look-previous = The picture before
look-next = The next picture
look-count = { $n } of { $all }
hint-look = Press long, or <kbd>Z</kbd>: look closer
keys-look = look closer at a picture
picture-unnamed = Picture { $place }
picture-own = Picture { $n }
picture-in-full = { $title }. { $alt }

house-no_shapes = No shape clues
house-no_shapes-line = No clues about what is round or square: not <i>{ $a }</i>.

own-pictures = Own pictures
own-pictures-button = Own…
own-pictures-how = PNG, JPEG, WebP, GIF or SVG, as many as { $most }. The server draws each one anew, small, and keeps nothing else of the file. They go when the table goes.
own-pictures-choose = Choose pictures
own-pictures-title = Title for those who cannot see it
own-pictures-take = Bring them
own-pictures-busy = { $n } of { $all }
own-pictures-taken = { $n ->
    [one] One picture is in.
   *[other] { $n } pictures are in.
}
own-pictures-refused = { $n ->
    [one] One was not taken:
   *[other] { $n } were not taken:
}
own-pictures-fault = { $name }: { $what }
own-pictures-row = { $n ->
    [one] One picture of your own
   *[other] { $n } pictures of your own
}
own-pictures-drop = Take them all away
own-pictures-few = A game needs { $need } pictures: bring more, or play with ours too.
own-pictures-use = Draw from

picture-fault-empty = there is nothing in it
picture-fault-no-picture = this is no PNG, JPEG, WebP, GIF or SVG
picture-fault-another-ending = its name says one kind of file, what is in it says another
picture-fault-broken = the file is damaged or not whole
picture-fault-too-many-pixels = it has more pixels than we unpack
picture-fault-too-small = it is too small to be seen
picture-fault-too-long = it is too long and narrow for a card
picture-fault-too-hard = it took too long to draw
picture-fault-svg-doctype = a drawing with a document type is not taken
picture-fault-svg-script = there is a script in it
picture-fault-svg-reference = it points to something outside itself
picture-fault-svg-too-large = the drawing has too many parts
picture-fault-unreadable-title = its title has signs that nobody can read
picture-fault-table-full = this table has all the pictures it can hold
picture-fault-server-full = the server has no room left for pictures
picture-fault-file-too-large = This file is larger than 7 MB.
