# O que há de errado em uma linha de um baralho próprio.

deck-fault = Linha { $line }: { $what }
deck-fault-duplicate = “{ $word }” já está na lista.
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
deck-fault-no-gloss = falta dizer, em inglês, qual é o sentido.
deck-fault-field-twice = “{ $word }” aparece duas vezes.
deck-fault-unknown-field = não existe o campo “{ $word }”.
deck-fault-association-without-meaning = não há sentido acima disto.
deck-fault-no-strength = “{ $word }” não tem força de 1 a 3.
deck-fault-association-twice = “{ $word }” está associado duas vezes.
deck-fault-no-kind = “{ $word }” não tem tipo.
deck-fault-no-meaning = “{ $word }” não tem sentido.

# The dialog that takes it.
own-deck-how = Uma palavra por linha. Para cartas de dois lados, ponha uma vírgula no meio. No máximo 2.000 cartas e 64 KiB.
own-deck-words = Suas palavras
own-deck-crowded = Há uma linha com mais de duas palavras. Quer uma carta para cada uma?
own-deck-split = Uma palavra por linha
own-deck-file = Escolher um arquivo
own-deck-language = Idioma das suas palavras
own-deck-take = Usar estas cartas
own-deck-taken = { $n ->
    [0] Nenhuma carta pôde ser lida. O motivo está abaixo.
    [one] Agora há { $n } carta nesta mesa.
   *[other] Agora há { $n } cartas nesta mesa.
}
own-deck-few = Esta mesa precisa de { $need } cartas. Acrescente palavras ou misture as suas com as nossas.
own-deck-faults = { $n ->
    [one] { $n } linha ficou de fora:
   *[other] { $n } linhas ficaram de fora:
}
own-deck-first-faults = As primeiras { $n } linhas que ficaram de fora:
own-deck-too-large = Isso passa de 64 KiB. Tire algumas palavras e tente de novo.
