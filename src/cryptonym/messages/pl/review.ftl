### Partia pod lupą. Zdania mówią o słowach i kartach, nigdy o czyimś błędzie; haseł się nie odmienia.
review-title = Partia pod lupą

## co ją rozstrzygnęło
review-even = Równo do samego końca: żadne podejście nie rozstrzygnęło samo.
review-never-in-doubt = Bez chwili wątpliwości: krok za krokiem.
review-tipped-own = Karta { $card } przy „{ $clue }” przechyliła partię. Punkty w jednym podejściu: { $points }.
review-tipped-bystander = Karta { $card } przy „{ $clue }” to był niewinny obserwator. Na drugą stronę stołu przeszło punktów: { $points }.
review-tipped-enemy = Karta { $card } przy „{ $clue }” należała do przeciwników. Punkty w jednym podejściu: { $points }.
review-tipped-assassin = Za kartą { $card } przy „{ $clue }” stał zabójca.
review-tipped-covered = Kartę { $card } zasłonił szef. Punkty za jednym razem: { $points }.

## jedna wskazówka
review-story-found = { $count ->
    [one] „{ $clue }” mówiło właśnie to, i tak zostało odebrane.
   *[other] „{ $clue }” mówiło właśnie to. Odebrane karty: { $count }.
}
review-story-more = „{ $clue }” przyniosło też kartę { $card }, choć nie ona była pierwszą myślą.
review-story-stopped = { $found ->
    [0] Tu się zatrzymali. Karta { $card } zachowała swój sekret.
   *[other] Tu się zatrzymali; karta { $card } została na później.
}
review-story-time = Czas się skończył przed kartą { $card }.
review-story-illegal = „{ $clue }” zostało zakwestionowane i tura się skończyła.
review-story-unknown = Boty nie znają słowa „{ $clue }”: to zostało między ludźmi przy stole.
review-story-past = { $what ->
    [assassin] Wszystko, co było w zamyśle, zostało znalezione. Potem przyszła karta { $card }, a za nią stał zabójca.
   *[other] Wszystko, co było w zamyśle, zostało znalezione; następne podejście padło na kartę { $card }.
}
review-story-level = { $what ->
    [assassin] Karty { $card } i { $meant } szły łeb w łeb, { $chance } do { $rest }. Moneta upadła po stronie zabójcy.
   *[other] Karty { $card } i { $meant } szły łeb w łeb, { $chance } do { $rest }. Moneta upadła na drugą stronę.
}
review-story-nearer = { $what ->
    [assassin] Karta { $card }, czyli zabójca, była bliżej słowa „{ $clue }” niż { $meant }: { $chance } do { $rest }.
   *[other] Karta { $card } była bliżej słowa „{ $clue }” niż { $meant }: { $chance } do { $rest }.
}
review-story-farther = { $what ->
    [assassin] Karta { $meant } była bliżej, { $rest } do { $chance }; ale ktoś coś dojrzał w karcie { $card }, a tam stał zabójca.
   *[other] Karta { $meant } była bliżej, { $rest } do { $chance }; ale ktoś coś dojrzał w karcie { $card }.
}

## co powiedziałby silny bot
review-bot = Silny bot powiedziałby
review-bot-same = Silny bot powiedziałby dokładnie to.
review-why-written = „{ $clue }” i { $cards }: ludzie zapisują je razem.
review-why-meaning = „{ $clue }” i { $cards }: mieszkają w tych samych zdaniach.
review-why-near = Najbliższa z pozostałych kart: { $card }.
review-why-clear = Żadna inna karta nie jest blisko.

## słowa przy liczbach
review-turn = Tura { $n }
review-meant = Zamysł
review-heard = Odbiór
review-risk = Ryzyko
review-risk-line = { $risk } na 100, że nie wszystko zostanie znalezione
review-risk-assassin = zabójca { $assassin } na 100
review-marked = zaznaczone przy wskazówce
review-guess = nasz domysł
review-nothing = nic
review-finest = Najładniejsza wskazówka
review-boldest = Najodważniejsza
review-lucky = Łut szczęścia
review-chance = { $team ->
    [red] Czerwoni { $chance } %
   *[blue] Niebiescy { $chance } %
}
review-chance-own = Szanse { $chance } %
review-no-mind = Dla tych kart nie ma botów, więc nie ma też szans poszczególnych słów.
review-no-figures = Za krótka partia na wykres.
review-how-sure = Procenty podaje umysł botów. Gdy przy karcie mówił około 70, w turach, których nigdy nie widział, była to karta z zamysłu { $times } razy na 100.

## w terminalu
review-running = Ta partia jeszcze trwa. Pod lupę trafi, gdy się skończy.

## on the page
review-working = czytam partię…
review-tip = Tu partia się przechyliła
review-clues = Wskazówki, jedna po drugiej
review-clues-line = <b>Pełne</b>: dotknięta. <b>Sama obwódka</b>: w zamyśle, ale nieodebrana. Po prawej to, ile tura dała drużynie na sto takich partii, i jak była ryzykowna.
review-turns = Tury
review-turn-of = Tura { $n }, { $name }
review-risk-short = ryzyko { $risk }
review-risk-big = { $risk } na 100
review-risk-what = że nie wszystko zostanie znalezione
review-marked-by = zaznaczone: { $name }
review-legend-meant = zamysł
review-legend-heard = dotknięta, w tej kolejności
review-legend-heat = jak prawdopodobne było dotknięcie
review-figure = Czerwoni od { $from } do { $to } na 100, dotknięcie po dotknięciu.
review-figure-own = Szanse drużyny od { $from } do { $to } na 100, dotknięcie po dotknięciu.
review-figure-tipped = Partia przechyliła się w turze { $turn }.
review-after = Szanse potem
review-cell = { $place }, { $card }, { $identity ->
    [red] czerwona
    [blue] niebieska
    [bystander] obserwator
   *[assassin] zabójca
}{ $meant ->
    [yes] , w zamyśle
   *[no] {""}
}{ $order ->
    [0] {""}
   *[other] , dotknięta z numerem { $order }
}{ $covered ->
    [yes] , zasłonięta wcześniej
   *[no] , { $chance } na 100
}
review-board = Jak prawdopodobne było dotknięcie każdej z kart
review-save = Zapisz obraz
review-names = Imiona na obrazie
review-again = Spróbuj ponownie
review-busy = Serwer ma teraz dużo pracy. Spróbuj ponownie za chwilę.
review-down = Nie ma serwera, który czyta partie. To, co dotknięto, jest tu mimo to.
review-what-it-reads = Serwer czyta w tym celu partię i niczego nie przechowuje.
review-share = Kopiuj link
review-copied = Skopiowano
