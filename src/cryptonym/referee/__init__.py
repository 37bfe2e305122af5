"""Is this clue legal, and by which rule? Entries are handed to it as arguments.

`form.py` is what can be said of a clue's form alone (CLUE-2, CLUE-3). What needs the language follows with the word families.
"""

from cryptonym.referee.form import clean, judge_form

__all__ = ["clean", "judge_form"]
