### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Enviar assim mesmo · { $n }
   *[no] Enviar · marcas: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Se quiser, marque as cartas a que a pista se refere.
meant-once = Só para a análise. Ninguém vê antes do fim.

# What the key says in words, and the rarer words of the referee.
own-words = As cartas de vocês
key-title = A chave
key-list = { $whose ->
    [enemy] Deles: { $n }
    [bystander] Civis inocentes: { $n }
   *[assassin] Assassino
}
referee-illegal = Não válida
referee-doubtful = Duvidosa
referee-notice = Cuidado
referee-lapsed = { $name } não respondeu
referee-unjudged = O juiz não está respondendo agora.
referee-only-challenge = Só você vê isto. Se você enviar assim mesmo, { $name } pode contestar até a primeira tentativa.
entry-send-anyway = Enviar assim mesmo
entry-zero-hint = Zero: nenhuma carta de vocês tem a ver com a pista. Tentativas sem limite.
entry-unlimited-hint = Ilimitado: eles não ficam sabendo quantas cartas são.
referee-idle = O juiz só lê na sua vez de dar a pista.
referee-reading = Lendo “{ $word }”…
referee-silent = Nesta mesa o juiz fica calado: quem contesta é o outro espião mestre.
referee-allowed = { $name } deixa passar
referee-denied = { $name } diz que não
referee-ask = Perguntar baixinho a { $name }
referee-asked = Pergunta feita a { $name }…
