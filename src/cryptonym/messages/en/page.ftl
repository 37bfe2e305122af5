### What the page says. <b>, <i>, <kbd> and <br> are the only markup. $team is red or blue; names of people are never inflected.

## everywhere
back = Back
close = Close
skip = Skip to the board
menu = Menu
rules = Rules
rule-link = Rule { $rule }
reload = Reload
try-now = Try now
you = you
host = host
away = (away)
away-now = { $names }: away
sent = sent
language = Language
your-name = Your name
number-unlimited = unlimited
name-you = { $name } (you)
table = Table
tab-yours = ● Your turn · Cryptonym
team-name = { $team ->
    [red] Red
   *[blue] Blue
}
team-enemy = Enemy
role-spymaster = spymaster
role-operative = operative
seat-name = { $seat ->
    [red-spymaster] Red spymaster
    [blue-spymaster] Blue spymaster
    [red-operative] Red operative
    [blue-operative] Blue operative
    [both-operative] Operative of both
   *[watcher] Watching
}

# Names to start with, one of them for each newcomer: forty animals, in the same order in each language, with a space between two.
animals = Otter Heron Owl Fox Lynx Hedgehog Stork Badger Hare Magpie Raven Seal Beaver Swift Marten Crane Newt Wren Tortoise Dolphin Hoopoe Ibex Puffin Weasel Osprey Toad Pelican Squirrel Falcon Gecko Robin Mole Boar Bison Kestrel Lark Salmon Turtle Cricket Octopus
deck-language = Deck language
deck-offered = Which deck
deck-ours = Ours
deck-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
mode-teams = Two teams
mode-coop = Together
mode-trio = Three of us
home-open = Open the table
home-no-server = The server does not answer. Try again in a moment.
announced = From the people who run this server:
announced-read = Got it

restarting = The server is restarting.
restarting-line = The game is saved; the clocks stand still.
closed = This table was closed.
closed-line = Nobody has been here for long. The seats are as they were.
reopen = Open it again
slow-line = Slow connection, still coming.
lost = Connection lost.
lost-line = { $n ->
    [0] Your seat is kept. Trying again now.
    [one] Your seat is kept. Trying again in { $n } s.
   *[other] Your seat is kept. Trying again in { $n } s.
}
lost-long = Your seat is kept. It is tried again by itself, now and then.
held = { $why ->
    [too-fast] That was a lot at once.
   *[paused] The server cannot save anything just now.
}
held-line = What you did waits here and is sent again by itself.
newer = A newer version is here.
newer-line = Load the page again when it suits you; your seat is kept.

## lobby
copy-here = Copy the link from here:
deal = Deal the cards
watching-count = { $n ->
    [0] nobody watching
    [one] { $n } watching
   *[other] { $n } watching
}
grid = Cards
mode = Players
colour = Colour
time = Time
time-hourglass = Hourglass
time-minutes = { $n ->
    [one] { $n } min
   *[other] { $n } min
}
time-clue = Clue, s
time-guess = Guesses, s
refmode-warns = Warns
refmode-refuses = Refuses
refmode-silent = Silent
fine = Assassin ending
fine-line = Nobody wins until the assassin is found.
house-compounds_ok = Compound clues
house-classifying_attributes_ok = Noun with its attribute
house-proper_names_ok = Names of several words
house-place_names_ok = Place names
house-abbreviations_ok = Acronyms
house-homophones_ok = Sound-alikes
house-rhymes_ok = Any rhyme
house-foreign_ok = Foreign words
own-limits = A rule of your own

## a deck of one’s own
own-deck = A deck of your own
own-deck-use-own = Only mine
own-deck-use-both = Mixed
own-deck-use-builtin = Not mine

## menu
theme = Theme
theme-system = System
theme-light = Day
theme-dark = Night
pause = Pause the clock
awaiting = { $seat ->
    [red-spymaster] Time waits for Red’s spymaster
    [blue-spymaster] Time waits for Blue’s spymaster
    [red-operative] Time waits for Red’s operatives
    [blue-operative] Time waits for Blue’s operatives
   *[both-operative] Time waits for the operative of both
}
keys-title = Keys

## the slip
slip-ours-title = Your team guesses
slip-guessing-title = { $team ->
    [red] Red is guessing
   *[blue] Blue is guessing
}
slip-clue-of = clue from { $name }
slip-own-clue = your clue; poker face now
slip-spymaster = spymaster: { $name }
slip-thinking-title = { $team ->
    [red] Red is thinking
   *[blue] Blue is thinking
}
slip-thinking-say = { $name } is looking for one word and one number.
slip-clue-title = Your clue
slip-clue-sub = one word, one number
slip-key-only = for spymasters only
slip-given-title = { $team ->
    [red] Red’s clue
   *[blue] Blue’s clue
}
slip-given-sub = you may object
slip-asked-title = May they say this?
slip-asked-sub = { $name } asks you
slip-asked-yes = It’s fine
slip-asked-no = No
slip-ruled-title = Clue ruled out
slip-ruled-say = { $team ->
    [red] <b>Red’s turn ends.</b> { $name } may cover one blue card before giving a clue.
   *[blue] <b>Blue’s turn ends.</b> { $name } may cover one red card before giving a clue.
}
slip-free-title = A free cover
slip-free-sub = yours to take or leave
slip-free-say = { $n ->
    [one] Hold your last uncovered card to cover it.
   *[other] Hold one of your { $n } uncovered cards to cover it.
}
slip-free-no = No, thanks
slip-stand-title = Last stand
slip-stand-sub = { $team ->
    [red] Red touched the assassin
   *[blue] Blue touched the assassin
}
slip-stand-say = { $team ->
    [red] { $n ->
        [one] <b>Find the last red card.</b> No clue, no limit; one wrong touch, or stopping, loses.
       *[other] <b>Find all { $n } red cards left.</b> No clue, no limit; one wrong touch, or stopping, loses.
    }
   *[blue] { $n ->
        [one] <b>Find the last blue card.</b> No clue, no limit; one wrong touch, or stopping, loses.
       *[other] <b>Find all { $n } blue cards left.</b> No clue, no limit; one wrong touch, or stopping, loses.
    }
}
slip-give-up = Give up
give-up-question = Give up?
give-up-line = Stopping in a last stand loses the game.
slip-rule-title = Does it stand?
slip-rule-sub = your clue is challenged; you decide
slip-rule-stands = It stands
slip-rule-out = Against the rules
slip-ruling-title = Challenged
slip-ruling-say = <b>{ $name } decides</b> whether this clue stands. Touches wait.
slip-enemy-title = The enemy moves
slip-enemy-sub = you choose for them
slip-enemy-say = { $team ->
    [red] { $n ->
        [one] Hold one <b>red</b> card to cover it. Left in the enemy’s pile: { $left }.
       *[other] Hold { $n } <b>red</b> cards to cover them, one by one. Left in the enemy’s pile: { $left }.
    }
   *[blue] { $n ->
        [one] Hold one <b>blue</b> card to cover it. Left in the enemy’s pile: { $left }.
       *[other] Hold { $n } <b>blue</b> cards to cover them, one by one. Left in the enemy’s pile: { $left }.
    }
}
slip-enemy-wait = { $n ->
    [one] { $name } is covering one of the enemy’s cards.
   *[other] { $name } is covering { $n } of the enemy’s cards.
}
touches-left = { $n ->
    [one] <b>{ $n }</b> touch left
   *[other] <b>{ $n }</b> touches left
}
touches-unlimited = Touch as many as you dare
challenge = Challenge
challenge-question = Challenge “{ $clue }”?
challenge-line = If the challenge holds, their turn ends. If not, it costs nothing.

## clue and referee
entry-word = Clue
entry-number = Number
entry-no-word = Write a clue first.
entry-no-number = Choose a number too.
entry-send = Send
referee = Referee
referee-waiting = The referee reads as you type; only you see it.
referee-nothing = Nothing to say against “{ $word }”.
referee-change = Change the clue
referee-only = Only you see this.

## board
board = Board
card-plain = { $place }, { $word }
card-tagged = { $place }, { $word }, tagged by { $names }
card-covered = { $identity ->
    [red] { $place }, { $word }, red agent
    [blue] { $place }, { $word }, blue agent
    [bystander] { $place }, { $word }, bystander
   *[assassin] { $place }, { $word }, assassin
}
card-key = { $whose ->
    [own] { $place }, { $word }, yours
    [enemy] { $place }, { $word }, theirs
    [red] { $place }, { $word }, red
    [blue] { $place }, { $word }, blue
    [bystander] { $place }, { $word }, bystander
   *[assassin] { $place }, { $word }, assassin
}
hold-touch = Hold to touch
hold-touch-word = Hold to touch { $word }
hold-cover = Hold to cover
hold-cover-word = Hold to cover { $word }
hold-on = Keep holding…
hold-longer = Hold a little longer
tap-touch = Touch { $word }…
tap-cover = Cover { $word }…
touch-question = Touch { $word } for good?
touch-line = { $place }. There is no undo: the table sees it.
touch-yes = Touch
cover-question = Cover { $word }?
cover-yes = Cover
about-to-touch = <b>{ $name }</b> is about to touch <b>{ $word }</b>. Tap that card to say “Wait!”.
hint-guess = <b>Tag</b> a card to propose it. <b>Hold</b> to touch it for good.<br>Keys: arrows, <kbd>Space</kbd> tags, <kbd>Enter</kbd> touches
hint-first = <b>Tag</b> a card to propose it. <b>Hold</b> to touch it for good.<br>One touch at least, then you may end the turn.
hint-spymaster = <b>Poker face:</b> while a game is on you cannot tag cards or write to anybody.<br>Operatives see nothing of what you do here.
hint-cover = <b>Pick</b> a card, then <b>hold</b> to cover it.<br>Everybody sees the cover, nobody sees you choose.
hint-wait = It is not your move yet.<br>Look at the table, not at your spymaster.
hint-watcher = You see what operatives see, and nothing of the key.<br>Tags are talk; only a touch counts.
dock-guess = Tap a card to tag it, then hold it to touch.
dock-cover = Tap a card, then hold it to cover it.
dock-spymaster = Poker face: nothing you do here is seen.
dock-wait = Look at the table, not at your spymaster.
hourglass = Turn the hourglass
stop = End the turn
stop-question = End the turn?
stop-why-not = Touch at least one card first.
stop-last-stand = The last stand has no end of turn: find them all, or give up above.

## rail and log
rail = Scores, seats and log
agents-left = { $n ->
    [one] agent left
   *[other] agents left
}
agents-of = { $n } of { $total } left
agents-score = { $team ->
    [red] Red: { $n } left
   *[blue] Blue: { $n } left
}
enemy-pile = The enemy plays from its pile.
badge-spymaster = { $team ->
    [red] Red spymaster: { $name }
   *[blue] Blue spymaster: { $name }
}
log = Log
spell = Spell the clue
spell-back = Whole again
log-empty = Nothing has been said yet.
log-turn = turn { $n }
log-now = now
log-enemy = the enemy’s turn
log-thinking = no clue yet
log-no-clue = no clue
log-free-cover = A free cover, before the clue:
log-ended-pen-1 = Ruled out: the turn ended.
log-ended-time-2 = Time ran out.
note-hourglass = { $name } turned the hourglass.
note-challenged = { $name } challenged the clue.
note-decided = { $upheld ->
    [yes] { $judge ->
        [referee] The referee ruled the clue out.
        [spymaster] The spymaster took the clue back: ruled out.
       *[challenger] The challenge holds.
    }
   *[no] { $judge ->
        [referee] The referee let the clue stand.
        [spymaster] The spymaster let the clue stand.
       *[challenger] The challenge was dropped.
    }
}
note-declined = The free cover was declined.
note-paused = The clock stands still.
note-last-stand = The assassin was touched: a last stand.
note-sat = { $seat ->
    [red-spymaster] { $name } is red spymaster now.
    [blue-spymaster] { $name } is blue spymaster now.
    [red-operative] { $name } sits with Red.
    [blue-operative] { $name } sits with Blue.
   *[both-operative] { $name } is operative of both.
}
note-stood = { $name } watches now.
note-left = { $name } left the table.
note-host = { $name } is the host now.
host-now = You are the host now: what a host may do is in the menu.
note-settings = The host changed what is played; it holds from the next deal.
note-joined = { $name } came to the table.
note-switched = { $on ->
    [yes] { $name } switched on: { $what }.
   *[no] { $name } switched off: { $what }.
}
note-set = { $name } changed “{ $what }”: { $value }.

## table talk
talk = Table talk
talk-field = Say something
talk-say = Say
talk-empty = Quiet so far. Everybody at the table hears what is said here.
talk-not-now = Spymasters keep a poker face: no talk while a game is on.

## end
end-wins = { $team ->
    [red] Red wins
   *[blue] Blue wins
}
end-coop-won = All found
end-coop-lost = The enemy wins
end-called-off = Called off
end-by-end-1 = { $team ->
    [red] All red cards are covered.
   *[blue] All blue cards are covered.
}
end-by-turn-7 = { $loser ->
    [red] Red touched the assassin.
   *[blue] Blue touched the assassin.
}
end-by-fine-2 = { $team ->
    [red] Red had found everything, and then the assassin.
   *[blue] Blue had found everything, and then the assassin.
}
end-by-fine-3 = { $team ->
    [red] Red won its last stand.
   *[blue] Blue won its last stand.
}
end-by-fine-4 = { $loser ->
    [red] Red lost its last stand.
   *[blue] Blue lost its last stand.
}
end-by-coop-3 = Every enemy card is covered.
end-by-table-5 = The host called the game off; nobody wins.
end-key = The key lies open: every uncovered card shows who it was.
end-score = { $n ->
    [one] { $n } enemy left · your title
   *[other] { $n } enemies left · your title
}
next-flip = Turn the cards
next-fresh = Fresh draw
next-host = { $name } deals the next game.
scrub-back = Back one step
scrub-next = Forward one step

## rules page
rules-loading = One moment…

## for screen readers
announce-clue = { $word }, { $number }
announce-no-clue = There is no clue yet.
announce-your-guess = Your team guesses: { $word }, { $number }
announce-given = { $team ->
    [red] Red’s clue: { $word }, { $number }
   *[blue] Blue’s clue: { $word }, { $number }
}
announce-your-clue = Your turn: one word and one number.
announce-covered = { $identity ->
    [red] { $word }: red agent.
    [blue] { $word }: blue agent.
    [bystander] { $word }: bystander.
   *[assassin] { $word }: the assassin.
}
announce-turn = { $team ->
    [red] Red’s turn.
   *[blue] Blue’s turn.
}
announce-tags = { $name } tags { $word }
announce-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
announce-time = Time.
