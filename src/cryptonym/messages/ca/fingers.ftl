### Talk with fingers: several tags a person, doubts, advice, and faces after a cover. Names and words are never inflected.

fingers-title = Qui assenyala què
# On the label of a card: whose tags lie on it. $names is a list of finger-by; $n counts tags, not advice.
finger-list = { $n ->
    [0] { $names }
    [one] una marca: { $names }
   *[other] { $n } marques: { $names }
}
finger-by = { $how ->
    [only] { $name }
    [first] { $name }, primera tria
    [second] { $name }, segona tria
    [third] { $name }, tercera tria
    [unsure] { $name }, potser
   *[not] no per a { $name }
}
# Said a little later to a screen reader.
announce-untag = { $name } treu una marca
finger-told = { $how ->
    [unsure] { $word }: { $name } diu «potser».
    [not] { $word }: { $name } la desaconsella.
   *[later] { $name } també marca { $word }.
}
doubt-title = La teva marca: { $word }
doubt-sure = segura
doubt-unsure = potser
doubt-not = aquesta no
# On a phone one button goes through the three; $how is one of them.
doubt-change = La teva marca: { $word }, { $how }. Canvia-la
faces-title = { $word }: què en dius?
# Faces after a cover: short, as one would say it aloud.
face-bravo = Molt bé!
face-phew = Uf
face-bold = Agosarat
face-ouch = Ai
face-hm = Hm
