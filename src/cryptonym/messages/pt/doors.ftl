### Said to newcomers where they arrive: the way to the lesson, and a line on each way of playing, of at most 70 signs.
door-new = Primeira vez?
door-learn = Aprenda em 90 segundos
mode-line-coop = Vocês são um time só; a cada turno o inimigo cobre uma carta.
mode-line-trio = Dois espiões mestres disputam; o terceiro adivinha pelos dois.
home-privacy = Sem conta, sem rastreadores: só o seu lugar fica guardado. É software livre: você pode hospedar o seu.
home-invitation = Convite
home-invitation-needed = Aqui as mesas são abertas com convite. Escreva o que você recebeu.
home-wrong-invitation = Este convite não vale, ou não vale mais.
home-banned = Por algum tempo não dá para abrir mesas aqui a partir deste endereço.
house-imprint = Informações legais
house-privacy = Privacidade
