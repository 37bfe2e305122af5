### Talk with fingers: several tags a person, doubts, advice, and faces after a cover. Names and words are never inflected.

fingers-title = Kto co wskazuje
# On the label of a card: whose tags lie on it. $names is a list of finger-by; $n counts tags, not advice.
finger-list = { $n ->
    [0] { $names }
    [one] znacznik: { $names }
    [few] { $n } znaczniki: { $names }
   *[many] { $n } znaczników: { $names }
}
finger-by = { $how ->
    [only] { $name }
    [first] { $name }, pierwszy wybór
    [second] { $name }, drugi wybór
    [third] { $name }, trzeci wybór
    [unsure] { $name }, może
   *[not] { $name } odradza
}
# Said a little later to a screen reader.
announce-untag = { $name } zdejmuje znacznik
finger-told = { $how ->
    [unsure] { $name }, może: { $word }.
    [not] { $name } odradza: { $word }.
   *[later] { $name } oznacza też: { $word }.
}
doubt-title = Twój znacznik: { $word }
doubt-sure = na pewno
doubt-unsure = może
doubt-not = nie ta
# On a phone one button goes through the three; $how is one of them.
doubt-change = Twój znacznik: { $word }, { $how }. Zmień
faces-title = I co ty na to: { $word }?
# Faces after a cover: short, as one would say it aloud.
face-bravo = Brawo!
face-phew = Uff
face-bold = Odważnie
face-ouch = Auć
face-hm = Hm
