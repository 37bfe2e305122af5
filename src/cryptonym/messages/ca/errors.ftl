### What a browser shows where the page itself is not: an address that is none, a name that is not the server's. No variables.
error-no-such-page = En aquesta adreça no hi ha res
error-no-such-page-line = L’adreça d’una taula acaba amb 22 caràcters. Potser se n’ha perdut algun pel camí.
error-other-host = Aquest servidor no respon a aquest nom
error-other-host-line = Qui el gestiona hi pot afegir el nom amb --url, o amb --lan en una xarxa de casa.
error-no-page = Falta la pàgina
error-no-page-line = El servidor funciona, però s’ha instal·lat sense la seva pàgina. Qui el gestiona la pot crear amb «make web» o instal·lar una versió publicada.
error-failed = Alguna cosa ha anat malament
error-failed-line = És culpa nostra, no teva, i l’error ha quedat anotat. Torna-ho a provar d’aquí a un moment.
error-home = Ves a l’inici
