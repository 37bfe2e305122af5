### The key and the timer for real cards. What begins with gadget-say is spoken aloud: short, and without signs.

gadget-title = Klucz i czas

## key
gadget-key = Klucz
gadget-starts = { $team ->
    [red] Zaczynają czerwoni
   *[blue] Zaczynają niebiescy
}
gadget-show = Przytrzymaj, żeby zobaczyć klucz
gadget-show-line = Tylko dla szefów
gadget-hold-on = Przytrzymaj…
gadget-show-question = Pokazać klucz?
gadget-show-question-line = Patrzeć mogą tylko szefowie.
gadget-show-yes = Pokaż
gadget-cover = Zasłoń klucz
gadget-covered = Klucz jest zasłonięty.
gadget-shown = Klucz jest odsłonięty.
gadget-new = Nowy klucz
gadget-new-question = Wylosować nowy klucz?
gadget-new-line = Poprzedni przepadnie, a czas ruszy od nowa.
gadget-new-yes = Wylosuj
gadget-drawn = { $team ->
    [red] Nowy klucz. Zaczynają czerwoni.
   *[blue] Nowy klucz. Zaczynają niebiescy.
}
gadget-grid = Układ
gadget-turn-quarter = Ćwierć obrotu
gadget-turn-half = Pół obrotu
gadget-turn-first = Najpierw odsłoń klucz.
gadget-turned = Obrócony. Jego kod to teraz { $code }.
gadget-square = { $identity ->
    [red] { $place }, czerwony agent
    [blue] { $place }, niebieski agent
    [bystander] { $place }, niewinny obserwator
   *[assassin] { $place }, zabójca
}
gadget-list = { $identity ->
    [red] Czerwoni agenci do znalezienia, { $n }: { $places }
    [blue] Niebiescy agenci do znalezienia, { $n }: { $places }
    [bystander] Niewinni obserwatorzy, { $n }: { $places }
   *[assassin] Zabójca: { $places }
}

## code
gadget-code = Kod tego klucza
gadget-code-line = Na telefon drugiego szefa. Kto zna kod, ten zna klucz.
gadget-code-type = Wpisz kod
gadget-code-other = Kod z drugiego telefonu
gadget-code-take = Weź ten klucz
gadget-code-signs = 8 znaków dla 5 × 5, 6 dla 5 × 4. Nie ma 0, O, 1 ani I.
gadget-code-refused = { $why ->
    [length] Kod ma 8 znaków dla 5 × 5, a 6 dla 5 × 4.
    [sign] W kodach są litery i cyfry, ale nigdy 0, O, 1 ani I.
   *[range] Żaden klucz nie ma takiego kodu. Poproś o przeczytanie jeszcze raz.
}

## timer
gadget-timer = Czas
gadget-on = { $phase ->
    [clue] { $team ->
        [red] Wskazówka czerwonych
       *[blue] Wskazówka niebieskich
    }
   *[guess] { $team ->
        [red] Czerwoni zgadują
       *[blue] Niebiescy zgadują
    }
}
gadget-out = { $team ->
    [red] Czerwoni: koniec czasu
   *[blue] Niebiescy: koniec czasu
}
gadget-start = Start
gadget-pause = Pauza
gadget-more = + 30 s
gadget-again = Od nowa
gadget-next = { $phase ->
    [guess] Zgadywanie
   *[clue] { $team ->
        [red] Czerwoni
       *[blue] Niebiescy
    }
}
gadget-used = { $team ->
    [red] Czas czerwonych: { $time }
   *[blue] Czas niebieskich: { $time }
}
gadget-settings = Czas i głos
gadget-voice-on = głos: polski
gadget-voice-tone = sygnał
gadget-voice-off = cisza
gadget-voice = Głos
gadget-voice-line = Mówi, czyja kolej, ile zostało i kiedy czas minął.
gadget-voice-missing = To urządzenie nie ma własnego polskiego głosu: zamiast niego słychać sygnał.
gadget-count = Odliczaj ostatnie dziesięć sekund
gadget-length = { $phase ->
    [clue] Czas na wskazówkę
   *[guess] Czas na zgadywanie
}
gadget-minutes = { $n } min
gadget-own = Inny
gadget-seconds = sekundy
gadget-who = Czyja kolej?
gadget-team = { $team ->
    [red] Czerwoni
   *[blue] Niebiescy
}
gadget-splits = Zużyty czas
gadget-column = { $phase ->
    [clue] Wskazówki
    [guess] Zgadywanie
   *[sum] Razem
}
gadget-reset = Wyzeruj wszystko
gadget-home = Strona główna
gadget-offline = Po pierwszym otwarciu ta strona działa bez sieci.
gadget-say-turn = { $phase ->
    [clue] { $team ->
        [red] Czerwoni, wasza wskazówka.
       *[blue] Niebiescy, wasza wskazówka.
    }
   *[guess] { $team ->
        [red] Czerwoni, zgadujcie.
       *[blue] Niebiescy, zgadujcie.
    }
}
gadget-say-left = { $n ->
    [one] Została { $n } sekunda.
    [few] Zostały { $n } sekundy.
    [many] Zostało { $n } sekund.
   *[other] Zostało { $n } sekundy.
}
gadget-say-time = Czas minął.
gadget-say-paused = Pauza.
