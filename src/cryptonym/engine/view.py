"""What a seat may know and do: the only door through which knowledge leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final, NamedTuple

from cryptonym.engine.events import ClueGiven, Event, GameDealt
from cryptonym.engine.model import (
    Clock,
    Ending,
    Game,
    Identity,
    Key,
    Mode,
    Phase,
    Role,
    Rules,
    Seat,
    Team,
    Turn,
    seats_of,
)

KEY: Final = "key"
"""The name of `Game.key`, the one key that today's games have."""
KEYS: Final[dict[str, Callable[[Game], Key]]] = {KEY: attrgetter("key")}
"""A game's keys by their names, and where each is found. A variant with two keys, one a side, adds the second here."""


@dataclass(frozen=True, slots=True, eq=False)
class Knowledge:
    """Which of a game's keys an audience knows: all that decides what it may see and hear.

    There is one object for each set of keys, made by `knowing`; equal means identical, so looking one up is fast.
    """

    keys: tuple[str, ...]
    """Their names, sorted."""


def knowing(*keys: str) -> Knowledge:
    """The knowledge of these keys and no other: always the same object for the same keys."""
    names = tuple(sorted(set(keys)))
    return _KNOWN.setdefault(names, Knowledge(names))


_KNOWN: Final[dict[tuple[str, ...], Knowledge]] = {}

NOTHING: Final = knowing()
"""Knows no key. What this audience sees is public: everybody may see it."""
WITH_KEY: Final = knowing(KEY)
EVERYTHING: Final = knowing(*KEYS)


def knowledge_of(game: Game, seat: Seat) -> Knowledge:
    """What the people in `seat` know now: all keys after the game (END-2), before that what the deal showed them."""
    return EVERYTHING if game.is_over else knowledge_dealt(game.rules.mode, game.key.starting, seat)


def knowledge_dealt(mode: Mode, starting: Team, seat: Seat) -> Knowledge:
    """What a deal shows to `seat`. Only a spymaster who plays in this game sees the key (KEY-3): co-op's empty chair sees nothing."""
    is_told = seat.role is Role.SPYMASTER and seat in seats_of(mode, starting)
    return WITH_KEY if is_told else NOTHING


def known_key(game: Game, knowledge: Knowledge) -> tuple[Identity, ...] | None:
    """The identities that a view with this knowledge shows; None if it shows none.

    A view has room for one key. A variant in which a seat knows two adds a field to `View`.
    """
    for name in knowledge.keys:
        return KEYS[name](game).identities
    return None


def secrets_of(game: Game) -> tuple[object, ...]:
    """All that `knowledge_of` and `known_key` depend on. If an event leaves these as they are, nobody learns a key by it.

    tests/engine/test_knowledge.py fails if one of them reads a part of a game that is not read here.
    """
    return game.rules, game.key, game.ending


class ClueSeen(NamedTuple):
    """The clue as the table hears it; `number` is None for unlimited, `guesses_left` for no limit."""

    word: str
    number: int | None
    guesses_left: int | None


class View(NamedTuple):
    """All that one seat may know about a game. A tuple, because one is made for every audience of every event."""

    rules: Rules
    cards: tuple[str, ...]
    pictures: frozenset[int]
    starting: Team
    turn: Team
    phase: Phase
    covered: tuple[tuple[int, Identity], ...]
    """Card and identity, in the order in which they were covered."""
    key: tuple[Identity, ...] | None
    """None: not known here. The one field that depends on knowledge; see `SECRET`."""
    left: tuple[int, int]
    """Red's and blue's words still uncovered: the piles that all can see (SET-6)."""
    clue: ClueSeen | None
    touches: int
    challenged: bool
    penalty_open: bool
    enemy_covers: int
    last_stand: bool
    turns: tuple[Turn, ...]
    hourglass: int | None
    clock: Clock | None
    ending: Ending | None

    @property
    def visible_words(self) -> tuple[str, ...]:
        """The words that no clue may be, as in `Game.visible_words`."""
        hidden = self.pictures.union(card for card, _ in self.covered)
        return tuple(card for place, card in enumerate(self.cards) if place not in hidden)

    def __repr__(self) -> str:
        return f"View({self.phase}, {self.turn}, {len(self.covered)} covered)"


SECRET: Final = ("key",)
"""The fields of a view that depend on knowledge. All others are the same for every seat."""


def view(game: Game, seat: Seat) -> View:
    """All that `seat` may know (KEY-3)."""
    return view_with(game, knowledge_of(game, seat))


def view_with(game: Game, knowledge: Knowledge) -> View:
    """All that an audience with this knowledge may see, built up from nothing. It depends on nothing else: no seat is asked for.

    A new field of `Game` stays hidden from everybody until it is added here.
    """
    return View(
        rules=game.rules,
        cards=game.cards,
        pictures=game.pictures,
        starting=game.key.starting,  # KEY-2
        turn=game.turn,
        phase=game.phase,
        covered=tuple(zip(game.covered, map(game.key.identities.__getitem__, game.covered), strict=True)),
        key=known_key(game, knowledge),
        left=(game.left(Team.RED), game.left(Team.BLUE)),
        clue=clue_seen(game),
        touches=game.touches,
        challenged=game.challenged,
        penalty_open=game.penalty_open,
        enemy_covers=game.enemy_covers,
        last_stand=game.last_stand,
        turns=game.turns,
        hourglass=game.hourglass,
        clock=game.clock,
        ending=game.ending,
    )


def clue_seen(game: Game) -> ClueSeen | None:
    """The clue of this turn as the table hears it; None if there is none."""
    if game.clue is None:
        return None
    limit = None if game.last_stand else game.clue.guesses
    return ClueSeen(game.clue.word, game.clue.number, None if limit is None else limit - game.touches)


def redact(event: Event, seat: Seat) -> Event:
    """The event as `seat` may hear of it."""
    knowledge = NOTHING
    if isinstance(event, GameDealt):
        knowledge = knowledge_dealt(event.rules.mode, event.starting, seat)
    return redact_with(event, knowledge)


def redact_with(event: Event, knowledge: Knowledge) -> Event:
    """The event for an audience with this knowledge. What the referee thought of a clue is nobody's to hear here (REF-1)."""
    match event:
        case GameDealt():
            return event if KEY in knowledge.keys else replace(event, key=None)
        case ClueGiven():
            return ClueGiven(event.team, event.word, event.number)
        case _:
            return event


def actions(game: Game, seat: Seat) -> tuple[str, ...]:
    """What `seat` may do now, by name: exactly what `decide` would take from it.

    Only the hourglass may still be refused, while its sand runs: that hangs on the time.
    """
    if seat not in game.seats or game.is_over:
        return ()
    offered = {
        "clue": game.phase is Phase.CLUE and seat == game.clue_giver,
        "guess": game.phase is Phase.GUESS and seat == game.guesser,
        "stop": game.phase is Phase.GUESS and seat == game.guesser and game.touches > 0,
        "challenge": game.is_challengeable and seat == game.challenger,
        "rule": game.phase is Phase.RULING and seat == game.clue_giver,
        "cover": game.may_cover and seat == game.coverer,
        "decline": game.penalty_open and game.phase is not Phase.ENEMY and seat == game.coverer,
        "hourglass": not (game.phase is Phase.GUESS and seat == game.clue_giver),
    }
    return tuple(name for name, open_now in offered.items() if open_now)


def situation(game: Game) -> tuple[object, ...]:
    """All that `actions` and `knowledge_of` depend on: games in the same situation give every seat the same answers.

    There are few situations, so answers can be remembered by them. tests/engine/test_knowledge.py fails if one of the two reads
    a part of a game that is not read here.
    """
    return (
        game.phase,
        game.turn,
        game.touches > 0,
        game.challenged,
        game.penalty_open,
        game.clue is not None and game.clue.let_pass,
        game.rules.mode,
        game.key.starting,
    )
