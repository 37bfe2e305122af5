"""Moves to try: for every action of a view the commands that it could mean, and random players."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from tests.grids import fold, names, random_key

from cryptonym.engine import (
    GRID_5X4,
    GRID_5X5,
    Challenge,
    Command,
    CoverWord,
    DeclineCover,
    Finding,
    Game,
    GiveClue,
    Guess,
    Mode,
    RefereeMode,
    RuleOnChallenge,
    Rules,
    Seat,
    Stop,
    Team,
    TurnHourglass,
    Verdict,
    actions,
    begin,
    deal,
)
from cryptonym.engine.events import Event, GameDealt

ACTIONS = ("clue", "guess", "stop", "challenge", "rule", "cover", "decline", "hourglass")

VARIANTS = tuple(
    Rules(grid, mode, assassin_ending, referee, clue_seconds=clock, guess_seconds=clock)
    for (mode, grid, assassin_ending, clock), referee in zip(
        itertools.product(Mode, (GRID_5X5, GRID_5X4), (False, True), (None, 60)),
        itertools.cycle(RefereeMode),
        strict=False,
    )
)
"""Every mode on every grid, with and without the assassin ending and the strict clock."""


def name_of(rules: Rules) -> str:
    """For ids of parametrized tests."""
    return "-".join(
        (
            str(rules.mode),
            str(rules.grid),
            *(["fine"] if rules.assassin_ending else []),
            *(["clock"] if rules.clue_seconds else []),
        )
    )


def dealt_events(rules: Rules, seed: int, starting: Team | None = None, at: int = 0) -> tuple[Event, ...]:
    starting = starting or random.Random(seed).choice(tuple(Team))
    return deal(rules, names(rules.grid), frozenset(), random_key(rules.grid, starting, seed), at)


def dealt_game(rules: Rules, seed: int, starting: Team | None = None, at: int = 0) -> Game:
    dealt, *rest = dealt_events(rules, seed, starting, at)
    assert isinstance(dealt, GameDealt)
    return fold(begin(dealt), rest)


def candidates(game: Game, action: str, at: int) -> tuple[Command, ...]:
    """Every command, or enough of them, that a click on this action could send."""
    seen = len(game.covered)
    cards = range(len(game.cards))
    match action:
        case "clue":
            return tuple(GiveClue("alfa", number, at=at) for number in (0, 1, game.highest_number, None))
        case "guess":
            return tuple(Guess(card, seen, at) for card in cards)
        case "stop":
            return (Stop(seen, at),)
        case "challenge":
            return (Challenge(seen, at),)
        case "rule":
            return (RuleOnChallenge(True, seen, at), RuleOnChallenge(False, seen, at))
        case "cover":
            return tuple(CoverWord(card, seen, at) for card in cards)
        case "decline":
            return (DeclineCover(seen, at),)
        case "hourglass":
            return (TurnHourglass(at),)
    raise AssertionError(action)


def nonsense(game: Game, at: int) -> tuple[Command, ...]:
    """Commands that nobody may send, ever."""
    seen, size = len(game.covered), len(game.cards)
    stale = seen + 1
    return (
        GiveClue("", 1, at=at),
        GiveClue(" \t", 1, at=at),
        GiveClue("a" * 61, 1, at=at),
        GiveClue("a\u0000b", 1, at=at),
        GiveClue("alfa", -1, at=at),
        GiveClue("alfa", 26, at=at),
        *(Guess(card, seen, at) for card in (-1, -size, size, 25, 10**6)),
        *(CoverWord(card, seen, at) for card in (-1, -size, size, 25, 10**6)),
        Guess(0, stale, at),
        Guess(0, -1, at),
        Stop(stale, at),
        Challenge(stale, at),
        RuleOnChallenge(True, stale, at),
        CoverWord(0, stale, at),
        DeclineCover(stale, at),
    )


def verdicts() -> Iterator[Verdict | None]:
    yield None
    yield Verdict(Finding.LEGAL)
    yield Verdict(Finding.NOTICE, "CLUE-7", "W0")
    yield Verdict(Finding.DOUBTFUL, "CLUE-4", "W1")
    yield Verdict(Finding.ILLEGAL, "CLUE-3", "W2")


def random_move(game: Game, lot: random.Random, at: int, weights: dict[str, int] | None = None) -> tuple[Seat, Command]:
    """What somebody at the table might do now: any offered action of any seat, with any command that is taken."""
    offered = [(seat, action) for seat in game.seats for action in actions(game, seat)]
    likely = weights or {"hourglass": 1, "stop": 2, "challenge": 3}
    seat, action = lot.choices(offered, [likely.get(action, 6) for _, action in offered])[0]
    if action == "clue":
        number = lot.choice((0, 1, 1, 2, 2, 3, None))
        if number is not None:
            number = min(number, game.highest_number)
        return seat, GiveClue(lot.choice(("alfa", "beta", "gamma")), number, lot.choice((*verdicts(),)), at=at)
    return seat, lot.choice(candidates(game, action, at))
