"""KEY-5: a person or device that has seen the key is no operative of that game, whatever door they take (D7 of the review).

A search over all commands: from a dealt table, people with devices of their own ask for everything there is, in every order of a few steps
and at random for many. After each step no device that was shown the key may belong to an operative or a caller.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest
from tests.serving import Server, serving
from tests.tables import PEOPLE, dealt, fold, seated

from cryptonym import table as tables
from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.engine import BLUE_OPERATIVE, RED_OPERATIVE, SEATS, Mode, Role, Rules, Violation
from cryptonym.protocol import incoming as asked
from cryptonym.table import Settings, Table, TableCommand, seat_of

DEVICES = (*(f"secret-of-{person}" for person in PEOPLE[:6]), "new-1", "new-2")
NOT_TRIED: dict[type, str] = {
    tables.BringDeck: "changes no seat",
    tables.BringPictures: "changes no seat",
    tables.DropPictures: "changes no seat",
    tables.Pause: "changes no seat",
    tables.KeepCode: "does nothing",
    tables.Deal: "another game, with a key of its own",
    tables.CallOff: "ends the game: everybody sees the key",
    tables.ShuffleTeams: "refused while a game is on",
    tables.PassOn: "refused while a game is on",
    tables.VoteClue: "refused while a game is on",
}


@cache
def wishes(mode: Mode) -> tuple[tuple[str | None, TableCommand], ...]:
    """Everything that somebody may ask for; None for a device that joins."""
    people = PEOPLE[:6]
    all_wishes: list[tuple[str | None, TableCommand]] = [
        (None, tables.Join(f"as-{device}-{number}", f"{device} {number}", device))
        for number in (1, 2)
        for device in DEVICES
    ]
    for who in people:
        all_wishes += [(who, tables.Sit(seat)) for seat in SEATS]
        all_wishes += [(who, tables.RequestSeat(seat)) for seat in (RED_OPERATIVE, BLUE_OPERATIVE)]
        all_wishes += [(who, tables.ChangeDevice(device)) for device in DEVICES]
        all_wishes += [(who, tables.Stand()), (who, tables.Leave()), (who, tables.Reopen())]
        all_wishes += [(who, tables.Rename(f"{who} again"))]
    host = PEOPLE[0]
    for person in people:
        all_wishes += [(host, tables.Assign(person, seat)) for seat in (*SEATS, None)]
        all_wishes += [
            (host, tables.NameCaller(person)),
            (host, tables.HandOver(person)),
            (host, tables.Kick(person, "l")),
        ]
        all_wishes += [(host, tables.AnswerRequest(person, True)), (host, tables.Mute(person, True))]
        all_wishes += [(person, tables.NameCaller(other)) for other in people]
    other = {Mode.TEAMS: Mode.COOP, Mode.COOP: Mode.TEAMS, Mode.TRIO: Mode.TEAMS}[mode]
    all_wishes += [(host, tables.ChangeSettings(Settings(Rules(mode=other)))), (host, tables.SwitchTalk(False))]
    all_wishes += [(host, tables.LockDoor(True)), (host, tables.LockDoor(False)), (host, tables.NameCaller(None))]
    all_wishes += [(host, tables.DelayWatchers(5)), (host, tables.SetPassword("x$y"))]
    all_wishes += [(host, tables.SeatBot(f"bot-{seat}", "Bot", seat, "sharp")) for seat in SEATS]
    return tuple(all_wishes)


def test_every_command_is_tried_or_has_a_reason() -> None:
    tried = {type(wish) for mode in Mode for _, wish in wishes(mode)} | {tables.Play}
    assert set(get_args(TableCommand)) == tried | NOT_TRIED.keys()
    assert not tried & NOT_TRIED.keys()


class Walk:
    """A table, and which devices its game's key was shown to."""

    def __init__(self, mode: Mode) -> None:
        more = [RED_OPERATIVE, BLUE_OPERATIVE] if mode is Mode.TEAMS else []
        table = seated(Settings(Rules(mode=mode)), *more)
        for person in PEOPLE[len(table.people) : 6]:
            table = fold(table, join(table, person))
        self.table = dealt(table)
        self.shown: set[str] = set()
        self._look()

    def step(self, who: str | None, wish: TableCommand) -> bool:
        if isinstance(wish, tables.Join):
            known = self.table.tokens.get(wish.token or "")
            wish = tables.Join(known or wish.person, wish.name, wish.token)
        decision = tables.decide(self.table, who, wish)
        if isinstance(decision, Violation) or not decision:
            return False
        self.table = fold(self.table, decision)
        self._look()
        return True

    def _look(self) -> None:
        """Show every device what its owner sees, and check who is where."""
        assert self.table.is_playing
        for device, person in self.table.tokens.items():
            seat = seat_of(self.table, person)
            if seat.role is Role.SPYMASTER:
                self.shown.add(device)
            elif device in self.shown:
                assert seat.role is not Role.OPERATIVE, f"{device} saw the key and is {seat} as {person}"
                assert self.table.caller != person, f"{device} saw the key and is the caller"


def join(table: Table, person: str) -> tuple[tables.TableEvent, ...]:
    decision = tables.decide(table, None, tables.Join(person, person.capitalize(), f"secret-of-{person}"))
    assert not isinstance(decision, Violation)
    return decision


@pytest.mark.parametrize("mode", list(Mode))
def test_key_5_no_two_steps_make_an_operative_of_who_saw_the_key(mode: Mode) -> None:
    for first in wishes(mode):
        walk = Walk(mode)
        if not walk.step(*first):
            continue
        table, shown = walk.table, set(walk.shown)
        for second in wishes(mode):
            walk.step(*second)
            walk.table, walk.shown = table, set(shown)


@pytest.mark.parametrize("mode", list(Mode))
def test_key_5_no_walk_makes_an_operative_of_who_saw_the_key(mode: Mode) -> None:
    all_wishes = wishes(mode)
    taken = 0
    for seed in range(60):
        chance, walk = random.Random(seed), Walk(mode)
        taken += sum(walk.step(*chance.choice(all_wishes)) for _ in range(150))
    assert taken > 60 * 12, "most walks went nowhere"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_key_5_a_move_code_on_a_device_that_sits_changes_nothing(server: Server) -> None:
    """Whoever scanned the wrong screen's code became an operative with the key in mind, and lost the own place."""

    async def script() -> None:
        mine, theirs = new_token(), new_token()
        table, _ = await open_table(server.url, mine, "Otter", seat="blue-spymaster")
        async with connect(server.url, table, token=theirs, name="Heron") as operative:
            await operative.sit("red-operative")
            await operative.ask(asked.MoveSeat(id="1"))
            await operative.until(lambda: operative.move_code is not None)
            code = operative.move_code
            async with connect(server.url, table, token=mine, move=code) as spymaster:
                assert spymaster.you.seat == "blue-spymaster"
                assert operative.you.seat == "red-operative"
            async with connect(server.url, table, token=new_token(), move=code) as phone:
                assert phone.you.seat == "red-operative"

    asyncio.run(script())
