# Perché un’azione non è possibile. Ogni testo nomina una regola; niente qui può svelare ciò che chi legge non deve sapere.

violation-game-over = La partita è finita.
violation-not-your-clue = Non è il tuo turno di dare l’indizio.
violation-clue-already-given = In questo turno l’indizio è già stato dato.
violation-clue-without-word = Un indizio ha bisogno di una parola.
violation-clue-too-long = Un indizio ha al massimo { $most } lettere.
violation-clue-unreadable = In questo indizio ci sono caratteri che nessuno può leggere.
violation-number-negative = Il numero non può essere sotto lo zero.
violation-number-too-high = { $most ->
    [one] Alla tua squadra resta una carta da trovare: il numero non può essere più alto.
   *[other] Alla tua squadra restano { $most } carte da trovare: il numero non può essere più alto.
}
violation-clue-illegal = Per l’arbitro questo indizio non è valido.
violation-clue-illegal-by = Per l’arbitro questo indizio non è valido: { $codename } è sul tavolo.
violation-not-your-guess = Adesso non sta a te toccare una carta.
violation-no-clue-yet = Non c’è ancora un indizio.
violation-table-moved-on = Nel frattempo sul tavolo è cambiato qualcosa. Guarda di nuovo.
violation-no-such-card = Sul tavolo questa carta non c’è.
violation-card-covered = { $card } è già coperta.
violation-guess-first = Prima tocca almeno una carta.
violation-not-yours-to-challenge = Non sta a te contestare questo indizio.
violation-nothing-to-challenge = Non c’è un indizio da contestare.
violation-too-late-to-challenge = Troppo tardi: per questo indizio è già stata toccata una carta.
violation-challenged-once = Questo indizio è già stato contestato.
violation-let-pass-already = Questo indizio l’hai lasciato passare tu.
violation-ruling-awaited = Prima il capo dell’agenzia decide sulla contestazione.
violation-nothing-to-rule-on = Non c’è una contestazione da decidere.
violation-not-yours-to-rule-on = Non sta a te decidere su questa contestazione.
violation-enemy-cover-due = Prima viene il turno del nemico.
violation-nothing-to-cover = Adesso non c’è una carta da coprire.
violation-not-yours-to-cover = { $role ->
    [spymaster] Adesso non sta a te coprire una carta.
   *[other] Solo un capo dell’agenzia copre una carta che nessuno ha toccato.
}
violation-cover-your-own = Copri una carta della tua squadra.
violation-cover-the-enemys = Copri una delle carte del nemico.
violation-must-cover = La carta del nemico va coperta.
violation-watchers-turn-no-hourglass = La clessidra la gira solo chi gioca.
violation-not-on-your-own-operatives = Un capo dell’agenzia non mette fretta ai propri agenti operativi.
violation-hourglass-running = La sabbia sta ancora scorrendo.
violation-time-is-up = Il tempo è scaduto.
violation-time-is-not-up = C’è ancora tempo.
violation-no-clock = Non c’è nessun orologio in funzione.
violation-clock-stands-already = L’orologio è già fermo.
violation-clock-runs-already = L’orologio va già.
violation-nobody-to-ask = Nessuno gioca contro di voi, quindi non c’è nessuno a cui chiedere.
violation-not-yours-to-ask = Non sta a te chiedere o rispondere.
violation-asked-already = Hai già chiesto di questa parola.
violation-nothing-was-asked = Nessuno ha chiesto di questa parola.

violation-not-at-the-table = Prima siediti al tavolo.
violation-not-the-host = Può farlo solo chi ospita.
violation-nobody-of-that-name = Questa persona non è al tavolo.
violation-name-missing = Qui tutti hanno un nome. Qual è il tuo?
violation-name-too-long = { $most ->
    [one] Un nome ha al massimo un carattere.
   *[other] Un nome ha al massimo { $most } caratteri.
}
violation-name-unreadable = In questo nome ci sono caratteri che nessuno può leggere.
violation-name-blocked = Questo nome qui non è gradito. Scegline un altro.
violation-name-taken = Qui c’è già qualcuno che si chiama { $name }.
violation-table-full = { $most ->
    [one] Il tavolo è al completo: c’è una persona.
   *[other] Il tavolo è al completo: ci sono { $most } persone.
}
violation-written-full = Il registro di questo tavolo è pieno. Aprine uno nuovo.
violation-door-locked = La porta di questo tavolo è chiusa.
violation-already-here = Sei già a questo tavolo.
violation-no-such-seat = In questa partita quel posto non c’è.
violation-seat-taken = Lì siede { $name }.
violation-host-seats-people = La partita è in corso: chi ospita può darti un posto.
violation-key-was-seen = { $name } ha visto la chiave e in questa partita non può indovinare.
violation-game-is-on = Non durante una partita.
violation-no-game = Le carte non sono ancora in tavola.
violation-spymaster-missing = { $team ->
    [red] Ai rossi manca un capo dell’agenzia.
   *[blue] Ai blu manca un capo dell’agenzia.
}
violation-operative-missing = { $team ->
    [red] Ai rossi manca un agente operativo.
    [blue] Ai blu manca un agente operativo.
   *[both] Manca l’agente operativo delle due squadre.
}
violation-nothing-to-flip = Queste carte non hanno un altro lato. Pescatene di nuove.
violation-settings-out-of-range = { $what ->
    [pictures] Un tavolo misto vuole parole e immagini.
    [own_limits] Questa riga è troppo lunga o contiene caratteri che nessuno può leggere.
    [language] Non c’è un mazzo in questa lingua.
   *[seconds] Questo tempo è troppo breve o troppo lungo.
}
violation-bots-host-nothing = Un bot non può ospitare il tavolo.
violation-no-own-deck = A questo tavolo non c’è ancora un mazzo vostro.
violation-no-such-deck = Questo server non ha quel mazzo.
violation-no-own-pictures = A questo tavolo non ci sono ancora immagini vostre.
violation-too-many-pictures = A un tavolo non stanno più di { $most } immagini vostre.
violation-not-enough-cards = { $have ->
    [one] C’è una carta sola; a questo tavolo ne servono { $need }.
   *[other] Ci sono { $have } carte; a questo tavolo ne servono { $need }.
}
violation-nobody-asked = Nessuno ha chiesto un posto.
violation-table-closed = Questo tavolo è chiuso. Può riaprirlo chi ospita o chi ci è seduto.
violation-talk-off = A questo tavolo non si scrive.
violation-muted = Chi ospita ti ha tolto la parola.
violation-spectators-do-not-play = Chi guarda non gioca: prima siediti.
violation-only-operatives-talk = Durante una partita parlano solo gli agenti operativi.
violation-could-not-be-decided = Non ha funzionato, e la colpa è nostra. Non è cambiato niente; il motivo è nel registro del server.
violation-key-holders-write-nothing = Hai visto la chiave: fino alla fine della partita gli altri leggono da te soltanto l’indizio.
violation-line-missing = In questa riga non c’è niente.
violation-line-too-long = { $most ->
    [one] Una riga ha al massimo un carattere.
   *[other] Una riga ha al massimo { $most } caratteri.
}
violation-line-unreadable = In questa riga ci sono caratteri che nessuno può leggere.
