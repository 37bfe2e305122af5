"""Bots that fail, dawdle, die or talk nonsense: the table plays on without them."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.test_hours import token

from cryptonym.decks import LANGUAGES
from cryptonym.engine import Command, CoverWord, Finding, Game, GiveClue, Guess, Stop
from cryptonym.engine.commands import Challenge, DeclineCover
from cryptonym.minds.judge import Laid, judge
from cryptonym.minds.thinking import Question, Thought
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.referee import Judgement, Reason
from cryptonym.server.config import Config
from cryptonym.server.services import Services
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import Rooms
from cryptonym.server.tables.secrecy import hashed
from cryptonym.server.workers import thinkers
from cryptonym.server.workers.judges import Judges
from cryptonym.server.workers.thinkers import Thinkers

PATIENCE = 120.0
STEP = 0.005


async def play(
    mind: Thinkers | None,
    until: Callable[[Game], bool] = lambda game: game.is_over,
    *,
    judges: Judges | None = None,
    language: Any = "en",
    **rules: Any,
) -> Game:
    """A table at which nobody but bots sits, up to there."""
    rooms = Rooms(Services(MemoryStore(), Config(bot_seconds=0), judge=judges, thinker=mind))
    settings = asked.SettingsWanted(rules=asked.RulesWanted(**rules), language=language)
    opened = await rooms.open(asked.OpenTable(token=token("host"), name="Otter", bots="gentle", settings=settings))
    assert isinstance(opened, tuple)
    room = await rooms.get(opened[0])
    assert room is not None
    host = Connection(hashed(token("host")))
    room.arrive(host, out.Welcome(protocol=1, build="x", table=room.table.id, now=0), None)
    await room.handle(host, asked.Deal(id="deal"))
    try:
        return await _reached(room, until)
    finally:
        room.crowd.depart(host)
        if mind is not None:
            mind.close()


async def _reached(room: Room, until: Callable[[Game], bool]) -> Game:
    for _ in range(int(PATIENCE / STEP)):
        if room.table.game is not None and until(room.table.game):
            return room.table.game
        await asyncio.sleep(STEP)
    raise AssertionError("the table stands still")


# --- in the worker ----------------------------------------------------------------------------------------------------


def fail(question: Question) -> Thought:
    raise ZeroDivisionError(question.language)


def dawdle(_: Question) -> Thought:
    time.sleep(3600)
    raise AssertionError


def die(_: Question) -> Thought:
    os._exit(1)


class Hasty(Thinkers):
    """Waits for an answer only so long."""

    async def think(self, question: Question, patience: float = 0.0) -> Thought | None:
        return await super().think(question, patience=0.5)


def test_a_bot_that_raises_at_every_move_leaves_the_table_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "think_over", fail)
    for mode in ("teams", "coop", "trio"):
        assert asyncio.run(play(Thinkers(), mode=mode)).is_over


@pytest.mark.parametrize(("mind", "trouble"), [(Hasty, dawdle), (Thinkers, die)])
def test_a_bot_that_dawdles_or_dies_leaves_the_table_playing(
    monkeypatch: pytest.MonkeyPatch, mind: type[Thinkers], trouble: Callable[[Question], Thought]
) -> None:
    """A clue and a touch, for which one was waited in vain each time."""
    monkeypatch.setattr(thinkers, "think_over", trouble)
    assert asyncio.run(play(mind(), lambda game: bool(game.covered))).covered


# --- nonsense ---------------------------------------------------------------------------------------------------------


class Nonsensical(Thinkers):
    def __init__(self, move: Command) -> None:
        super().__init__()
        self._move = move

    async def think(self, question: Question, patience: float = 0.0) -> Thought | None:
        return Thought(self._move)


@pytest.mark.parametrize(
    "move",
    [
        Guess(99, 0),
        Guess(-1, 0),
        Guess(3, 99),
        GiveClue("", 1),
        GiveClue("two words", -3),
        GiveClue("two words", 1),
        GiveClue("x" * 5000, 1),
        GiveClue("feather", 26),
        CoverWord(99, 0),
        CoverWord(3, 0),
        DeclineCover(0),
        Challenge(0),
        Stop(0),
    ],
    ids=repr,
)
def test_a_bot_that_always_says_the_same_nonsense_leaves_the_table_playing(move: Command) -> None:
    for mode in ("teams", "coop"):
        assert asyncio.run(play(Nonsensical(move), mode=mode, referee="refuses")).is_over


# --- the plain move in its place --------------------------------------------------------------------------------------


class Here(Judges):
    """The referee without a process of its own. It keeps what it last said of a word."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: dict[str, Finding] = {}

    async def judge(self, laid: Laid, clue: str, number: int | None, patience: float = 0.0) -> Judgement | None:
        judgement = judge(laid, clue, number)
        self.judged[clue] = judgement.finding
        return judgement


class Stern(Judges):
    """Calls the first words it hears illegal, each time it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.refused: list[str] = []

    async def judge(self, laid: Laid, clue: str, number: int | None, patience: float = 0.0) -> Judgement | None:
        if len(self.refused) < 5 and clue not in self.refused:
            self.refused.append(clue)
        if clue not in self.refused:
            return judge(laid, clue, number)
        reason = Reason(Finding.ILLEGAL, "CLUE-4", "referee-form", None, {"clue": clue})
        return Judgement(clue, Finding.ILLEGAL, "CLUE-4", (reason,))


def test_a_strict_referee_does_not_hold_up_a_plain_clue() -> None:
    stern = Stern()
    game = asyncio.run(play(None, judges=stern, mode="coop", referee="refuses"))
    assert len(stern.refused) == 5
    assert not set(stern.refused) & {turn.word for turn in game.turns}


@pytest.mark.parametrize("language", LANGUAGES)
def test_not_even_a_plain_clue_is_illegal(language: str) -> None:
    referee = Here()
    game = asyncio.run(play(None, judges=referee, language=language, mode="coop"))
    assert game.is_over
    judged = referee.judged
    assert {turn.word for turn in game.turns if turn.word} <= judged.keys()
    assert [turn.word for turn in game.turns if turn.word and judged[turn.word] is Finding.ILLEGAL] == []
