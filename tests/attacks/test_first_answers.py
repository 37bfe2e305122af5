"""Sent again, a command gets its first answer: however long the history, across restarts, refusals too (D9 of the review)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.attacks.test_costs import Table, playing

from cryptonym.engine import Violation
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.services import Services
from cryptonym.server.tables import answers
from cryptonym.server.tables.answers import Refusals
from cryptonym.server.tables.room import Room

NO = Violation("TABLE-9", "violation-name-missing")


def played(script: Callable[[Table], Awaitable[None]], **how: Any) -> None:
    async def run() -> None:
        async with playing(**how) as table:
            await script(table)

    asyncio.run(run())


async def restarted(table: Table) -> None:
    """The table as another process finds it in the store."""
    room = await Room.load(Services(table.store, judge=table.referee), table.room.table.id)
    assert room is not None
    table.room.close()
    table.room = room
    for name in list(table.sockets):
        table.come(name)


@pytest.mark.parametrize("restart", [False, True])
def test_after_a_long_history_too(monkeypatch: pytest.MonkeyPatch, restart: bool) -> None:
    monkeypatch.setattr(answers, "ANSWERS", 20)

    async def script(table: Table) -> None:
        stand = asked.Stand(id="zzz")
        first = await table.ask("named", asked.Rename(id="aaa", name="First"))
        sat = await table.ask("named", asked.Sit(id="mmm", seat="red-operative"))
        stood = await table.ask("named", stand)
        for number in range(60):
            await table.ask("ro", asked.Rename(id=f"r{number}", name=f"Heron {number}"))
        if restart:
            await restarted(table)
        version = table.room.version
        assert await table.ask("named", asked.Rename(id="aaa", name="First")) == first
        assert await table.ask("named", asked.Sit(id="mmm", seat="red-operative")) == sat
        assert await table.ask("named", stand) == stood
        assert table.room.version == version

    played(script, deal=False)


@pytest.mark.parametrize("restart", [False, True])
def test_what_would_be_refused_by_now_was_accepted_then(monkeypatch: pytest.MonkeyPatch, restart: bool) -> None:
    monkeypatch.setattr(answers, "ANSWERS", 5)

    async def script(table: Table) -> None:
        taken = await table.ask("named", asked.Sit(id="1", seat="red-operative"))
        await table.ask("named", asked.Stand(id="2"))
        await table.ask(
            "host", asked.ChangeSettings(id="3", settings=asked.SettingsWanted(rules=asked.RulesWanted(mode="coop")))
        )
        for number in range(20):
            await table.ask("ro", asked.Rename(id=f"r{number}", name=f"Heron {number}"))
        if restart:
            await restarted(table)
        assert await table.ask("named", asked.Sit(id="1", seat="red-operative")) == taken

    played(script, deal=False)


@pytest.mark.parametrize("restart", [False, True])
def test_a_command_that_changed_nothing_changes_nothing_later(restart: bool) -> None:
    async def script(table: Table) -> None:
        open_door = asked.LockDoor(id="1", locked=False)
        first = await table.ask("host", open_door)
        await table.ask("host", asked.LockDoor(id="2", locked=True))
        if restart:
            await restarted(table)
        assert await table.ask("host", open_door) == first
        assert table.room.table.locked

    played(script, deal=False)


def test_a_refusal_is_a_first_answer_too() -> None:
    async def script(table: Table) -> None:
        sit = asked.Sit(id="1", seat="red-spymaster")
        refused = await table.ask("named", sit)
        assert isinstance(refused, out.Refused)
        await table.ask("host", asked.Stand(id="2"))
        assert await table.ask("named", sit) == refused
        assert isinstance(await table.ask("named", asked.Sit(id="3", seat="red-spymaster")), out.Ack)

    played(script, deal=False)


def test_nothing_that_was_refused_is_written() -> None:
    async def script(table: Table) -> None:
        for name in table.sockets:
            if name not in ("host", "bs"):
                await table.ask(name, asked.GiveClue(id="x", word="mare", number=1))
            await table.ask(name, asked.Guess(id="y", card=0, seen=5))
            await table.ask(name, asked.AnswerQuietly(id="z", word="x", lets_pass=True))
        assert table.store.writes == []

    played(script)


@pytest.mark.parametrize("restart", [False, True])
def test_one_id_one_code(restart: bool) -> None:
    async def script(table: Table) -> None:
        wish = asked.RenewCode(id="1")
        first = await table.ask("host", wish)
        if restart:
            await restarted(table)
        assert await table.ask("host", wish) == first
        assert table.store.writes.count("code") == 1

    played(script, deal=False)


@pytest.mark.parametrize("restart", [False, True])
def test_one_id_one_quiet_question(restart: bool) -> None:
    async def script(table: Table) -> None:
        giver = "host" if table.room.table.game.turn.value == "red" else "bs"  # type: ignore[union-attr]
        wish = asked.AskQuietly(id="1", word="mare")
        assert isinstance(await table.ask(giver, wish), out.Ack)
        if restart:
            await restarted(table)
        assert isinstance(await table.ask(giver, wish), out.Ack)
        assert isinstance(await table.ask(giver, asked.AskQuietly(id="2", word="mare")), out.Refused)
        quiet = await table.store.read(f"quiet/{table.room.table.id}")
        assert len(quiet) == 1

    played(script)


def test_one_id_one_move_code() -> None:
    async def script(table: Table) -> None:
        codes: list[str] = []
        for _ in range(2):
            await table.ask("ro", asked.MoveSeat(id="1"))
        codes = [frame for frame in table.sockets["ro"]._outbox if frame and '"move_code"' in frame]
        assert len(codes) == 2
        assert len(set(codes)) == 1

    played(script)


def test_refusals_are_few_a_table_and_few_in_all() -> None:
    refusals = Refusals(most=3, most_in_all=5)
    for number in range(10):
        refusals.remember("a", str(number), NO)
    assert [refusals.get("a", str(number)) for number in (6, 7)] == [None, NO]
    for table in "bcd":
        refusals.remember(table, "1", NO)
    assert len(refusals) == 5
    assert refusals.get("a", "7") is None
    refusals.forget("a")
    assert len(refusals) == 3


def test_answers_count_towards_what_a_table_may_write() -> None:
    async def script(table: Table) -> None:
        table.room._most = table.room.version + 5
        last: Any = None
        for number in range(20):
            last = await table.ask("host", asked.LockDoor(id=f"{number}", locked=False))
        assert isinstance(last, out.Refused)
        assert table.store.writes.count("append") <= 8

    played(script, deal=False)
