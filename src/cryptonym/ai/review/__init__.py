"""A finished game, reviewed: what each clue risked, what was heard, where the game tipped, what a strong bot would have said.

    review(steps, brain, referee, marks)     # a `Review`: plain data, all of it from the log of a game that is over

Read in this order: `model.py` (what a review is), `position.py` (how good a position is), `touches.py` (how likely each card is to be
touched), `stories.py` (the one sentence about a clue), `instead.py` (a strong bot's clue), `honours.py`, `reviewing.py`.
No wording is in here: sentences are names of messages with their arguments.
"""

from cryptonym.ai.review.model import Heat, Honours, Instead, Review, ReviewedClue, Story, Touch
from cryptonym.ai.review.reviewing import review

__all__ = ["Heat", "Honours", "Instead", "Review", "ReviewedClue", "Story", "Touch", "review"]
