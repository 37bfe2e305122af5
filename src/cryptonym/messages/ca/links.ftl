### Ways to screens that bring words of their own, and what is said of them at a table.
home-gadget = Clau i temps
home-one = Un mòbil per a tots
home-replay = Torna a veure una partida
tv-open = Al televisor
tv-open-line = La taula en gran, sense res per prémer ni res de secret. Al televisor, escriu el codi de la taula a la primera pàgina i vine aquí.
tv-plain = Per a un directe, sense el codi
delay = Qui mira veu la taula
delay-line = Per als directes: qui només mira ho veu tot més tard i no rep el codi, així ningú no pot bufar res.
delay-seconds = { $n ->
    [0] a l’instant
   *[other] { $n } s tard
}
late = { $n ->
    [one] Veus aquesta taula amb { $n } segon de retard.
   *[other] Veus aquesta taula amb { $n } segons de retard.
}
late-waiting = { $n ->
    [one] Aquesta taula es veu amb { $n } segon de retard. La primera imatge ja ve.
   *[other] Aquesta taula es veu amb { $n } segons de retard. La primera imatge ja ve.
}
replay-open = Torna-la a veure
