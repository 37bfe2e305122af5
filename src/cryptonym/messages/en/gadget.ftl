### The key and the timer for real cards. What begins with gadget-say is spoken aloud: short, and without signs.

gadget-title = Key & timer

## key
gadget-key = Key
gadget-starts = { $team ->
    [red] Red starts
   *[blue] Blue starts
}
gadget-show = Hold to show the key
gadget-show-line = Spymasters only
gadget-hold-on = Keep holding…
gadget-show-question = Show the key?
gadget-show-question-line = Nobody but the spymasters may look.
gadget-show-yes = Show it
gadget-cover = Cover the key
gadget-covered = The key is covered.
gadget-shown = The key is shown.
gadget-new = New key
gadget-new-question = Draw a new key?
gadget-new-line = The old one is gone then, and the timer begins afresh.
gadget-new-yes = Draw it
gadget-drawn = { $team ->
    [red] A new key. Red starts.
   *[blue] A new key. Blue starts.
}
gadget-grid = Grid
gadget-turn-quarter = Quarter turn
gadget-turn-half = Half turn
gadget-turn-first = Show the key first.
gadget-turned = Turned. Its code is now { $code }.
gadget-square = { $identity ->
    [red] { $place }, red agent
    [blue] { $place }, blue agent
    [bystander] { $place }, innocent bystander
   *[assassin] { $place }, assassin
}
gadget-list = { $identity ->
    [red] Red agents to find, { $n }: { $places }
    [blue] Blue agents to find, { $n }: { $places }
    [bystander] Innocent bystanders, { $n }: { $places }
   *[assassin] Assassin: { $places }
}

## code
gadget-code = Code of this key
gadget-code-line = For the other spymaster’s phone. Whoever knows the code knows the key.
gadget-code-type = Type a code
gadget-code-other = Code from the other phone
gadget-code-take = Take this key
gadget-code-signs = 8 characters for 5 × 5, 6 for 5 × 4. There is no 0, O, 1 or I.
gadget-code-refused = { $why ->
    [length] A code has 8 characters for 5 × 5 and 6 for 5 × 4.
    [sign] Codes have letters and digits, but no 0, O, 1 or I.
   *[range] No key has this code. Have it read out again.
}

## timer
gadget-timer = Timer
gadget-on = { $phase ->
    [clue] { $team ->
        [red] Red: clue
       *[blue] Blue: clue
    }
   *[guess] { $team ->
        [red] Red guesses
       *[blue] Blue guesses
    }
}
gadget-out = { $team ->
    [red] Red: time’s up
   *[blue] Blue: time’s up
}
gadget-start = Start
gadget-pause = Pause
gadget-more = + 30 s
gadget-again = Restart
gadget-next = { $phase ->
    [guess] To guesses
   *[clue] { $team ->
        [red] To Red
       *[blue] To Blue
    }
}
gadget-used = { $team ->
    [red] Red has used { $time }
   *[blue] Blue has used { $time }
}
gadget-settings = Time and voice
gadget-voice-on = voice: English
gadget-voice-tone = sound: tone
gadget-voice-off = silent
gadget-voice = Voice
gadget-voice-line = Says whose time it is, how much is left, and when it is up.
gadget-voice-missing = This device has no English voice of its own: a tone sounds instead.
gadget-count = Count the last ten seconds
gadget-length = { $phase ->
    [clue] Time for a clue
   *[guess] Time for guesses
}
gadget-minutes = { $n } min
gadget-own = Own…
gadget-seconds = seconds
gadget-who = Whose turn is it?
gadget-team = { $team ->
    [red] Red
   *[blue] Blue
}
gadget-splits = Time used
gadget-column = { $phase ->
    [clue] Clues
    [guess] Guesses
   *[sum] Total
}
gadget-reset = Reset the timer
gadget-home = Home page
gadget-offline = Once opened, this page needs no network.
gadget-say-turn = { $phase ->
    [clue] { $team ->
        [red] Red, your clue.
       *[blue] Blue, your clue.
    }
   *[guess] { $team ->
        [red] Red, your guesses.
       *[blue] Blue, your guesses.
    }
}
gadget-say-left = { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
}
gadget-say-time = Time is up.
gadget-say-paused = Paused.
