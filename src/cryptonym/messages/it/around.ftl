### Television, replay, and one phone for all. $team is red or blue; names of people are never inflected.

## the slip, where nobody has a name
public-thinking = Il capo cerca una parola e un numero.
public-ruling = Il capo decide se l’indizio è valido.
public-enemy = { $n ->
    [one] Il capo copre una carta del nemico.
   *[other] Il capo copre { $n } carte del nemico.
}
public-penalty = { $team ->
    [red] Il turno dei rossi finisce. Il capo dei blu può coprire una carta blu prima dell’indizio.
   *[blue] Il turno dei blu finisce. Il capo dei rossi può coprire una carta rossa prima dell’indizio.
}

## television
tv-title = Il tavolo sul televisore
tv-join = Inquadra e siediti
tv-join-short = Gioca o guarda
tv-type = oppure scrivi questo codice su { $address }
tv-waiting = I giocatori prendono posto
tv-late = { $n ->
    [one] { $n } secondo di ritardo
   *[other] { $n } secondi di ritardo
}
tv-lost = Connessione interrotta. Riprovo…
tv-clues = Indizi
tv-more = { $n ->
    [one] e un’altra persona
   *[other] e altre { $n } persone
}
tv-about = { $name } sta per toccare { $word }

## in the menu of a table
tv-open = Sul televisore
tv-open-line = Il tavolo in grande, senza niente da premere e niente di segreto. Sul televisore scrivi il codice del tavolo nella prima pagina e vieni qui.
tv-plain = Per una diretta, senza codice
delay = Chi guarda vede il tavolo
delay-line = Per le dirette: chi guarda soltanto vede tutto più tardi e non riceve il codice, così nessuno può suggerire.
delay-seconds = { $n ->
    [0] Subito
   *[other] { $n } s dopo
}

## replay
replay-title = Rivedi la partita
replay-drop = Trascina qui una partita salvata
replay-choose = Scegli un file
replay-file-line = Un file .jsonl di un tavolo, di questa pagina o del terminale. Resta su questo dispositivo.
replay-loading = Un momento…
replay-fault = { $why ->
    [empty] In questo file non c’è nessuna partita.
    [other] Questa non è una partita salvata.
    [newer] Questa partita è stata salvata da una versione più recente di Cryptonym.
   *[damaged] La riga { $line } di questo file non può essere vera: il file è danneggiato.
}
replay-bad-link = In questo link non c’è una partita intera. Forse la fine è stata tagliata.
replay-missing = Questa partita non c’è più. Un file salvato, o un link che la contiene, funziona ancora.
replay-running = Questa partita è ancora in corso. Si potrà rivedere quando sarà finita.
replay-password = La porta di questo tavolo chiede una parola d’ordine: le sue partite le vede solo chi è al tavolo.
replay-no-server = Il server non risponde.
replay-as = Vista da
replay-operatives = Agenti operativi
replay-operatives-hint = Come la vedevano gli agenti operativi: niente chiave prima della fine.
replay-speed = Velocità
replay-share = Copia il link
replay-share-line = Nel link c’è tutta la partita, ma non i nomi né il tavolo; nessun server la conserva.
replay-copied = Copiato
replay-save = Salva il file
replay-names = Mostra i nomi
replay-another = Un’altra partita
replay-review = Rileggi la partita
replay-step = Passo { $n } di { $all }
replay-dealt = Le carte sono sul tavolo.

## one phone for all; $to is who gets the phone
one-title = Un telefono per tutti
one-pitch = Un’intera partita su questo telefono, di mano in mano. La chiave la vede solo il capo che lo ha in mano.
one-kept = Una volta aperta, questa pagina non ha bisogno della rete; ricaricarla non fa perdere nulla.
one-clock = Tempo
one-clock-choice = { $n ->
    [0] Nessuno
   *[other] { $n } min
}
one-time-up = Tempo scaduto.
one-hand = { $to ->
    [red-spymaster] Passate il telefono al capo dei rossi
    [blue-spymaster] Passate il telefono al capo dei blu
    [red-operative] Passate il telefono agli agenti operativi rossi
    [blue-operative] Passate il telefono agli agenti operativi blu
    [both-operative] Passate il telefono all’agente operativo
    [spymaster] Passate il telefono al capo
   *[operative] Passate il telefono agli agenti operativi
}
one-pass = { $to ->
    [red-spymaster] Al capo dei rossi
    [blue-spymaster] Al capo dei blu
   *[spymaster] Al capo
}
one-i-am = { $to ->
    [red-spymaster] Sono il capo dei rossi
    [blue-spymaster] Sono il capo dei blu
   *[spymaster] Sono il capo
}
one-hold = tieni premuto
one-board = Mostra il tavolo
one-only-you = Ora guardi solo tu: sta per apparire la chiave.
one-all-look = Da qui in poi possono guardare tutti.
one-show-question = Mostrare la chiave?
one-cover-key = Copri la chiave
one-entry = Una parola, un numero. L’arbitro è il vostro tavolo.
one-zero = Zero: nessuna delle vostre carte c’entra. Tentativi senza limiti.
one-unlimited = Senza limiti: non sanno quante carte intendi.
one-enemy = Copri una carta del nemico; poi tocca al tuo indizio.
one-quit = Metti via questa partita
one-quit-question = Mettere via questa partita?
one-quit-line = Una nuova prende il suo posto; questa non l’ha vinta nessuno.
one-settings = Altre impostazioni

## the score of the table
end-evening = Partite della serata
