# What messengers show of a link, and what stands on the image there (tools/previews.py). Read without Fluent: no variables, a line each.

preview-home = Cryptonym
preview-home-line = Una parola. Un numero. Chi è chi? Un tavolo per il gioco delle parole associate.
preview-table = Il tavolo è pronto
preview-table-line = Niente account: scrivi un nome e siediti.
preview-words = parole
preview-pictures = immagini
preview-mixed = parole e immagini
preview-now = si gioca subito
preview-puzzle = Rompicapo del giorno
preview-puzzle-line = Due minuti, uguale per tutti.
preview-puzzle-time = due minuti
preview-puzzle-same = uguale per tutti
preview-review = La partita, riletta
preview-review-line = Ogni indizio, quanto rischiava e dove la partita si è ribaltata.
preview-review-clues = un indizio alla volta
preview-review-tip = dove si è ribaltata
preview-learn = Si impara in 90 secondi
preview-learn-line = Nove carte, una parola, un numero: il gioco, giocando.
preview-home-head = Una parola. Un numero. Chi è chi?
preview-home-free = senza account
preview-home-bots = con amici o bot
