### Television, replay, and one phone for all. $team is red or blue; names of people are never inflected.

## the slip, where nobody has a name
public-thinking = The spymaster looks for one word and one number.
public-ruling = The spymaster decides whether this clue stands.
public-enemy = { $n ->
    [one] The spymaster covers one of the enemy’s words.
   *[other] The spymaster covers { $n } of the enemy’s words.
}
public-penalty = { $team ->
    [red] Red’s turn ends. Blue’s spymaster may cover one blue word before the next clue.
   *[blue] Blue’s turn ends. Red’s spymaster may cover one red word before the next clue.
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
tv-lost = Line lost. Trying again…
tv-clues = Clues
tv-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
tv-about = { $name } is about to touch { $word }

## replay
replay-title = Replay
replay-open-file = A saved game
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
replay-running = This game is still going on. It can be seen again when it is over.
replay-password = The door of this table asks for a password: only those at the table can see its games.
replay-no-server = The server does not answer.
replay-as = Seen by
replay-operatives = Operatives
replay-operatives-hint = As operatives saw it: no key before the end.
replay-speed = Speed
replay-share = Copy a link
replay-share-line = The whole game is in the link: no names, no table, and no server keeps it.
replay-copied = Copied
replay-save = Save the file
replay-names = Names
replay-another = Another game
replay-step = Step { $n } of { $all }
replay-dealt = The cards lie on the table.
