### Away from any table: the home page and the rules.

## home
home-headline =
    Jedno słowo.
    Jedna liczba.
    Kto jest kim?
home-pitch = Gra towarzyska: szefowie, wskazówki i zimna krew. Dwie drużyny, pięć języków, jeden stół dla wszystkich. Na wideorozmowę, na kanapę, do klasy i do pociągu.
# Six codenames on the drawings, one word each, in capitals: short, middling, long, middling, short, short.
home-art = CYTRYNA KOMPAS LATARNIA KOTWICA ŚNIEG PERŁA
home-who = Kto gra?
home-code = Masz kod?
home-join = Dołącz
home-back-to = Wróć do { $code }
home-forget = zapomnij
home-rules = Zasady gry
## at the door
door-code = Żaden stół nie ma teraz kodu { $code }. Sprawdź kod albo poproś o link: kod wygasa, gdy gospodarz zamknie drzwi albo kogoś wyprosi.
door-code-form = Kod ma sześć znaków, bez 0, O, 1 i I.
door-code-wait = Za dużo kodów naraz. Spróbuj za minutę albo poproś o link.
forget-all = Zapomnij o mnie na tym urządzeniu
forget-all-question = Zapomnieć wszystko na tym urządzeniu?
forget-all-line = Znikną twoje imię, ustawienia i miejsca przy otwartych stołach. Na te miejsca nie będzie już powrotu.
rules-missing = W tym języku nie ma jeszcze zasad. Wybierz inny.
rules-no-line = Zasady nie dotarły: nie ma połączenia z serwerem, a to urządzenie ich nie przechowuje.
home-new = Nowy stół
