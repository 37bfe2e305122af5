"""Reviews of finished games, and clues for puzzles, in a worker process of their own: bots at tables never wait for one.

The latest answers are kept, and what is asked twice at once is done once: after a game everybody at the table asks for the same.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from cryptonym.engine.log import CorruptLog
from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.workers.pool import NoAnswer, Workers
from cryptonym.server.workers.slow import TooBusy

PATIENCE: Final = 30.0
"""Seconds for one review; it takes one, and one or two more if a language has to be loaded."""
KEPT: Final = 64
"""Reviews, some 15 kB each."""
MOST_WAITING: Final = 16


class NoReview(Exception):
    """There is none: the log is none of ours, or its game is not over."""


class Reviewers:
    def __init__(self, workers: int = 1, clock: Clock = SYSTEM) -> None:
        self._workers = Workers(workers, clock)
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._running: dict[bytes, asyncio.Task[bytes]] = {}
        self._grading = 0

    def kept(self, log: str, language: str | None, marks: Mapping[int, Sequence[int]]) -> bytes | None:
        """The review as JSON if it is here already."""
        found = self._kept.get(_name(log, language, marks))
        if found is not None:
            self._kept.move_to_end(_name(log, language, marks))
        return found

    async def review(self, log: str, language: str | None, marks: Mapping[int, Sequence[int]]) -> bytes:
        """The review as JSON. NoReview if there can be none, TooBusy if too many wait, NoAnswer if it takes too long."""
        name = _name(log, language, marks)
        found = self.kept(log, language, marks)
        if found is not None:
            return found
        task = self._running.get(name)
        if task is None:
            if len(self._running) >= MOST_WAITING:
                raise TooBusy
            work = self._done(name, log, language, marks)
            task = self._running[name] = asyncio.get_running_loop().create_task(work)
        return await asyncio.shield(task)

    async def _done(self, name: bytes, log: str, language: str | None, marks: Mapping[int, Sequence[int]]) -> bytes:
        try:
            found = await self._workers.do(PATIENCE, _reviewed, log, language, dict(marks))
        except NoAnswer:
            self._workers.replace()
            raise
        finally:
            del self._running[name]
        if found is None:
            raise NoReview
        self._kept[name] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def grade(self, language: str, day: str, kind: str, word: str, number: int) -> bytes:
        """What the mind says of a clue for the puzzle of that day, as JSON. TooBusy and NoAnswer as above."""
        if self._grading >= MOST_WAITING:
            raise TooBusy
        self._grading += 1
        try:
            return await self._workers.do(PATIENCE, _graded, language, day, kind, word, number)
        except NoAnswer:
            self._workers.replace()
            raise
        finally:
            self._grading -= 1

    def close(self) -> None:
        self._workers.close()


def _name(log: str, language: str | None, marks: Mapping[int, Sequence[int]]) -> bytes:
    about = json.dumps([language, sorted((turn, list(cards)) for turn, cards in marks.items())])
    return hashlib.sha256(about.encode() + b"\n" + log.encode()).digest()


def _reviewed(log: str, language: str | None, marks: Mapping[int, Sequence[int]]) -> bytes | None:
    """In the worker process: numpy and the brain are loaded there, and not on the server."""
    from cryptonym.minds.reviewing import NotOver, review_as_json  # noqa: PLC0415

    try:
        return json.dumps(review_as_json(log, language, marks=marks), ensure_ascii=False).encode()
    except (CorruptLog, NotOver):
        return None


def _graded(language: str, day: str, kind: str, word: str, number: int) -> bytes:
    """In the worker process."""
    from cryptonym.minds.puzzling import graded_as_json  # noqa: PLC0415

    return json.dumps(graded_as_json(language, day, kind, word, number), ensure_ascii=False).encode()
