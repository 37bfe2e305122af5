### An evening: several games at one table, the votes for their clues, an image at the end. Names of people and clues are never inflected.
evening-title = Partie tego wieczoru
evening-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}
evening-more = + { $n }
evening-flag = Partia { $n }: { $winner ->
    [red] wygrali czerwoni
    [blue] wygrali niebiescy
   *[none] nikt nie wygrał
}
evening-ask = Najładniejsza wskazówka tej partii?
evening-ask-line = Stuknij jedną; głos możesz zmienić do następnego rozdania. Nikt nie widzi, co wybierasz.
evening-all = Wszystkie wskazówki
evening-voted = { $n ->
    [0] Jeszcze bez głosów
    [one] Na razie { $n } głos
    [few] Na razie { $n } głosy
   *[many] Na razie { $n } głosów
}
evening-yours = twój głos
evening-thanks = Głos oddany: „{ $clue }”.
evening-back = Głos wycofany.
evening-make = Obrazek z wieczoru
evening-make-line = Wynik, partie, najładniejsze wskazówki i imiona. Obrazek powstaje na tym urządzeniu.
evening-wide = Szeroki
evening-tall = Wysoki
evening-save = Zapisz obrazek
evening-share = Udostępnij
evening-names = Imiona na obrazku
evening-leave = Stuknij imię, aby je pominąć.
evening-preview = Podgląd obrazka: { $red } do { $blue }, { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}
evening-finest = Najładniejsze wskazówki
evening-votes = { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[many] { $n } głosów
}
evening-and-more = { $names } i jeszcze { $n }
evening-of-us = { $n ->
    [one] w pojedynkę
    [2] we dwoje
    [3] we troje
    [4] we czworo
    [5] w pięcioro
    [6] w sześcioro
    [7] w siedmioro
    [8] w ośmioro
   *[many] w { $n } osób
}
evening-head = { $n ->
    [2] Dwie partie,
    [3] Trzy partie,
    [4] Cztery partie,
    [5] Pięć partii,
    [6] Sześć partii,
    [7] Siedem partii,
    [8] Osiem partii,
    [few] { $n } partie,
   *[many] { $n } partii,
}
evening-head-second = jeden wieczór
evening-down = Nie udało się pobrać partii tego wieczoru.
evening-again = Spróbuj ponownie
passing = Z partii na partię
passing-stay = Wszyscy na miejscach
passing-chairs = Zmieniają się szefowie
passing-sides = Zmieniają się szefowie i drużyny
passing-stay-line = Każdy zostaje na swoim miejscu.
passing-chairs-line = Kolejni szefowie: { $names }.
passing-chairs-plain = Miejsca dostają osoby, które czekają najdłużej.
passing-sides-line = Kolejni szefowie: { $names }. Dotychczasowi przechodzą do drugiej drużyny.
passing-by-hand = Miejsca rozdano ręcznie: tym razem zostają bez zmian.

## why a vote or a switch is refused; said where these words are
violation-votes-after-the-game = Głosuje się po grze.
violation-not-in-that-game = Na wskazówki z tamtej gry głosują ci, którzy w niej siedzieli.
violation-no-such-clue = W tamtej grze nie było takiej wskazówki.
violation-own-clue = Ta wskazówka jest z twojego miejsca: zagłosuj na inną.
violation-being-updated = Część serwera jest jeszcze aktualizowana. Spróbuj za chwilę.
