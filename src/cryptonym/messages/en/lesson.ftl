### The lesson of ninety seconds: nine cards, one clue, six steps. The story is the same in each language; words and sentences are each language’s own.
# Nine codenames in this order: castle, anchor, wolf, lighthouse, umbrella, siren, volcano, wave, horse; and the clue that leads to anchor and wave.
# `python -m tools.lesson` writes anew what referee and bot say of them.
lesson-cards = CASTLE ANCHOR WOLF LIGHTHOUSE UMBRELLA SIREN VOLCANO TIDE CAMEL
lesson-clue = sea
# Two clues that lead to castle and umbrella.
lesson-ideas = beach protect
# Three bots, called by materials: the teammate, the own spymaster, the other one.
lesson-bots = Brass Slate Flint
lesson-name = Learn in ninety seconds
lesson-step = Step { $n } of { $all }
lesson-skip = Skip
lesson-back = Back
lesson-next = Go on
lesson-put-back = Put it back
lesson-take = This once, take { $word }.
lesson-1-title = One word, one number
lesson-1 = Your spymaster knows who is who and says <b>{ $clue } 2</b>. Two of these cards are your agents, and both go with the sea. Which ones?
lesson-1-next = I have an idea
lesson-2-title = A tap proposes
lesson-2 = Tap a card that goes with { $clue }. It gets a tag with your name. Everybody sees it, and nothing is decided yet.
lesson-2-hint = Tap any card
lesson-3-title = A tap proposes, a hold decides
lesson-3 = { $bot } proposes <b>{ $word }</b>. Tag it too and keep holding. If you let go early, nothing has happened.
lesson-3-early = You let go in time: nothing happened. Now hold to the end.
lesson-3-done = Red, so it is yours. And { $bot } has found the second: <b>{ $other }</b>. Both agents are uncovered.
lesson-3-wait = Red, so it is yours. You may go on: { $bot } already points at <b>{ $other }</b>.
lesson-4-title = Not yours: the turn ends
lesson-4 = You always have one touch more than the number. <b>{ $word }</b> goes with the sea as well, anybody would try it. Do: tap it, then hold.
lesson-4-done = <b>{ $word }</b> is a bystander. It belongs to nobody, but your turn is over and Blue plays.
lesson-5-title = One card nobody wants
lesson-5 = Let us go back one touch. Say you had taken <b>{ $word }</b> instead. It sounds just as right. Tap and hold: here it costs nothing.
lesson-5-done = A siren sings at sea, so the clue sounded right. At a real table your team would have lost now. Good spymasters steer clear of it; good operatives ask “why not?” before they hold.
lesson-6-title = Now you are the spymaster
lesson-6 = You see the key. <b>{ $first }</b> and <b>{ $second }</b> are left. Find one word that leads to both, and steer clear of <b>{ $assassin }</b>.
lesson-6-short = A clue for { $first } and { $second }
lesson-try = No idea? Try
lesson-thinks = { $bot } is thinking…
lesson-both = { $bot }: “With { $word } I thought of { $first } first, then of { $second }.”
lesson-one = { $bot }: “With { $word } I thought of { $first }, and of nothing else. So I stopped.”
lesson-single = { $bot }: “With { $word } I thought of { $first }.”
lesson-wrong = { $bot }: “With { $word } I thought of { $first } first.” That card is not yours: the turn is over.
lesson-second-wrong = { $bot }: “With { $word } I thought of { $first }, then of { $second }.” The second is not yours.
lesson-nothing = { $bot }: “{ $word } leads me to none of these cards.” Your friends may see it. A bot would only guess here.
lesson-again = Another clue
lesson-won-title = Both found. You can play.
lesson-over-title = That is the whole game
lesson-bots-play = Play with bots
lesson-open = Open a table
lesson-rules = The rules
lesson-missing = The lesson did not come.
# The same cards as a still picture, before the rules: one turn from its clue to its end.
still-title = How to play
still-lede = Two teams look for their own agents among the cards. Only the two spymasters see the key.
still-1 = Red’s spymaster says <b>{ $clue } 2</b>: one word, and how many cards it is for.
still-2 = Red’s team talks it over and touches <b>{ $first }</b>, then <b>{ $second }</b>. Both are red agents and are covered in red.
still-3 = One touch more than the number is allowed. They try <b>{ $wrong }</b>, a bystander: the turn ends, and Blue is next.
still-4 = Had they touched <b>{ $assassin }</b>, the assassin, Red would have lost at once. Otherwise, the team whose agents are all covered first wins.
still-try = Try it yourself in 90 seconds
still-figure = Nine cards after this turn. Red: { $first } and { $second }. Bystander: { $wrong }. The others lie open.
