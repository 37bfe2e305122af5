### Talk with fingers: several tags a person, doubts, advice, and faces after a cover. Names and words are never inflected.

fingers-title = Quem aponta o quê
# On the label of a card: whose tags lie on it. $names is a list of finger-by; $n counts tags, not advice.
finger-list = { $n ->
    [0] { $names }
    [one] uma etiqueta: { $names }
   *[other] { $n } etiquetas: { $names }
}
finger-by = { $how ->
    [only] { $name }
    [first] { $name }, primeira escolha
    [second] { $name }, segunda escolha
    [third] { $name }, terceira escolha
    [unsure] { $name }, talvez
   *[not] { $name } desaconselha
}
# Said a little later to a screen reader.
announce-untag = { $name } desmarca uma carta
finger-told = { $how ->
    [unsure] { $word }: { $name } diz “talvez”.
    [not] { $word }: { $name } desaconselha.
   *[later] { $name } marca também { $word }.
}
doubt-title = Sua etiqueta em { $word }
doubt-sure = certeza
doubt-unsure = talvez
doubt-not = esta não
# On a phone one button goes through the three; $how is one of them.
doubt-change = Sua etiqueta em { $word }: { $how }. Mudar
faces-title = O que você diz de { $word }?
# Faces after a cover: short, as one would say it aloud.
face-bravo = Boa!
face-phew = Ufa
face-bold = Ousado
face-ouch = Ai
face-hm = Hum
