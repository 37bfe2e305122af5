### Away from any table: the home page and the rules.

## home
home-headline =
    Una parola.
    Un numero.
    Chi è chi?
home-pitch = Il gioco di spie, indizi e sangue freddo. Due squadre, cinque lingue, un tavolo per tutti. In videochiamata, sul divano, in classe o in treno.
# Six codenames on the drawings, one word each, in capitals: short, middling, long, middling, short, short.
home-art = LIMONE BUSSOLA CAMPANELLO ÀNCORA LUNA PERLA
home-who = Chi gioca?
home-code = Hai un codice?
home-join = Entra
home-back-to = Torna a { $code }
home-forget = dimentica
home-rules = Le regole
## at the door
door-code = Al momento nessun tavolo ha il codice { $code }. Controllalo o chiedi il link: un codice finisce quando chi ospita chiude la porta o fa uscire qualcuno.
door-code-form = Un codice ha sei caratteri, senza 0, O, 1 e I.
door-code-wait = Troppi codici di fila. Riprova tra un minuto o chiedi il link.
forget-all = Cancella i miei dati qui
forget-all-question = Cancellare i tuoi dati da questo dispositivo?
forget-all-line = Spariscono il tuo nome, le tue preferenze e i tuoi posti ai tavoli aperti. In quei posti non potrai più sederti.
rules-missing = Le regole non ci sono ancora in questa lingua. Provane un’altra.
rules-no-line = Le regole non sono arrivate: il server non risponde e questo dispositivo non le ha in memoria.
home-new = Nuovo tavolo
