### Zagadka dnia: zadanie tajniaka, zadanie szefa, wynik, dni z rzędu i archiwum. Na stronie i w terminalu. Haseł i kryptonimów się nie odmienia.
puzzle-title = Zagadka dnia
puzzle-minutes = dwie minuty
puzzle-task = { $task ->
    [spymaster] szef
   *[operative] tajniak
}
puzzle-kind = { $kind ->
    [pictures] obrazki
   *[words] słowa
}
puzzle-misses = { $n ->
    [0] ani jednej pomyłki więcej
    [one] jeszcze { $n } pomyłka
    [few] jeszcze { $n } pomyłki
   *[many] jeszcze { $n } pomyłek
}
puzzle-found = znalezione: { $n } z { $all }
puzzle-tag = Stuknij kartę, która pasuje do wskazówki „{ $clue }”
puzzle-ask = Jesteś szefem czerwonych. Która wskazówka bezpiecznie zaprowadzi najdalej?
puzzle-choose = Wybierz wskazówkę
puzzle-give = Daj: { $clue }
puzzle-own = albo wpisz własną
puzzle-own-send = Poproś o ocenę
puzzle-own-wait = Bot czyta…
puzzle-own-unknown = Bot nie zna słowa „{ $clue }”. Spróbuj innego albo wybierz jedną z pięciu wskazówek.
puzzle-own-busy = Chwileczkę: za dużo wskazówek naraz. Spróbuj za moment.
puzzle-own-down = Serwer nie odpowiada. Pięć wskazówek działa i bez niego.
puzzle-five = Wróć do pięciu wskazówek
puzzle-next = Teraz zadanie szefa
puzzle-result = Wynik
puzzle-head = { $all ->
    [2] Dwie z dwóch
    [3] Trzy z trzech
   *[4] Cztery z czterech
}{ $misses ->
    [0] , bez potknięcia
    [one] , jedno potknięcie
   *[other] , dwa potknięcia
}
puzzle-head-out = Znalezione: { $found } z { $all }
puzzle-head-assassin = { $found ->
    [0] Od razu zabójca
   *[other] { $found } z { $all }, a potem zabójca
}
puzzle-was = <b>{ $clue }</b>: { $cards }.
puzzle-near = Najbliższa z pozostałych kart: { $card }.
puzzle-rank = { $rank ->
    [1] Najlepsza z pięciu.
    [2] Druga z pięciu.
    [3] Trzecia z pięciu.
    [4] Czwarta z pięciu.
   *[5] Piąta z pięciu.
}
puzzle-free = { $grade ->
    [3] Nie gorsza od najlepszej z pięciu.
    [2] Tylko najlepsza z pięciu jest od niej lepsza.
    [1] Dwie z pięciu są od niej lepsze.
   *[0] Co najmniej trzy z pięciu są od niej lepsze.
}
puzzle-best-why = Prowadzi do kart: { $cards }. Żadna inna nie jest blisko.
puzzle-would = Bot wybrałby wskazówkę <b>{ $clue }</b>: { $cards }.
puzzle-why-near = Blisko wskazówki <b>{ $clue }</b> jest też karta { $card }: { $what ->
    [blue] niebieski agent
    [assassin] zabójca
   *[bystander] niewinny obserwator
}.
puzzle-why-fewer = Wskazówka <b>{ $clue }</b> jest bezpieczna, ale nie zaprowadzi tak daleko.
puzzle-days = { $n ->
    [one] dzień serii
   *[other] dni z rzędu
}
puzzle-streak = { $n ->
    [one] seria: { $n } dzień
   *[other] { $n } dni z rzędu
}
puzzle-week = w tym tygodniu: { $days }
puzzle-week-none = w tym tygodniu jeszcze żaden
puzzle-share = Udostępnij bez rozwiązania
puzzle-copied = Skopiowano
puzzle-no-copy = Ta przeglądarka nie kopiuje. Oto tekst:
puzzle-archive = Archiwum
puzzle-archive-line = Każdy dzień pozostaje dostępny. Nadrobione dni nie liczą się do serii.
puzzle-earlier = Poprzedni miesiąc
puzzle-later = Następny miesiąc
puzzle-day = { $date }: { $state ->
    [done] rozwiązana
    [half] rozwiązana w połowie
    [later] jeszcze nie
   *[open] otwarta
}
puzzle-today = Dzisiejsza zagadka
puzzle-other = { $kind ->
    [pictures] Dzisiejsze obrazki
   *[words] Dzisiejsze słowa
}
puzzle-tomorrow = { $kind ->
    [pictures] Jutro: słowa i obrazki
   *[words] Jutro: słowa
}
puzzle-needs = Ta zagadka wymaga połączenia. Dzisiejsza i te z najbliższych siedmiu dni zostają na urządzeniu, gdy raz tu zajrzysz.
puzzle-none = Na ten dzień nie ma zagadki.
puzzle-none-before = Pierwsza zagadka jest z dnia { $date }.
puzzle-none-after = Ostatnia zagadka w tej wersji jest z dnia { $date }. Kolejne przyjdą z aktualizacją serwera.
puzzle-nearest = Zagadka z dnia { $date }
puzzle-legend = ◆ twoja   ● przeciwników   □ obserwator   ✕ zabójca
puzzle-touched = Dotknięte: { $cards }
puzzle-identity = { $identity ->
    [red] czerwony agent
    [blue] niebieski agent
    [assassin] zabójca
   *[bystander] niewinny obserwator
}
puzzle-diamonds = romby: { $n } z trzech
puzzle-solved = Rozwiązana
