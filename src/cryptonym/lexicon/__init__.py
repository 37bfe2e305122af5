"""What a codename's entry is, and the text format in which entries are written.

Read `entry.py` (the data), then `text.py` (the format), then `marks.py` (which codenames a clue word goes with). What makes a good deck
of entries is checked in `decks/`.
"""

from cryptonym.lexicon.entry import Association, Entry, Family, Meaning
from cryptonym.lexicon.marks import Marks, WrittenMarks, parse_marks
from cryptonym.lexicon.text import Fault, Written, parse

__all__ = [
    "Association",
    "Entry",
    "Family",
    "Fault",
    "Marks",
    "Meaning",
    "Written",
    "WrittenMarks",
    "parse",
    "parse_marks",
]
