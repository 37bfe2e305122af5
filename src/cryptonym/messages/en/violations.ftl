# Why a wish was not granted. Each names one rule; nothing here may tell what its reader may not know.

violation-game-over = The game is over.
violation-not-your-clue = It is not your turn to give a clue.
violation-clue-already-given = This turn has its clue already.
violation-clue-without-word = A clue needs a word.
violation-clue-too-long = A clue has at most { $most } letters.
violation-clue-unreadable = There are characters in this clue that nobody can read.
violation-number-negative = A number cannot be below zero.
violation-number-too-high = { $most ->
    [one] Your team has one card left to find: the number cannot be higher.
   *[other] Your team has { $most } cards left to find: the number cannot be higher.
}
violation-clue-illegal = The referee does not take this clue.
violation-clue-illegal-by = The referee does not take this clue: { $codename } is on the table.
violation-not-your-guess = It is not for you to touch a card now.
violation-no-clue-yet = There is no clue yet.
violation-table-moved-on = The table has moved on. Look again.
violation-no-such-card = There is no such card.
violation-card-covered = { $card } is covered already.
violation-guess-first = Touch at least one card first.
violation-not-yours-to-challenge = This clue is not yours to challenge.
violation-nothing-to-challenge = There is no clue to challenge.
violation-too-late-to-challenge = Too late: a card has been touched for this clue.
violation-challenged-once = This clue has been challenged already.
violation-let-pass-already = You let this clue pass.
violation-ruling-awaited = The spymaster has to rule on the challenge first.
violation-nothing-to-rule-on = There is no challenge to rule on.
violation-not-yours-to-rule-on = This challenge is not yours to rule on.
violation-enemy-cover-due = The enemy’s turn comes first.
violation-nothing-to-cover = There is no card to cover now.
violation-not-yours-to-cover = { $role ->
    [spymaster] It is not for you to cover a card now.
   *[other] Only a spymaster covers cards without a touch.
}
violation-cover-your-own = Cover a card of your own team.
violation-cover-the-enemys = Cover one of the enemy’s cards.
violation-must-cover = The enemy’s card has to be covered.
violation-watchers-turn-no-hourglass = Only players turn the hourglass.
violation-not-on-your-own-operatives = A spymaster does not hurry the team’s own operatives.
violation-hourglass-running = The sand is still running.
violation-time-is-up = Time is up.
violation-time-is-not-up = There is time left.
violation-no-clock = No clock is running.
violation-clock-stands-already = The clock stands already.
violation-clock-runs-already = The clock is running already.
violation-nobody-to-ask = Nobody opposes you, so there is nobody to ask.
violation-not-yours-to-ask = This is not yours to ask or to answer.
violation-asked-already = You have asked about this word already.
violation-nothing-was-asked = Nobody has asked about this word.

violation-not-at-the-table = Take a seat at the table first.
violation-not-the-host = Only the host can do that.
violation-nobody-of-that-name = That person is not at the table.
violation-name-missing = Everybody here has a name. What is yours?
violation-name-too-long = { $most ->
    [one] A name has at most one character.
   *[other] A name has at most { $most } characters.
}
violation-name-unreadable = There are characters in this name that nobody can read.
violation-name-blocked = This name is not wanted here. Choose another one.
violation-name-taken = Somebody here is called { $name } already.
violation-table-full = { $most ->
    [one] The table is full: one person is here.
   *[other] The table is full: { $most } people are here.
}
violation-written-full = This table’s book is full. Please open a new table.
violation-door-locked = The door of this table is locked.
violation-already-here = You are at this table already.
violation-no-such-seat = There is no such seat in this game.
violation-seat-taken = { $name } sits there.
violation-host-seats-people = The game is on: the host can give you a seat.
violation-key-was-seen = { $name } has seen the key, and cannot guess in this game.
violation-game-is-on = Not while a game is on.
violation-no-game = No game has been dealt.
violation-spymaster-missing = { $team ->
    [red] Red needs a spymaster.
   *[blue] Blue needs a spymaster.
}
violation-operative-missing = { $team ->
    [red] Red needs an operative.
    [blue] Blue needs an operative.
   *[both] The operative of both teams is missing.
}
violation-nothing-to-flip = These cards have no other side. Draw fresh ones.
violation-settings-out-of-range = { $what ->
    [pictures] A mixed table needs words and pictures.
    [own_limits] That line is too long, or has characters in it that nobody can read.
    [language] There is no deck in that language.
   *[seconds] That time is too short or too long.
}
violation-bots-host-nothing = A bot cannot be the host.
violation-no-own-deck = There is no deck of your own at this table yet.
violation-no-such-deck = This server has no such deck.
violation-no-own-pictures = There are no pictures of your own at this table yet.
violation-too-many-pictures = More than { $most } pictures of your own do not fit on one table.
violation-not-enough-cards = { $have ->
    [one] There is one card; this table needs { $need }.
   *[other] There are { $have } cards; this table needs { $need }.
}
violation-nobody-asked = Nobody has asked for a seat there.
violation-table-closed = This table is closed. The host, or anybody who sits here, can open it again.
violation-talk-off = There is no talk at this table.
violation-muted = The host has silenced you.
violation-spectators-do-not-play = Spectators do not play: sit down first.
violation-only-operatives-talk = While a game is on only operatives talk.
violation-could-not-be-decided = That did not work, and the fault is ours. Nothing has changed; the server’s log says why.
violation-key-holders-write-nothing = You have seen the key: until the game ends, nobody reads anything from you but the clue.
violation-line-missing = There is nothing in that line.
violation-line-too-long = { $most ->
    [one] A line has at most one character.
   *[other] A line has at most { $most } characters.
}
violation-line-unreadable = There are characters in that line that nobody can read.
