# What messengers show of a link, and what stands on the image there (tools/previews.py). Read without Fluent: no variables, a line each.

preview-home = Cryptonym
preview-home-line = One word. One number. Who’s who? A table for the word-association game.
preview-table = The table is ready
preview-table-line = No account: type a name and sit down.
preview-words = words
preview-pictures = pictures
preview-mixed = words and pictures
preview-now = play at once
preview-puzzle = Puzzle of the day
preview-puzzle-line = Two minutes, the same for everybody.
preview-puzzle-time = two minutes
preview-puzzle-same = same for everybody
preview-review = The game, reviewed
preview-review-line = Every clue, what it risked, and where the game tipped.
preview-review-clues = clue by clue
preview-review-tip = where it tipped
preview-learn = Learn in 90 seconds
preview-learn-line = Nine cards, one word, one number: the game as you play it.
preview-home-head = One word. One number. Who’s who?
preview-home-free = no account
preview-home-bots = with friends or bots
