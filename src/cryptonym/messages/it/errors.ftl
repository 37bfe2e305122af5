### What a browser shows where the page itself is not: an address that is none, a name that is not the server's. No variables.
error-no-such-page = A questo indirizzo non c’è niente
error-no-such-page-line = Il link di un tavolo finisce con 22 caratteri. Forse per strada se n’è perso qualcuno.
error-other-host = Questo server non risponde a questo nome
error-other-host-line = Chi lo gestisce può aggiungere il nome con --url, o con --lan in una rete di casa.
error-no-page = Manca la pagina
error-no-page-line = Il server funziona, ma è stato installato senza la sua pagina. Chi lo gestisce può crearla con «make web» o installare una versione pubblicata.
error-failed = Qualcosa è andato storto
error-failed-line = La colpa è nostra, non tua, e l’errore è stato annotato. Riprova tra un momento.
error-home = Pagina iniziale
