# What messengers show of a link, and what stands on the image there (tools/previews.py). Read without Fluent: no variables, a line each.

preview-home = Cryptonym
preview-home-line = Una paraula. Un número. Qui és qui? Una taula per al joc d’associar paraules.
preview-table = La taula és a punt
preview-table-line = Sense compte: escriu un nom i seu.
preview-words = paraules
preview-pictures = imatges
preview-mixed = paraules i imatges
preview-now = es juga de seguida
preview-puzzle = L’enigma d’avui
preview-puzzle-line = Dos minuts, el mateix per a tothom.
preview-puzzle-time = dos minuts
preview-puzzle-same = igual per a tothom
preview-review = La partida, rellegida
preview-review-line = Cada pista, què arriscava i on es va capgirar la partida.
preview-review-clues = pista a pista
preview-review-tip = on es va capgirar
preview-learn = S’aprèn en 90 segons
preview-learn-line = Nou cartes, una paraula, un número: el joc, jugant.
preview-home-head = Una paraula. Un número. Qui és qui?
preview-home-free = sense compte
preview-home-bots = amb amics o bots
