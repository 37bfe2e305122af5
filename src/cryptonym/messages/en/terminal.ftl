# What `cryptonym play` and `cryptonym replay` say.

terminal-team = { $team ->
    [red] Red
   *[blue] Blue
}
terminal-role = { $role ->
    [spymaster] spymaster
   *[operative] operatives
}
terminal-seat = { $seat ->
    [red-spymaster] Red’s spymaster
    [blue-spymaster] Blue’s spymaster
    [red-operative] Red’s operatives
    [blue-operative] Blue’s operatives
    [both-operative] The operative of both teams
   *[watcher] A watcher
}
terminal-identity = { $identity ->
    [red] red agent
    [blue] blue agent
    [bystander] innocent bystander
   *[assassin] assassin
}

terminal-new-game = A new game. { $team ->
    [red] Red starts.
   *[blue] Blue starts.
}
terminal-hand-over = { $seat ->
    [red-spymaster] Hand over to Red’s spymaster.
    [blue-spymaster] Hand over to Blue’s spymaster.
    [red-operative] Hand over to Red’s operatives.
    [blue-operative] Hand over to Blue’s operatives.
   *[both-operative] Hand over to the operative of both teams.
}
terminal-confirm-alone = The key is shown next. Nobody else may look. Alone? Press Enter.
terminal-press-enter = Press Enter.
terminal-left = { $team ->
    [red] { $count ->
        [one] Red: one card left
       *[other] Red: { $count } cards left
    }
   *[blue] { $count ->
        [one] Blue: one card left
       *[other] Blue: { $count } cards left
    }
}
terminal-clue-is = { $number ->
    [unlimited] Clue: { $word }, unlimited
   *[other] Clue: { $word }, { $number }
}
terminal-guesses-left = { $count ->
    [one] One touch left
   *[other] { $count } touches left
}
terminal-no-limit = As many touches as you like
terminal-time-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}
terminal-log = So far

terminal-ask-clue = Your clue: a word and a number, such as “feather 2”. 0 and * (unlimited) work too.
terminal-ask-guess = Touch a card: its co-ordinate (B3) or its word. “{ terminal-word-stop }” ends the turn, “?” shows all there is.
terminal-ask-challenge = { $seat ->
    [red-spymaster] Red’s spymaster: is the clue fine? Enter lets it stand, “!” challenges it.
    [blue-spymaster] Blue’s spymaster: is the clue fine? Enter lets it stand, “!” challenges it.
   *[operative] Is the clue fine? Enter lets it stand, “!” challenges it.
}
terminal-ask-ruling = Your clue has been challenged. Was it against the rules? “y” or “n”.
terminal-ask-penalty = The clue was against the rules. You may cover one of your own cards: its co-ordinate, or Enter to do without.
terminal-ask-enemy = { $count ->
    [one] The enemy’s turn: cover one of its cards. Which?
   *[other] The enemy’s turn: cover { $count } of its cards. Which one first?
}
terminal-ask-next = Another game? “{ terminal-word-flip }” turns these cards over, “{ terminal-word-draw }” draws fresh ones, “{ terminal-word-end }” ends the evening.
terminal-ask-next-fresh = Another game? “{ terminal-word-draw }” draws fresh cards, “{ terminal-word-end }” ends the evening.
terminal-ask-against = “{ terminal-word-change }” changes the clue, “{ terminal-word-ask }” asks the other spymaster quietly, “{ terminal-word-insist }” insists on it.
terminal-ask-against-coop = “{ terminal-word-change }” changes the clue, “{ terminal-word-insist }” insists on it.
terminal-ask-consent = { $seat ->
    [red-spymaster] Only for Red’s spymaster: may “{ $word }” pass? “y” or “n”.
   *[blue-spymaster] Only for Blue’s spymaster: may “{ $word }” pass? “y” or “n”.
}
terminal-consented = It may pass.
terminal-not-consented = It may not pass.
terminal-not-understood = That was not understood.
terminal-need-number = A word and a number belong together.

terminal-help = B3 or a word: touch it · { terminal-word-stop }: end the turn · { terminal-word-hourglass }: turn it · { terminal-word-log }: what has happened · { terminal-word-rules }: where they are · { terminal-word-call-off }: end without a winner
terminal-help-fingers = Talk with fingers: { terminal-word-tag } B3, { terminal-word-unsure } B3, { terminal-word-sure } B3, { terminal-word-not } B3 (not this one) · after a touch: { $faces }
terminal-pointing = Tags: { $cards }
terminal-pointed = { $how ->
    [unsure] { $place }. { $card } (unsure)
    [not] not { $card }
   *[sure] { $place }. { $card }
}
terminal-face = { $card }: { $face }
terminal-no-face = No card has been touched yet that one could say that to.
terminal-look-how = “? B3” says what is on a picture.
terminal-look = { $place }, “{ $title }”: { $alt }.
terminal-look-word = { $place }: { $title }.
terminal-rules-at = The rules are numbered in docs/rules/en.md.
terminal-hourglass = { $count ->
    [one] The hourglass is turned: one second.
   *[other] The hourglass is turned: { $count } seconds.
}

terminal-covered = { $identity ->
    [red] { $card }: a red agent.
    [blue] { $card }: a blue agent.
    [bystander] { $card }: an innocent bystander.
   *[assassin] { $card }: the assassin.
}
terminal-turn-ended = { $team ->
    [red] Red’s turn is over.
   *[blue] Blue’s turn is over.
}
terminal-time-ran-out = Time is up.
terminal-last-stand = The assassin! A last stand: find all your cards, and no wrong touch.
terminal-challenged = The clue is challenged.
terminal-challenge-held = { $rule ->
    [none] The challenge holds.
   *[other] The challenge holds ({ $rule }).
}
terminal-challenge-failed = The challenge fails; the turn goes on.
terminal-cover-declined = No card is covered for it.
terminal-clue-given = { $team ->
    [red] { $number ->
        [unlimited] Red’s clue: { $word }, unlimited
       *[other] Red’s clue: { $word }, { $number }
    }
   *[blue] { $number ->
        [unlimited] Blue’s clue: { $word }, unlimited
       *[other] Blue’s clue: { $word }, { $number }
    }
}
terminal-referee-says = { $finding ->
    [illegal] The referee is against it ({ $rule }).
    [doubtful] The referee has doubts ({ $rule }).
   *[notice] The referee gives notice ({ $rule }).
}

terminal-won = { $team ->
    [red] Red wins.
   *[blue] Blue wins.
}
terminal-why = { $by ->
    [END-1] All cards of the team are covered.
    [TURN-7] The assassin was touched.
    [COOP-3] All of the enemy’s cards are covered.
    [FINE-2] The assassin was found last of all, as it should be.
    [FINE-3] Every card was found in a last stand.
    [FINE-4] The last stand was lost.
   *[TABLE-5] The game was called off.
}
terminal-nobody-won = Nobody wins.
terminal-coop-won = { $score ->
    [one] Won, with one point: { $title }
   *[other] Won, with { $score } points: { $title }
}
terminal-coop-lost = Lost.
terminal-evening = Red { $red } : { $blue } Blue
terminal-saved = The game is kept in { $file }.
terminal-bye = Until next time.

terminal-replay-keys = Enter: on · { terminal-word-back }: back · a number: to that step · { terminal-word-seat }: another seat · { terminal-word-quit }: end
terminal-replay-step = { $number } of { $count }
terminal-replay-as = { $seat ->
    [red-spymaster] as Red’s spymaster saw it
    [blue-spymaster] as Blue’s spymaster saw it
    [red-operative] as Red’s operatives saw it
    [blue-operative] as Blue’s operatives saw it
    [both-operative] as the operative of both saw it
   *[watcher] as a watcher saw it
}
terminal-replay-damaged = The log is damaged at line { $line }: { $reason }
terminal-file-missing = There is no file { $file }.
terminal-dealt = Dealt.

# the puzzle of the day
terminal-puzzle-touch = Which card? Its place or its word:
terminal-puzzle-no-card = No such open card.
terminal-puzzle-choose = 1 to 5, or a clue of your own with its number:
terminal-puzzle-none = There is no puzzle for { $date }.
terminal-puzzle-nearest = The nearest is that of { $date }: cryptonym puzzle --lang { $lang } --date { $date }

# bots
bot-thinks = { $seat ->
    [red-spymaster] Red’s spymaster, a bot, is thinking…
    [blue-spymaster] Blue’s spymaster, a bot, is thinking…
    [red-operative] Red’s operative, a bot, is thinking…
    [blue-operative] Blue’s operative, a bot, is thinking…
   *[both-operative] The operative of both, a bot, is thinking…
}
bot-looking-back = What the bots had in mind:

# What may be typed. No word is a codename of a deck, and no key stands for two things of one question.
terminal-word-stop = stop
terminal-word-hourglass = hourglass
terminal-word-log = log
terminal-word-rules = rules
terminal-word-help = help
terminal-word-call-off = call off
terminal-word-tag = tag
terminal-word-sure = sure
terminal-word-unsure = unsure
terminal-word-not = not
terminal-word-flip = f
terminal-word-draw = d
terminal-word-end = q
terminal-word-change = c
terminal-word-ask = a
terminal-word-insist = i
terminal-word-back = b
terminal-word-seat = s
terminal-word-quit = q
