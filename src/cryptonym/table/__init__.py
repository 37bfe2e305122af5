"""People around a table: seats, host, settings, who has seen a key, and a run of games. Pure, as the engine is.

Read `model.py`, `commands.py`, `events.py`, `decide.py` (with `seating.py`, `dealing.py`, `passing.py`), `evolve.py`, `view.py`, as in
`engine/`.
A game's own events stand in the table's stream between its own; `log.py` is the stored form of both.

All that `commands.py` and `events.py` define is public here, so a new command or event needs no line in this file.
"""

from cryptonym.table.commands import *  # noqa: F403
from cryptonym.table.decide import close as close
from cryptonym.table.decide import decide as decide
from cryptonym.table.decide import forget as forget
from cryptonym.table.decide import open_table as open_table
from cryptonym.table.decide import refused_line as refused_line
from cryptonym.table.decide import replace_host as replace_host
from cryptonym.table.decide import time_out as time_out
from cryptonym.table.decide import wait_for as wait_for
from cryptonym.table.decide import wait_no_longer as wait_no_longer
from cryptonym.table.events import *  # noqa: F403
from cryptonym.table.evolve import begin as begin
from cryptonym.table.evolve import evolve as evolve
from cryptonym.table.model import DeckChoice as DeckChoice
from cryptonym.table.model import Kind as Kind
from cryptonym.table.model import Laid as Laid
from cryptonym.table.model import OwnCard as OwnCard
from cryptonym.table.model import OwnDeck as OwnDeck
from cryptonym.table.model import OwnPicture as OwnPicture
from cryptonym.table.model import Passing as Passing
from cryptonym.table.model import Person as Person
from cryptonym.table.model import Settings as Settings
from cryptonym.table.model import Table as Table
from cryptonym.table.view import redact as redact
from cryptonym.table.view import seat_of as seat_of
from cryptonym.table.view import view as view
