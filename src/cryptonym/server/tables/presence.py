"""Who is here, whose tag lies where, who is about to touch what: last values in memory, never stored (TURN-13)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from cryptonym.engine import CardCovered, GameEnded, Phase, TurnEnded
from cryptonym.protocol.outgoing import Presence
from cryptonym.server.nodes.hints import Present
from cryptonym.table import CardsLaid, Table, seat_of
from cryptonym.table.events import TableEvent

OFF: Final = -1
"""Told of a person who took a tag off through that node. Of people who are not named, the node says nothing."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What another node told of the table last: in which notification, when, and what."""

    order: int
    at: float
    told: Present


@dataclass(slots=True)
class Around:
    """What goes on around one table, on all nodes."""

    here: Counter[str] = field(default_factory=Counter)
    """Open sockets by person: somebody may have the table open twice."""
    watching: int = 0
    tags: dict[str, int] = field(default_factory=dict)
    reaching: dict[str, int] = field(default_factory=dict)
    stood_in: set[str] = field(default_factory=set)
    """Bots whose last move was made by ours on this node, because the program outside made none."""
    _own: Counter[str] = field(default_factory=Counter)
    """Of `here`, the sockets of this node."""
    _own_watching: int = 0
    _pointing: set[str] = field(default_factory=set)
    """People who have pointed last through this node."""
    _cleared: int = 0
    """The number of the last event that takes tags away: what was pointed at before it is over."""
    _elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    """By node."""

    def arrive(self, person: str | None) -> None:
        if person is None:
            self.watching += 1
            self._own_watching += 1
        else:
            self.here[person] += 1
            self._own[person] += 1

    def depart(self, person: str | None) -> None:
        if person is None:
            self.watching -= 1
            self._own_watching -= 1
            return
        self._own[person] -= 1
        if not self._own[person]:
            del self._own[person]
        self._leave(person, 1)

    def _leave(self, person: str, sockets: int) -> None:
        self.here[person] -= sockets
        if not self.here[person]:
            del self.here[person]
            self.reaching.pop(person, None)

    def note_stand_in(self, person: str, *, stands_in: bool) -> bool:
        """Whether that changed anything."""
        before = set(self.stood_in)
        (self.stood_in.add if stands_in else self.stood_in.discard)(person)
        return before != self.stood_in

    def tag(self, table: Table, person: str | None, card: int | None) -> bool:
        """Put a tag on a card or take it off; whether that changed anything. Only those may who may touch (CLUE-1)."""
        return self._point(self.tags, table, person, card)

    def reach(self, table: Table, person: str | None, card: int | None) -> bool:
        return self._point(self.reaching, table, person, card)

    def _point(self, row: dict[str, int], table: Table, person: str | None, card: int | None) -> bool:
        if person is None or not _point(row, table, person, card):
            return False
        self._pointing.add(person)
        return True

    def after(self, event: TableEvent, table: Table, number: int) -> bool:
        """Tags go when their card is covered and when the turn ends; whether any did."""
        if isinstance(event, TurnEnded | GameEnded | CardsLaid | CardCovered):
            self._cleared = number
        if not self.tags and not self.reaching and not self.stood_in:
            return False
        before = (dict(self.tags), dict(self.reaching), set(self.stood_in))
        self.stood_in &= {person.id for person in table.people if person.bot}
        if isinstance(event, TurnEnded | GameEnded | CardsLaid):
            self.tags.clear()
            self.reaching.clear()
        elif isinstance(event, CardCovered):
            self.tags = {person: card for person, card in self.tags.items() if card != event.card}
            self.reaching.clear()
        for row in (self.tags, self.reaching):
            for person in [person for person in row if not _guesses(table, person)]:
                del row[person]
        self._pointing &= self.tags.keys()
        return before != (self.tags, self.reaching, self.stood_in)

    def told(self) -> Presence:
        return Presence(
            here=sorted(self.here),
            watching=self.watching,
            tags=dict(self.tags),
            reaching=dict(self.reaching),
            stood_in=sorted(self.stood_in.union(*(node.told.stood_in for node in self._elsewhere.values()))),
        )

    # --- other nodes --------------------------------------------------------------------------------------------------

    @property
    def is_attended_elsewhere(self) -> bool:
        """True if somebody has the table open through another node."""
        return any(node.told.here or node.told.watching for node in self._elsewhere.values())

    def present(self, table: str, number: int, newest: tuple[str, ...]) -> Present:
        """What goes on here through this node, for the others."""
        mine = sorted(self._pointing)
        tags, reaching = ({person: row.get(person, OFF) for person in mine} for row in (self.tags, self.reaching))
        return Present(
            table, number, dict(self._own), self._own_watching, tags, reaching, newest, sorted(self.stood_in)
        )

    def hear(self, node: str, order: int, at: float, told: Present, table: Table) -> bool:
        """Take in what another node tells; whether that changed anything. What is older than the last is left out."""
        last = self._elsewhere.get(node)
        if last is not None and order <= last.order:
            return False
        before = last.told if last is not None else Present(told.table, 0)
        self._elsewhere[node] = Elsewhere(order, at, told)
        return self._replace(before, told, table) or before.stood_in != told.stood_in

    def forget(self, living: frozenset[str], before: float, table: Table) -> bool:
        """Forget nodes that are dead or silent; whether that changed anything."""
        gone = [node for node, last in self._elsewhere.items() if node not in living or last.at < before]
        lost = [self._elsewhere.pop(node).told for node in gone]
        changes = [self._replace(told, Present(told.table, told.number), table) for told in lost]
        return any(changes) or any(told.stood_in for told in lost)

    def _replace(self, before: Present, now: Present, table: Table) -> bool:
        was = self.told()
        for person, sockets in now.here.items():
            self.here[person] += sockets
        for person, sockets in before.here.items():
            self._leave(person, sockets)
        self.watching += now.watching - before.watching
        if now.number >= self._cleared:
            is_over = before.number < self._cleared
            self._repoint(self.tags, {} if is_over else before.tags, now.tags, table)
            self._repoint(self.reaching, {} if is_over else before.reaching, now.reaching, table)
        return was != self.told()

    def _repoint(self, row: dict[str, int], before: dict[str, int], now: dict[str, int], table: Table) -> None:
        """Take over what has changed. A person may have pointed at something else through another node meanwhile."""
        for person, card in now.items():
            if card != before.get(person):
                self._pointing.discard(person)
                _point(row, table, person, None if card == OFF else card)


def _point(row: dict[str, int], table: Table, person: str, card: int | None) -> bool:
    """Put a person's tag on a card or take it off; whether that changed anything."""
    if not may_tag(table, person):
        return False
    if card is None:
        return row.pop(person, None) is not None
    if table.game is None or card in table.game.covered or row.get(person) == card:
        return False
    if not 0 <= card < len(table.game.cards):
        return False
    row[person] = card
    return True


def may_tag(table: Table, person: str) -> bool:
    """True if this person may put a tag on a card now."""
    return table.game is not None and table.game.phase is Phase.GUESS and _guesses(table, person)


def _guesses(table: Table, person: str) -> bool:
    """True if this person touches for the team on turn. A challenge that waits for its ruling takes nobody's tag away."""
    game = table.game
    return game is not None and (person == table.caller or seat_of(table, person) == game.guesser)
