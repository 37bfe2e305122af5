### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Invia lo stesso · { $n }
   *[no] Invia · intese: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Se vuoi, premi le carte che intendi.
meant-once = Serve solo alla rilettura. Nessuno lo vede prima della fine.

# What the key says in words, and the rarer words of the referee.
own-words = Le vostre carte
key-title = La chiave
key-list = { $whose ->
    [enemy] Loro: { $n }
    [bystander] Ignari passanti: { $n }
   *[assassin] Assassino
}
referee-illegal = Non valido
referee-doubtful = Dubbio
referee-notice = Attenzione
referee-lapsed = Nessuna risposta da { $name }
referee-unjudged = L’arbitro al momento non risponde.
referee-only-challenge = Lo vedi solo tu. Se invii l’indizio così, { $name } può contestarlo fino al primo tentativo.
entry-send-anyway = Invia lo stesso
entry-zero-hint = Zero: nessuna delle vostre carte c’entra. Tentativi senza limiti.
entry-unlimited-hint = Senza limiti: non sanno quante carte intendi.
referee-idle = L’arbitro leggerà il tuo prossimo indizio.
referee-reading = L’arbitro legge «{ $word }»…
referee-silent = A questo tavolo l’arbitro tace: l’altro capo può contestare.
referee-allowed = { $name } lo lascia passare
referee-denied = { $name } dice di no
referee-ask = Chiedi sottovoce a { $name }
referee-asked = Domanda inviata a { $name }…
