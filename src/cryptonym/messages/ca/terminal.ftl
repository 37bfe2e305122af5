# El que diuen `cryptonym play` i `cryptonym replay`.

terminal-team = { $team ->
    [red] Vermells
   *[blue] Blaus
}
terminal-role = { $role ->
    [spymaster] cap d’espies
   *[operative] enllaços
}
terminal-seat = { $seat ->
    [red-spymaster] Cap d’espies vermell
    [blue-spymaster] Cap d’espies blau
    [red-operative] Enllaços vermells
    [blue-operative] Enllaços blaus
    [both-operative] Enllaç de tots dos equips
   *[watcher] Espectador
}
terminal-identity = { $identity ->
    [red] agent vermell
    [blue] agent blau
    [bystander] civil innocent
   *[assassin] assassí
}

terminal-new-game = { $team ->
    [red] Partida nova. Comencen els vermells.
   *[blue] Partida nova. Comencen els blaus.
}
terminal-hand-over = { $seat ->
    [red-spymaster] Passeu el teclat al cap d’espies vermell.
    [blue-spymaster] Passeu el teclat al cap d’espies blau.
    [red-operative] Passeu el teclat als enllaços vermells.
    [blue-operative] Passeu el teclat als enllaços blaus.
   *[both-operative] Passeu el teclat a l’enllaç de tots dos equips.
}
terminal-confirm-alone = Ara es veurà la clau. No pot mirar ningú més. No mira ningú? Prem Retorn.
terminal-press-enter = Prem Retorn.
terminal-left = { $team ->
    [red] { $count ->
        [one] Vermells: queda una carta
       *[other] Vermells: queden { $count } cartes
    }
   *[blue] { $count ->
        [one] Blaus: queda una carta
       *[other] Blaus: queden { $count } cartes
    }
}
terminal-clue-is = { $number ->
    [unlimited] Pista: { $word }, sense límit
   *[other] Pista: { $word }, { $number }
}
terminal-guesses-left = { $count ->
    [one] Queda un intent
   *[other] Queden { $count } intents
}
terminal-no-limit = Intents sense límit
terminal-time-left = { $count ->
    [one] Queda un segon
   *[other] Queden { $count } segons
}
terminal-log = Fins ara

terminal-ask-clue = La teva pista: una paraula i un número, per exemple «ploma 2». També valen 0 i * (sense límit).
terminal-ask-guess = Toqueu una carta: la seva coordenada (B3) o la seva paraula. «{ terminal-word-stop }» acaba el torn, «?» ensenya tot el que hi ha.
terminal-ask-challenge = { $seat ->
    [red-spymaster] Cap d’espies vermell: és vàlida, la pista? Retorn la deixa passar, «!» la impugna.
    [blue-spymaster] Cap d’espies blau: és vàlida, la pista? Retorn la deixa passar, «!» la impugna.
   *[operative] És vàlida, la pista? Retorn la deixa passar, «!» la impugna.
}
terminal-ask-ruling = T’han impugnat la pista. Anava contra les regles? «s» o «n».
terminal-ask-penalty = La pista anava contra les regles. Pots cobrir una carta del teu equip: la coordenada, o Retorn per renunciar-hi.
terminal-ask-enemy = { $count ->
    [one] Torn de l’enemic: cobreix una de les seves cartes. Quina?
   *[other] Torn de l’enemic: cobreix { $count } de les seves cartes. Quina, primer?
}
terminal-ask-next = Una altra partida? «{ terminal-word-flip }» gira aquestes cartes, «{ terminal-word-draw }» en treu de noves, «{ terminal-word-end }» plega per avui.
terminal-ask-next-fresh = Una altra partida? «{ terminal-word-draw }» treu cartes noves, «{ terminal-word-end }» plega per avui.
terminal-ask-against = «{ terminal-word-change }» canvia la pista, «{ terminal-word-ask }» ho pregunta en veu baixa a l’altre cap d’espies, «{ terminal-word-insist }» insisteix.
terminal-ask-against-coop = «{ terminal-word-change }» canvia la pista, «{ terminal-word-insist }» insisteix.
terminal-ask-consent = { $seat ->
    [red-spymaster] Només per al cap d’espies vermell: deixes passar «{ $word }»? «s» o «n».
   *[blue-spymaster] Només per al cap d’espies blau: deixes passar «{ $word }»? «s» o «n».
}
terminal-consented = Pot passar.
terminal-not-consented = No pot passar.
terminal-not-understood = Això no s’ha entès.
terminal-need-number = La paraula i el número van sempre junts.

terminal-help = B3 o una paraula: toca-la · { terminal-word-stop }: acaba el torn · { terminal-word-hourglass }: gira el rellotge de sorra · { terminal-word-log }: què ha passat · { terminal-word-rules }: on són les regles · { terminal-word-call-off }: anul·la la partida, no guanya ningú
terminal-help-fingers = Parlar amb els dits: { terminal-word-tag } B3, { terminal-word-unsure } B3, { terminal-word-sure } B3, { terminal-word-not } B3 (aquesta no) · després de tocar una carta: { $faces }
terminal-pointing = Marques: { $cards }
terminal-pointed = { $how ->
    [unsure] { $place }. { $card } (potser)
    [not] { $card } no
   *[sure] { $place }. { $card }
}
terminal-face = { $card }: { $face }
terminal-no-face = Encara no s’ha tocat cap carta per dir-ho.
terminal-look-how = «? B3» diu què hi ha en una imatge.
terminal-look = { $place }, «{ $title }»: { $alt }.
terminal-look-word = { $place }: { $title }.
terminal-rules-at = Les regles, numerades, són a docs/rules/ca.md.
terminal-hourglass = { $count ->
    [one] S’ha girat el rellotge de sorra: un segon.
   *[other] S’ha girat el rellotge de sorra: { $count } segons.
}

terminal-covered = { $identity ->
    [red] { $card }: un agent vermell.
    [blue] { $card }: un agent blau.
    [bystander] { $card }: un civil innocent.
   *[assassin] { $card }: l’assassí.
}
terminal-turn-ended = { $team ->
    [red] S’ha acabat el torn dels vermells.
   *[blue] S’ha acabat el torn dels blaus.
}
terminal-time-ran-out = S’ha acabat el temps.
terminal-last-stand = L’assassí! Última oportunitat: trobeu totes les vostres cartes, sense fallar cap intent.
terminal-challenged = S’ha impugnat la pista.
terminal-challenge-held = { $rule ->
    [none] La impugnació prospera.
   *[other] La impugnació prospera ({ $rule }).
}
terminal-challenge-failed = La impugnació no prospera; el torn continua.
terminal-cover-declined = Es renuncia a cobrir una carta.
terminal-clue-given = { $team ->
    [red] { $number ->
        [unlimited] Pista dels vermells: { $word }, sense límit
       *[other] Pista dels vermells: { $word }, { $number }
    }
   *[blue] { $number ->
        [unlimited] Pista dels blaus: { $word }, sense límit
       *[other] Pista dels blaus: { $word }, { $number }
    }
}
terminal-referee-says = { $finding ->
    [illegal] L’àrbitre diu que no és vàlida ({ $rule }).
    [doubtful] L’àrbitre dubta que sigui vàlida ({ $rule }).
   *[notice] L’àrbitre fa una advertència ({ $rule }).
}

terminal-won = { $team ->
    [red] Guanyen els vermells.
   *[blue] Guanyen els blaus.
}
terminal-why = { $by ->
    [END-1] Totes les cartes de l’equip estan cobertes.
    [TURN-7] S’ha tocat l’assassí.
    [COOP-3] Totes les cartes de l’enemic estan cobertes.
    [FINE-2] L’assassí ha estat l’últim a trobar-se, com ha de ser.
    [FINE-3] S’han trobat totes les cartes a l’última oportunitat.
    [FINE-4] S’ha desaprofitat l’última oportunitat.
   *[TABLE-5] S’ha anul·lat la partida.
}
terminal-nobody-won = No guanya ningú.
terminal-coop-won = { $score ->
    [one] Heu guanyat amb un punt: { $title }
   *[other] Heu guanyat amb { $score } punts: { $title }
}
terminal-coop-lost = Heu perdut.
terminal-evening = Vermells { $red } : { $blue } Blaus
terminal-saved = La partida es guarda a { $file }.
terminal-bye = Fins a la pròxima.

terminal-replay-keys = Retorn: endavant · { terminal-word-back }: enrere · un número: a aquell pas · { terminal-word-seat }: un altre lloc · { terminal-word-quit }: final
terminal-replay-step = { $number } / { $count }
terminal-replay-as = { $seat ->
    [red-spymaster] tal com ho veia el cap d’espies vermell
    [blue-spymaster] tal com ho veia el cap d’espies blau
    [red-operative] tal com ho veien els enllaços vermells
    [blue-operative] tal com ho veien els enllaços blaus
    [both-operative] tal com ho veia l’enllaç de tots dos equips
   *[watcher] tal com ho veia un espectador
}
terminal-replay-damaged = El registre està malmès a la línia { $line }: { $reason }
terminal-file-missing = No hi ha cap fitxer { $file }.
terminal-dealt = Cartes repartides.

# the puzzle of the day
terminal-puzzle-touch = Quina carta? La casella o la paraula:
terminal-puzzle-no-card = No hi ha cap carta així per tocar.
terminal-puzzle-choose = De l’1 al 5, o una pista teva amb el número:
terminal-puzzle-none = No hi ha cap enigma per al { $date }.
terminal-puzzle-nearest = El més proper és el d’aquest dia: cryptonym puzzle --lang { $lang } --date { $date }

# bots
bot-thinks = { $seat ->
    [red-spymaster] El cap d’espies vermell, un bot, rumia…
    [blue-spymaster] El cap d’espies blau, un bot, rumia…
    [red-operative] L’enllaç vermell, un bot, rumia…
    [blue-operative] L’enllaç blau, un bot, rumia…
   *[both-operative] L’enllaç de tots dos equips, un bot, rumia…
}
bot-looking-back = Què tenien al cap els bots:

# El que es pot escriure: cap paraula no és un nom en clau, i cap tecla no val dues coses en una mateixa pregunta.
terminal-word-stop = prou
terminal-word-hourglass = rellotge
terminal-word-log = registre
terminal-word-rules = regles
terminal-word-help = ajuda
terminal-word-call-off = anul·la
terminal-word-tag = marca
terminal-word-sure = segura
terminal-word-unsure = potser
terminal-word-not = no
terminal-word-flip = g
terminal-word-draw = t
terminal-word-end = p
terminal-word-change = c
terminal-word-ask = p
terminal-word-insist = i
terminal-word-back = e
terminal-word-seat = l
terminal-word-quit = f
