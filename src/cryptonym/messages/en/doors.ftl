### Said to newcomers where they arrive: the way to the lesson, and a line on each way of playing, of at most 70 signs.
door-new = Never played?
door-learn = Learn in 90 seconds
mode-line-coop = You are all one team; the enemy covers a card each turn.
mode-line-trio = Two spymasters compete; the third person guesses for both.
