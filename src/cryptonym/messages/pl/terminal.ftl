# Co mówią `cryptonym play` i `cryptonym replay`.

terminal-team = { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
}
terminal-role = { $role ->
    [spymaster] szef
   *[operative] tajniacy
}
terminal-seat = { $seat ->
    [red-spymaster] Szef czerwonych
    [blue-spymaster] Szef niebieskich
    [red-operative] Tajniacy czerwonych
    [blue-operative] Tajniacy niebieskich
    [both-operative] Tajniak obu drużyn
   *[watcher] Widz
}
terminal-identity = { $identity ->
    [red] czerwony agent
    [blue] niebieski agent
    [bystander] niewinny obserwator
   *[assassin] zabójca
}

terminal-new-game = { $team ->
    [red] Nowa partia. Zaczynają czerwoni.
   *[blue] Nowa partia. Zaczynają niebiescy.
}
terminal-hand-over = { $seat ->
    [red-spymaster] Teraz przy klawiaturze: szef czerwonych.
    [blue-spymaster] Teraz przy klawiaturze: szef niebieskich.
    [red-operative] Teraz przy klawiaturze: tajniacy czerwonych.
    [blue-operative] Teraz przy klawiaturze: tajniacy niebieskich.
   *[both-operative] Teraz przy klawiaturze: tajniak obu drużyn.
}
terminal-confirm-alone = Zaraz pokaże się klucz. Nikt inny nie może patrzeć. Nikt nie patrzy? Naciśnij Enter.
terminal-press-enter = Naciśnij Enter.
terminal-left = { $team ->
    [red] { $count ->
        [one] Czerwoni: została jedna karta
        [few] Czerwoni: zostały { $count } karty
        [many] Czerwoni: zostało { $count } kart
       *[other] Czerwoni: zostało { $count } karty
    }
   *[blue] { $count ->
        [one] Niebiescy: została jedna karta
        [few] Niebiescy: zostały { $count } karty
        [many] Niebiescy: zostało { $count } kart
       *[other] Niebiescy: zostało { $count } karty
    }
}
terminal-clue-is = { $number ->
    [unlimited] Wskazówka: { $word }, nieograniczone
   *[other] Wskazówka: { $word }, { $number }
}
terminal-guesses-left = { $count ->
    [one] Zostało jedno podejście
    [few] Zostały { $count } podejścia
    [many] Zostało { $count } podejść
   *[other] Zostało { $count } podejścia
}
terminal-no-limit = Bez limitu podejść
terminal-time-left = { $count ->
    [one] Została jedna sekunda
    [few] Zostały { $count } sekundy
    [many] Zostało { $count } sekund
   *[other] Zostało { $count } sekundy
}
terminal-log = Dotychczas

terminal-ask-clue = Twoja wskazówka: słowo i liczba, na przykład „pióro 2”. Może też być 0 albo * (nieograniczone).
terminal-ask-guess = Dotknij karty: podaj jej pole (B3) albo słowo. „{ terminal-word-stop }” kończy turę, „?” pokazuje wszystkie możliwości.
terminal-ask-challenge = { $seat ->
    [red-spymaster] Szef czerwonych: czy ta wskazówka jest dozwolona? Enter znaczy „tak”, „!” zgłasza sprzeciw.
    [blue-spymaster] Szef niebieskich: czy ta wskazówka jest dozwolona? Enter znaczy „tak”, „!” zgłasza sprzeciw.
   *[operative] Czy ta wskazówka jest dozwolona? Enter znaczy „tak”, „!” zgłasza sprzeciw.
}
terminal-ask-ruling = Wobec twojej wskazówki zgłoszono sprzeciw. Czy była niedozwolona? „t” albo „n”.
terminal-ask-penalty = Wskazówka była niedozwolona. Możesz zasłonić jedną kartę swojej drużyny: podaj jej pole albo zrezygnuj, naciskając Enter.
terminal-ask-enemy = { $count ->
    [one] Tura wroga: zasłoń jedną z jego kart. Którą?
    [few] Tura wroga: zasłoń { $count } jego karty. Którą najpierw?
    [many] Tura wroga: zasłoń { $count } jego kart. Którą najpierw?
   *[other] Tura wroga: zasłoń { $count } jego karty. Którą najpierw?
}
terminal-ask-next = Jeszcze jedna partia? „{ terminal-word-flip }” odwraca te karty, „{ terminal-word-draw }” losuje nowe, „{ terminal-word-end }” kończy wieczór.
terminal-ask-next-fresh = Jeszcze jedna partia? „{ terminal-word-draw }” losuje nowe karty, „{ terminal-word-end }” kończy wieczór.
terminal-ask-against = „{ terminal-word-change }” zmienia wskazówkę, „{ terminal-word-ask }” pyta po cichu drugiego szefa, „{ terminal-word-insist }” obstaje przy swoim.
terminal-ask-against-coop = „{ terminal-word-change }” zmienia wskazówkę, „{ terminal-word-insist }” obstaje przy swoim.
terminal-ask-consent = { $seat ->
    [red-spymaster] Tylko dla szefa czerwonych: przepuszczasz „{ $word }”? „t” albo „n”.
   *[blue-spymaster] Tylko dla szefa niebieskich: przepuszczasz „{ $word }”? „t” albo „n”.
}
terminal-consented = Jest zgoda.
terminal-not-consented = Nie ma zgody.
terminal-not-understood = Nie rozumiem. Spróbuj inaczej.
terminal-need-number = Słowo i liczba zawsze idą w parze.

terminal-help = B3 albo słowo: dotknij · { terminal-word-stop }: zakończ turę · { terminal-word-hourglass }: odwróć klepsydrę · { terminal-word-log }: co się działo · { terminal-word-rules }: gdzie są zasady · { terminal-word-call-off }: odwołaj partię, bez zwycięzcy
terminal-help-fingers = Rozmowa palcami: { terminal-word-tag } B3, { terminal-word-unsure } B3, { terminal-word-sure } B3, { terminal-word-not } B3 (nie ta) · po dotknięciu karty: { $faces }
terminal-pointing = Znaczniki: { $cards }
terminal-pointed = { $how ->
    [unsure] { $place }. { $card } (może)
    [not] nie { $card }
   *[sure] { $place }. { $card }
}
terminal-face = { $card }: { $face }
terminal-no-face = Nie ma jeszcze dotkniętej karty, o której można by to powiedzieć.
terminal-look-how = „? B3” mówi, co jest na obrazku.
terminal-look = { $place }, „{ $title }”: { $alt }.
terminal-look-word = { $place }: { $title }.
terminal-rules-at = Zasady, z numerami, są w pliku docs/rules/pl.md.
terminal-hourglass = { $count ->
    [one] Klepsydra odwrócona: jedna sekunda.
    [few] Klepsydra odwrócona: { $count } sekundy.
    [many] Klepsydra odwrócona: { $count } sekund.
   *[other] Klepsydra odwrócona: { $count } sekundy.
}

terminal-covered = { $identity ->
    [red] { $card }: czerwony agent.
    [blue] { $card }: niebieski agent.
    [bystander] { $card }: niewinny obserwator.
   *[assassin] { $card }: zabójca.
}
terminal-turn-ended = { $team ->
    [red] Koniec tury czerwonych.
   *[blue] Koniec tury niebieskich.
}
terminal-time-ran-out = Czas minął.
terminal-last-stand = Zabójca! Ostatnia szansa: znajdźcie wszystkie swoje karty, bez jednej pomyłki.
terminal-challenged = Zgłoszono sprzeciw.
terminal-challenge-held = { $rule ->
    [none] Sprzeciw uznany.
   *[other] Sprzeciw uznany ({ $rule }).
}
terminal-challenge-failed = Sprzeciw oddalony; tura trwa dalej.
terminal-cover-declined = Żadna karta nie zostaje za to zasłonięta.
terminal-clue-given = { $team ->
    [red] { $number ->
        [unlimited] Wskazówka czerwonych: { $word }, nieograniczone
       *[other] Wskazówka czerwonych: { $word }, { $number }
    }
   *[blue] { $number ->
        [unlimited] Wskazówka niebieskich: { $word }, nieograniczone
       *[other] Wskazówka niebieskich: { $word }, { $number }
    }
}
terminal-referee-says = { $finding ->
    [illegal] Sędzia jest przeciw ({ $rule }).
    [doubtful] Sędzia ma wątpliwości ({ $rule }).
   *[notice] Sędzia ma uwagę ({ $rule }).
}

terminal-won = { $team ->
    [red] Czerwoni wygrywają.
   *[blue] Niebiescy wygrywają.
}
terminal-why = { $by ->
    [END-1] Wszystkie karty drużyny są zasłonięte.
    [TURN-7] Dotknięto zabójcy.
    [COOP-3] Wszystkie karty wroga są zasłonięte.
    [FINE-2] Zabójca znalazł się na samym końcu, jak należy.
    [FINE-3] Ostatnia szansa wykorzystana: wszystkie karty znalezione.
    [FINE-4] Ostatnia szansa przepadła.
   *[TABLE-5] Partię odwołano.
}
terminal-nobody-won = Nikt nie wygrywa.
terminal-coop-won = { $score ->
    [one] Wygrana, jeden punkt: { $title }
    [few] Wygrana, { $score } punkty: { $title }
    [many] Wygrana, { $score } punktów: { $title }
   *[other] Wygrana, { $score } punktu: { $title }
}
terminal-coop-lost = Przegrana.
terminal-evening = Czerwoni { $red } : { $blue } Niebiescy
terminal-saved = Partia jest zapisana w pliku { $file }.
terminal-bye = Do następnego razu.

terminal-replay-keys = Enter: dalej · { terminal-word-back }: wstecz · liczba: do tego kroku · { terminal-word-seat }: inne miejsce · { terminal-word-quit }: koniec
terminal-replay-step = { $number } z { $count }
terminal-replay-as = { $seat ->
    [red-spymaster] oczami szefa czerwonych
    [blue-spymaster] oczami szefa niebieskich
    [red-operative] oczami tajniaków czerwonych
    [blue-operative] oczami tajniaków niebieskich
    [both-operative] oczami tajniaka obu drużyn
   *[watcher] oczami widza
}
terminal-replay-damaged = Zapis jest uszkodzony w wierszu { $line }: { $reason }
terminal-file-missing = Nie ma pliku { $file }.
terminal-dealt = Karty rozdane.

# the puzzle of the day
terminal-puzzle-touch = Która karta? Pole albo słowo:
terminal-puzzle-no-card = Nie ma takiej karty do dotknięcia.
terminal-puzzle-choose = Od 1 do 5 albo własna wskazówka z liczbą:
terminal-puzzle-none = Nie ma zagadki na dzień { $date }.
terminal-puzzle-nearest = Najbliższa jest z dnia { $date }: cryptonym puzzle --lang { $lang } --date { $date }

# bots
bot-thinks = { $seat ->
    [red-spymaster] Szef czerwonych, bot, myśli…
    [blue-spymaster] Szef niebieskich, bot, myśli…
    [red-operative] Tajniak czerwonych, bot, myśli…
    [blue-operative] Tajniak niebieskich, bot, myśli…
   *[both-operative] Tajniak obu drużyn, bot, myśli…
}
bot-looking-back = Co boty miały na myśli:

# Co można wpisać: żadne słowo nie jest kryptonimem, żaden klawisz nie znaczy dwóch rzeczy w jednym pytaniu.
terminal-word-stop = koniec
terminal-word-hourglass = czas
terminal-word-log = historia
terminal-word-rules = zasady
terminal-word-help = pomoc
terminal-word-call-off = odwołaj
terminal-word-tag = zaznacz
terminal-word-sure = pewna
terminal-word-unsure = może
terminal-word-not = nie
terminal-word-flip = o
terminal-word-draw = l
terminal-word-end = k
terminal-word-change = z
terminal-word-ask = p
terminal-word-insist = o
terminal-word-back = w
terminal-word-seat = m
terminal-word-quit = k
