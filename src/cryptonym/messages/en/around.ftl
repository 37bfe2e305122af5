### Television, replay, and one phone for all. $team is red or blue; names of people are never inflected.

## the slip, where nobody has a name
public-thinking = The spymaster is looking for one word and one number.
public-ruling = The spymaster decides whether this clue stands.
public-enemy = { $n ->
    [one] The spymaster is covering one of the enemy’s cards.
   *[other] The spymaster is covering { $n } of the enemy’s cards.
}
public-penalty = { $team ->
    [red] Red’s turn ends. Blue’s spymaster may cover one blue card before the next clue.
   *[blue] Blue’s turn ends. Red’s spymaster may cover one red card before the next clue.
}

## television
tv-title = Table on a television
tv-join = Scan and sit down
tv-join-short = Join or watch
tv-type = or type this code at { $address }
tv-waiting = The players take their seats
tv-late = { $n ->
    [one] { $n } second late
   *[other] { $n } seconds late
}
tv-lost = Connection lost. Trying again…
tv-clues = Clues
tv-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
tv-about = { $name } is about to touch { $word }

## in the menu of a table
tv-open = On a television
tv-open-line = The table large, with nothing to press and nothing secret. On the television, type this table’s code on the home page and come here.
tv-plain = For a stream, without the code
delay = Watchers see the table
delay-line = For a stream: whoever only watches sees everything so much later and gets no code, so that nobody can help a player.
delay-seconds = { $n ->
    [0] At once
   *[other] { $n } s late
}

## replay
replay-title = Replay
replay-drop = Drop a saved game here
replay-choose = Choose a file
replay-file-line = A .jsonl file from a table, from this page or from the terminal. It stays on this device.
replay-loading = One moment…
replay-fault = { $why ->
    [empty] There is no game in this file.
    [other] This is not a saved game.
    [newer] This game was saved by a newer version of Cryptonym.
   *[damaged] Line { $line } of this file cannot be true: it is damaged.
}
replay-bad-link = This link does not hold a whole game. Perhaps its end was cut off.
replay-missing = This game is not here any more. A saved file, or a link with the game in it, still works.
replay-running = This game is still going on. It can be replayed when it is over.
replay-password = The door of this table asks for a password: only those at the table can see its replays.
replay-no-server = The server does not answer.
replay-as = Seen by
replay-operatives = Operatives
replay-operatives-hint = As operatives saw it: no key before the end.
replay-speed = Speed
replay-share = Copy the link
replay-share-line = The link holds the whole game, but no names and no table; no server keeps it.
replay-copied = Copied
replay-save = Save the file
replay-names = Show names
replay-another = Another game
replay-review = Review the game
replay-step = Step { $n } of { $all }
replay-dealt = The cards lie on the table.

## one phone for all; $to is who gets the phone
one-title = One phone for all
one-pitch = A whole game on this phone, from hand to hand. Only whoever holds it as spymaster sees the key.
one-kept = Once opened, it needs no network, and a reload loses nothing.
one-clock = Clock
one-clock-choice = { $n ->
    [0] None
   *[other] { $n } min
}
one-time-up = Time is up.
one-hand = { $to ->
    [red-spymaster] Hand the phone to Red’s spymaster
    [blue-spymaster] Hand the phone to Blue’s spymaster
    [red-operative] Hand the phone to Red’s operatives
    [blue-operative] Hand the phone to Blue’s operatives
    [both-operative] Hand the phone to the operative
    [spymaster] Hand the phone to the spymaster
   *[operative] Hand the phone to the operatives
}
one-pass = { $to ->
    [red-spymaster] On to Red’s spymaster
    [blue-spymaster] On to Blue’s spymaster
   *[spymaster] On to the spymaster
}
one-i-am = { $to ->
    [red-spymaster] I am Red’s spymaster
    [blue-spymaster] I am Blue’s spymaster
   *[spymaster] I am the spymaster
}
one-hold = Hold
one-board = Show the board
one-only-you = Only you look now: the key comes next.
one-all-look = From here on everybody may look.
one-show-question = Show the key?
one-cover-key = Cover the key
one-entry = One word, one number. Your table is the referee.
one-zero = Zero: none of your cards has to do with it. No limit on touches.
one-unlimited = Unlimited: they do not learn how many cards you mean.
one-enemy = Cover one of the enemy’s cards; then comes your clue.
one-quit = Put this game away
one-quit-question = Put this game away?
one-quit-line = A new deal takes its place; nobody has won it.
one-settings = Other settings

## the score of the table
end-evening = Games tonight
