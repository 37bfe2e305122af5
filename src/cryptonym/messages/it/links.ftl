### Ways to screens that bring words of their own, and what is said of them at a table.
home-gadget = Chiave e tempo
home-one = Un telefono per tutti
home-replay = Rivedi una partita
tv-open = Sul televisore
tv-open-line = Il tavolo in grande, senza niente da premere e niente di segreto. Sul televisore scrivi il codice del tavolo nella prima pagina e vieni qui.
tv-plain = Per una diretta, senza codice
delay = Chi guarda vede il tavolo
delay-line = Per le dirette: chi guarda soltanto vede tutto più tardi e non riceve il codice, così nessuno può suggerire.
delay-seconds = { $n ->
    [0] subito
   *[other] { $n } s dopo
}
late = { $n ->
    [one] Vedi questo tavolo con { $n } secondo di ritardo.
   *[other] Vedi questo tavolo con { $n } secondi di ritardo.
}
late-waiting = { $n ->
    [one] Questo tavolo si vede con { $n } secondo di ritardo. La prima immagine sta arrivando.
   *[other] Questo tavolo si vede con { $n } secondi di ritardo. La prima immagine sta arrivando.
}
replay-open = Rivedila
