### Ways to screens that bring words of their own, and what is said of them at a table.
home-gadget = Clau i rellotge
home-one = Un mòbil per a tots
home-replay = Repetició d’una partida
late = { $n ->
    [one] Veus aquesta taula amb { $n } segon de retard.
   *[other] Veus aquesta taula amb { $n } segons de retard.
}
late-waiting = { $n ->
    [one] Aquesta taula es veu amb { $n } segon de retard. La primera imatge ja ve.
   *[other] Aquesta taula es veu amb { $n } segons de retard. La primera imatge ja ve.
}
replay-open = Repetició
