"""Bots: a view goes in, a command comes out. The referee is handed in as a function, entries as data.

    brain = Brain("it", pivot(), entries)            # a tenth of a second; one for all tables of a process
    bot = Bot(brain, Level.SHARP, referee)           # referee(view) gives judge(word, number) -> Finding
    move = bot.move(view, seat, memory)              # Move(command | None, memory, tags, seconds)

`move` depends on its arguments alone, so it may be asked again, elsewhere, and answers the same. View, seat, memory and move
are plain data and can be pickled: the server runs bots in worker processes that hold a brain each and share its files.
`cryptonym.minds.brains` brings the rooms together: `brains.bot(language, level)`, and `brains.move(…)` for a worker.

Read in this order: `pivot.py` (English words, vectors, associations), `glossary.py`, `spelling.py`, `vocabulary.py` (how words of
a language come to it), `cards.py`, `affinity.py` (how close a clue is to a card), `touch.py` (how likely a touch is), `worth.py`,
`spymaster.py`, `operative.py`, `table.py`, `levels.py`, `thoughts.py`, `bot.py`. The brain's files are made by `make brain`.
"""

from cryptonym.ai.affinity import Brain
from cryptonym.ai.bot import Bot
from cryptonym.ai.levels import Level
from cryptonym.ai.pivot import pivot
from cryptonym.ai.thoughts import Meant, Memory, Move, Thought, Understood

__all__ = ["Bot", "Brain", "Level", "Meant", "Memory", "Move", "Thought", "Understood", "pivot"]
