# Pictures of the host's own: the dialog in the lobby, and why one was not taken.

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
picture-fault-unreadable-title = its title has characters that nobody can read
picture-fault-table-full = this table has all the pictures it can hold
picture-fault-server-full = the server has no room left for pictures
picture-fault-file-too-large = This file is larger than 7 MB.
