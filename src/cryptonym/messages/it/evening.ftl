### An evening: several games at one table, the votes for their clues, an image at the end. Names of people and clues are never inflected.
evening-title = Partite della serata
evening-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
evening-more = + { $n }
evening-flag = Partita { $n }: { $winner ->
    [red] vince la squadra rossa
    [blue] vince la squadra blu
   *[none] non vince nessuno
}
evening-ask = L’indizio più bello di questa partita?
evening-ask-line = Si può votare fino alla prossima distribuzione. Nessuno vede che cosa hai scelto.
evening-all = Tutti gli indizi
evening-voted = { $n ->
    [0] Ancora nessun voto
    [one] { $n } voto finora
   *[other] { $n } voti finora
}
evening-yours = il tuo voto
evening-thanks = Hai votato «{ $clue }».
evening-back = Voto ritirato.
evening-make = L’immagine della serata
evening-make-line = Punteggio, partite, indizi più belli e nomi. L’immagine si crea su questo dispositivo.
evening-wide = Orizzontale
evening-tall = Verticale
evening-save = Salva l’immagine
evening-share = Condividi
evening-names = Nomi nell’immagine
evening-leave = Premi un nome per lasciarlo fuori.
evening-preview = Anteprima dell’immagine: { $red } a { $blue }, { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
evening-finest = Gli indizi più belli
evening-votes = { $n ->
    [one] { $n } voto
   *[other] { $n } voti
}
evening-and-more = { $names } e altri { $n }
evening-of-us = { $n ->
    [one] da soli
    [2] in due
    [3] in tre
    [4] in quattro
    [5] in cinque
    [6] in sei
    [7] in sette
    [8] in otto
   *[other] in { $n }
}
evening-head = { $n ->
    [2] Due partite,
    [3] Tre partite,
    [4] Quattro partite,
    [5] Cinque partite,
    [6] Sei partite,
    [7] Sette partite,
    [8] Otto partite,
   *[other] { $n } partite,
}
evening-head-second = una serata
evening-down = Non è stato possibile caricare le partite della serata.
evening-again = Riprova
passing = Da una partita all’altra
passing-stay = Tutti al loro posto
passing-chairs = Cambiano i capi
passing-sides = Cambiano capi e squadre
passing-stay-line = Nessuno cambia posto.
passing-chairs-line = I prossimi capi: { $names }.
passing-chairs-plain = I posti vanno a chi aspetta da più tempo.
passing-sides-line = I prossimi capi: { $names }. Quelli di prima passano all’altra squadra.
passing-by-hand = I posti sono stati assegnati a mano: questa volta restano così.

## why a vote or a switch is refused; said where these words are
violation-votes-after-the-game = Si vota a partita finita.
violation-not-in-that-game = Gli indizi di quella partita li vota chi vi era seduto.
violation-no-such-clue = In quella partita non c’è stato un indizio così.
violation-own-clue = Quell’indizio viene dal tuo posto: votane un altro.
violation-being-updated = Una parte del server è ancora in aggiornamento. Riprova tra un momento.
