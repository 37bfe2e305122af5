### Said to newcomers where they arrive: the way to the lesson, and a line on each way of playing, of at most 70 signs.
door-new = Never played?
door-learn = Learn in 90 seconds
mode-line-coop = You are all one team; the enemy covers a card each turn.
mode-line-trio = Two spymasters compete; the third person guesses for both.
home-privacy = No account, no trackers, nothing kept but your seat. Free software; host it yourself.
home-invitation = Invitation
home-invitation-needed = Tables are opened here by invitation. Enter the one that you were given.
home-wrong-invitation = This invitation is not valid, or not any more.
home-banned = For some time no table can be opened here from this address.
house-imprint = Legal notice
house-privacy = Privacy
