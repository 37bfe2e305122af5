"""Games drawn as grids, and little builders around them.

    r r b i x        an uncovered red, red, blue, bystander, assassin
    R B I X          the same, covered

Cards are named by their place: W0, W1, W2 … The team with more words is the one that starts.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from typing import Final

from cryptonym.engine import (
    GRID_5X4,
    GRID_5X5,
    Clue,
    Command,
    Event,
    Game,
    Grid,
    Identity,
    Key,
    Mode,
    Rules,
    Seat,
    Team,
    Turn,
    Violation,
    decide,
    evolve,
)
from cryptonym.engine.model import Clock

RED: Final = Team.RED
BLUE: Final = Team.BLUE
RED_AGENT: Final = Identity.RED
BLUE_AGENT: Final = Identity.BLUE
BYSTANDER: Final = Identity.BYSTANDER
ASSASSIN: Final = Identity.ASSASSIN

LETTERS: Final = {"r": Identity.RED, "b": Identity.BLUE, "i": Identity.BYSTANDER, "x": Identity.ASSASSIN}
PLAIN: Final = Rules()
FINE: Final = Rules(assassin_ending=True)
COOP: Final = Rules(mode=Mode.COOP)
TRIO: Final = Rules(mode=Mode.TRIO)

FRESH: Final = """
    r r r r r
    r r r r b
    b b b b b
    b b i i i
    i i i i x
"""
"""Red 0 to 8, blue 9 to 16, bystanders 17 to 23, the assassin 24."""

FRESH_5X4: Final = """
    r r r r r
    r r r b b
    b b b b b
    i i i i x
"""
"""Red 0 to 7, blue 8 to 14, bystanders 15 to 18, the assassin 19."""

HALF_PLAYED: Final = """
    R r r R r
    r R r r B
    b b B b b
    b b I i i
    i i i I x
"""

ONE_RED_LEFT: Final = """
    r R R R R
    R R R R b
    b b b b b
    b b i i i
    i i i i x
"""

ONE_BLUE_LEFT: Final = """
    r r r r r
    r r r r b
    B B B B B
    B B i i i
    i i i i x
"""

NO_RED_LEFT: Final = """
    R R R R R
    R R R R b
    b b b b b
    b b i i i
    i i i i x
"""

NO_AGENT_LEFT: Final = """
    R R R R R
    R R R R B
    B B B B B
    B B i i i
    i i i i x
"""

LAST_STAND: Final = """
    r r R R R
    R R R R b
    b b b b b
    b b i i i
    i i i i X
"""
"""Two red words to find, the assassin touched."""


def from_grid(
    drawing: str,
    *,
    turn: Team | None = None,
    clue: Clue | None = None,
    rules: Rules = PLAIN,
    starting: Team | None = None,
    covered: tuple[int, ...] | None = None,
    touches: int = 0,
    challenged: bool = False,
    awaits_ruling: bool = False,
    penalty_open: bool = False,
    enemy_covers: int = 0,
    last_stand: bool = False,
    pictures: frozenset[int] = frozenset(),
    hourglass: int | None = None,
    clock: Clock | None = None,
) -> Game:
    """The game that lies there. `covered` is the order of covering, where it matters; `rules` get the grid that is drawn."""
    letters = drawing.split()
    grid = next(grid for grid in (GRID_5X5, GRID_5X4) if grid.size == len(letters))
    identities = tuple(LETTERS[letter.lower()] for letter in letters)
    more_blue = identities.count(Identity.BLUE) > identities.count(Identity.RED)
    starting = starting or (BLUE if more_blue else RED)
    capitals = tuple(card for card, letter in enumerate(letters) if letter.isupper())
    assert covered is None or sorted(covered) == list(capitals), "the drawing says which cards are covered"
    turn = turn or starting
    return Game(
        rules=replace(rules, grid=grid),
        cards=names(grid),
        pictures=pictures,
        key=Key(starting, identities),
        turn=turn,
        covered=capitals if covered is None else covered,
        clue=clue,
        touches=touches,
        challenged=challenged,
        awaits_ruling=awaits_ruling,
        penalty_open=penalty_open,
        enemy_covers=enemy_covers,
        last_stand=last_stand,
        turns=(Turn(turn, clue.word, clue.number) if clue else Turn(turn),),
        hourglass=hourglass,
        clock=clock,
    )


def names(grid: Grid) -> tuple[str, ...]:
    return tuple(f"W{card}" for card in range(grid.size))


def drawn(game: Game) -> str:
    """The grid of a game as one would draw it: the other way round."""
    letter_of = {identity: letter for letter, identity in LETTERS.items()}
    letters = [
        letter_of[identity].upper() if card in game.covered else letter_of[identity]
        for card, identity in enumerate(game.key.identities)
    ]
    columns = game.rules.grid.columns
    return "\n".join(" ".join(letters[row : row + columns]) for row in range(0, len(letters), columns))


def rekeyed(game: Game, shuffle: int) -> Game:
    """The same game as far as anybody without the key can know: the identities of uncovered cards change places."""
    hidden = [card for card in range(len(game.cards)) if card not in game.covered]
    lot = [game.key[card] for card in hidden]
    random.Random(shuffle).shuffle(lot)
    identities = list(game.key.identities)
    for card, identity in zip(hidden, lot, strict=True):
        identities[card] = identity
    return replace(game, key=Key(game.key.starting, tuple(identities)))


def random_key(grid: Grid, starting: Team, seed: int) -> Key:
    own, others = (RED_AGENT, BLUE_AGENT) if starting is RED else (BLUE_AGENT, RED_AGENT)
    identities = [own] * (grid.agents + 1) + [others] * grid.agents + [BYSTANDER] * grid.bystanders + [ASSASSIN]
    random.Random(seed).shuffle(identities)
    return Key(starting, tuple(identities))


def fold(game: Game, events: Iterable[Event]) -> Game:
    return reduce(evolve, events, game)


def played(game: Game, seat: Seat, command: Command) -> Game:
    """The game after a command that no rule forbids."""
    decision = decide(game, seat, command)
    assert not isinstance(decision, Violation), decision
    return fold(game, decision)
