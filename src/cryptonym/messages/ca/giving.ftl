### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Envia igualment · { $n }
   *[no] Envia · pensades: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Si vols, marca les cartes que tens al cap.
meant-once = Només per a la relectura. Ningú no ho veu abans del final.

# What the key says in words, and the rarer words of the referee.
own-words = Les vostres cartes
key-title = La clau
key-list = { $whose ->
    [enemy] D’ells: { $n }
    [bystander] Civils innocents: { $n }
   *[assassin] Assassí
}
referee-illegal = No vàlida
referee-doubtful = Dubtosa
referee-notice = Compte
referee-lapsed = { $name } no respon
referee-unjudged = Ara mateix l’àrbitre no respon.
referee-only-challenge = Només ho veus tu. Si l’envies així, { $name } la pot impugnar fins al primer intent.
entry-send-anyway = Envia igualment
entry-zero-hint = Zero: cap carta vostra no hi té res a veure. Intents sense límit.
entry-unlimited-hint = Sense límit: no sabran per a quantes cartes és.
referee-idle = L’àrbitre llegeix la pista quan et toca donar-la.
referee-reading = Està llegint «{ $word }»…
referee-silent = Aquí l’àrbitre calla: l’altre cap d’espies pot impugnar la pista.
referee-allowed = { $name } ho deixa passar
referee-denied = { $name } diu que no
referee-ask = Pregunta-ho en veu baixa a { $name }
referee-asked = Ho has preguntat a { $name }…
