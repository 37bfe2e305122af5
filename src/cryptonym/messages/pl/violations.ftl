# Dlaczego czegoś nie można było zrobić. Każdy komunikat ma swoją regułę; żaden nie może zdradzić tego, czego czytający nie powinien wiedzieć.

violation-game-over = Gra już się skończyła.
violation-not-your-clue = Teraz nie ty dajesz wskazówkę.
violation-clue-already-given = W tej turze wskazówka już padła.
violation-clue-without-word = We wskazówce brakuje słowa.
violation-clue-too-long = { $most ->
    [one] Wskazówka może mieć najwyżej { $most } literę.
    [few] Wskazówka może mieć najwyżej { $most } litery.
   *[many] Wskazówka może mieć najwyżej { $most } liter.
}
violation-clue-unreadable = W tej wskazówce są znaki, których nikt nie przeczyta.
violation-number-negative = Liczba nie może być mniejsza od zera.
violation-number-too-high = { $most ->
    [one] Twojej drużynie została do odnalezienia { $most } karta: liczba nie może być większa.
    [few] Twojej drużynie zostały do odnalezienia { $most } karty: liczba nie może być większa.
   *[many] Twojej drużynie zostało do odnalezienia { $most } kart: liczba nie może być większa.
}
violation-clue-illegal = Sędzia mówi: ta wskazówka jest niedozwolona.
violation-clue-illegal-by = Sędzia mówi: ta wskazówka jest niedozwolona, bo na stole leży { $codename }.
violation-not-your-guess = Teraz nie ty dotykasz kart.
violation-no-clue-yet = Nie ma jeszcze wskazówki.
violation-table-moved-on = Na stole coś się zmieniło. Spójrz jeszcze raz.
violation-no-such-card = Nie ma takiej karty.
violation-card-covered = Karta { $card } jest już zasłonięta.
violation-guess-first = Najpierw dotknij przynajmniej jednej karty.
violation-not-yours-to-challenge = Wobec tej wskazówki nie możesz zgłosić sprzeciwu.
violation-nothing-to-challenge = Nie ma wskazówki, wobec której można by zgłosić sprzeciw.
violation-too-late-to-challenge = Za późno: po tej wskazówce dotknięto już karty.
violation-challenged-once = Wobec tej wskazówki już zgłoszono sprzeciw.
violation-let-pass-already = Ta wskazówka ma już twoją zgodę.
violation-ruling-awaited = Najpierw szef musi rozstrzygnąć sprzeciw.
violation-nothing-to-rule-on = Nie ma sprzeciwu do rozstrzygnięcia.
violation-not-yours-to-rule-on = Nie ty rozstrzygasz ten sprzeciw.
violation-enemy-cover-due = Najpierw tura wroga.
violation-nothing-to-cover = Teraz nie ma karty do zasłonięcia.
violation-not-yours-to-cover = { $role ->
    [spymaster] Teraz nie ty zasłaniasz kartę.
   *[other] Tylko szef zasłania karty bez dotykania ich.
}
violation-cover-your-own = Zasłoń kartę swojej drużyny.
violation-cover-the-enemys = Zasłoń jedną z kart wroga.
violation-must-cover = Kartę wroga trzeba zasłonić.
violation-watchers-turn-no-hourglass = Klepsydrę odwracają tylko gracze.
violation-not-on-your-own-operatives = Szef nie pogania własnych tajniaków.
violation-hourglass-running = Piasek jeszcze się sypie.
violation-time-is-up = Czas minął.
violation-time-is-not-up = Jest jeszcze czas.
violation-no-clock = Żaden zegar nie chodzi.
violation-clock-stands-already = Zegar już stoi.
violation-clock-runs-already = Zegar już chodzi.
violation-nobody-to-ask = Nikt z wami nie rywalizuje, więc nie ma kogo zapytać.
violation-not-yours-to-ask = To pytanie i ta odpowiedź nie należą do ciebie.
violation-asked-already = O to słowo już padło pytanie.
violation-nothing-was-asked = Nikt o to słowo nie pytał.

violation-not-at-the-table = Najpierw usiądź przy stole.
violation-not-the-host = To może zrobić tylko gospodarz.
violation-nobody-of-that-name = Tej osoby nie ma przy stole.
violation-name-missing = Tu każdy ma jakieś imię. A ty?
violation-name-too-long = { $most ->
    [one] Imię może mieć najwyżej { $most } znak.
    [few] Imię może mieć najwyżej { $most } znaki.
   *[many] Imię może mieć najwyżej { $most } znaków.
}
violation-name-unreadable = W tym imieniu są znaki, których nikt nie przeczyta.
violation-name-blocked = Tego imienia tu nie chcemy. Wybierz inne.
violation-name-taken = { $name } już tu siedzi. Wybierz inne imię.
violation-table-full = { $most ->
    [one] Przy stole jest komplet: { $most } osoba.
    [few] Przy stole jest komplet: { $most } osoby.
   *[many] Przy stole jest komplet: { $most } osób.
}
violation-written-full = Zapis tego stołu jest pełny. Otwórz nowy stół.
violation-door-locked = Drzwi są zamknięte: nikt nowy nie usiądzie przy tym stole.
violation-already-here = Już jesteś przy tym stole.
violation-no-such-seat = W tej grze nie ma takiego miejsca.
violation-seat-taken = To miejsce zajmuje { $name }.
violation-host-seats-people = Gra trwa: miejsce może ci dać gospodarz.
violation-key-was-seen = { $name } zna klucz i w tej grze nie może zgadywać.
violation-game-is-on = Nie w trakcie gry.
violation-no-game = Karty nie są jeszcze rozdane.
violation-spymaster-missing = { $team ->
    [red] Czerwonym brakuje szefa.
   *[blue] Niebieskim brakuje szefa.
}
violation-operative-missing = { $team ->
    [red] Czerwonym brakuje tajniaka.
    [blue] Niebieskim brakuje tajniaka.
   *[both] Brakuje tajniaka obu drużyn.
}
violation-nothing-to-flip = Te karty nie mają drugiej strony. Wylosujcie nowe.
violation-settings-out-of-range = { $what ->
    [pictures] Na stole mieszanym muszą leżeć i słowa, i obrazki.
    [own_limits] Ta linijka jest za długa albo są w niej znaki, których nikt nie przeczyta.
    [language] Nie ma talii w tym języku.
   *[seconds] Ten czas jest za krótki albo za długi.
}
violation-bots-host-nothing = Bot nie może być gospodarzem.
violation-no-own-deck = Przy tym stole nie ma jeszcze własnej talii.
violation-no-such-deck = Ten serwer nie ma takiej talii.
violation-no-own-pictures = Przy tym stole nie ma jeszcze własnych obrazków.
violation-too-many-pictures = Przy jednym stole mieści się najwyżej { $most } własnych obrazków.
violation-not-enough-cards = { $have ->
    [one] Jest tylko { $have } karta, a na ten stół potrzeba { $need }.
    [few] Są tylko { $have } karty, a na ten stół potrzeba { $need }.
   *[many] Jest tylko { $have } kart, a na ten stół potrzeba { $need }.
}
violation-nobody-asked = Nikt nie prosił o miejsce.
violation-table-closed = Ten stół jest zamknięty. Może go otworzyć gospodarz albo ktoś, kto przy nim siedzi.
violation-talk-off = Przy tym stole się nie pisze.
violation-muted = Gospodarz odebrał ci głos.
violation-spectators-do-not-play = Kto się przygląda, nie gra. Najpierw zajmij miejsce.
violation-only-operatives-talk = W trakcie gry rozmawiają tylko tajniacy.
violation-could-not-be-decided = To się nie udało i to nasza wina. Nic się nie zmieniło; powód jest w dzienniku serwera.
violation-key-holders-write-nothing = Znasz klucz: do końca gry nikt nie przeczyta od ciebie niczego poza wskazówką.
violation-line-missing = Ten wiersz jest pusty.
violation-line-too-long = { $most ->
    [one] Wiersz może mieć najwyżej { $most } znak.
    [few] Wiersz może mieć najwyżej { $most } znaki.
   *[many] Wiersz może mieć najwyżej { $most } znaków.
}
violation-line-unreadable = W tym wierszu są znaki, których nikt nie przeczyta.
