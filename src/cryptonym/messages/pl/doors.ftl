### Said to newcomers where they arrive: the way to the lesson, and a line on each way of playing, of at most 70 signs.
door-new = Pierwszy raz?
door-learn = Nauka w 90 sekund
mode-line-coop = Gracie wszyscy razem; co turę wróg zasłania jedną kartę.
mode-line-trio = Dwoje szefów rywalizuje, trzecia osoba zgaduje dla obojga.
