### Partia pod lupą. Zdania mówią o słowach i kartach, nigdy o czyimś błędzie; haseł się nie odmienia.
review-title = Partia pod lupą

## co ją rozstrzygnęło
review-even = Równo do samego końca: żadne podejście nie rozstrzygnęło samo.
review-never-in-doubt = Bez chwili wątpliwości: krok za krokiem.
review-tipped-own = Karta { $card } przy wskazówce „{ $clue }” przechyliła szalę. Punkty w jednym podejściu: { $points }.
review-tipped-bystander = Karta { $card } przy wskazówce „{ $clue }” to był niewinny obserwator. Na drugą stronę stołu przeszło punktów: { $points }.
review-tipped-enemy = Karta { $card } przy wskazówce „{ $clue }” należała do przeciwników. Punkty w jednym podejściu: { $points }.
review-tipped-assassin = Przy wskazówce „{ $clue }” za kartą { $card } stał zabójca.
review-tipped-covered = Kartę { $card } zasłonił szef. Punkty za jednym razem: { $points }.

## jedna wskazówka
review-story-found = { $count ->
    [one] Wskazówka „{ $clue }” mówiła właśnie to i tak została odebrana.
   *[other] Wskazówka „{ $clue }” mówiła właśnie to. Odgadnięte karty: { $count }.
}
review-story-more = Wskazówka „{ $clue }” przyniosła też kartę { $card }, choć nie ona była pierwszą myślą.
review-story-stopped = { $found ->
    [0] Tu się zatrzymali. Karta { $card } zachowała swój sekret.
   *[other] Tu się zatrzymali; karta { $card } została na później.
}
review-story-time = Czas się skończył przed kartą { $card }.
review-story-illegal = Wobec wskazówki „{ $clue }” zgłoszono sprzeciw i tura się skończyła.
review-story-unknown = Boty nie znają słowa „{ $clue }”: to zostało między ludźmi przy stole.
review-story-past = { $what ->
    [assassin] Wszystko, co było w zamyśle, zostało znalezione. Potem przyszła karta { $card }, a za nią stał zabójca.
   *[other] Wszystko, co było w zamyśle, zostało znalezione; następne podejście padło na kartę { $card }.
}
review-story-level = { $what ->
    [assassin] Karty { $card } i { $meant } szły łeb w łeb, { $chance } do { $rest }. Moneta upadła po stronie zabójcy.
   *[other] Karty { $card } i { $meant } szły łeb w łeb, { $chance } do { $rest }. Moneta upadła na drugą stronę.
}
review-story-nearer = { $what ->
    [assassin] Karta { $card }, czyli zabójca, była bliżej słowa „{ $clue }” niż { $meant }: { $chance } do { $rest }.
   *[other] Karta { $card } była bliżej słowa „{ $clue }” niż { $meant }: { $chance } do { $rest }.
}
review-story-farther = { $what ->
    [assassin] Karta { $meant } była bliżej ({ $rest } do { $chance }), ale ktoś dopatrzył się czegoś w karcie { $card }, a za nią stał zabójca.
   *[other] Karta { $meant } była bliżej ({ $rest } do { $chance }), ale ktoś dopatrzył się czegoś w karcie { $card }.
}

## co powiedziałby silny bot
review-bot = Silny bot powiedziałby
review-bot-same = Silny bot powiedziałby dokładnie to.
review-why-written = „{ $clue }” oraz { $cards }: te słowa często występują obok siebie.
review-why-meaning = „{ $clue }” oraz { $cards }: te słowa spotykają się w tych samych zdaniach.
review-why-near = Najbliższa z pozostałych kart: { $card }.
review-why-clear = Żadna inna karta nie jest blisko.

## słowa przy liczbach
review-turn = Tura { $n }
review-meant = Zamysł
review-heard = Odbiór
review-risk = Ryzyko
review-risk-line = { $risk } na 100 szans na to, że nie wszystko zostanie znalezione
review-risk-assassin = zabójca { $assassin } na 100
review-marked = zaznaczone przy wskazówce
review-guess = nasz domysł
review-nothing = nic
review-finest = Najładniejsza wskazówka
review-boldest = Najodważniejsza
review-lucky = Łut szczęścia
review-chance = { $team ->
    [red] Czerwoni { $chance }%
   *[blue] Niebiescy { $chance }%
}
review-chance-own = Szanse { $chance }%
review-no-mind = Dla tych kart nie ma botów, więc nie ma też szans poszczególnych słów.
review-no-figures = Partia za krótka na wykres.
review-how-sure = Procenty to ocena botów. W turach, których boty nigdy nie widziały, karta oceniona na około 70% należała do zamysłu { $times } razy na 100.

## w terminalu
review-running = Ta partia jeszcze trwa. Pod lupę trafi, gdy się skończy.

## on the page
review-working = czytam partię…
review-tip = Tu przechyliła się szala
review-clues = Wskazówki, jedna po drugiej
review-clues-line = <b>Pełne pole</b>: karta dotknięta. <b>Sama obwódka</b>: karta z zamysłu, ale nieodgadnięta. Liczby: o ile na sto takich partii tura zmieniła szanse drużyny i jak była ryzykowna.
review-turns = Tury
review-turn-of = Tura { $n }, { $name }
review-risk-short = ryzyko { $risk }
review-risk-big = { $risk } na 100
review-risk-what = szans na to, że nie wszystko zostanie znalezione
review-marked-by = zaznaczone: { $name }
review-legend-meant = zamysł
review-legend-heard = dotknięta (numer: kolejność)
review-legend-heat = jak prawdopodobne było dotknięcie
review-figure = Czerwoni od { $from } do { $to } na 100, dotknięcie po dotknięciu.
review-figure-own = Szanse drużyny od { $from } do { $to } na 100, dotknięcie po dotknięciu.
review-figure-tipped = Szala przechyliła się w turze { $turn }.
review-after = Szanse potem
review-cell = { $place }, { $card }, { $identity ->
    [red] czerwona
    [blue] niebieska
    [bystander] obserwator
   *[assassin] zabójca
}{ $meant ->
    [yes] , w zamyśle
   *[no] {""}
}{ $order ->
    [0] {""}
   *[other] , dotknięta z numerem { $order }
}{ $covered ->
    [yes] , zasłonięta wcześniej
   *[no] , { $chance } na 100
}
review-board = Jak prawdopodobne było dotknięcie każdej z kart
review-save = Zapisz obraz
review-names = Imiona na obrazie
review-again = Spróbuj ponownie
review-busy = Serwer ma teraz dużo pracy. Spróbuj ponownie za chwilę.
review-down = Nie ma serwera, który czyta partie. To, co dotknięto, jest tu mimo to.
review-what-it-reads = Serwer tylko odczytuje partię i niczego nie przechowuje.
review-share = Kopiuj link
review-copied = Skopiowano
