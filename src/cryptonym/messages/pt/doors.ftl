### Said to newcomers where they arrive: the way to the lesson, and a line on each way of playing, of at most 70 signs.
door-new = Primeira vez?
door-learn = Aprenda em 90 segundos
mode-line-coop = Vocês são um time só; a cada turno o inimigo cobre uma carta.
mode-line-trio = Dois espiões mestres disputam; o terceiro adivinha pelos dois.
