### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Envia igualment · { $n }
   *[no] Envia · pensades: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Toca les cartes que vols dir, si vols.
meant-once = Només per a la relectura. Ningú no ho veu abans del final.
