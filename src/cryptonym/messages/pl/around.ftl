### Television, replay, and one phone for all. $team is red or blue; names of people are never inflected.

## the slip, where nobody has a name
public-thinking = Szef szuka jednego słowa i jednej liczby.
public-ruling = Szef decyduje, czy wskazówka jest dozwolona.
public-enemy = { $n ->
    [one] Szef zasłania jedną kartę wroga.
    [few] Szef zasłania { $n } karty wroga.
    [many] Szef zasłania { $n } kart wroga.
   *[other] Szef zasłania { $n } karty wroga.
}
public-penalty = { $team ->
    [red] Tura czerwonych się kończy. Szef niebieskich może przed wskazówką zasłonić jedną niebieską kartę.
   *[blue] Tura niebieskich się kończy. Szef czerwonych może przed wskazówką zasłonić jedną czerwoną kartę.
}

## television
tv-title = Stół na telewizorze
tv-join = Zeskanuj i siadaj
tv-join-short = Graj lub oglądaj
tv-type = albo wpisz ten kod na { $address }
tv-waiting = Gracze zajmują miejsca
tv-late = { $n ->
    [one] opóźnienie: { $n } sekunda
    [few] opóźnienie: { $n } sekundy
    [many] opóźnienie: { $n } sekund
   *[other] opóźnienie: { $n } sekundy
}
tv-lost = Połączenie zerwane. Próbuję ponownie…
tv-clues = Wskazówki
tv-more = { $n ->
    [one] i jeszcze { $n } osoba
    [few] i jeszcze { $n } osoby
    [many] i jeszcze { $n } osób
   *[other] i jeszcze { $n } osoby
}
tv-about = { $name } zaraz dotknie: { $word }

## in the menu of a table
tv-open = Na telewizorze
tv-open-line = Stół w dużym formacie: nic do naciskania i nic tajnego. Na telewizorze wpisz kod stołu na stronie głównej i wybierz to samo w menu.
tv-plain = Do transmisji, bez kodu
delay = Widzowie widzą stół
delay-line = Do transmisji: widzowie zobaczą wszystko później i nie dostaną kodu, więc nikt nikomu nie podpowie.
delay-seconds = { $n ->
    [0] Od razu
   *[other] { $n } s później
}

## replay
replay-title = Powtórka
replay-drop = Upuść tu zapisaną partię
replay-choose = Wybierz plik
replay-file-line = Plik .jsonl ze stołu, z tej strony albo z terminala. Nie opuszcza tego urządzenia.
replay-loading = Chwileczkę…
replay-fault = { $why ->
    [empty] W tym pliku nie ma żadnej partii.
    [other] To nie jest zapisana partia.
    [newer] Tę partię zapisała nowsza wersja Cryptonymu.
   *[damaged] Plik jest uszkodzony: błąd w wierszu { $line }.
}
replay-bad-link = W tym linku nie ma całej partii. Może ucięto jego koniec.
replay-missing = Tej partii już tu nie ma. Zapisany plik albo link z partią w środku nadal działa.
replay-running = Ta partia jeszcze trwa. Będzie można ją obejrzeć, gdy się skończy.
replay-password = Ten stół jest na hasło: jego partie widzą tylko ci, którzy są przy stole.
replay-no-server = Serwer nie odpowiada.
replay-as = Kto patrzy
replay-operatives = Tajniacy
replay-operatives-hint = Tak jak widzieli to tajniacy: bez klucza aż do końca.
replay-speed = Tempo
replay-share = Kopiuj link
replay-share-line = W linku jest cała partia, bez imion i bez stołu; serwer jej nie przechowuje.
replay-copied = Skopiowano
replay-save = Zapisz plik
replay-names = Pokazuj imiona
replay-another = Inna partia
replay-review = Partia pod lupą
replay-step = Krok { $n } z { $all }
replay-dealt = Karty leżą na stole.

## one phone for all; $to is who gets the phone
one-title = Jeden telefon dla wszystkich
one-pitch = Cała partia na tym telefonie, z rąk do rąk. Klucz widzi tylko ten, kto trzyma telefon jako szef.
one-kept = Po pierwszym otwarciu strona działa bez sieci, a po odświeżeniu nic nie ginie.
one-clock = Zegar
one-clock-choice = { $n ->
    [0] Bez
   *[other] { $n } min
}
one-time-up = Czas minął.
one-hand = { $to ->
    [red-spymaster] Podajcie telefon szefowi czerwonych
    [blue-spymaster] Podajcie telefon szefowi niebieskich
    [red-operative] Podajcie telefon tajniakom czerwonych
    [blue-operative] Podajcie telefon tajniakom niebieskich
    [both-operative] Podajcie telefon tajniakowi
    [spymaster] Podajcie telefon szefowi
   *[operative] Podajcie telefon tajniakom
}
one-pass = { $to ->
    [red-spymaster] Teraz szef czerwonych
    [blue-spymaster] Teraz szef niebieskich
   *[spymaster] Teraz szef
}
one-i-am = { $to ->
    [red-spymaster] To ja, szef czerwonych
    [blue-spymaster] To ja, szef niebieskich
   *[spymaster] To ja, szef
}
one-hold = przytrzymaj
one-board = Pokaż stół
one-only-you = Teraz patrzysz tylko ty: zaraz pojawi się klucz.
one-all-look = Teraz mogą patrzeć wszyscy.
one-show-question = Pokazać klucz?
one-cover-key = Zasłoń klucz
one-entry = Jedno słowo, jedna liczba. O tym, czy są dozwolone, decydujecie sami.
one-zero = Zero: żadna z waszych kart się z tym nie wiąże. Bez limitu podejść.
one-unlimited = Nieograniczone: tajniacy nie wiedzą, o ile kart chodzi.
one-enemy = Zasłoń jedną kartę wroga; potem przyjdzie czas na twoją wskazówkę.
one-quit = Odłóż tę partię
one-quit-question = Odłożyć tę partię?
one-quit-line = Jej miejsce zajmie nowa; tej nikt nie wygrał.
one-settings = Inne ustawienia

## the score of the table
end-evening = Partie tego wieczoru
