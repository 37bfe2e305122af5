### An evening: several games at one table, the votes for their clues, an image at the end. Names of people and clues are never inflected.
evening-title = Games tonight
evening-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
evening-more = + { $n }
evening-flag = Game { $n }: { $winner ->
    [red] red won
    [blue] blue won
   *[none] nobody won
}
evening-ask = The finest clue of this game?
evening-ask-line = One tap, until the next cards are dealt. Nobody sees what you chose.
evening-all = All clues
evening-voted = { $n ->
    [0] No votes yet
    [one] { $n } vote so far
   *[other] { $n } votes so far
}
evening-yours = your vote
evening-thanks = Voted for “{ $clue }”.
evening-back = Vote taken back.
evening-make = Image of the evening
evening-make-line = Score, games, finest clues and names. Made on this device.
evening-wide = Wide
evening-tall = Tall
evening-save = Save the image
evening-share = Share
evening-names = Names in the image
evening-leave = Tap a name to leave it out.
evening-preview = Preview of the image: { $red } to { $blue }, { $n ->
    [one] { $n } game
   *[other] { $n } games
}
evening-finest = The finest clues
evening-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
evening-and-more = { $names } and { $n } more
evening-of-us = { $n ->
    [one] one of us
    [2] two of us
    [3] three of us
    [4] four of us
    [5] five of us
    [6] six of us
    [7] seven of us
    [8] eight of us
   *[other] { $n } of us
}
evening-head = { $n ->
    [2] Two games,
    [3] Three games,
    [4] Four games,
    [5] Five games,
    [6] Six games,
    [7] Seven games,
    [8] Eight games,
   *[other] { $n } games,
}
evening-head-second = one evening
evening-down = The evening’s games could not be fetched.
evening-again = Try again
passing = From game to game
passing-stay = All stay put
passing-chairs = Spymasters change
passing-sides = Spymasters and sides change
passing-stay-line = Everybody keeps their seat.
passing-chairs-line = Next spymasters: { $names }.
passing-chairs-plain = The chairs go to whoever has waited longest.
passing-sides-line = Next spymasters: { $names }. The old ones go over to the other team.
passing-by-hand = The chairs were given out by hand: they stay as they are this time.

## why a vote or a switch is refused; said where these words are
violation-votes-after-the-game = Votes come when the game is over.
violation-not-in-that-game = Only those who sat in that game vote for its clues.
violation-no-such-clue = There was no such clue in that game.
violation-own-clue = That clue came from your own chair: vote for another.
violation-being-updated = Part of the server is still being updated. Try again in a moment.
