# What is wrong with a line of a deck of one's own.

deck-fault = Line { $line }: { $what }
deck-fault-duplicate = “{ $word }” is already in the deck.
deck-fault-empty = a side is empty.
deck-fault-too-long = “{ $word }” is too long.
deck-fault-unreadable = there are characters in it that nobody can read.
deck-fault-no-word = “{ $word }” is no word.
deck-fault-not-utf8 = this is not UTF-8.
deck-fault-more-than-two-sides = a card has two sides at most.
deck-fault-too-many-cards = that is enough: a deck has at most { $word } cards.
deck-fault-deck-too-large = the deck is larger than 64 KiB.
deck-fault-before-first-codename = there is no codename above this.
deck-fault-unknown-kind = there is no kind “{ $word }”.
deck-fault-no-gloss = the meaning has no gloss.
deck-fault-field-twice = “{ $word }” is there twice.
deck-fault-unknown-field = there is no field “{ $word }”.
deck-fault-association-without-meaning = there is no meaning above this.
deck-fault-no-strength = “{ $word }” has no strength from 1 to 3.
deck-fault-association-twice = “{ $word }” is associated twice.
deck-fault-no-kind = “{ $word }” has no kind.
deck-fault-no-meaning = “{ $word }” has no meaning.

# The dialog that takes it.
own-deck-how = One word a line. For cards with two sides put a comma between them. At most 2,000 cards and 64 KiB.
own-deck-words = Your words
own-deck-crowded = There are more than two words on a line. Shall each be a card of its own?
own-deck-split = One word a line
own-deck-file = Choose a file
own-deck-language = Language of your words
own-deck-take = Use these cards
own-deck-taken = { $n ->
    [0] Not one card could be read. What is wrong is listed below.
    [one] { $n } card is on this table now.
   *[other] { $n } cards are on this table now.
}
own-deck-few = This table needs { $need } cards. Add words, or mix yours with ours.
own-deck-faults = { $n ->
    [one] { $n } line was left out:
   *[other] { $n } lines were left out:
}
own-deck-first-faults = The first { $n } lines that were left out:
own-deck-too-large = That is more than 64 KiB. Take some words out and try again.
