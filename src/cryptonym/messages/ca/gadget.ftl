### The key and the timer for real cards. What begins with gadget-say is spoken aloud: short, and without signs.

gadget-title = Clau i rellotge

## key
gadget-key = Clau
gadget-starts = { $team ->
    [red] Comencen els vermells
   *[blue] Comencen els blaus
}
gadget-show = Mantén premut per veure la clau
gadget-show-line = Només per als caps d’espies
gadget-hold-on = Mantén premut…
gadget-show-question = Vols mostrar la clau?
gadget-show-question-line = Només la poden mirar els caps d’espies.
gadget-show-yes = Mostra-la
gadget-cover = Tapa la clau
gadget-covered = La clau està tapada.
gadget-shown = La clau està a la vista.
gadget-new = Clau nova
gadget-new-question = Vols treure una clau nova?
gadget-new-line = L’anterior es perd, i el temps torna a començar.
gadget-new-yes = Treu-la
gadget-drawn = { $team ->
    [red] Clau nova. Comencen els vermells.
   *[blue] Clau nova. Comencen els blaus.
}
gadget-grid = Quadrícula
gadget-turn-quarter = Un quart de volta
gadget-turn-half = Mitja volta
gadget-turn-first = Primer mostra la clau.
gadget-turned = Girada. Ara el seu codi és { $code }.
gadget-square = { $identity ->
    [red] { $place }, agent vermell
    [blue] { $place }, agent blau
    [bystander] { $place }, civil innocent
   *[assassin] { $place }, assassí
}
gadget-list = { $identity ->
    [red] Agents vermells per trobar, { $n }: { $places }
    [blue] Agents blaus per trobar, { $n }: { $places }
    [bystander] Civils innocents, { $n }: { $places }
   *[assassin] Assassí: { $places }
}

## code
gadget-code = Codi d’aquesta clau
gadget-code-line = Per al telèfon de l’altre cap d’espies. Qui sap el codi sap la clau.
gadget-code-type = Escriu un codi
gadget-code-other = Codi de l’altre telèfon
gadget-code-take = Agafa aquesta clau
gadget-code-signs = 8 caràcters per a 5 × 5, 6 per a 5 × 4. No hi ha 0, O, 1 ni I.
gadget-code-refused = { $why ->
    [length] Un codi té 8 caràcters per a 5 × 5 i 6 per a 5 × 4.
    [sign] Els codis tenen lletres i xifres, però mai 0, O, 1 ni I.
   *[range] Cap clau no té aquest codi. Demana que te’l tornin a llegir.
}

## timer
gadget-timer = Rellotge
gadget-on = { $phase ->
    [clue] { $team ->
        [red] Pista dels vermells
       *[blue] Pista dels blaus
    }
   *[guess] { $team ->
        [red] Els vermells endevinen
       *[blue] Els blaus endevinen
    }
}
gadget-out = { $team ->
    [red] Vermells: s’ha acabat
   *[blue] Blaus: s’ha acabat
}
gadget-start = Engega
gadget-pause = Pausa
gadget-more = + 30 s
gadget-again = Reinicia
gadget-next = { $phase ->
    [guess] A endevinar
   *[clue] { $team ->
        [red] Als vermells
       *[blue] Als blaus
    }
}
gadget-used = { $team ->
    [red] Els vermells han fet servir { $time }
   *[blue] Els blaus han fet servir { $time }
}
gadget-settings = Temps i veu
gadget-voice-on = veu: català
gadget-voice-tone = senyal sonor
gadget-voice-off = mut
gadget-voice = Veu
gadget-voice-line = Diu a qui toca, quant queda i quan s’ha acabat.
gadget-voice-missing = Aquest dispositiu no té cap veu en català: en lloc seu sona un senyal.
gadget-count = Compta els últims deu segons
gadget-length = { $phase ->
    [clue] Temps per a la pista
   *[guess] Temps per endevinar
}
gadget-minutes = { $n } min
gadget-own = Altre
gadget-seconds = segons
gadget-who = A qui toca?
gadget-team = { $team ->
    [red] Vermells
   *[blue] Blaus
}
gadget-splits = Temps gastat
gadget-column = { $phase ->
    [clue] Pistes
    [guess] Intents
   *[sum] En total
}
gadget-reset = Posa-ho tot a zero
gadget-home = Pàgina d’inici
gadget-offline = Un cop oberta, aquesta pàgina no necessita xarxa.
gadget-say-turn = { $phase ->
    [clue] { $team ->
        [red] Vermells, la vostra pista.
       *[blue] Blaus, la vostra pista.
    }
   *[guess] { $team ->
        [red] Vermells, endevineu.
       *[blue] Blaus, endevineu.
    }
}
gadget-say-left = { $n ->
    [one] Queda { $n } segon.
   *[other] Queden { $n } segons.
}
gadget-say-time = S’ha acabat el temps.
gadget-say-paused = En pausa.
