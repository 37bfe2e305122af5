"""What a table takes: the languages of its cards, and how long and how many things may be.

One list of each. Table, protocol and decks take it from here, the page and other clients from the protocol's schema. The longest clue is a
rule of the game and stands in the engine.
"""

from __future__ import annotations

from typing import Final, Literal

Language = Literal["it", "ca", "pt", "pl", "en"]
"""The languages that have a word deck, written down for type checkers. `cryptonym.languages` has them all; a test compares the two."""

MOST_SEATED: Final = 64
LONGEST_NAME: Final = 24
LONGEST_DELAY: Final = 60
"""Seconds by which watchers may see the table later."""
LONGEST_LINE: Final = 200
LONGEST_OWN_LIMITS: Final = 200
"""What the group limits in words of its own (HOUSE-8)."""
LONGEST_TITLE: Final = 60
"""The title of a picture of the host's own."""
LONGEST_PASSWORD: Final = 100
MOST_PICTURES: Final = 120
"""Pictures of the host's own at one table."""
LONGEST_GRADED: Final = 50
"""Characters of a clue of one's own for a puzzle."""
MOST_GRADED: Final = 5
"""Its highest number: so many own cards a puzzle's spymaster has."""
LONGEST_LOG: Final = 64 * 1024
"""Characters of a game's log; a game has some 10,000."""
MOST_TURNS: Final = 100
"""Turns of one game that may be spoken of."""
MOST_FINGERS: Final = 3
"""Cards that a person may tag at a time, and advise against."""
LARGEST_DECK: Final = 64 * 1024
"""Bytes of a deck of the host's own."""
