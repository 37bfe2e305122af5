### The key and the timer for real cards. What begins with gadget-say is spoken aloud: short, and without signs.

gadget-title = Chiave e tempo

## key
gadget-key = Chiave
gadget-starts = { $team ->
    [red] Iniziano i rossi
   *[blue] Iniziano i blu
}
gadget-show = Tieni premuto per vedere la chiave
gadget-show-line = Solo per i capi
gadget-hold-on = Tieni premuto…
gadget-show-question = Mostrare la chiave?
gadget-show-question-line = La guardano soltanto i capi.
gadget-show-yes = Mostra
gadget-cover = Copri la chiave
gadget-covered = La chiave è coperta.
gadget-shown = La chiave è scoperta.
gadget-new = Nuova chiave
gadget-new-question = Pescare una nuova chiave?
gadget-new-line = Quella di prima va persa, e il tempo riparte da zero.
gadget-new-yes = Pesca
gadget-drawn = { $team ->
    [red] Nuova chiave. Iniziano i rossi.
   *[blue] Nuova chiave. Iniziano i blu.
}
gadget-grid = Griglia
gadget-turn-quarter = Ruota di 90°
gadget-turn-half = Ruota di 180°
gadget-turn-first = Prima scopri la chiave.
gadget-turned = Ruotata. Ora il suo codice è { $code }.
gadget-square = { $identity ->
    [red] { $place }, agente rosso
    [blue] { $place }, agente blu
    [bystander] { $place }, ignaro passante
   *[assassin] { $place }, assassino
}
gadget-list = { $identity ->
    [red] Agenti rossi da trovare, { $n }: { $places }
    [blue] Agenti blu da trovare, { $n }: { $places }
    [bystander] Ignari passanti, { $n }: { $places }
   *[assassin] Assassino: { $places }
}

## code
gadget-code = Codice di questa chiave
gadget-code-line = Per il telefono dell’altro capo. Chi conosce il codice conosce la chiave.
gadget-code-type = Scrivi un codice
gadget-code-other = Codice dall’altro telefono
gadget-code-take = Usa questa chiave
gadget-code-signs = 8 caratteri per 5 × 5, 6 per 5 × 4. Non ci sono 0, O, 1 e I.
gadget-code-refused = { $why ->
    [length] Un codice ha 8 caratteri per 5 × 5 e 6 per 5 × 4.
    [sign] I codici hanno lettere e cifre, ma mai 0, O, 1 e I.
   *[range] Nessuna chiave ha questo codice. Fattelo rileggere.
}

## timer
gadget-timer = Tempo
gadget-on = { $phase ->
    [clue] { $team ->
        [red] Indizio dei rossi
       *[blue] Indizio dei blu
    }
   *[guess] { $team ->
        [red] I rossi indovinano
       *[blue] I blu indovinano
    }
}
gadget-out = { $team ->
    [red] Rossi: tempo scaduto
   *[blue] Blu: tempo scaduto
}
gadget-start = Avvia
gadget-pause = Pausa
gadget-more = + 30 s
gadget-again = Riavvia
gadget-next = { $phase ->
    [guess] Ai tentativi
   *[clue] { $team ->
        [red] Ai rossi
       *[blue] Ai blu
    }
}
gadget-used = { $team ->
    [red] I rossi hanno usato { $time }
   *[blue] I blu hanno usato { $time }
}
gadget-settings = Tempo e voce
gadget-voice-on = voce: italiano
gadget-voice-tone = segnale acustico
gadget-voice-off = muto
gadget-voice = Voce
gadget-voice-line = Dice a chi tocca, quanto manca e quando il tempo scade.
gadget-voice-missing = Questo dispositivo non ha una voce italiana: al posto della voce suona un segnale.
gadget-count = Conta gli ultimi dieci secondi
gadget-length = { $phase ->
    [clue] Tempo per l’indizio
   *[guess] Tempo per indovinare
}
gadget-minutes = { $n } min
gadget-own = Altro
gadget-seconds = secondi
gadget-who = A chi tocca?
gadget-team = { $team ->
    [red] Rossi
   *[blue] Blu
}
gadget-splits = Tempo usato
gadget-column = { $phase ->
    [clue] Indizi
    [guess] Tentativi
   *[sum] Totale
}
gadget-reset = Azzera i tempi
gadget-home = Pagina iniziale
gadget-offline = Una volta aperta, questa pagina non ha bisogno della rete.
gadget-say-turn = { $phase ->
    [clue] { $team ->
        [red] Rossi, il vostro indizio.
       *[blue] Blu, il vostro indizio.
    }
   *[guess] { $team ->
        [red] Rossi, indovinate.
       *[blue] Blu, indovinate.
    }
}
gadget-say-left = { $n ->
    [one] Manca { $n } secondo.
   *[other] Mancano { $n } secondi.
}
gadget-say-time = Tempo scaduto.
gadget-say-paused = In pausa.
