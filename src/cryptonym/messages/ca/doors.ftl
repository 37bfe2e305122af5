### Said to newcomers where they arrive: the way to the lesson, and a line on each way of playing, of at most 70 signs.
door-new = Primer cop?
door-learn = S’aprèn en 90 segons
mode-line-coop = Sou tots un sol equip; a cada torn l’enemic cobreix una carta.
mode-line-trio = Dos caps d’espies competeixen; el tercer endevina per a tots dos.
home-privacy = Sense compte ni rastrejadors: només es guarda el teu lloc a la taula. Programari lliure; allotja’l tu mateix.
home-invitation = Invitació
home-invitation-needed = Aquí les taules s’obren amb invitació. Escriu la que has rebut.
home-wrong-invitation = Aquesta invitació no val, o ja no val.
home-banned = Durant un temps no es poden obrir taules aquí des d’aquesta adreça.
house-imprint = Avís legal
house-privacy = Privadesa
