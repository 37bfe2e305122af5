### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Send anyway · { $n }
   *[no] Send · marks: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Tap the cards you mean, if you like.
meant-once = Only for the review. Nobody sees it before the end.
