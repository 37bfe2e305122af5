# Quello che dicono `cryptonym play` e `cryptonym replay`.

terminal-team = { $team ->
    [red] Rossi
   *[blue] Blu
}
terminal-role = { $role ->
    [spymaster] capo dell’agenzia
   *[operative] agenti operativi
}
terminal-seat = { $seat ->
    [red-spymaster] Capo dei rossi
    [blue-spymaster] Capo dei blu
    [red-operative] Agenti operativi dei rossi
    [blue-operative] Agenti operativi dei blu
    [both-operative] Agente operativo delle due squadre
   *[watcher] Spettatore
}
terminal-identity = { $identity ->
    [red] agente rosso
    [blue] agente blu
    [bystander] ignaro passante
   *[assassin] assassino
}

terminal-new-game = { $team ->
    [red] Una nuova partita. Iniziano i rossi.
   *[blue] Una nuova partita. Iniziano i blu.
}
terminal-hand-over = { $seat ->
    [red-spymaster] Passa la tastiera al capo dei rossi.
    [blue-spymaster] Passa la tastiera al capo dei blu.
    [red-operative] Passa la tastiera agli agenti operativi dei rossi.
    [blue-operative] Passa la tastiera agli agenti operativi dei blu.
   *[both-operative] Passa la tastiera all’agente operativo delle due squadre.
}
terminal-confirm-alone = Adesso si vede la chiave. Nessun altro deve guardare. Via libera? Premi Invio.
terminal-press-enter = Premi Invio.
terminal-left = { $team ->
    [red] { $count ->
        [one] Rossi: resta una carta
       *[other] Rossi: restano { $count } carte
    }
   *[blue] { $count ->
        [one] Blu: resta una carta
       *[other] Blu: restano { $count } carte
    }
}
terminal-clue-is = { $number ->
    [unlimited] Indizio: { $word }, senza limiti
   *[other] Indizio: { $word }, { $number }
}
terminal-guesses-left = { $count ->
    [one] Ancora un tentativo
   *[other] Ancora { $count } tentativi
}
terminal-no-limit = Tentativi senza limiti
terminal-time-left = { $count ->
    [one] Resta un secondo
   *[other] Restano { $count } secondi
}
terminal-log = Finora

terminal-ask-clue = Il tuo indizio: una parola e un numero, per esempio «piuma 2». Vanno bene anche 0 e * (senza limiti).
terminal-ask-guess = Tocca una carta: la sua casella (B3) o la sua parola. «{ terminal-word-stop }» finisce il turno, «?» mostra tutti i comandi.
terminal-ask-challenge = { $seat ->
    [red-spymaster] Al capo dei rossi: l’indizio è valido? Invio lo accetta, «!» lo contesta.
    [blue-spymaster] Al capo dei blu: l’indizio è valido? Invio lo accetta, «!» lo contesta.
   *[operative] L’indizio è valido? Invio lo accetta, «!» lo contesta.
}
terminal-ask-ruling = Il tuo indizio è stato contestato. La contestazione è giusta? «s» o «n».
terminal-ask-penalty = L’indizio non era valido. Puoi coprire una carta della tua squadra: scrivi la sua casella, oppure premi Invio per farne a meno.
terminal-ask-enemy = { $count ->
    [one] Turno del nemico: copri una delle sue carte. Quale?
   *[other] Turno del nemico: copri { $count } delle sue carte. Quale per prima?
}
terminal-ask-next = Un’altra partita? «{ terminal-word-flip }» gira queste carte, «{ terminal-word-draw }» ne pesca di nuove, «{ terminal-word-end }» chiude la serata.
terminal-ask-next-fresh = Un’altra partita? «{ terminal-word-draw }» pesca carte nuove, «{ terminal-word-end }» chiude la serata.
terminal-ask-against = «{ terminal-word-change }» cambia l’indizio, «{ terminal-word-ask }» chiede sottovoce all’altro capo, «{ terminal-word-insist }» insiste.
terminal-ask-against-coop = «{ terminal-word-change }» cambia l’indizio, «{ terminal-word-insist }» insiste.
terminal-ask-consent = { $seat ->
    [red-spymaster] Solo per il capo dei rossi: «{ $word }» può passare? «s» o «n».
   *[blue-spymaster] Solo per il capo dei blu: «{ $word }» può passare? «s» o «n».
}
terminal-consented = Può passare.
terminal-not-consented = Non può passare.
terminal-not-understood = Non ho capito. Riprova.
terminal-need-number = Parola e numero vanno sempre insieme.

terminal-help = B3 o una parola: toccala · { terminal-word-stop }: finisci il turno · { terminal-word-hourglass }: gira la clessidra · { terminal-word-log }: che cos’è successo · { terminal-word-rules }: dove sono le regole · { terminal-word-call-off }: annulla la partita, senza vincitori
terminal-help-fingers = Parlare con le dita: { terminal-word-tag } B3, { terminal-word-unsure } B3, { terminal-word-sure } B3, { terminal-word-not } B3 (non questa) · dopo una carta toccata: { $faces }
terminal-pointing = Segni: { $cards }
terminal-pointed = { $how ->
    [unsure] { $place }. { $card } (forse)
    [not] non { $card }
   *[sure] { $place }. { $card }
}
terminal-face = { $card }: { $face }
terminal-no-face = Non c’è ancora una carta toccata di cui dirlo.
terminal-look-how = «? B3» dice che cosa mostra un’immagine.
terminal-look = { $place }, «{ $title }»: { $alt }.
terminal-look-word = { $place }: { $title }.
terminal-rules-at = Le regole, con le loro sigle, sono in docs/rules/it.md.
terminal-hourglass = { $count ->
    [one] La clessidra è girata: un secondo.
   *[other] La clessidra è girata: { $count } secondi.
}

terminal-covered = { $identity ->
    [red] { $card }: un agente rosso.
    [blue] { $card }: un agente blu.
    [bystander] { $card }: un ignaro passante.
   *[assassin] { $card }: l’assassino.
}
terminal-turn-ended = { $team ->
    [red] Il turno dei rossi è finito.
   *[blue] Il turno dei blu è finito.
}
terminal-time-ran-out = Tempo scaduto.
terminal-last-stand = L’assassino! È l’ultima spiaggia: trovate tutte le vostre carte, senza sbagliarne una.
terminal-challenged = L’indizio è stato contestato.
terminal-challenge-held = { $rule ->
    [none] La contestazione regge.
   *[other] La contestazione regge ({ $rule }).
}
terminal-challenge-failed = La contestazione cade; il turno continua.
terminal-cover-declined = La carta in regalo è stata rifiutata.
terminal-clue-given = { $team ->
    [red] { $number ->
        [unlimited] Indizio dei rossi: { $word }, senza limiti
       *[other] Indizio dei rossi: { $word }, { $number }
    }
   *[blue] { $number ->
        [unlimited] Indizio dei blu: { $word }, senza limiti
       *[other] Indizio dei blu: { $word }, { $number }
    }
}
terminal-referee-says = { $finding ->
    [illegal] Per l’arbitro l’indizio non è valido ({ $rule }).
    [doubtful] Per l’arbitro l’indizio è dubbio ({ $rule }).
   *[notice] L’arbitro avverte ({ $rule }).
}

terminal-won = { $team ->
    [red] Vincono i rossi.
   *[blue] Vincono i blu.
}
terminal-why = { $by ->
    [END-1] Tutte le carte della squadra sono coperte.
    [TURN-7] È stato toccato l’assassino.
    [COOP-3] Tutte le carte del nemico sono coperte.
    [FINE-2] L’assassino è stato trovato per ultimo, come si deve.
    [FINE-3] All’ultima spiaggia sono state trovate tutte le carte.
    [FINE-4] L’ultima spiaggia non è bastata.
   *[TABLE-5] La partita è stata annullata.
}
terminal-nobody-won = Non vince nessuno.
terminal-coop-won = { $score ->
    [one] Vinta, con un punto: { $title }
   *[other] Vinta, con { $score } punti: { $title }
}
terminal-coop-lost = Persa.
terminal-evening = Rossi { $red } : { $blue } Blu
terminal-saved = La partita è salvata in { $file }.
terminal-bye = Alla prossima.

terminal-replay-keys = Invio: avanti · { terminal-word-back }: indietro · un numero: a quel passo · { terminal-word-seat }: un altro posto · { terminal-word-quit }: fine
terminal-replay-step = { $number } di { $count }
terminal-replay-as = { $seat ->
    [red-spymaster] come l’ha vista il capo dei rossi
    [blue-spymaster] come l’ha vista il capo dei blu
    [red-operative] come l’hanno vista gli agenti operativi dei rossi
    [blue-operative] come l’hanno vista gli agenti operativi dei blu
    [both-operative] come l’ha vista l’agente operativo delle due squadre
   *[watcher] come l’ha vista chi guardava
}
terminal-replay-damaged = Il registro è danneggiato alla riga { $line }: { $reason }
terminal-file-missing = Il file { $file } non c’è.
terminal-dealt = Carte distribuite.

# the puzzle of the day
terminal-puzzle-touch = Quale carta? La casella o la parola:
terminal-puzzle-no-card = Non c’è una carta così da toccare.
terminal-puzzle-choose = Da 1 a 5, oppure un indizio tuo con il numero:
terminal-puzzle-none = Per il { $date } non c’è un rompicapo.
terminal-puzzle-nearest = Il più vicino è quello del { $date }: cryptonym puzzle --lang { $lang } --date { $date }

# bots
bot-thinks = { $seat ->
    [red-spymaster] Il capo dei rossi, un bot, ci pensa…
    [blue-spymaster] Il capo dei blu, un bot, ci pensa…
    [red-operative] L’agente operativo dei rossi, un bot, ci pensa…
    [blue-operative] L’agente operativo dei blu, un bot, ci pensa…
   *[both-operative] L’agente operativo delle due squadre, un bot, ci pensa…
}
bot-looking-back = Che cosa avevano in mente i bot:

# Quello che si può scrivere: nessuna parola è un nome in codice, nessun tasto vale due cose nella stessa domanda.
terminal-word-stop = basta
terminal-word-hourglass = clessidra
terminal-word-log = registro
terminal-word-rules = regole
terminal-word-help = aiuto
terminal-word-call-off = annulla
terminal-word-tag = segna
terminal-word-sure = sicura
terminal-word-unsure = forse
terminal-word-not = no
terminal-word-flip = g
terminal-word-draw = p
terminal-word-end = e
terminal-word-change = c
terminal-word-ask = s
terminal-word-insist = i
terminal-word-back = i
terminal-word-seat = p
terminal-word-quit = f
