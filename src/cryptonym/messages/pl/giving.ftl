### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Wyślij mimo to · { $n }
   *[no] Wyślij · znaki: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Możesz stuknąć karty, o które ci chodzi.
meant-once = Tylko do analizy. Nikt tego nie zobaczy przed końcem.
