### Television, replay, and one phone for all. $team is red or blue; names of people are never inflected.

## the slip, where nobody has a name
public-thinking = Il capo cerca una parola e un numero.
public-ruling = Il capo decide se l’indizio vale.
public-enemy = { $n ->
    [one] Il capo copre una parola del nemico.
   *[other] Il capo copre { $n } parole del nemico.
}
public-penalty = { $team ->
    [red] Il turno dei rossi finisce. Il capo dei blu può coprire una parola blu prima dell’indizio.
   *[blue] Il turno dei blu finisce. Il capo dei rossi può coprire una parola rossa prima dell’indizio.
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
tv-lost = Collegamento perso. Riprovo…
tv-clues = Indizi
tv-more = { $n ->
    [one] e un’altra persona
   *[other] e altre { $n } persone
}
tv-about = { $name } sta per toccare { $word }

## replay
replay-title = Replay
replay-open-file = Una partita salvata
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
replay-password = La porta di questo tavolo chiede una password: le sue partite le vede solo chi è al tavolo.
replay-no-server = Il server non risponde.
replay-as = Vista da
replay-operatives = Agenti operativi
replay-operatives-hint = Come la vedevano gli agenti operativi: niente chiave prima della fine.
replay-speed = Velocità
replay-share = Copia un link
replay-share-line = Nel link c’è tutta la partita: niente nomi, niente tavolo, e nessun server la conserva.
replay-copied = Copiato
replay-save = Salva il file
replay-names = Nomi
replay-another = Un’altra partita
replay-step = Passo { $n } di { $all }
replay-dealt = Le carte sono sul tavolo.
