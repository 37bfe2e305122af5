"""From what a person asks for to a command of the table, with all that only the server can add: time, chance, hashes, who is here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from cryptonym import table as tables
from cryptonym.engine import Verdict, Violation
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import inward
from cryptonym.server.chance import token
from cryptonym.server.services import Services
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.tables.bots import bot_for
from cryptonym.server.tables.crowd import Crowd
from cryptonym.server.tables.dealing import drawn_deal, lot
from cryptonym.server.tables.outside import OUTSIDE
from cryptonym.server.tables.whispers import Whispers
from cryptonym.table import Table

Asked = asked.PeopleMessage | asked.PlayMessage | asked.SetPassword | asked.SeatBot


@dataclass(frozen=True, slots=True)
class Paid:
    """What a command needed that costs something, and was got before the table was asked: see `Room._command`."""

    secret: str | None = None
    """The hash of a new password, or a new link."""
    verdict: Verdict | None = None
    """The referee's, on a clue."""


NOTHING: Final = Paid()


class Asking:
    def __init__(self, services: Services, crowd: Crowd, whispers: Whispers) -> None:
        self._services = services
        self._crowd = crowd
        self._whispers = whispers

    def command(
        self, table: Table, connection: Connection, message: Asked, paid: Paid
    ) -> tables.TableCommand | Violation:
        """The command that a message stands for; a violation if none can be made of it."""
        make = _MAKE.get(type(message))
        if make is not None:
            return make(self, table, connection, message, paid)
        at = self._services.clock.now()
        if isinstance(message, asked.PlayMessage):
            return tables.Play(inward.play(message, at))
        return inward.people(cast(inward.PlainMessage, message), at)

    def _clue(self, table: Table, connection: Connection, message: asked.GiveClue, paid: Paid) -> tables.TableCommand:
        let_pass = self._whispers.lets(table, connection.seat.team, message.word)
        return tables.Play(inward.play(message, self._services.clock.now(), paid.verdict, let_pass))

    def _join(
        self, table: Table, connection: Connection, message: asked.Join, paid: Paid
    ) -> tables.TableCommand | Violation:
        if self._services.blocked.has(message.name):
            return tables.violations.name_blocked()
        person = table.tokens.get(connection.token) or token(self._services.chance, 6)
        return tables.Join(person, message.name, connection.token)

    def _rename(
        self, table: Table, connection: Connection, message: asked.Rename, paid: Paid
    ) -> tables.TableCommand | Violation:
        """First whether one may, then whether the name may be: who may not rename themselves learns nothing of the list."""
        wanted = tables.Rename(message.name)
        if self._services.blocked.has(message.name):
            refused = tables.decide(table, connection.person, wanted)
            return refused if isinstance(refused, Violation) else tables.violations.name_blocked()
        return wanted

    def _shuffle(
        self, table: Table, connection: Connection, message: asked.ShuffleTeams, paid: Paid
    ) -> tables.TableCommand:
        return tables.ShuffleTeams(lot([person.id for person in table.people], self._services.chance))

    def _deal(
        self, table: Table, connection: Connection, message: asked.Deal, paid: Paid
    ) -> tables.TableCommand | Violation:
        """Cards and key are drawn for the host alone."""
        refused = refused_host(table, connection.person)
        if refused is not None:
            return refused
        at = self._services.clock.now()
        here = frozenset(self._crowd.around.here)
        chance = self._services.chance
        return drawn_deal(table, chance, flipped=message.flip, rotate=message.rotate, at=at, present=here)

    def _seat_bot(
        self, table: Table, connection: Connection, message: asked.SeatBot, paid: Paid
    ) -> tables.TableCommand | Violation:
        if message.level == OUTSIDE and self._services.outside is None:
            return tables.violations.settings_out_of_range("level")
        taken = [person.name for person in table.people]
        seat, language = inward.seat(message.seat), table.settings.language
        bot = bot_for(seat, message.level, language, taken, self._services.chance)
        return replace(bot, present=frozenset(self._crowd.around.here))

    def _set_password(
        self, table: Table, connection: Connection, message: asked.SetPassword, paid: Paid
    ) -> tables.TableCommand:
        return tables.SetPassword(paid.secret)

    def _kick(self, table: Table, connection: Connection, message: asked.Kick, paid: Paid) -> tables.TableCommand:
        return tables.Kick(message.person, paid.secret)


_MAKE: Final[Mapping[type, Callable[[Asking, Table, Connection, Any, Paid], tables.TableCommand | Violation]]] = {
    asked.GiveClue: Asking._clue,
    asked.Join: Asking._join,
    asked.Rename: Asking._rename,
    asked.ShuffleTeams: Asking._shuffle,
    asked.Deal: Asking._deal,
    asked.SeatBot: Asking._seat_bot,
    asked.SetPassword: Asking._set_password,
    asked.Kick: Asking._kick,
}
"""The messages that need more than themselves; `inward` makes commands of all others."""


def refused_host(table: Table, person: str | None) -> Violation | None:
    """Why this person may not do what only the host may; None for the host. The table is asked something that changes nothing."""
    asked_first = tables.decide(table, person, tables.SwitchTalk(table.talk))
    return asked_first if isinstance(asked_first, Violation) else None
