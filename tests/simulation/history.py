"""Play a history by its plan, twice if it has a twin, and make a failure smaller."""

from __future__ import annotations

import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from types import ModuleType
from typing import Any, Final

from tests.simulation.plan import Plan
from tests.simulation.world import Broken, World

from cryptonym.engine import CardCovered, GameDealt, GameEnded, Key
from cryptonym.server.sockets import connection
from cryptonym.server.tables import answers, audiences, dealing, rooms


@dataclass(frozen=True)
class Outcome:
    plan: Plan
    digest: str
    """Of all that was sent and stored, in its order and with its times."""
    broken: Broken | None
    markers: Counter[str]
    events: int
    lines: tuple[str, ...]
    """The last lines of the trace."""

    def __str__(self) -> str:
        return f"{self.broken}\n  play it again: python -m tests.simulation {self.plan}"


class _Defects(logging.Handler):
    """A defect that the server reports about itself fails the history."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self._world.fail("the server reports no defect of its own", record.getMessage())


@contextlib.contextmanager
def _listening(world: World) -> Iterator[None]:
    log = logging.getLogger("cryptonym.server")
    handler, was = _Defects(world), log.propagate
    log.addHandler(handler)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.propagate = was


SMALL: Final[tuple[tuple[ModuleType, str, int], ...]] = (
    (connection, "OUTBOX", 24),
    (connection, "LATE", 40),
    (audiences, "REMEMBERED", 5),
    (answers, "ANSWERS", 4),
    (rooms, "IDLE_SECONDS", 20),
)
"""Limits of the server as they are in a history with small ones: what happens there once in a year happens in a minute."""


@contextlib.contextmanager
def _limits(small: bool) -> Iterator[None]:
    if not small:
        yield
        return
    before = [getattr(module, name) for module, name, _ in SMALL]
    try:
        for module, name, value in SMALL:
            setattr(module, name, value)
        yield
    finally:
        for (module, name, _), value in zip(SMALL, before, strict=True):
            setattr(module, name, value)


def played(plan: Plan, *, keep_trace: bool = False, marks: str = "marks") -> World:
    with _limits(plan.small):
        world = World(plan, keep_trace=keep_trace, marks=marks)
        with _listening(world):
            world.play()
    return world


def run(plan: Plan, *, keep_trace: bool = False) -> Outcome:
    world = played(plan, keep_trace=keep_trace)
    if plan.twin and world.broken is None:
        _compare_twin(world)
    return Outcome(plan, world.digest, world.broken, world.markers, world.ledger.head, tuple(world.lines))


# --- twins ------------------------------------------------------------------------------------------------------------


def _compare_twin(world: World) -> None:
    """Play it again with another key under the same cards: what people without the key are sent must be the same, byte by byte.

    Spymasters mark other cards, too, or none (TABLE-2). What is covered in the first game stays what it was, so both histories go the
    same way until the key is shown, or a spymaster covers a word by the key.
    """
    until, covered = _first_game(world)
    if until is None:
        return
    with _other_key(frozenset(covered), world.plan.seed):
        twin = played(world.plan, marks="other marks")
    world.happened("a twin with another key")
    until = min(until, _first_game(twin)[0] or until)
    knew = _who_knew(world, until) | _who_knew(twin, until)
    one, other = (
        [frame for frame in history.frames if frame[0] < until and frame[1] not in knew] for history in (world, twin)
    )
    for ours, theirs in zip(one, other, strict=False):
        if ours != theirs:
            world.broken = Broken("nobody without the key gets a byte of it", f"{ours} or {theirs}"[:900], ours[0])
            return
    if len(one) != len(other):
        world.broken = Broken("nobody without the key gets a byte of it", f"{len(one)} frames, or {len(other)}", until)


def _first_game(world: World) -> tuple[float | None, list[int]]:
    """Until when the first game hides its key, and which of its cards are covered in it."""
    covered: list[int] = []
    is_on = False
    for record, when in zip(world.ledger.records, world.ledger.times, strict=True):
        match record.event:
            case GameDealt():
                is_on = True
            case CardCovered(by="TURN-3") if is_on:
                covered.append(record.event.card)
            case CardCovered() | GameEnded() if is_on:
                return when, covered
    return (float("inf") if is_on else None), covered


def _who_knew(world: World, until: float) -> set[str]:
    """Tokens whose owners saw the key before that time, or learned a move that the key decides."""
    knew: set[str] = set()
    numbers = [number for number, when in enumerate(world.ledger.times, start=1) if when < until]
    for device in world.devices:
        if any(
            (person := world.ledger.owner(device.token, number)) is not None
            and person in world.ledger.at(number).key_seen_by
            for number in numbers
        ):
            knew.add(device.token)
    return knew


@contextlib.contextmanager
def _other_key(covered: frozenset[int], seed: int) -> Iterator[None]:
    """Every key that is drawn has its identities shuffled, but for those of some cards."""
    draw: Callable[..., Key] = getattr(dealing, "draw_key")  # noqa: B009

    def drawn(*args: Any) -> Key:
        key, chance = draw(*args), Random(f"{seed}/twin")
        free = [card for card in range(len(key.identities)) if card not in covered]
        moved = dict(zip(free, chance.sample(free, len(free)), strict=True))
        return replace(
            key, identities=tuple(key.identities[moved.get(card, card)] for card in range(len(key.identities)))
        )

    setattr(dealing, "draw_key", drawn)  # noqa: B010
    try:
        yield
    finally:
        setattr(dealing, "draw_key", draw)  # noqa: B010


# --- shrinking --------------------------------------------------------------------------------------------------------


def shrunk(outcome: Outcome, tries: int = 150) -> Outcome:
    """The smallest history found that fails in the same way."""
    assert outcome.broken is not None
    best, left = outcome, tries
    while True:
        for plan in best.plan.smaller():
            if left == 0:
                return best
            left -= 1
            smaller = run(plan)
            if smaller.broken is not None and smaller.broken.what == outcome.broken.what:
                best = smaller
                break
        else:
            return best
