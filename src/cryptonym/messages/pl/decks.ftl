# Co jest nie tak w wierszu własnej talii.

deck-fault = Wiersz { $line }: { $what }
deck-fault-duplicate = „{ $word }” już tam jest.
deck-fault-empty = jedna strona jest pusta.
deck-fault-too-long = „{ $word }” jest za długie.
deck-fault-unreadable = są tu znaki, których nikt nie przeczyta.
deck-fault-no-word = „{ $word }” to nie słowo.
deck-fault-not-utf8 = to nie jest UTF-8.
deck-fault-more-than-two-sides = karta ma najwyżej dwie strony.
deck-fault-too-many-cards = wystarczy: liczba kart w talii to najwyżej { $word }.
deck-fault-deck-too-large = talia ma ponad 64 KiB.
deck-fault-before-first-codename = powyżej nie ma żadnego kryptonimu.
deck-fault-unknown-kind = nie ma rodzaju „{ $word }”.
deck-fault-no-gloss = znaczenie nie ma objaśnienia.
deck-fault-field-twice = „{ $word }” występuje dwa razy.
deck-fault-unknown-field = nie ma pola „{ $word }”.
deck-fault-association-without-meaning = powyżej nie ma żadnego znaczenia.
deck-fault-no-strength = przy „{ $word }” brakuje siły od 1 do 3.
deck-fault-association-twice = „{ $word }” skojarzono dwa razy.
deck-fault-no-kind = „{ $word }” nie ma rodzaju.
deck-fault-no-meaning = „{ $word }” nie ma znaczenia.

# The dialog that takes it.
own-deck-how = Jedno słowo w wierszu. Strony karty dwustronnej rozdziel przecinkiem. Najwyżej 2000 kart i 64 KiB.
own-deck-words = Twoje słowa
own-deck-crowded = W jednym wierszu są więcej niż dwa słowa. Czy każde ma być osobną kartą?
own-deck-split = Jedno słowo w wierszu
own-deck-file = Wybierz plik
own-deck-language = Język twoich słów
own-deck-take = Użyj tych kart
own-deck-taken = { $n ->
    [0] Żadnej karty nie dało się odczytać. Dlaczego, widać niżej.
    [one] Na tym stole jest teraz { $n } karta.
    [few] Na tym stole są teraz { $n } karty.
    [many] Na tym stole jest teraz { $n } kart.
   *[other] Na tym stole jest teraz { $n } karty.
}
own-deck-few = Ten stół potrzebuje { $need } kart. Dopisz słowa albo wymieszaj swoje z naszymi.
own-deck-faults = { $n ->
    [one] { $n } wiersz pominięto:
    [few] { $n } wiersze pominięto:
    [many] { $n } wierszy pominięto:
   *[other] { $n } wiersza pominięto:
}
own-deck-first-faults = Pominięto więcej wierszy. Oto { $n } pierwszych:
own-deck-too-large = To ponad 64 KiB. Usuń trochę słów i spróbuj jeszcze raz.
