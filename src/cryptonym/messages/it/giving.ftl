### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Invia lo stesso · { $n }
   *[no] Invia · intese: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Tocca le carte che intendi, se vuoi.
meant-once = Serve solo alla rilettura. Nessuno lo vede prima della fine.
