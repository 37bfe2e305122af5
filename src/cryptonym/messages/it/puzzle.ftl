### Il rompicapo di oggi: la parte dell’agente, quella del capo, il risultato, i giorni di fila, l’archivio. Sulla pagina e nel terminale.
puzzle-title = Rompicapo del giorno
puzzle-minutes = due minuti
puzzle-task = { $task ->
    [spymaster] capo
   *[operative] agente operativo
}
puzzle-kind = { $kind ->
    [pictures] immagini
   *[words] parole
}
puzzle-misses = { $n ->
    [0] errori esauriti
    [one] { $n } errore concesso
   *[other] { $n } errori concessi
}
puzzle-found = { $n ->
    [one] trovata { $n } su { $all }
   *[other] trovate { $n } su { $all }
}
puzzle-tag = Premi una carta che c’entra con { $clue }
puzzle-ask = Sei il capo dei rossi. Quale indizio vale per più carte, senza rischi?
puzzle-choose = Scegli un indizio
puzzle-give = Dai { $clue }
puzzle-own = o scrivine uno tuo
puzzle-own-send = Fallo valutare
puzzle-own-wait = Il bot lo sta leggendo…
puzzle-own-unknown = Il bot non conosce «{ $clue }». Prova un’altra parola o scegli uno dei cinque.
puzzle-own-busy = Un momento: troppi indizi in una volta. Riprova fra poco.
puzzle-own-down = Il server non risponde. I cinque indizi funzionano anche senza.
puzzle-five = Torna ai cinque indizi
puzzle-next = Ora tocca al capo
puzzle-result = Il risultato
puzzle-head = { $all ->
    [2] Due su due
    [3] Tre su tre
   *[4] Quattro su quattro
}{ $misses ->
    [0] , senza inciampare
    [one] , un inciampo
   *[other] , due inciampi
}
puzzle-head-out = { $found ->
    [one] Trovata { $found } su { $all }
   *[other] Trovate { $found } su { $all }
}
puzzle-head-assassin = { $found ->
    [0] Subito l’assassino
    [one] { $found } su { $all }, poi l’assassino
   *[other] { $found } su { $all }, poi l’assassino
}
puzzle-was = <b>{ $clue }</b>: { $cards }.
puzzle-near = Fra le altre, la più vicina era { $card }.
puzzle-rank = { $rank ->
    [1] Il migliore dei cinque.
    [2] Secondo su cinque.
    [3] Terzo su cinque.
    [4] Quarto su cinque.
   *[5] Quinto su cinque.
}
puzzle-free = { $grade ->
    [3] Vale quanto il migliore dei cinque, o di più.
    [2] Solo il migliore dei cinque vale di più.
    [1] Due dei cinque valgono di più.
   *[0] Almeno tre dei cinque valgono di più.
}
puzzle-best-why = Porta a { $cards }, e nessun’altra carta è vicina.
puzzle-would = Il bot direbbe <b>{ $clue }</b>: { $cards }.
puzzle-why-near = <b>{ $clue }</b> è vicino anche a { $card }, { $what ->
    [blue] un agente blu
    [assassin] l’assassino
   *[bystander] un passante
}.
puzzle-why-fewer = <b>{ $clue }</b> è sicuro, ma vale per meno carte.
puzzle-days = { $n ->
    [one] giorno
   *[other] giorni di fila
}
puzzle-streak = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni di fila
}
puzzle-week = questa settimana: { $days }
puzzle-week-none = questa settimana ancora nessuno
puzzle-share = Condividi senza spoiler
puzzle-copied = Copiato
puzzle-no-copy = Questo browser non copia. Ecco il testo:
puzzle-archive = Archivio
puzzle-archive-line = I rompicapi passati restano aperti. Quelli recuperati non contano per i giorni di fila.
puzzle-earlier = Il mese prima
puzzle-later = Il mese dopo
puzzle-day = { $date }: { $state ->
    [done] risolto
    [half] risolto a metà
    [later] non ancora
   *[open] aperto
}
puzzle-today = Il rompicapo di oggi
puzzle-other = { $kind ->
    [pictures] Le immagini di oggi
   *[words] Le parole di oggi
}
puzzle-tomorrow = { $kind ->
    [pictures] Domani: parole e immagini
   *[words] Domani: parole
}
puzzle-needs = Per questo rompicapo ci vuole la connessione. Quelli di oggi e dei prossimi sette giorni restano sul dispositivo dopo la prima visita.
puzzle-none = Per questo giorno non c’è un rompicapo.
puzzle-none-before = Il primo rompicapo: { $date }.
puzzle-none-after = L’ultimo rompicapo di questa versione: { $date }. Un aggiornamento del server ne porterà altri.
puzzle-nearest = Rompicapo: { $date }
puzzle-legend = ◆ tua   ● dell’altra squadra   □ passante   ✕ assassino
puzzle-touched = Toccate: { $cards }
puzzle-identity = { $identity ->
    [red] agente rosso
    [blue] agente blu
    [assassin] assassino
   *[bystander] passante
}
puzzle-diamonds = { $n } losanghe su tre
puzzle-solved = Risolto
