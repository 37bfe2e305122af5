### A game, reviewed. Sentences speak of words and cards, never of somebody's mistake; codenames are never inflected.
review-title = The game, reviewed

## what decided it
review-even = Even to the end: no single touch decided it.
review-never-in-doubt = Never in doubt: one step after the other.
review-tipped-own = { $card } at “{ $clue }” tipped it: { $points } points in one touch.
review-tipped-bystander = { $card } at “{ $clue }” was a bystander, and { $points } points went across the table.
review-tipped-enemy = { $card } at “{ $clue }” belonged to the other side: { $points } points in one touch.
review-tipped-assassin = Behind { $card } at “{ $clue }” stood the assassin.
review-tipped-covered = { $card } was covered by a spymaster: { $points } points at once.

## one clue
review-story-found = { $count ->
    [one] “{ $clue }” said just that, and it was heard.
   *[other] “{ $clue }” said just that: all { $count } were heard.
}
review-story-more = “{ $clue }” brought { $card } too, which was not the first thought.
review-story-stopped = { $found ->
    [0] They stopped there. { $card } kept its secret.
   *[other] They stopped there, with { $card } still to come.
}
review-story-time = The time ran out before { $card }.
review-story-illegal = “{ $clue }” was challenged, and the turn was over.
review-story-unknown = The bots do not know “{ $clue }”: this one was between the people at the table.
review-story-past = { $what ->
    [assassin] All that was meant was found. Then came { $card }, and behind it the assassin.
   *[other] All that was meant was found; the touch after that fell on { $card }.
}
review-story-level = { $what ->
    [assassin] { $card } and { $meant } were level, { $chance } to { $rest }. The coin fell on the assassin.
   *[other] { $card } and { $meant } were level, { $chance } to { $rest }. The coin fell the other way.
}
review-story-nearer = { $what ->
    [assassin] { $card }, the assassin, lay nearer to “{ $clue }” than { $meant }: { $chance } to { $rest }.
   *[other] { $card } lay nearer to “{ $clue }” than { $meant }: { $chance } to { $rest }.
}
review-story-farther = { $what ->
    [assassin] { $meant } lay nearer, { $rest } to { $chance }; but somebody saw something in { $card }, and there stood the assassin.
   *[other] { $meant } lay nearer, { $rest } to { $chance }; but somebody saw something in { $card }.
}

## what a strong bot would have said
review-bot = A strong bot would have said
review-bot-same = A strong bot would have said just this.
review-why-written = “{ $clue }” and { $cards }: people write them down together.
review-why-meaning = “{ $clue }” and { $cards }: they are at home in the same sentences.
review-why-near = The nearest other card is { $card }.
review-why-clear = No other card is near.

## words beside the figures
review-turn = Turn { $n }
review-meant = Meant
review-heard = Heard
review-risk = Risk
review-risk-line = { $risk } in 100 that not all of it is found
review-risk-assassin = the assassin { $assassin } in 100
review-marked = marked with the clue
review-guess = our best guess
review-nothing = nothing
review-finest = The finest clue
review-boldest = The boldest
review-lucky = A stroke of luck
review-chance = { $team ->
    [red] Red { $chance } %
   *[blue] Blue { $chance } %
}
review-chance-own = Chance { $chance } %
review-no-mind = There are no bots for these cards, so there are no chances of words here.
review-no-figures = Too short a game for a curve.
review-how-sure = The percentages are those of the bots’ mind. Where it said about 70 of a card, on turns it had never seen, the card was meant { $times } times in 100.

## in the terminal
review-running = This game is not over. It can be reviewed when it is.

## on the page
review-working = reading the game…
review-tip = Here it tipped
review-clues = The clues, one by one
review-clues-line = <b>Filled</b>: touched. <b>Outlined</b>: meant, not heard. On the right what the turn gave its team, of a hundred games like this, and how risky it was.
review-turns = Turns
review-turn-of = Turn { $n }, { $name }
review-risk-short = risk { $risk }
review-risk-big = { $risk } in 100
review-risk-what = that not all of it is found
review-marked-by = marked by { $name }
review-legend-meant = meant
review-legend-heard = touched, in this order
review-legend-heat = how likely a touch was
review-figure = Red from { $from } to { $to } in 100, touch by touch.
review-figure-own = The team’s chances from { $from } to { $to } in 100, touch by touch.
review-figure-tipped = It tipped at turn { $turn }.
review-after = Chance after
review-cell = { $place }, { $card }, { $identity ->
    [red] red
    [blue] blue
    [bystander] bystander
   *[assassin] assassin
}{ $meant ->
    [yes] , meant
   *[no] {""}
}{ $order ->
    [0] {""}
   *[other] , touched as number { $order }
}{ $covered ->
    [yes] , covered before
   *[no] , { $chance } in 100
}
review-board = How likely each card was to be touched
review-save = Save the image
review-names = Names in the image
review-again = Try again
review-busy = Much is asked of the server just now. Try again in a moment.
review-down = The server that reads games is not there. What was touched is here all the same.
review-what-it-reads = The server reads the game for this and stores nothing.
review-share = Copy the link
review-copied = Copied
