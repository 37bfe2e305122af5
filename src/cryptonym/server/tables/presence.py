"""Who is here, whose tag lies where, who is about to touch what: last values in memory, never stored (TURN-13)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from cryptonym.engine import CardCovered, GameEnded, Phase, TurnEnded
from cryptonym.protocol.outgoing import Presence
from cryptonym.table import CardsLaid, Table, seat_of
from cryptonym.table.events import TableEvent


@dataclass(slots=True)
class Around:
    """What goes on around one table."""

    here: Counter[str] = field(default_factory=Counter)
    """Open sockets by person: somebody may have the table open twice."""
    watching: int = 0
    tags: dict[str, int] = field(default_factory=dict)
    reaching: dict[str, int] = field(default_factory=dict)

    def arrive(self, person: str | None) -> None:
        if person is None:
            self.watching += 1
        else:
            self.here[person] += 1

    def depart(self, person: str | None) -> None:
        if person is None:
            self.watching -= 1
            return
        self.here[person] -= 1
        if not self.here[person]:
            del self.here[person]
            self.reaching.pop(person, None)

    def tag(self, table: Table, person: str | None, card: int | None) -> bool:
        """Put a tag on a card or take it off; whether that changed anything. Only those may who may touch (CLUE-1)."""
        return self._point(self.tags, table, person, card)

    def reach(self, table: Table, person: str | None, card: int | None) -> bool:
        return self._point(self.reaching, table, person, card)

    @staticmethod
    def _point(row: dict[str, int], table: Table, person: str | None, card: int | None) -> bool:
        if person is None or not may_tag(table, person):
            return False
        if card is None:
            return row.pop(person, None) is not None
        if table.game is None or card in table.game.covered or row.get(person) == card:
            return False
        if not 0 <= card < len(table.game.cards):
            return False
        row[person] = card
        return True

    def after(self, event: TableEvent, table: Table) -> bool:
        """Tags go when their card is covered and when the turn ends; whether any did."""
        if not self.tags and not self.reaching:
            return False
        before = (dict(self.tags), dict(self.reaching))
        if isinstance(event, TurnEnded | GameEnded | CardsLaid):
            self.tags.clear()
            self.reaching.clear()
        elif isinstance(event, CardCovered):
            self.tags = {person: card for person, card in self.tags.items() if card != event.card}
            self.reaching.clear()
        for row in (self.tags, self.reaching):
            for person in [person for person in row if not _guesses(table, person)]:
                del row[person]
        return before != (self.tags, self.reaching)

    def told(self) -> Presence:
        return Presence(
            here=sorted(self.here), watching=self.watching, tags=dict(self.tags), reaching=dict(self.reaching)
        )


def may_tag(table: Table, person: str) -> bool:
    """True if this person may put a tag on a card now."""
    return table.game is not None and table.game.phase is Phase.GUESS and _guesses(table, person)


def _guesses(table: Table, person: str) -> bool:
    """True if this person touches for the team on turn. A challenge that waits for its ruling takes nobody's tag away."""
    game = table.game
    return game is not None and (person == table.caller or seat_of(table, person) == game.guesser)
