### Beside a game: door, lobby, people, menu, settings and the end. A game under way does not need them at first.

here = przy stole
reconnecting = łączy się na nowo…
team-both = Dla obu drużyn
door-no-such-table = Tu nie ma stołu
door-no-such-table-line = Ten link nie prowadzi do otwartego stołu. Może stół zamknięto albo w linku brakuje znaku.
door-kicked = Wyproszono cię od stołu
door-kicked-line = Gospodarz zwolnił twoje miejsce. Nadal możesz oglądać ten stół albo otworzyć własny.
door-other-protocol = Jest nowsza wersja
door-other-protocol-line = Ta strona jest starsza niż serwer. Wczytaj ją ponownie: miejsce czeka na ciebie.
door-too-many = Sala jest pełna
door-too-many-line = Do tego serwera jest teraz za dużo połączeń. Zamknij którąś kartę przeglądarki albo spróbuj za chwilę.
door-banned = Ten adres jest zablokowany
door-banned-line = Administrator tego serwera przez pewien czas nie wpuszcza nikogo z tego adresu.
door-elsewhere = Twoje miejsce jest gdzie indziej
door-elsewhere-line = Jest teraz na innym urządzeniu. Wczytaj tę stronę ponownie, żeby stąd oglądać.
door-move-expired = Ten link już nie działa
door-move-expired-line = Link, który przenosi miejsce, działa jeden raz, przez dwie minuty. Poproś o nowy na urządzeniu, które ma to miejsce.
door-gone = Połączenie zamknięte
door-gone-line = Serwer zamknął połączenie z tym stołem.
door-watch = Oglądaj
door-home = Na stronę główną
door-go = Przejdź do stołu { $code }
door-password-needed = Ten stół jest na hasło
door-password-needed-line = Zna je ta osoba, która cię zaprosiła.
door-wrong-password = Ten stół jest na hasło
door-wrong-password-line = Złe hasło. Spróbuj jeszcze raz.
password = Hasło
knock = Zapukaj
door-broken-table = Tego stołu nie da się odczytać
door-broken-table-line = Coś jest nie tak z tym, co serwer o nim przechowuje. Osoba, która prowadzi serwer, może to sprawdzić.
invite = Zaproś do stołu
invite-qr = Kod QR z linkiem do tego stołu
invite-code = Kod: { $code }
invite-line = Kto ma link, może usiąść albo oglądać. Konto nie jest potrzebne.
invite-locked = Drzwi są zamknięte: nikt nowy nie usiądzie.
copy-link = Kopiuj link
copied = Skopiowano
copy-by-hand = Link do skopiowania ręcznie
invite-own-machine = <b>Ten link działa tylko na tym komputerze.</b> Żeby inni mogli dołączyć, uruchom serwer poleceniem <kbd>cryptonym serve --lan</kbd> i użyj adresu, który wypisze.
lock = Zamknij drzwi
lock-line = Nikt nowy nie dołączy.
lobby-welcome = Witamy przy stole.
lobby-welcome-line = Wybierz imię i dowolne wolne miejsce albo tylko oglądaj.
lobby-ready = Są już wszyscy.
lobby-ready-host = Rozdaj karty, kiedy wszyscy będą gotowi.
lobby-ready-guest = Karty rozdaje gospodarz.
lobby-missing-line = Wolne miejsce zajmiesz jednym stuknięciem.
lobby-few-cards-line = Gospodarz może dodać karty albo wymieszać je z naszymi.
lobby-back = Wróć do klucza
players = { $n ->
    [0] jeszcze nikogo
    [one] { $n } osoba
    [few] { $n } osoby
    [many] { $n } osób
   *[other] { $n } osoby
}
seat-spymaster = { $me ->
    [yes] szef · ty
   *[no] szef · widzi klucz
}
seat-operative = { $me ->
    [yes] tajniak · ty
   *[no] tajniak
}
sit-here = Usiądź tu
sit-here-as = { $seat ->
    [red-spymaster] Usiądź tu jako szef czerwonych
    [blue-spymaster] Usiądź tu jako szef niebieskich
    [red-operative] Usiądź tu jako tajniak czerwonych
    [blue-operative] Usiądź tu jako tajniak niebieskich
   *[both-operative] Usiądź tu jako tajniak obu drużyn
}
watching = Widzowie
watching-nobody = brak
watching-unnamed = { $n ->
    [one] { $n } osoba bez imienia
    [few] { $n } osoby bez imienia
    [many] { $n } osób bez imienia
   *[other] { $n } osoby bez imienia
}
shuffle = Przetasuj drużyny
shuffle-seats = Wymieszaj miejsca
just-watch = Tylko oglądaj
trio-line = Zgaduje dla obu szefów i dla każdego stara się tak samo.
coop-line = Tu nikt nie siedzi. W turze wroga wasz szef zasłania jedną z jego kart. Znajdźcie wszystkie swoje, zanim skończą się jego.
deck = Talia
time-own = Inny…
plays = Przy tym stole…
deck-without = { $part ->
    [referee] Sędzia nie zna jeszcze tego języka: o każdej wskazówce decyduje szef przeciwników.
    [bots] Boty nie znają jeszcze tego języka i grają w najprostszy sposób.
   *[pictures] W tym języku obrazki mają jeszcze angielskie tytuły.
}
plays-host = O tym, jak się tu gra, decyduje gospodarz.
plays-what = Co to wszystko znaczy
plays-house = Domowe zasady dla wskazówek
plays-none = żadna nie jest włączona
own-limits-hint = jedna linijka, którą widzą wszyscy
deck-own = Własna…
own-deck-other = Inny
own-deck-too-fast = Za dużo prób naraz. Odczekaj chwilę i spróbuj jeszcze raz.
own-deck-use = Z czego gracie
own-deck-row = { $n ->
    [one] Własna talia gospodarza: { $n } karta · język: { $language }.
    [few] Własna talia gospodarza: { $n } karty · język: { $language }.
    [many] Własna talia gospodarza: { $n } kart · język: { $language }.
   *[other] Własna talia gospodarza: { $n } karty · język: { $language }.
}
own-deck-row-use = { $use ->
    [own] Gra się tylko nimi.
    [both] Są wymieszane z naszymi.
   *[builtin] Na razie leżą z boku.
}
person-menu = Menu osoby: { $name }
person-seat = { $seat ->
    [red-spymaster] Mianuj szefem czerwonych
    [blue-spymaster] Mianuj szefem niebieskich
    [red-operative] Posadź u czerwonych
    [blue-operative] Posadź u niebieskich
   *[both-operative] Mianuj tajniakiem obu drużyn
}
person-stand = Zwolnij miejsce
person-host = Oddaj rolę gospodarza
person-kick = Wyproś od stołu
watch-title = Oglądasz
watch-line = Wybierz imię, a gospodarz będzie mógł dać ci miejsce.
watch-join = Dołącz do stołu
watch-host-seats = Partia trwa. Gospodarz może dać ci miejsce.
watch-open = Partia trwa, ale możesz usiąść i grać.
watch-sit = Usiądź do stołu
sit-as = { $seat ->
    [red-spymaster] Zostań szefem czerwonych
    [blue-spymaster] Zostań szefem niebieskich
    [red-operative] Usiądź u czerwonych
    [blue-operative] Usiądź u niebieskich
   *[both-operative] Zostań tajniakiem obu drużyn
}
ask-seat = { $seat ->
    [red-spymaster] Poproś o rolę szefa czerwonych
    [blue-spymaster] Poproś o rolę szefa niebieskich
    [red-operative] Poproś o miejsce u czerwonych
    [blue-operative] Poproś o miejsce u niebieskich
   *[both-operative] Poproś o rolę tajniaka obu stron
}
ask-waiting = Gospodarz widzi twoją prośbę.
ask-back = Wycofaj
request = { $seat ->
    [red-spymaster] <b>{ $name }</b> chce być szefem czerwonych.
    [blue-spymaster] <b>{ $name }</b> chce być szefem niebieskich.
    [red-operative] <b>{ $name }</b> chce usiąść u czerwonych.
    [blue-operative] <b>{ $name }</b> chce usiąść u niebieskich.
   *[both-operative] <b>{ $name }</b> chce być tajniakiem obu drużyn.
}
request-yes = Jasne
request-no = Nie teraz
menu-you = Ty przy tym stole
menu-host = Dla gospodarza
rename = Zmień imię
renamed = Nazywasz się teraz { $name }.
leave = Odejdź od stołu
leave-question = Odejść od tego stołu?
leave-line = Twoje miejsce będzie wolne dla kogoś innego.
report = Zgłoś ten stół
report-line = Co tu jest nie tak? Administrator serwera znajdzie wpis w dzienniku, bez imion.
report-why = { $why ->
    [names] Imię
    [talk] To, co ktoś pisze
    [pictures] Obrazek
   *[other] Coś innego
}
report-done = Zgłoszono. Dziękujemy.
report-failed = Zgłoszenie nie dotarło do serwera. Spróbuj za minutę.
forget-me = Usuń moje imię
forget-me-question = Usunąć stąd twoje imię?
forget-me-line = Odchodzisz od stołu, a twoje imię znika stąd, z powtórek i z serwera.
delete-table = Usuń ten stół
delete-table-question = Usunąć ten stół?
delete-table-line = Wszyscy muszą odejść i nic nie zostaje: ani partie, ani imiona, ani powtórki.
confirm-switch = Stuknij i potwierdź
confirm-line = Pytanie zamiast przytrzymywania karty.
sound = Dźwięki
sound-line = Papier, ołówek i mały dzwonek.
sound-off = wyłączone
percent = { $n }%
voice = Odliczaj na głos ostatnie sekundy
voice-line = Gdy gracie na czas: głosem tego urządzenia.
keys-switch = Skróty klawiszowe na planszy
keys-line = R, S, H, X, L, Z, U, N i Q działają, gdy wybrana jest karta.
pause-line = Wszyscy widzą, że czas stoi.
call-off = Odwołaj partię
call-off-question = Odwołać tę partię?
call-off-line = Nikt nie wygrywa i wszyscy widzą klucz.
renew-code = Nowy kod
password-new = Hasło do stołu
password-set = Ustaw
password-drop = Zdejmij
password-is-set = Nowi muszą podać hasło.
move-seat = Przenieś moje miejsce
move-seat-line = Otwórz to na drugim urządzeniu: przejmie twoje miejsce, a to je zwolni. Działa jeden raz, przez dwie minuty.
move-seat-qr = Kod QR z linkiem, który przenosi twoje miejsce
move-seat-left = Ważny jeszcze { $time }.
move-seat-over = Ten link już nie działa.
move-seat-again = Nowy link
person-caller = Niech dotyka za obie drużyny
person-caller-off = Niech drużyny znów dotykają same
caller = dotyka za obie drużyny
talk-line = Słyszą to wszyscy; nic z rozmowy nie zostaje.
person-mute = Odbierz głos
person-unmute = Przywróć głos
bot-seat = { $level ->
    [gentle] bot, łatwy
    [outside] program z zewnątrz
    [sharp] bot, trudny
   *[steady] bot, średni
}
bot-outside-line = Program z zewnątrz widzi wszystko, co widać z jego miejsca: wysyła mu to ten serwer.
bot-stood-in-line = Program z zewnątrz nie wykonał ważnego ruchu, więc zagrał bot tego serwera. Powód jest w dzienniku serwera.
bot-sit = Posadź tu bota
bot-fill = Uzupełnij botami
bot-take = Zajmij to miejsce
bot-dismiss = Usuń bota
away-long = Od minuty nie ma przy stole kogoś z graczy: <b>{ $name }</b>.
away-bot = Posadź tam bota
away-wait = Poczekaj
kind-count = Obrazki wśród { $all } kart
clue-language = Język wskazówek
own-pictures-row = { $n ->
    [one] Jeden własny obrazek
    [few] { $n } własne obrazki
    [many] { $n } własnych obrazków
   *[other] { $n } własnego obrazka
}
end-pile = Agenci wroga, którzy zostali w stosie
next = Jeszcze jedna?
next-flip-line = te same, druga strona
next-fresh-line = { $n ->
    [one] { $n } nowe słowo
    [few] { $n } nowe słowa
    [many] { $n } nowych słów
   *[other] { $n } nowego słowa
}
next-lobby = Miejsca i ustawienia
scrub-step = krok { $n }, tura { $turn }
bot-notes = Co boty miały na myśli
next-fresh-cards = { $n ->
    [one] { $n } nowa karta
    [few] { $n } nowe karty
    [many] { $n } nowych kart
   *[other] { $n } nowej karty
}

## what a bot says of its moves when the game is over
bot-sure = { $sure ->
    [sure] bez żadnych wątpliwości
    [likely] to dość prawdopodobne
   *[unsure] to ryzyko
}
bot-meant = Mówię „{ $clue }”, a mam na myśli: { $cards }; { bot-sure }.
bot-meant-nearly = Mówię „{ $clue }”, a mam na myśli: { $cards }; { bot-sure }. Mało brakowało, a padłoby „{ $other }” (czyli: { $others }).
bot-understood = Słyszę „{ $clue }” i myślę: { $card }; { bot-sure }.
bot-understood-nearly = Słyszę „{ $clue }” i myślę: { $card }; { bot-sure }. Następne w kolejce: { $other }.
review-open = Partia pod lupą
scrub = Moment partii
scrub-play = Odtwórz
scrub-pause = Wstrzymaj
log-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}
refmode-warns-line = Sędzia ostrzega szefa, zanim ten wyśle wskazówkę; decyduje szef.
refmode-refuses-line = Niedozwolona wskazówka nie jest przyjmowana.
refmode-silent-line = Bez sędziego: drugi szef może zgłosić sprzeciw.

## to be called back
called = Zawołaj mnie, gdy przyjdzie moja kolej
called-line = { $leave ->
    [denied] Tytuł i dźwięk nadal wołają; tej przeglądarce zabroniono pokazywać tu powiadomienia.
    [none] Wołają tytuł, dźwięk i wibracja; ta przeglądarka nie pokazuje powiadomień tej strony.
   *[other] Gdy ta strona jest w tle: samo powiadomienie „twoja kolej” i wibracja, jeśli urządzenie ją ma.
}
