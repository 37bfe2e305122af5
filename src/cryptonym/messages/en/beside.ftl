### Beside a game: door, lobby, people, menu, settings and the end. A game under way does not need them at first.

here = here
reconnecting = reconnecting…
team-both = For both
door-no-such-table = No table here
door-no-such-table-line = This link leads to no open table. The table may have been closed, or a character may be missing from the link.
door-kicked = You were asked to leave
door-kicked-line = The host freed your seat. You can still watch this table or open your own.
door-other-protocol = A newer version is here
door-other-protocol-line = This page is older than the server. Load it again; your seat is kept.
door-too-many = The house is full
door-too-many-line = Too many lines are open to this server right now. Close a tab or try again in a moment.
door-banned = This address stays outside
door-banned-line = Whoever runs this server lets nobody in from this address for some time.
door-elsewhere = Your seat has moved
door-elsewhere-line = It is on another device now. Load this page again to watch from here.
door-move-expired = This link is no longer good
door-move-expired-line = A link that moves a seat is good once, for two minutes. Ask for a new one on the device that has the seat.
door-gone = The connection is closed
door-gone-line = The server has closed this table’s connection.
door-watch = Watch
door-home = To the home page
door-go = Go to { $code }
door-password-needed = This door asks for a password
door-password-needed-line = Whoever invited you knows it.
door-wrong-password = This door asks for a password
door-wrong-password-line = That was not it. Try once more.
password = Password
knock = Knock
door-broken-table = This table cannot be read
door-broken-table-line = Something is wrong with what the server keeps of it. Whoever runs the server can see what.
invite = Come to the table
invite-qr = QR code with the link to this table
invite-code = Code: { $code }
invite-line = Anyone with the link can sit down or watch. No account needed.
invite-locked = The door is closed: nobody new can sit down.
copy-link = Copy the link
copied = Copied
copy-by-hand = The link, to copy by hand
invite-own-machine = <b>This link opens on this machine only.</b> To let others in, start the server with <kbd>cryptonym serve --lan</kbd> and use the address that it prints.
lock = Close the door
lock-line = Nobody new can join.
lobby-welcome = Welcome to the table.
lobby-welcome-line = Take a name and any free seat, or just watch.
lobby-ready = Everybody is here.
lobby-ready-host = You deal when it suits you all.
lobby-ready-guest = The host deals the cards.
lobby-missing-line = Any free seat is one tap away.
lobby-few-cards-line = The host can add cards, or mix them with ours.
lobby-back = Back to the key
players = { $n ->
    [0] nobody yet
    [one] { $n } player
   *[other] { $n } players
}
seat-spymaster = { $me ->
    [yes] spymaster · you
   *[no] spymaster · sees the key
}
seat-operative = { $me ->
    [yes] operative · you
   *[no] operative
}
sit-here = Sit here
sit-here-as = { $seat ->
    [red-spymaster] Sit here as red spymaster
    [blue-spymaster] Sit here as blue spymaster
    [red-operative] Sit here as red operative
    [blue-operative] Sit here as blue operative
   *[both-operative] Sit here as operative of both
}
watching = Watching
watching-nobody = nobody
watching-unnamed = { $n ->
    [one] { $n } unnamed
   *[other] { $n } unnamed
}
shuffle = Shuffle the teams
shuffle-seats = Shuffle the seats
just-watch = Just watch
trio-line = Guesses for both spymasters, and does their best for each.
coop-line = Nobody sits here. On the enemy’s turn your spymaster covers one of its cards. Find all of yours before the last of its cards is covered.
deck = Deck
time-own = Own…
plays = This table plays…
# Under the language of the cards, if it is not whole yet.
deck-without = { $part ->
    [referee] The referee does not know this language yet: the opposing spymaster decides about every clue.
    [bots] Bots do not know this language yet and play as plainly as can be.
   *[pictures] Pictures still have English titles in this language.
}
plays-host = The host sets what this table plays.
plays-what = What all this means
plays-house = House rules for clues
plays-none = None switched on
own-limits-hint = one line that everybody sees
deck-own = Own…
own-deck-other = Other
own-deck-too-fast = Too many tries at once. Wait a moment, then try again.
own-deck-use = What is dealt
own-deck-row = { $n ->
    [one] The host’s own deck: { $n } card ({ $language }).
   *[other] The host’s own deck: { $n } cards ({ $language }).
}
own-deck-row-use = { $use ->
    [own] Only these are dealt.
    [both] They are mixed with ours.
   *[builtin] They are not dealt now.
}
person-menu = What to do with { $name }
person-seat = { $seat ->
    [red-spymaster] Make red spymaster
    [blue-spymaster] Make blue spymaster
    [red-operative] Seat with Red
    [blue-operative] Seat with Blue
   *[both-operative] Make operative of both
}
person-stand = Free the seat
person-host = Make host
person-kick = Ask to leave
watch-title = You are watching
watch-line = Take a name, and the host can give you a seat.
watch-join = Come to the table
watch-host-seats = The game is on. The host can give you a seat.
watch-open = Sit down and play: the game is on.
watch-sit = Sit down
sit-as = { $seat ->
    [red-spymaster] Be red spymaster
    [blue-spymaster] Be blue spymaster
    [red-operative] Sit with Red
    [blue-operative] Sit with Blue
   *[both-operative] Be operative of both
}
ask-seat = { $seat ->
    [red-spymaster] Ask to be red spymaster
    [blue-spymaster] Ask to be blue spymaster
    [red-operative] Ask to sit with Red
    [blue-operative] Ask to sit with Blue
   *[both-operative] Ask to be operative of both
}
ask-waiting = The host has your wish.
ask-back = Take it back
request = { $seat ->
    [red-spymaster] <b>{ $name }</b> would like to be red spymaster.
    [blue-spymaster] <b>{ $name }</b> would like to be blue spymaster.
    [red-operative] <b>{ $name }</b> would like to sit with Red.
    [blue-operative] <b>{ $name }</b> would like to sit with Blue.
   *[both-operative] <b>{ $name }</b> would like to be operative of both.
}
request-yes = Of course
request-no = Not now
menu-you = You at this table
menu-host = For the host
rename = Rename
renamed = You are { $name } now.
leave = Leave the table
leave-question = Leave this table?
leave-line = Your seat is free for somebody else then.
report = Report this table
report-line = What is wrong here? Whoever runs this server gets a line in their log, with no names in it.
report-why = { $why ->
    [names] A name
    [talk] What is said
    [pictures] A picture
   *[other] Something else
}
report-done = Reported. Thank you.
report-failed = That did not reach the server. Try again in a minute.
forget-me = Remove my name
forget-me-question = Remove your name here?
forget-me-line = You leave the table, and your name goes from it, from its replays and from the server.
delete-table = Delete this table
delete-table-question = Delete this table?
delete-table-line = Everybody is sent away, and nothing is left of it: no games, no names, no replays.
confirm-switch = Tap, then confirm
confirm-line = A question instead of holding a card.
sound = Sounds
sound-line = Paper, pencil and a small bell.
sound-off = off
percent = { $n }%
voice = Count the last seconds aloud
voice-line = When you play against the clock, in this device’s own voice.
keys-switch = Single keys on the board
keys-line = R, S, H, X, L and Z work while a card has the focus.
pause-line = Everybody sees that time stands still.
call-off = Call the game off
call-off-question = Call this game off?
call-off-line = Nobody wins, and everybody sees the key.
renew-code = New code
password-new = A password at the door
password-set = Set
password-drop = Take it away
password-is-set = The door asks newcomers for a password.
move-seat = Move my seat
move-seat-line = Open this on the other device. It takes your seat over; this one lets go of it. Good once, for two minutes.
move-seat-qr = QR code with the link that moves your seat
move-seat-left = Good for another { $time }.
move-seat-over = This link is no longer good.
move-seat-again = A new one
person-caller = Let them touch for both teams
person-caller-off = Touch for yourselves again
caller = touches for both teams
talk-line = One line everybody hears; nothing of it is kept.
person-mute = Do not hear
person-unmute = Hear again
bot-seat = { $level ->
    [gentle] bot, gentle
    [outside] an outside program
    [sharp] bot, sharp
   *[steady] bot, steady
}
bot-outside-line = An outside program sees all that its seat sees, and this server sends it there.
bot-stood-in-line = The outside program made no move that counts, so a bot of this server moved. The server’s log says why.
bot-sit = Seat a bot here
bot-fill = Fill with bots
bot-take = Take this seat
bot-dismiss = Send the bot away
away-long = <b>{ $name }</b> has been away for a minute.
away-bot = Seat a bot there
away-wait = Wait
kind-count = Pictures among { $all } cards
clue-language = Language of clues
own-pictures-row = { $n ->
    [one] One picture of your own
   *[other] { $n } pictures of your own
}
end-pile = Enemy agents left in the pile
next = Another one?
next-flip-line = same cards, other side
next-fresh-line = { $n ->
    [one] { $n } new word
   *[other] { $n } new words
}
next-lobby = Seats and settings
scrub-step = step { $n }, turn { $turn }
bot-notes = What the bots had in mind
next-fresh-cards = { $n } new cards

## what a bot says of its moves when the game is over
bot-sure = { $sure ->
    [sure] I was sure of it
    [likely] I thought it likely
   *[unsure] it was a gamble
}
bot-meant = With “{ $clue }” I meant { $cards }; { bot-sure }.
bot-meant-nearly = With “{ $clue }” I meant { $cards }; { bot-sure }. I nearly said “{ $other }”, for { $others }.
bot-understood = “{ $clue }” made me think of { $card }; { bot-sure }.
bot-understood-nearly = “{ $clue }” made me think of { $card }; { bot-sure }. { $other } would have been next.
review-open = Review the game
scrub = Moment of the game
scrub-play = Play
scrub-pause = Pause
log-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
refmode-warns-line = The referee warns the spymaster before the clue is sent; the spymaster decides.
refmode-refuses-line = A clue against the rules is not taken.
refmode-silent-line = No referee: the other spymaster can challenge.

## to be called back
called = Call me when it is my turn
called-line = { $leave ->
    [denied] Title and sound still call; this browser has been told to show no notifications here.
    [none] Title, sound and vibration call; this browser shows no notifications on this page.
   *[other] While this page is open behind others: a notification that says “your turn” and nothing else, and a vibration where there is one.
}
