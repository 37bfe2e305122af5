"""Cycles are collected by hand: once in a while, and when many sockets have come."""

from __future__ import annotations

import asyncio
import contextlib
import gc

import pytest

from cryptonym.server import garbage
from cryptonym.server.counts import COUNTS


def collections_within(seconds: float, monkeypatch: pytest.MonkeyPatch, *, every: int, hellos: int) -> int:
    made: list[int] = []
    monkeypatch.setattr(garbage, "PAUSE", 0.01)
    monkeypatch.setattr(garbage, "AT_LEAST_EVERY", every)
    monkeypatch.setattr(gc, "collect", lambda: made.append(1))

    async def script() -> None:
        chore = asyncio.create_task(garbage.collect_at_times())
        await asyncio.sleep(0)
        COUNTS["hellos"] += hellos
        await asyncio.sleep(seconds)
        chore.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await chore

    asyncio.run(script())
    return len(made)


def test_a_few_sockets_wait_for_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collections_within(0.2, monkeypatch, every=10_000, hellos=garbage.MANY - 1) == 0


def test_many_sockets_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collections_within(0.2, monkeypatch, every=10_000, hellos=garbage.MANY) == 1


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collections_within(0.5, monkeypatch, every=2, hellos=0) > 1
