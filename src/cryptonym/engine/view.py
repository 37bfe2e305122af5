"""What a seat may know and do: the only door through which knowledge leaves."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cryptonym.engine.events import ClueGiven, Event, GameDealt
from cryptonym.engine.model import (
    Clock,
    Ending,
    Game,
    Identity,
    Mode,
    Phase,
    Role,
    Rules,
    Seat,
    Team,
    Turn,
    seats_of,
)


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
    """None: this seat may not know it."""
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


def view(game: Game, seat: Seat) -> View:
    """All that `seat` may know (KEY-3), built up from nothing.

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
        key=game.key.identities
        if game.is_over or knows_key(seat, game.rules.mode, game.key.starting)
        else None,  # END-2
        left=(game.left(Team.RED), game.left(Team.BLUE)),
        clue=_clue_seen(game),
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


def knows_key(seat: Seat, mode: Mode, starting: Team) -> bool:
    """Only a spymaster who plays in this game (KEY-3): co-op's empty chair sees nothing."""
    return seat.role is Role.SPYMASTER and seat in seats_of(mode, starting)


def _clue_seen(game: Game) -> ClueSeen | None:
    if game.clue is None:
        return None
    limit = None if game.last_stand else game.clue.guesses
    return ClueSeen(game.clue.word, game.clue.number, None if limit is None else limit - game.touches)


def redact(event: Event, seat: Seat) -> Event:
    """The event as `seat` may hear of it. What the referee thought of a clue is nobody's to hear here (REF-1)."""
    match event:
        case GameDealt():
            return event if knows_key(seat, event.rules.mode, event.starting) else replace(event, key=None)
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
