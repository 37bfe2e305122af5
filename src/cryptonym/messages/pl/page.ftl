### What the page says. <b>, <i>, <kbd> and <br> are the only markup. $team is red or blue; names of people are never inflected.

## everywhere
back = Wróć
close = Zamknij
skip = Przejdź do planszy
menu = Menu
rules = Zasady
rule-link = Zasada { $rule }
reload = Wczytaj ponownie
try-now = Spróbuj teraz
you = ty
host = gospodarz
away = (nie ma przy stole)
away-now = Nieobecni: { $names }
sent = wysłano
language = Język
your-name = Twoje imię
number-unlimited = nieograniczone
name-you = { $name } (ty)
table = Stół
tab-yours = ● Twoja kolej · Cryptonym
team-name = { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
}
team-enemy = Wróg
role-spymaster = szef
role-operative = tajniak
seat-name = { $seat ->
    [red-spymaster] Szef czerwonych
    [blue-spymaster] Szef niebieskich
    [red-operative] Tajniak czerwonych
    [blue-operative] Tajniak niebieskich
    [both-operative] Tajniak obu drużyn
   *[watcher] Widz
}

animals = Wydra Czapla Sowa Lis Ryś Jeż Bocian Borsuk Zając Sroka Kruk Foka Bóbr Jerzyk Kuna Żuraw Traszka Strzyżyk Żółw Delfin Dudek Kozica Maskonur Łasica Rybołów Ropucha Pelikan Wiewiórka Sokół Gekon Rudzik Kret Dzik Żubr Pustułka Skowronek Łosoś Tukan Świerszcz Ośmiornica
deck-language = Język talii
deck-offered = Która talia
deck-ours = Nasza
deck-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
mode-teams = Dwie drużyny
mode-coop = Razem
mode-trio = We troje
home-open = Otwórz stół
home-no-server = Serwer nie odpowiada. Spróbuj za chwilę.
announced = Od administratora serwera:
announced-read = Rozumiem

restarting = Serwer uruchamia się ponownie.
restarting-line = Partia jest zapisana; zegary stoją.
closed = Ten stół został zamknięty.
closed-line = Długo nikogo tu nie było. Miejsca są takie jak przedtem.
reopen = Otwórz go znowu
slow-line = Wolne połączenie, jeszcze chwila.
lost = Połączenie zerwane.
lost-line = { $n ->
    [0] Miejsce czeka na ciebie. Łączymy się ponownie.
    [one] Miejsce czeka na ciebie. Następna próba za { $n } s.
    [few] Miejsce czeka na ciebie. Następna próba za { $n } s.
   *[many] Miejsce czeka na ciebie. Następna próba za { $n } s.
}
lost-long = Miejsce czeka na ciebie. Co jakiś czas próbujemy znowu.
held = { $why ->
    [too-fast] Za dużo naraz.
   *[paused] Serwer nie może teraz niczego zapisać.
}
held-line = Twój ruch czeka i sam wyśle się ponownie.
newer = Jest nowsza wersja.
newer-line = Wczytaj stronę ponownie, kiedy ci wygodnie: miejsce czeka na ciebie.

## lobby
copy-here = Skopiuj link stąd:
deal = Rozdaj karty
watching-count = { $n ->
    [0] nikt nie ogląda
    [one] { $n } widz
    [few] { $n } widzów
   *[many] { $n } widzów
}
grid = Karty
mode = Gracze
colour = Kolor
time = Czas
time-hourglass = Klepsydra
time-minutes = { $n ->
    [one] { $n } min
    [few] { $n } min
   *[many] { $n } min
}
time-clue = Wskazówka, s
time-guess = Zgadywanie, s
refmode-warns = Ostrzega
refmode-refuses = Odrzuca
refmode-silent = Milczy
fine = Finał zabójcy
fine-line = Żeby wygrać, trzeba na końcu znaleźć zabójcę.
house-compounds_ok = Złożone wskazówki
house-classifying_attributes_ok = Rzeczownik z przydawką
house-proper_names_ok = Nazwy wielowyrazowe
house-place_names_ok = Nazwy miejsc
house-abbreviations_ok = Skrótowce
house-homophones_ok = Jednakowe brzmienie
house-rhymes_ok = Każdy rym
house-foreign_ok = Obce słowa
own-limits = Wasza własna zasada

## własna talia
own-deck = Własna talia
own-deck-use-own = Tylko moje
own-deck-use-both = Wymieszane
own-deck-use-builtin = Bez moich

## menu
theme = Motyw
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
pause = Zatrzymaj zegar
awaiting = { $seat ->
    [red-spymaster] Czas czeka na szefa czerwonych
    [blue-spymaster] Czas czeka na szefa niebieskich
    [red-operative] Czas czeka na tajniaków czerwonych
    [blue-operative] Czas czeka na tajniaków niebieskich
   *[both-operative] Czas czeka na tajniaka obu drużyn
}
keys-title = Klawisze

## the slip
slip-ours-title = Twoja drużyna zgaduje
slip-guessing-title = { $team ->
    [red] Czerwoni zgadują
   *[blue] Niebiescy zgadują
}
slip-clue-of = wskazówkę daje { $name }
slip-own-clue = teraz pokerowa twarz
slip-spymaster = szef: { $name }
slip-thinking-title = { $team ->
    [red] Czerwoni myślą
   *[blue] Niebiescy myślą
}
slip-thinking-say = { $name } szuka jednego słowa i jednej liczby.
slip-clue-title = Twoja wskazówka
slip-clue-sub = jedno słowo, jedna liczba
slip-key-only = tylko dla szefów
slip-given-title = { $team ->
    [red] Wskazówka czerwonych
   *[blue] Wskazówka niebieskich
}
slip-given-sub = możesz zgłosić sprzeciw
slip-asked-title = Czy tak wolno?
slip-asked-sub = pyta cię { $name }
slip-asked-yes = Wolno
slip-asked-no = Nie
slip-ruled-title = Wskazówka niedozwolona
slip-ruled-say = { $team ->
    [red] <b>Tura czerwonych się kończy.</b> { $name } może przed wskazówką zasłonić jedną niebieską kartę.
   *[blue] <b>Tura niebieskich się kończy.</b> { $name } może przed wskazówką zasłonić jedną czerwoną kartę.
}
slip-free-title = Darmowe zasłonięcie
slip-free-sub = możesz, nie musisz
slip-free-say = { $n ->
    [one] Przytrzymaj swoją ostatnią widoczną kartę, żeby ją zasłonić.
    [few] Przytrzymaj jedną ze swoich { $n } widocznych kart, żeby ją zasłonić.
   *[many] Przytrzymaj jedną ze swoich { $n } widocznych kart, żeby ją zasłonić.
}
slip-free-no = Nie, dziękuję
slip-stand-title = Ostatnia szansa
slip-stand-sub = { $team ->
    [red] Czerwoni dotknęli zabójcy
   *[blue] Niebiescy dotknęli zabójcy
}
slip-stand-say = { $team ->
    [red] { $n ->
        [one] <b>Znajdźcie ostatnią czerwoną kartę.</b> Bez wskazówki i bez limitu; jedna pomyłka albo rezygnacja to przegrana.
        [few] <b>Znajdźcie { $n } pozostałe czerwone karty.</b> Bez wskazówki i bez limitu; jedna pomyłka albo rezygnacja to przegrana.
       *[many] <b>Znajdźcie { $n } pozostałych czerwonych kart.</b> Bez wskazówki i bez limitu; jedna pomyłka albo rezygnacja to przegrana.
    }
   *[blue] { $n ->
        [one] <b>Znajdźcie ostatnią niebieską kartę.</b> Bez wskazówki i bez limitu; jedna pomyłka albo rezygnacja to przegrana.
        [few] <b>Znajdźcie { $n } pozostałe niebieskie karty.</b> Bez wskazówki i bez limitu; jedna pomyłka albo rezygnacja to przegrana.
       *[many] <b>Znajdźcie { $n } pozostałych niebieskich kart.</b> Bez wskazówki i bez limitu; jedna pomyłka albo rezygnacja to przegrana.
    }
}
slip-give-up = Poddaj się
give-up-question = Poddać się?
give-up-line = Kto rezygnuje, przegrywa partię.
slip-rule-title = Czy była dozwolona?
slip-rule-sub = zgłoszono sprzeciw wobec twojej wskazówki: decydujesz ty
slip-rule-stands = Dozwolona
slip-rule-out = Niedozwolona
slip-ruling-title = Sprzeciw
slip-ruling-say = <b>{ $name } decyduje</b>, czy wskazówka jest dozwolona. Karty poczekają.
slip-enemy-title = Tura wroga
slip-enemy-sub = wybierasz za niego
slip-enemy-say = { $team ->
    [red] { $n ->
        [one] Przytrzymaj jedną <b>czerwoną</b> kartę, żeby ją zasłonić. W stosie wroga zostało: { $left }.
        [few] Przytrzymaj po kolei { $n } <b>czerwone</b> karty, żeby je zasłonić. W stosie wroga zostało: { $left }.
       *[many] Przytrzymaj po kolei { $n } <b>czerwonych</b> kart, żeby je zasłonić. W stosie wroga zostało: { $left }.
    }
   *[blue] { $n ->
        [one] Przytrzymaj jedną <b>niebieską</b> kartę, żeby ją zasłonić. W stosie wroga zostało: { $left }.
        [few] Przytrzymaj po kolei { $n } <b>niebieskie</b> karty, żeby je zasłonić. W stosie wroga zostało: { $left }.
       *[many] Przytrzymaj po kolei { $n } <b>niebieskich</b> kart, żeby je zasłonić. W stosie wroga zostało: { $left }.
    }
}
slip-enemy-wait = { $n ->
    [one] { $name } zasłania jedną kartę wroga.
    [few] { $name } zasłania { $n } karty wroga.
   *[many] { $name } zasłania { $n } kart wroga.
}
touches-left = { $n ->
    [one] Jeszcze <b>{ $n }</b> podejście
    [few] Jeszcze <b>{ $n }</b> podejścia
   *[many] Jeszcze <b>{ $n }</b> podejść
}
touches-unlimited = Zgadujcie, na ile starczy odwagi
challenge = Zgłoś sprzeciw
challenge-question = Zgłosić sprzeciw wobec „{ $clue }”?
challenge-line = Jeśli sprzeciw zostanie uznany, ich tura się kończy. Jeśli nie, nic to nie kosztuje.

## clue and referee
entry-word = Wskazówka
entry-number = Liczba
entry-no-word = Najpierw napisz wskazówkę.
entry-no-number = Wybierz jeszcze liczbę.
entry-send = Wyślij
referee = Sędzia
referee-waiting = Sędzia czyta, gdy piszesz; uwagi widzisz tylko ty.
referee-nothing = Nie ma uwag do „{ $word }”.
referee-change = Zmień wskazówkę
referee-only = Widzisz to tylko ty.

## board
board = Plansza
card-plain = { $place }, { $word }
card-tagged = { $place }, { $word }, znaczniki: { $names }
card-covered = { $identity ->
    [red] { $place }, { $word }, czerwony agent
    [blue] { $place }, { $word }, niebieski agent
    [bystander] { $place }, { $word }, niewinny obserwator
   *[assassin] { $place }, { $word }, zabójca
}
card-key = { $whose ->
    [own] { $place }, { $word }, wasza
    [enemy] { $place }, { $word }, ich
    [red] { $place }, { $word }, czerwona
    [blue] { $place }, { $word }, niebieska
    [bystander] { $place }, { $word }, niewinny obserwator
   *[assassin] { $place }, { $word }, zabójca
}
hold-touch = Przytrzymaj, by dotknąć
hold-touch-word = Przytrzymaj, by dotknąć: { $word }
hold-cover = Przytrzymaj, by zasłonić
hold-cover-word = Przytrzymaj, by zasłonić: { $word }
hold-on = Jeszcze chwilę…
hold-longer = Przytrzymaj dłużej
tap-touch = Dotknij: { $word }…
tap-cover = Zasłoń: { $word }…
touch-question = Dotknąć karty { $word }?
touch-line = { $place }. Tego nie da się cofnąć, a patrzy cały stół.
touch-yes = Dotknij
cover-question = Zasłonić: { $word }?
cover-yes = Zasłoń
about-to-touch = <b>{ $name }</b> zaraz dotknie: <b>{ $word }</b>. Stuknij w tę kartę, żeby zawołać „Czekaj!”.
hint-guess = <b>Oznacz</b> kartę, żeby ją zaproponować. <b>Przytrzymaj</b>, żeby jej dotknąć: tego nie da się cofnąć.<br>Klawisze: strzałki, <kbd>Spacja</kbd>: oznacz, <kbd>Enter</kbd>: dotknij.
hint-first = <b>Oznacz</b> kartę, żeby ją zaproponować. <b>Przytrzymaj</b>, żeby jej dotknąć: tego nie da się cofnąć.<br>Turę można zakończyć po pierwszym podejściu.
hint-spymaster = <b>Pokerowa twarz:</b> w czasie partii nie możesz oznaczać kart ani do nikogo pisać.<br>Tajniacy nie widzą, co tu robisz.
hint-cover = <b>Wybierz</b> kartę i <b>przytrzymaj</b>, żeby ją zasłonić.<br>Zasłonięcie widzą wszyscy, wahania nie widzi nikt.
hint-wait = Jeszcze nie twoja kolej.<br>Patrz na stół, nie na szefa.
hint-watcher = Widzisz to, co tajniacy, i nic z klucza.<br>Znaczniki to rozmowa: liczy się tylko dotknięcie.
dock-guess = Oznacz kartę, potem przytrzymaj ją, by dotknąć.
dock-cover = Wybierz kartę, potem przytrzymaj ją, by zasłonić.
dock-spymaster = Pokerowa twarz: tajniacy nie widzą, co robisz.
dock-wait = Patrz na stół, nie na szefa.
hourglass = Odwróć klepsydrę
stop = Zakończ turę
stop-question = Zakończyć turę?
stop-why-not = Najpierw dotknijcie przynajmniej jednej karty.
stop-last-stand = Ostatniej szansy nie da się zakończyć: znajdźcie wszystkich albo poddajcie się przyciskiem powyżej.

## rail and log
rail = Wynik, miejsca i dziennik
agents-left = { $n ->
    [one] agent
    [few] agenci
   *[many] agentów
} do znalezienia
agents-of = zostało { $n } z { $total }
agents-score = { $team ->
    [red] Czerwoni: zostało { $n }
   *[blue] Niebiescy: zostało { $n }
}
enemy-pile = Co turę ubywa karta z jego stosu.
badge-spymaster = { $team ->
    [red] Szef czerwonych: { $name }
   *[blue] Szef niebieskich: { $name }
}
log = Dziennik
spell = Przeliteruj wskazówkę
spell-back = Pokaż w całości
log-empty = Jeszcze bez wskazówek.
log-turn = tura { $n }
log-now = teraz
log-enemy = tura wroga
log-thinking = jeszcze bez wskazówki
log-no-clue = bez wskazówki
log-free-cover = Darmowe zasłonięcie, przed wskazówką:
log-ended-pen-1 = Niedozwolona wskazówka: koniec tury.
log-ended-time-2 = Czas minął.
note-hourglass = Klepsydrę odwraca { $name }.
note-challenged = Sprzeciw zgłasza { $name }.
note-decided = { $upheld ->
    [yes] { $judge ->
        [referee] Sędzia uznał wskazówkę za niedozwoloną.
        [spymaster] Szef sam uznał wskazówkę za niedozwoloną.
       *[challenger] Sprzeciw uznany.
    }
   *[no] { $judge ->
        [referee] Sędzia uznał wskazówkę za dozwoloną.
        [spymaster] Szef uznał wskazówkę za dozwoloną.
       *[challenger] Sprzeciw wycofany.
    }
}
note-declined = Darmowe zasłonięcie przepada.
note-paused = Zegar stoi.
note-last-stand = Dotknięto zabójcy: ostatnia szansa.
note-sat = { $seat ->
    [red-spymaster] Szefem czerwonych jest teraz { $name }.
    [blue-spymaster] Szefem niebieskich jest teraz { $name }.
    [red-operative] { $name } siada u czerwonych.
    [blue-operative] { $name } siada u niebieskich.
   *[both-operative] Tajniakiem obu drużyn jest teraz { $name }.
}
note-stood = { $name } teraz ogląda.
note-left = { $name } odchodzi od stołu.
note-host = Gospodarzem jest teraz { $name }.
host-now = Rola gospodarza przeszła na ciebie: wszystko, co do niej potrzebne, jest w menu.
note-settings = Gospodarz zmienia ustawienia; obowiązują od następnego rozdania.
note-joined = Do stołu podchodzi { $name }.
note-switched = { $on ->
    [yes] { $name } włącza: { $what }.
   *[no] { $name } wyłącza: { $what }.
}
note-set = { $name } zmienia „{ $what }”: { $value }.

## table talk
talk = Rozmowa
talk-field = Powiedz coś
talk-say = Powiedz
talk-empty = Na razie cisza. Co tu padnie, usłyszy cały stół.
talk-not-now = Szefowie mają pokerowe twarze: w czasie partii milczą.

## end
end-wins = { $team ->
    [red] Czerwoni wygrywają
   *[blue] Niebiescy wygrywają
}
end-coop-won = Wszyscy znalezieni
end-coop-lost = Wróg wygrywa
end-called-off = Partia odwołana
end-by-end-1 = { $team ->
    [red] Wszystkie czerwone karty są zasłonięte.
   *[blue] Wszystkie niebieskie karty są zasłonięte.
}
end-by-turn-7 = { $loser ->
    [red] Czerwoni dotknęli zabójcy.
   *[blue] Niebiescy dotknęli zabójcy.
}
end-by-fine-2 = { $team ->
    [red] Czerwoni znaleźli wszystkich swoich, a na końcu zabójcę.
   *[blue] Niebiescy znaleźli wszystkich swoich, a na końcu zabójcę.
}
end-by-fine-3 = { $team ->
    [red] Czerwoni wykorzystali ostatnią szansę.
   *[blue] Niebiescy wykorzystali ostatnią szansę.
}
end-by-fine-4 = { $loser ->
    [red] Czerwoni zmarnowali ostatnią szansę.
   *[blue] Niebiescy zmarnowali ostatnią szansę.
}
end-by-coop-3 = Wszystkie karty wroga są zasłonięte.
end-by-table-5 = Gospodarz odwołał partię; nikt nie wygrywa.
end-key = Klucz jest jawny: każda niezasłonięta karta pokazuje, kto się pod nią krył.
end-score = { $n ->
    [one] został { $n } wróg · wasz tytuł
    [few] zostało { $n } wrogów · wasz tytuł
   *[many] zostało { $n } wrogów · wasz tytuł
}
next-flip = Odwróć karty
next-fresh = Nowe karty
next-host = Następne karty rozdaje { $name }.
scrub-back = Krok wstecz
scrub-next = Krok naprzód

## rules page
rules-loading = Chwileczkę…

## for screen readers
announce-clue = { $word }, { $number }
announce-no-clue = Nie ma jeszcze wskazówki.
announce-your-guess = Twoja drużyna zgaduje: { $word }, { $number }
announce-given = { $team ->
    [red] Wskazówka czerwonych: { $word }, { $number }
   *[blue] Wskazówka niebieskich: { $word }, { $number }
}
announce-your-clue = Twoja kolej: jedno słowo i jedna liczba.
announce-covered = { $identity ->
    [red] { $word }: czerwony agent.
    [blue] { $word }: niebieski agent.
    [bystander] { $word }: niewinny obserwator.
   *[assassin] { $word }: zabójca.
}
announce-turn = { $team ->
    [red] Tura czerwonych.
   *[blue] Tura niebieskich.
}
announce-tags = { $name } oznacza: { $word }
announce-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
}
announce-time = Czas minął.
