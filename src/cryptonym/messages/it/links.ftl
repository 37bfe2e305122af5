### Ways to screens that bring words of their own, and what is said of them at a table.
home-gadget = Chiave e tempo
home-one = Un telefono per tutti
home-replay = Rivedi una partita
late = { $n ->
    [one] Vedi questo tavolo con { $n } secondo di ritardo.
   *[other] Vedi questo tavolo con { $n } secondi di ritardo.
}
late-waiting = { $n ->
    [one] Questo tavolo si vede con { $n } secondo di ritardo. La prima immagine sta arrivando.
   *[other] Questo tavolo si vede con { $n } secondi di ritardo. La prima immagine sta arrivando.
}
replay-open = Rivedila
