### Ways to screens that bring words of their own, and what is said of them at a table.
home-gadget = Klucz i czas
home-one = Jeden telefon dla wszystkich
home-replay = Powtórka partii
late = { $n ->
    [one] Widzisz ten stół z opóźnieniem { $n } sekundy.
    [few] Widzisz ten stół z opóźnieniem { $n } sekund.
    [many] Widzisz ten stół z opóźnieniem { $n } sekund.
   *[other] Widzisz ten stół z opóźnieniem { $n } sekundy.
}
late-waiting = { $n ->
    [one] Ten stół widać z opóźnieniem { $n } sekundy. Pierwszy obraz już w drodze.
    [few] Ten stół widać z opóźnieniem { $n } sekund. Pierwszy obraz już w drodze.
    [many] Ten stół widać z opóźnieniem { $n } sekund. Pierwszy obraz już w drodze.
   *[other] Ten stół widać z opóźnieniem { $n } sekundy. Pierwszy obraz już w drodze.
}
replay-open = Obejrzyj powtórkę
