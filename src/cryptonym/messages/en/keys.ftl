# What each key does, in the table of keys.

keys-move = from card to card
keys-jump = to that card
keys-tag = tag, or take the tag off
keys-unsure = unsure of this card, or sure again
keys-not = not this card
keys-faces = faces after a cover
keys-touch = touch for good: press asks first, hold touches
keys-read = read the clue
keys-spell = spell the clue
keys-hourglass = turn the hourglass
keys-stop = end the turn (asks first)
keys-log = the log
keys-clue = to the clue field
keys-help = this table of keys
keys-look = enlarge a picture
