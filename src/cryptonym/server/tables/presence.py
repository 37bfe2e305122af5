"""Who is here, whose tags lie where, who is about to touch what, who makes which face: last values in memory, never stored (TURN-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final, cast, get_args

from cryptonym import limits
from cryptonym.engine import CardCovered, GameEnded, Phase, TurnEnded
from cryptonym.protocol.incoming import FaceName
from cryptonym.protocol.outgoing import FingersSeen, Presence
from cryptonym.server.nodes.hints import Fingers, Present
from cryptonym.table import CardsLaid, Table, seat_of
from cryptonym.table.events import TableEvent

NOTHING: Final = Fingers()
FACES: Final = frozenset(get_args(FaceName))
CALLED_OFF: Final = "TABLE-5"
"""No cover ended such a game."""
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
    """By person: the card of their first choice."""
    fingers: dict[str, Fingers] = field(default_factory=dict)
    """Of people who point at more than one card, or otherwise than surely."""
    faces: dict[str, FaceName] = field(default_factory=dict)
    """By person: their face at the card that was covered last."""
    reaching: dict[str, int] = field(default_factory=dict)
    stood_in: set[str] = field(default_factory=set)
    """Bots whose last move was made by ours on this node, because the program outside made none."""
    _own: Counter[str] = field(default_factory=Counter)
    """Of `here`, the sockets of this node."""
    _own_watching: int = 0
    _pointing: set[str] = field(default_factory=set)
    """People who have pointed last through this node."""
    _making_faces: set[str] = field(default_factory=set)
    """People who have made or taken back a face last through this node."""
    _cleared: int = 0
    """The number of the last event that takes tags away: what was pointed at before it is over."""
    _faceless: int = 0
    """The number of the last event that takes faces away."""
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
        """Put one's only tag on a card or take it off; whether that changed anything. Only those may who may touch (CLUE-1)."""
        return self.finger(table, person, () if card is None else (card,), (), ())

    def finger(
        self,
        table: Table,
        person: str | None,
        choices: Iterable[int],
        unsure: Collection[int],
        against: Iterable[int],
    ) -> bool:
        """Point at other cards than before, in the order of one's choice; whether that changed anything.

        Cards that are covered or twice there are left out. What a person who may not point sends is nothing.
        """
        if person is None or not may_tag(table, person):
            return False
        wanted = _open(table, choices)
        advice = [card for card in _open(table, against) if card not in wanted]
        told = Fingers(tuple(wanted[1:]), tuple(card for card in wanted if card in unsure), tuple(advice))
        if not self._set(person, wanted[0] if wanted else None, told):
            return False
        self._pointing.add(person)
        return True

    def _set(self, person: str, first: int | None, rest: Fingers) -> bool:
        """Whether that changed anything."""
        before = (self.tags.get(person), self.fingers.get(person, NOTHING))
        if before == (first, rest):
            return False
        for row, value in ((self.tags, first), (self.fingers, rest if rest != NOTHING else None)):
            row.pop(person, None)
            if value is not None:
                row[person] = value  # type: ignore[assignment]
        return True

    def react(self, table: Table, person: str | None, face: FaceName | None, seen: int) -> bool:
        """Make a face at the card that was covered last, or take it back; whether that changed anything."""
        if person is None or not may_react(table, person) or table.game is None or seen != len(table.game.covered):
            return False
        if self.faces.get(person) == face:
            return False
        self._face(person, face)
        self._making_faces.add(person)
        return True

    def _face(self, person: str, face: FaceName | None) -> None:
        self.faces.pop(person, None)
        if face is not None:
            self.faces[person] = face

    def reach(self, table: Table, person: str | None, card: int | None) -> bool:
        return self._point(self.reaching, table, person, card)

    def _point(self, row: dict[str, int], table: Table, person: str | None, card: int | None) -> bool:
        if person is None or not _point(row, table, person, card):
            return False
        self._pointing.add(person)
        return True

    def after(self, event: TableEvent, table: Table, number: int) -> bool:
        """Tags go when their card is covered and when the turn ends, faces with the next cover; whether any did."""
        before = (dict(self.tags), dict(self.fingers), dict(self.reaching), set(self.stood_in), dict(self.faces))
        if isinstance(event, TurnEnded | GameEnded | CardsLaid | CardCovered):
            self._cleared = number
        if isinstance(event, GameEnded | CardsLaid | CardCovered):
            self._faceless = number
            self.faces.clear()
            self._making_faces.clear()
        if not any(before):
            return False
        self.stood_in &= {person.id for person in table.people if person.bot}
        if isinstance(event, TurnEnded | GameEnded | CardsLaid):
            self.tags.clear()
            self.fingers.clear()
            self.reaching.clear()
        elif isinstance(event, CardCovered):
            self._without(event.card)
            self.reaching.clear()
        for row in (self.tags, self.fingers, self.reaching):
            for person in [person for person in row if not _guesses(table, person)]:
                del row[person]
        for person in [person for person in self.faces if not _is_innocent(table, person)]:
            del self.faces[person]
        self._pointing &= self.tags.keys() | self.fingers.keys()
        return before != (self.tags, self.fingers, self.reaching, self.stood_in, self.faces)

    def _without(self, covered: int) -> None:
        """Nobody points at a covered card; later choices move up."""
        for person in {*self.tags, *self.fingers}:
            rest = self.fingers.get(person, NOTHING)
            first = [self.tags[person]] if person in self.tags else []
            choices = [card for card in (*first, *rest.later) if card != covered]
            kept = (tuple(card for card in row if card != covered) for row in (choices[1:], rest.unsure, rest.against))
            self._set(person, choices[0] if choices else None, Fingers(*kept))

    def told(self) -> Presence:
        here = self.here
        return Presence(
            here=sorted(here),
            watching=self.watching,
            tags=dict(self.tags),
            reaching={person: card for person, card in self.reaching.items() if person in here},
            stood_in=sorted(self.stood_in.union(*(node.told.stood_in for node in self._elsewhere.values()))),
            fingers={
                person: FingersSeen(list(one.later), list(one.unsure), list(one.against))
                for person, one in self.fingers.items()
            },
            faces=dict(self.faces),
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
            table,
            number,
            dict(self._own),
            self._own_watching,
            tags,
            reaching,
            newest,
            sorted(self.stood_in),
            {person: self.fingers[person] for person in mine if person in self.fingers},
            {person: self.faces.get(person, "") for person in sorted(self._making_faces)},
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
            was_over = before.number < self._cleared
            self._repoint(Present(before.table, 0) if was_over else before, now, table)
        if now.number >= self._faceless:
            self._make_faces({} if before.number < self._faceless else before.faces, now.faces, table)
        return was != self.told()

    def _repoint(self, before: Present, now: Present, table: Table) -> None:
        """Take over what has changed. A person may have pointed at something else through another node meanwhile."""
        for person, card in now.tags.items():
            rest = now.fingers.get(person, NOTHING)
            if (card, rest) != (before.tags.get(person), before.fingers.get(person, NOTHING)):
                self._pointing.discard(person)
                choices = rest.later if card == OFF else (card, *rest.later)
                self._take_over(table, person, choices, rest)
        for person, card in now.reaching.items():
            if card != before.reaching.get(person):
                self._pointing.discard(person)
                _point(self.reaching, table, person, None if card == OFF else card)

    def _take_over(self, table: Table, person: str, choices: tuple[int, ...], rest: Fingers) -> None:
        self.finger(table, person, choices, rest.unsure, rest.against)
        self._pointing.discard(person)

    def _make_faces(self, before: dict[str, str], now: dict[str, str], table: Table) -> None:
        for person, face in now.items():
            if face != before.get(person) and (face in FACES or not face) and may_react(table, person):
                self._making_faces.discard(person)
                self._face(person, cast(FaceName, face) if face else None)


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


def _open(table: Table, cards: Iterable[int]) -> list[int]:
    """Those of these cards that lie uncovered on the table, each once, in their order, and no more than may be."""
    game = table.game
    assert game is not None
    there = [card for card in dict.fromkeys(cards) if 0 <= card < len(game.cards) and card not in game.covered]
    return there[: limits.MOST_FINGERS]


def may_tag(table: Table, person: str) -> bool:
    """True if this person may put a tag on a card now."""
    game = table.game
    return game is not None and game.phase is Phase.GUESS and _guesses(table, person) and _is_innocent(table, person)


def may_react(table: Table, person: str) -> bool:
    """True if this person may make a face at the card that was covered last: there is one, and no open clue came after it.

    At the cover that ended a game everybody at the table may, who knows the key by then (END-2).
    """
    game = table.game
    if game is None or not game.covered or not _is_innocent(table, person):
        return False
    if game.ending is not None:
        return game.ending.by != CALLED_OFF
    return game.turns[-1].word is None or bool(game.turns[-1].touched)


def _is_innocent(table: Table, person: str) -> bool:
    """True if this person is at the table and does not know the key of the game under way (TABLE-11)."""
    return table.person(person) is not None and not table.knows_key(person)


def _guesses(table: Table, person: str) -> bool:
    """True if this person touches for the team on turn. A challenge that waits for its ruling takes nobody's tag away."""
    game = table.game
    return game is not None and (person == table.caller or seat_of(table, person) == game.guesser)
