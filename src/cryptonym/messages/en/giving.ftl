### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Send anyway · { $n }
   *[no] Send · marks: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Tap the cards you mean, if you like.
meant-once = Only for the review. Nobody sees it before the end.

# What the key says in words, and the rarer words of the referee.
own-words = Your cards
key-title = The key
key-list = { $whose ->
    [enemy] Theirs: { $n }
    [bystander] Bystanders: { $n }
   *[assassin] Assassin
}
referee-illegal = That will not do
referee-doubtful = In doubt
referee-notice = A word of caution
referee-lapsed = { $name } gives no answer
referee-unjudged = The referee gives no answer just now.
referee-only-challenge = Only you see this. If you send the clue anyway, { $name } can challenge it until the first touch.
entry-send-anyway = Send anyway
entry-zero-hint = Zero: none of your cards has to do with it. No limit on touches.
entry-unlimited-hint = Unlimited: they do not learn how many cards you mean.
referee-idle = The referee reads along when you give a clue.
referee-reading = Reading “{ $word }”…
referee-silent = Silent at this table: the other spymaster can challenge.
referee-allowed = { $name } lets it pass
referee-denied = { $name } says no
referee-ask = Ask { $name } quietly
referee-asked = { $name } is asked…
