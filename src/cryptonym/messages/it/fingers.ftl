### Talk with fingers: several tags a person, doubts, advice, and faces after a cover. Names and words are never inflected.

fingers-title = Chi ha segnato cosa
# On the label of a card: whose tags lie on it. $names is a list of finger-by; $n counts tags, not advice.
finger-list = { $n ->
    [0] { $names }
    [one] un segno: { $names }
   *[other] { $n } segni: { $names }
}
finger-by = { $how ->
    [only] { $name }
    [first] { $name } per prima
    [second] { $name } per seconda
    [third] { $name } per terza
    [unsure] { $name }, forse
   *[not] { $name }, no
}
# Said a little later to a screen reader.
announce-untag = { $name } toglie un segno
finger-told = { $how ->
    [unsure] { $word }: { $name } dice forse.
    [not] { $word }: { $name } la sconsiglia.
   *[later] { $name } segna anche { $word }.
}
doubt-title = Il tuo segno su { $word }
doubt-sure = sicura
doubt-unsure = forse
doubt-not = non questa
# On a phone one button goes through the three; $how is one of them.
doubt-change = Il tuo segno su { $word }: { $how }. Cambia
faces-title = Che dici di { $word }?
# Faces after a cover: short, as one would say it aloud.
face-bravo = Evviva!
face-phew = Fiuu
face-bold = Audace
face-ouch = Ahi
face-hm = Mah
