### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Enviar assim mesmo · { $n }
   *[no] Enviar · marcas: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Toque nas cartas que você quer dizer, se desejar.
meant-once = Só para a releitura. Ninguém vê antes do fim.
