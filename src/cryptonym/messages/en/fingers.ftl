### Talk with fingers: several tags a person, doubts, advice, and faces after a cover. Names and words are never inflected.

fingers-title = Who points where
# On the label of a card: whose tags lie on it. $names is a list of finger-by; $n counts tags, not advice.
finger-list = { $n ->
    [0] { $names }
    [one] tag: { $names }
   *[other] { $n } tags: { $names }
}
finger-by = { $how ->
    [only] { $name }
    [first] { $name } first
    [second] { $name } second
    [third] { $name } third
    [unsure] { $name } unsure
   *[not] not for { $name }
}
# Said a little later to a screen reader.
announce-untag = { $name } takes a tag off
finger-told = { $how ->
    [unsure] { $name } is unsure of { $word }.
    [not] { $name } advises against { $word }.
   *[later] { $name } tags { $word } too.
}
doubt-title = Your tag on { $word }
doubt-sure = sure
doubt-unsure = unsure
doubt-not = not this
# On a phone one button goes through the three; $how is one of them.
doubt-change = Your tag on { $word }: { $how }. Change it
faces-title = What do you say to { $word }?
# Faces after a cover: short, as one would say it aloud.
face-bravo = Bravo!
face-phew = Phew
face-bold = Bold
face-ouch = Ouch
face-hm = Hm
