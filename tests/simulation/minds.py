"""Who judges, thinks and hashes in a simulation: each answers by a simple rule, takes its time, and sometimes fails."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from cryptonym.engine import CoverWord, DeclineCover, Finding, GiveClue, Guess, Phase, RuleOnChallenge, Stop
from cryptonym.engine.view import View
from cryptonym.minds.judge import Laid
from cryptonym.minds.thinking import Note, Question, Thought
from cryptonym.referee import Judgement, Reason
from cryptonym.server.workers.slow import TooBusy

Made = TypeVar("Made")
WORDS: Final = ("feather", "harbour", "velvet", "thunder", "lantern", "orchard", "compass", "meadow")
"""Clues against which nothing can be said. The others say by their ending what the referee finds."""
DISPUTED: Final = ("tic-notice", "tac-doubtful", "toe-illegal", "two words-illegal", "odd-doubtful")


def finding_of(clue: str) -> Finding:
    """What the referee finds: it stands at the end of the word."""
    ending = clue.rpartition("-")[2]
    return Finding(ending) if ending in set(Finding) else Finding.LEGAL


class SimJudge:
    """The referee."""

    def __init__(self, chance: Random, happened: Callable[[str], None], *, fails: float) -> None:
        self._chance = chance
        self._happened = happened
        self.fails = fails

    async def judge(self, laid: Laid, clue: str, number: int | None) -> Judgement | None:
        await asyncio.sleep(self._chance.choice((0, 0, 0.01, 0.2, 2)))
        if self._chance.random() < self.fails:
            self._happened("the referee gave no answer")
            return None
        finding = finding_of(clue)
        if finding is Finding.LEGAL:
            return Judgement(clue, finding)
        codename = laid.visible[0] if laid.visible else None  # a table of pictures has none
        reason = Reason(finding, "CLUE-4", "referee-visible", codename, {"clue": clue})
        return Judgement(clue, finding, "CLUE-4", (reason,))

    def warm_up(self, language: str) -> None:
        """It knows all languages."""

    def close(self) -> None:
        """It has nothing open."""


class SimThinker:
    """Moves at random, without a look at the key if it need not; sometimes it says nothing, or nonsense."""

    def __init__(self, chance: Random, happened: Callable[[str], None], *, fails: float) -> None:
        self._chance = chance
        self._happened = happened
        self.fails = fails

    async def think(self, question: Question) -> Thought | None:
        await asyncio.sleep(self._chance.choice((0, 0.01, 0.5, 4)))
        if self._chance.random() < self.fails:
            self._happened("a bot's mind gave no answer")
            return None
        if self._chance.random() < self.fails:
            self._happened("a bot talked nonsense")
            return Thought(Guess(card=24, seen=99))
        return self._move(question.view)

    def _move(self, view: View) -> Thought | None:
        chance, seen = self._chance, len(view.covered)
        gone = {card for card, _ in view.covered}
        free = [card for card in range(len(view.cards)) if card not in gone]
        match view.phase:
            case Phase.CLUE if view.penalty_open:
                return Thought(DeclineCover(seen))
            case Phase.CLUE:
                said = {turn.word for turn in view.turns}
                fresh = [word for word in WORDS if word not in said]
                word = chance.choice(fresh or WORDS) + ("" if fresh else str(len(view.turns)))
                return Thought(GiveClue(word, 1), Note("bot-note", {"word": word}))
            case Phase.GUESS:
                if view.touches and not view.last_stand and chance.random() < 0.4:
                    return Thought(Stop(seen))
                return Thought(Guess(chance.choice(free), seen))
            case Phase.RULING:
                return Thought(RuleOnChallenge(upheld=chance.random() < 0.5, seen=seen))
            case Phase.ENEMY if view.key is not None:
                enemy = [card for card in free if view.key[card].value == view.starting.other.value]
                return Thought(CoverWord(chance.choice(enemy), seen))
        return None

    def close(self) -> None:
        """It has nothing open."""


class SimPasswords:
    """Hashes that cost nothing, and a queue that is sometimes full."""

    def __init__(self, chance: Random, happened: Callable[[str], None], *, fails: float) -> None:
        self._chance = chance
        self._happened = happened
        self.fails = fails

    async def hashed(self, password: str) -> str:
        await self._wait()
        return hashlib.sha256(password.encode()).hexdigest()

    async def is_password(self, password: str, kept: str) -> bool:
        await self._wait()
        return hashlib.sha256(password.encode()).hexdigest() == kept

    async def _wait(self) -> None:
        await asyncio.sleep(self._chance.choice((0, 0.05, 0.5)))
        if self._chance.random() < self.fails:
            self._happened("too many passwords at once")
            raise TooBusy


class SimReader:
    """Does it at once."""

    async def do(self, work: Callable[[], Made]) -> Made:
        await asyncio.sleep(0)
        return work()
