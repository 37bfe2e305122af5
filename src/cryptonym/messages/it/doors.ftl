### Said to newcomers where they arrive: the way to the lesson, and a line on each way of playing, of at most 70 signs.
door-new = Mai giocato?
door-learn = Si impara in 90 secondi
mode-line-coop = Siete tutti una squadra; a ogni turno il nemico copre una carta.
mode-line-trio = Due capi in gara; la terza persona indovina per tutti e due.
home-privacy = Niente account, niente tracciamento: si conserva solo il tuo posto al tavolo. Software libero, da ospitare dove vuoi.
home-invitation = Invito
home-invitation-needed = Qui i tavoli si aprono su invito. Scrivi quello che hai ricevuto.
home-wrong-invitation = Questo invito non vale, o non vale più.
home-banned = Per qualche tempo da questo indirizzo non si possono aprire tavoli qui.
house-imprint = Note legali
house-privacy = Privacy
