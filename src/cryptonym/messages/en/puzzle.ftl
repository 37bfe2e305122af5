### The puzzle of the day: an operative’s task, a spymaster’s, the result, the streak and the archive. Said on the page and in the terminal.
puzzle-title = Puzzle of the day
puzzle-minutes = two minutes
puzzle-task = { $task ->
    [spymaster] spymaster
   *[operative] operative
}
puzzle-kind = { $kind ->
    [pictures] pictures
   *[words] words
}
puzzle-misses = { $n ->
    [0] no miss left
    [one] { $n } miss left
   *[other] { $n } misses left
}
puzzle-found = { $n } of { $all } found
puzzle-tag = Tap a card that { $clue } is for
puzzle-ask = You are red. Which clue gets you furthest, safely?
puzzle-choose = Choose a clue
puzzle-give = Give { $clue }
puzzle-own = or type your own
puzzle-own-send = Have it graded
puzzle-own-wait = The bot is reading it…
puzzle-own-unknown = The bot does not know “{ $clue }”. Try another word, or choose one of the five.
puzzle-own-busy = One moment: too many clues at once. Try again shortly.
puzzle-own-down = The server does not answer. The five clues work without it.
puzzle-five = Back to the five clues
puzzle-next = Now the spymaster’s task
puzzle-result = The result
puzzle-head = { $all ->
    [2] Two of two
    [3] Three of three
   *[4] Four of four
}{ $misses ->
    [0] , without a slip
    [one] , one slip
   *[other] , two slips
}
puzzle-head-out = { $found } of { $all } found
puzzle-head-assassin = { $found ->
    [0] The assassin, straight away
   *[other] { $found } of { $all }, then the assassin
}
puzzle-was = <b>{ $clue }</b>: { $cards }.
puzzle-near = The nearest other card was { $card }.
puzzle-rank = { $rank ->
    [1] The best of the five.
    [2] Second of five.
    [3] Third of five.
    [4] Fourth of five.
   *[5] Fifth of five.
}
puzzle-free = { $grade ->
    [3] As good as the best of the five, or better.
    [2] Only the best of the five is better.
    [1] Two of the five are better.
   *[0] Three of the five are better, or more.
}
puzzle-best-why = It is for { $cards }, and no other card is near.
puzzle-would = The bot would give <b>{ $clue }</b>: { $cards }.
puzzle-why-near = <b>{ $clue }</b> is near { $card } as well, { $what ->
    [blue] a blue agent
    [assassin] the assassin
   *[bystander] a bystander
}.
puzzle-why-fewer = <b>{ $clue }</b> is safe, but it does not get as far.
puzzle-days = { $n ->
    [one] day in a row
   *[other] days in a row
}
puzzle-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzle-week = this week: { $days }
puzzle-week-none = none this week yet
puzzle-share = Share without spoiling
puzzle-copied = Copied
puzzle-no-copy = This browser does not copy. Here is the text:
puzzle-archive = Archive
puzzle-archive-line = Every day stays open. Days made up for do not change the streak.
puzzle-earlier = The month before
puzzle-later = The month after
puzzle-day = { $date }: { $state ->
    [done] solved
    [half] half solved
    [later] not yet
   *[open] open
}
puzzle-today = Today’s puzzle
puzzle-other = { $kind ->
    [pictures] Today’s pictures
   *[words] Today’s words
}
puzzle-tomorrow = { $kind ->
    [pictures] Tomorrow: words and pictures
   *[words] Tomorrow: words
}
puzzle-needs = This puzzle needs a connection. Today’s and those of the next seven days stay on this device once you have been here.
puzzle-none = There is no puzzle for this day.
puzzle-none-before = The first puzzle is that of { $date }.
puzzle-none-after = The last puzzle of this version is that of { $date }; an update of the server brings more.
puzzle-nearest = The puzzle of { $date }
puzzle-legend = ◆ yours   ● the other team’s   □ bystander   ✕ assassin
puzzle-touched = Touched: { $cards }
puzzle-identity = { $identity ->
    [red] red agent
    [blue] blue agent
    [assassin] assassin
   *[bystander] bystander
}
puzzle-diamonds = { $n } of three lozenges
puzzle-solved = Solved
