# Dlaczego czegoś nie można było zrobić. Każdy komunikat ma swoją regułę; żaden nie może zdradzić tego, czego czytający nie powinien wiedzieć.

violation-game-over = Gra jest skończona.
violation-not-your-clue = Teraz nie ty dajesz wskazówkę.
violation-clue-already-given = W tej turze wskazówka już padła.
violation-clue-without-word = Wskazówka musi mieć słowo.
violation-clue-too-long = Wskazówka może mieć najwyżej { $most } liter.
violation-clue-unreadable = W tej wskazówce są znaki, których nikt nie przeczyta.
violation-number-negative = Liczba nie może być mniejsza od zera.
violation-number-too-high = { $most ->
    [one] Twojej drużynie zostało jedno słowo: liczba nie może być większa.
    [few] Twojej drużynie zostały { $most } słowa: liczba nie może być większa.
   *[many] Twojej drużynie zostało { $most } słów: liczba nie może być większa.
}
violation-clue-illegal = Sędzia nie przyjmuje tej wskazówki.
violation-clue-illegal-by = Sędzia nie przyjmuje tej wskazówki: na stole leży { $codename }.
violation-not-your-guess = Teraz nie ty dotykasz kart.
violation-no-clue-yet = Nie ma jeszcze wskazówki.
violation-table-moved-on = Na stole coś się zmieniło. Spójrz jeszcze raz.
violation-no-such-card = Nie ma takiej karty.
violation-card-covered = Karta { $card } jest już zakryta.
violation-guess-first = Najpierw dotknij przynajmniej jednej karty.
violation-not-yours-to-challenge = Tej wskazówki nie możesz zakwestionować.
violation-nothing-to-challenge = Nie ma wskazówki, którą można by zakwestionować.
violation-too-late-to-challenge = Za późno: po tej wskazówce dotknięto już karty.
violation-challenged-once = Tę wskazówkę już zakwestionowano.
violation-let-pass-already = Ta wskazówka ma już twoją zgodę.
violation-ruling-awaited = Najpierw szef musi rozstrzygnąć sprzeciw.
violation-nothing-to-rule-on = Nie ma sprzeciwu do rozstrzygnięcia.
violation-not-yours-to-rule-on = Nie ty rozstrzygasz ten sprzeciw.
violation-enemy-cover-due = Najpierw kolej wroga.
violation-nothing-to-cover = Teraz nie ma słowa do zakrycia.
violation-not-yours-to-cover = { $role ->
    [spymaster] Teraz nie ty zakrywasz słowo.
   *[other] Bez dotknięcia słowa zakrywa tylko szef.
}
violation-cover-your-own = Zakryj słowo swojej drużyny.
violation-cover-the-enemys = Zakryj jedno ze słów wroga.
violation-must-cover = Słowo wroga trzeba zakryć.
violation-watchers-turn-no-hourglass = Klepsydrę odwracają tylko gracze.
violation-not-on-your-own-operatives = Szef nie pogania własnych tajniaków.
violation-hourglass-running = Piasek jeszcze się sypie.
violation-time-is-up = Czas minął.
violation-time-is-not-up = Jest jeszcze czas.
violation-no-clock = Żaden zegar nie chodzi.
violation-clock-stands-already = Zegar już stoi.
violation-clock-runs-already = Zegar już chodzi.
violation-nobody-to-ask = Nikt z wami nie rywalizuje, więc nie ma kogo zapytać.
violation-not-yours-to-ask = Nie ty o to pytasz ani na to odpowiadasz.
violation-asked-already = O to słowo już pytasz.
violation-nothing-was-asked = Nikt o to słowo nie pytał.

violation-not-at-the-table = Najpierw usiądź przy stole.
violation-not-the-host = To może zrobić tylko gospodarz.
violation-nobody-of-that-name = Tej osoby nie ma przy stole.
violation-name-missing = Tu każdy ma jakieś imię. A ty?
violation-name-too-long = { $most ->
    [one] Imię może mieć najwyżej { $most } znak.
    [few] Imię może mieć najwyżej { $most } znaki.
   *[many] Imię może mieć najwyżej { $most } znaków.
}
violation-name-unreadable = W tym imieniu są znaki, których nikt nie przeczyta.
violation-name-taken = { $name } już tu siedzi. Wybierz inne imię.
violation-table-full = { $most ->
    [one] Stół jest pełny: jest tu { $most } osoba.
    [few] Stół jest pełny: są tu { $most } osoby.
   *[many] Stół jest pełny: jest tu { $most } osób.
}
violation-door-locked = Drzwi do tego stołu są zamknięte.
violation-already-here = Już jesteś przy tym stole.
violation-no-such-seat = W tej grze nie ma takiego miejsca.
violation-seat-taken = To miejsce zajmuje { $name }.
violation-host-seats-people = Gra trwa: miejsce może ci dać gospodarz.
violation-key-was-seen = { $name } zna klucz i w tej grze nie może zgadywać.
violation-game-is-on = Nie w trakcie gry.
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
    [pictures] Na stole mieszanym muszą leżeć słowa i obrazki.
    [own_limits] Ten wiersz jest za długi albo są w nim znaki, których nikt nie przeczyta.
    [language] Nie ma talii w tym języku.
    [kind] Nie ma tu jeszcze obrazków: tylko słowa.
   *[seconds] Ten czas jest za krótki albo za długi.
}
violation-bots-host-nothing = Bot nie może być gospodarzem.
violation-no-own-deck = Przy tym stole nie ma jeszcze własnej talii.
violation-not-enough-cards = { $have ->
    [one] Jest tylko { $have } karta; ten stół potrzebuje { $need }.
    [few] Są { $have } karty; ten stół potrzebuje { $need }.
   *[many] Jest { $have } kart; ten stół potrzebuje { $need }.
}
