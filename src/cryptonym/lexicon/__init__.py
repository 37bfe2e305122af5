"""What a codename's entry is, and the text format in which entries are written.

Read `entry.py` (the data), then `text.py` (the format). What makes a good deck of entries is checked in `decks/`.
"""

from cryptonym.lexicon.entry import Association, Entry, Family, Meaning
from cryptonym.lexicon.text import Fault, Written, parse

__all__ = ["Association", "Entry", "Family", "Fault", "Meaning", "Written", "parse"]
