# What messengers show of a link, and what stands on the image there (tools/previews.py). Read without Fluent: no variables, a line each.

preview-home = Cryptonym
preview-home-line = Jedno słowo. Jedna liczba. Kto jest kim? Stół do gry w skojarzenia.
preview-table = Stół czeka
preview-table-line = Bez konta: wpisz imię i siadaj.
preview-words = słowa
preview-pictures = obrazki
preview-mixed = słowa i obrazki
preview-now = gramy od razu
preview-puzzle = Zagadka dnia
preview-puzzle-line = Dwie minuty, ta sama dla wszystkich.
preview-puzzle-time = dwie minuty
preview-puzzle-same = jedna dla wszystkich
preview-review = Partia pod lupą
preview-review-line = Każda wskazówka: co ryzykowała i gdzie przechyliła się szala.
preview-review-clues = wskazówka po wskazówce
preview-review-tip = gdzie przechyliła się szala
preview-learn = Nauka w 90 sekund
preview-learn-line = Dziewięć kart, jedno słowo, jedna liczba: ucz się, grając.
preview-home-head = Jedno słowo. Jedna liczba. Kto jest kim?
preview-home-free = bez konta
preview-home-bots = ze znajomymi albo z botami
