"""All that the tables take from outside themselves: store, settings, time, chance, and who thinks and judges for them.

One object goes from `make_app` down to every table. A test or a simulation replaces any part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeVar

import cryptonym
from cryptonym.decks.offered import Offered, read_folder
from cryptonym.minds.judge import Laid
from cryptonym.minds.thinking import Question, Thought
from cryptonym.referee import Judgement
from cryptonym.server.admin.house import House
from cryptonym.server.chance import CHANCE, Chance
from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.config import Config
from cryptonym.server.nodes.neighbours import ALONE, Neighbours
from cryptonym.server.nodes.node import READS, Node
from cryptonym.server.nodes.shared import Row
from cryptonym.server.nodes.time import DatabaseClock
from cryptonym.server.reached import Nameless
from cryptonym.server.stores.opening import is_postgres
from cryptonym.server.stores.store import EventStore
from cryptonym.server.tables.answers import Refusals
from cryptonym.server.tables.blocked import BlockedNames, blocked_names, ours
from cryptonym.server.tables.outside import Outside
from cryptonym.server.tables.secrecy import Stretching
from cryptonym.server.workers.judges import Judges
from cryptonym.server.workers.reviewers import Reviewers
from cryptonym.server.workers.slow import Slow
from cryptonym.server.workers.thinkers import Thinkers

Made = TypeVar("Made")


class Judge(Protocol):
    """A referee that judges beside the tables (`workers/judges.py`)."""

    async def judge(self, laid: Laid, clue: str, number: int | None) -> Judgement | None: ...

    def warm_up(self, language: str) -> None: ...

    def close(self) -> None: ...


class Thinker(Protocol):
    """A mind that bots ask (`workers/thinkers.py`)."""

    async def think(self, question: Question) -> Thought | None: ...

    def close(self) -> None: ...


class Reviewer(Protocol):
    """Reviews games that are over, and grades clues for puzzles (`workers/reviewers.py`)."""

    def kept(self, log: str, language: str | None, marks: Mapping[int, Sequence[int]]) -> bytes | None: ...

    async def review(self, log: str, language: str | None, marks: Mapping[int, Sequence[int]]) -> bytes: ...

    async def grade(self, language: str, day: str, kind: str, word: str, number: int) -> bytes: ...

    def close(self) -> None: ...


class Passwords(Protocol):
    """Hashes passwords without holding anybody up (`tables/secrecy.py`)."""

    async def hashed(self, password: str) -> str: ...

    async def is_password(self, password: str, kept: str) -> bool: ...


class Reader(Protocol):
    """Does what takes some tenths of a second: reads decks, folds replays (`workers/slow.py`)."""

    async def do(self, work: Callable[[], Made]) -> Made: ...


@dataclass(frozen=True, slots=True)
class Services:
    store: EventStore
    config: Config = field(default_factory=Config)
    clock: Clock = SYSTEM
    chance: Chance = CHANCE
    judge: Judge | None = None
    """None: only a clue's form is judged."""
    thinker: Thinker | None = None
    """None: bots make plain moves."""
    outside: Outside | None = None
    """A program that the host has named; None for none."""
    reviewer: Reviewer | None = None
    """None: no game is reviewed here, and no clue graded."""
    passwords: Passwords = field(default_factory=Stretching)
    decks: Mapping[str, Offered] = field(default_factory=dict)
    """Decks that all tables may deal from, by name."""
    blocked: BlockedNames = field(default_factory=lambda: BlockedNames(ours()))
    """Names that nobody has here."""
    reader: Reader = field(default_factory=lambda: Slow("decks and replays"))
    nodes: Neighbours = ALONE
    """The other servers on the same store; alone on a store in a file."""
    house: House = field(init=False)
    """What the host has decided while the server runs."""
    names: Nameless = field(default_factory=lambda: Nameless(CHANCE.randbytes(32)))
    """What addresses are called in the log."""
    refusals: Refusals = field(default_factory=Refusals)
    """What was refused lately, of all tables together: memory has one limit for it."""

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "house", House(self.store, self.clock, self.names, is_shared=is_postgres(self.config.store))
        )

    def close(self) -> None:
        """End what works beside the tables."""
        for worker in (self.judge, self.thinker, self.outside, self.reviewer):
            if worker is not None:
                worker.close()


def make_services(store: EventStore, config: Config) -> Services:
    """What `serve` runs with: a referee, worker processes for bots, the machine's time and chance."""
    outside = Outside(config.outside) if config.outside else None
    nodes, clock = neighbours(store, config)
    decks, blocked = offered_decks(config), blocked_names(config.blocked_words)
    return Services(
        store,
        config,
        clock,
        judge=Judges(),
        thinker=Thinkers(),
        outside=outside,
        reviewer=Reviewers(),
        decks=decks,
        blocked=blocked,
        nodes=nodes,
    )


def offered_decks(config: Config) -> Mapping[str, Offered]:
    """What the folder of `--decks` holds at the start. `serve` has said what is wrong with it."""
    read = [] if config.decks is None else read_folder(Path(config.decks))
    return {one.deck.name: one.deck for one in read if one.deck is not None}


def neighbours(store: EventStore, config: Config) -> tuple[Neighbours, Clock]:
    """The other nodes, and the time that all go by. A store in a file has one server, and the machine's time."""
    if not is_postgres(config.store):
        return ALONE, SYSTEM
    from cryptonym.server.nodes.postgres import PostgresBus, PostgresShared  # noqa: PLC0415 - an extra
    from cryptonym.server.stores.postgres import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)
    clock = DatabaseClock()
    shared, bus = PostgresShared(store, config.store), PostgresBus(config.store, clock)
    row = Row(cryptonym.__version__, READS)
    return Node(shared, bus, clock, row=row, measured=clock.measure), clock
