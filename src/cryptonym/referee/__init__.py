"""Is this clue legal, and by which rule? Entries are handed to it as arguments.

Read in this order: `judgement.py` (what is said), `board.py` (a table's words and the steps of judging), `cleaning.py`,
`family.py` (what a visible word bars), `relation.py` and what it stands on: `language.py` with one module a language (`it`,
`ca`, `pt`, `pl`, `en`), `seeing.py`, `compounds.py`, `kinship.py`, `variants.py`; then `known.py`, `phrases.py`, `notices.py`. The
tables are in `data/`, with a page on where each comes from.
"""

from cryptonym.referee.board import Board, judge
from cryptonym.referee.form import clean, judge_form
from cryptonym.referee.judgement import Judgement, Reason

__all__ = ["Board", "Judgement", "Reason", "clean", "judge", "judge_form"]
