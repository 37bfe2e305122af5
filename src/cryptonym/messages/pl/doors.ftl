### Said to newcomers where they arrive: the way to the lesson, and a line on each way of playing, of at most 70 signs.
door-new = Pierwszy raz?
door-learn = Nauka w 90 sekund
mode-line-coop = Gracie wszyscy razem; co turę wróg zasłania jedną kartę.
mode-line-trio = Dwaj szefowie rywalizują, trzecia osoba zgaduje dla obu.
home-privacy = Bez konta i bez śledzenia: pamiętamy tylko twoje miejsce przy stole. Wolne oprogramowanie: możesz je uruchomić u siebie.
home-invitation = Zaproszenie
home-invitation-needed = Stoły otwiera się tu z zaproszeniem. Wpisz to, które masz.
home-wrong-invitation = To zaproszenie jest nieważne albo już wykorzystane.
home-banned = Przez pewien czas z tego adresu nie można tu otwierać stołów.
house-imprint = Nota prawna
house-privacy = Prywatność
