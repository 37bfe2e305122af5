"""A puzzle a day, one for each language and day: an operative's task and a spymaster's.

`model.py` is what a puzzle is, `text.py` how it is written, `shipped.py` reads those that come with the program. They are made ahead by
`python -m tools.puzzles`; a puzzle that has its day behind it never changes (docs/manual/puzzles.md).
"""

from cryptonym.puzzles.model import COLUMNS, MISSES, Kind, Offer, OperativeTask, Puzzle, SpymasterTask, grade, kinds_of
from cryptonym.puzzles.shipped import all_puzzles, day_of, month_of, months, nearest, puzzle_of

__all__ = [
    "COLUMNS",
    "MISSES",
    "Kind",
    "Offer",
    "OperativeTask",
    "Puzzle",
    "SpymasterTask",
    "all_puzzles",
    "day_of",
    "grade",
    "kinds_of",
    "month_of",
    "months",
    "nearest",
    "puzzle_of",
]
