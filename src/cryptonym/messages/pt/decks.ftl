# O que há de errado em uma linha de um baralho próprio.

deck-fault = Linha { $line }: { $what }
deck-fault-duplicate = “{ $word }” já está lá.
deck-fault-empty = um lado está vazio.
deck-fault-too-long = “{ $word }” é longo demais.
deck-fault-unreadable = há caracteres que ninguém consegue ler.
deck-fault-no-word = “{ $word }” não é uma palavra.
deck-fault-not-utf8 = isto não é UTF-8.
deck-fault-more-than-two-sides = uma carta tem no máximo dois lados.
deck-fault-too-many-cards = já basta: um baralho tem no máximo { $word } cartas.
deck-fault-deck-too-large = o baralho passa de 64 KiB.
deck-fault-before-first-codename = não há codinome acima disto.
deck-fault-unknown-kind = não existe o tipo “{ $word }”.
deck-fault-no-gloss = o sentido não tem glosa.
deck-fault-field-twice = “{ $word }” aparece duas vezes.
deck-fault-unknown-field = não existe o campo “{ $word }”.
deck-fault-association-without-meaning = não há sentido acima disto.
deck-fault-no-strength = “{ $word }” não tem força de 1 a 3.
deck-fault-association-twice = “{ $word }” está associado duas vezes.
deck-fault-no-kind = “{ $word }” não tem tipo.
deck-fault-no-meaning = “{ $word }” não tem sentido.
