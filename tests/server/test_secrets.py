"""Two evenings alike but for what stays hidden: every byte that reaches somebody without the key is the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.clocks import Told
from tests.grids import from_grid
from tests.tables import seated

from cryptonym import engine, table
from cryptonym.engine import BLUE_OPERATIVE, BLUE_SPYMASTER, GRID_5X5, RED_OPERATIVE, RED_SPYMASTER, Identity, Key, Team
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.services import Services
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.record import from_stored, to_body
from cryptonym.server.stores.store import Stored
from cryptonym.server.tables.meaning import beside_clue
from cryptonym.server.tables.room import Room
from cryptonym.table import CardsLaid, Laid, PersonJoined, SeatTaken, Settings, TableOpened
from cryptonym.table.log import MEANT, TABLE

PEOPLE = {"rs": RED_SPYMASTER, "bs": BLUE_SPYMASTER, "ro": RED_OPERATIVE, "bo": BLUE_OPERATIVE}
WITHOUT_KEY = ("ro", "bo", "watcher")
TOUCHED = (0, 1, 2, 17)
"""Cards that the script touches: a red one, a bystander, a blue one, a red one. The others may be anything."""

Script = Callable[["Evening"], Coroutine[Any, Any, None]]


def key(seed: int) -> Key:
    """A legal key whose touched cards are always the same, and whose others hang on the seed."""
    fixed = {0: Identity.RED, 1: Identity.BYSTANDER, 2: Identity.BLUE, 17: Identity.RED}
    rest = [Identity.RED] * 7 + [Identity.BLUE] * 7 + [Identity.BYSTANDER] * 6 + [Identity.ASSASSIN]
    Random(seed).shuffle(rest)
    identities = tuple(fixed[card] if card in fixed else rest.pop() for card in range(25))
    assert Key(Team.RED, identities).fits(GRID_5X5)
    return Key(Team.RED, identities)


class Evening:
    """A table in memory with four people and a watcher; what each socket was sent is kept, frame by frame."""

    def __init__(self, seed: int, marks: str = "") -> None:
        self.seed = seed
        self.marks = marks
        """What the spymasters mark with each clue."""
        self.store = MemoryStore()
        self.now = 1_000_000
        self.frames: dict[str, list[str]] = {name: [] for name in (*PEOPLE, "watcher")}
        self.connections: dict[str, Connection] = {}
        self.room: Room

    async def begin(self) -> None:
        store = self.store
        others = [f"OTHER{card}-{self.seed}" for card in range(25)]
        laid = tuple(Laid(f"WORD{card}", others[card]) for card in range(25))
        events: list[Any] = [TableOpened("t" * 22, Settings())]
        events += [PersonJoined(name, name.upper(), f"token-of-{name}") for name in PEOPLE]
        events += [SeatTaken(name, seat) for name, seat in PEOPLE.items()]
        events += [CardsLaid(laid)]
        events += engine.deal(
            Settings().rules, tuple(card.face for card in laid), frozenset(), key(self.seed), self.now
        )
        bodies = [to_body(TABLE, self.now, "rs", event) for event in events]
        await store.append("table/" + "t" * 22, 0, bodies)
        room = await Room.load(Services(store, clock=Told(lambda: self.now)), "t" * 22)
        assert room is not None
        self.room = room
        for name in self.frames:
            self.arrive(name)

    def arrive(self, name: str, since: int | None = None) -> None:
        connection = Connection(f"token-of-{name}")
        self.connections[name] = connection
        welcome = out.Welcome(protocol=1, build="test", table="t" * 22, now=self.now)
        self.room.arrive(connection, welcome, since)
        self._drain()

    async def ask(self, name: str, message: asked.Asked) -> None:
        self.now += 1000
        connection = self.connections[name]
        connection.tell(await self.room.handle(connection, message))
        self._drain()

    def _drain(self) -> None:
        for name, connection in self.connections.items():
            while connection._outbox:
                frame = connection._outbox.popleft()
                assert frame is not None
                self.frames[name].append(frame)

    async def settle(self) -> None:
        """Let what was to be told a moment later be told."""
        await asyncio.sleep(0.05)
        self._drain()


async def played(seed: int, script: Script, marks: str = "") -> dict[str, list[str]]:
    return (await played_out(seed, script, marks)).frames


async def played_out(seed: int, script: Script, marks: str = "") -> Evening:
    evening = Evening(seed, marks)
    await evening.begin()
    await script(evening)
    await evening.settle()
    evening.room.close()
    return evening


async def a_turn_or_two(evening: Evening) -> None:
    """Everything that people do: right, wrong, twice, too late; whispers and drafts; lines that break."""
    room, connections = evening.room, evening.connections
    await evening.ask("ro", asked.Guess(id="1", card=0, seen=0))
    await evening.ask("bs", asked.GiveClue(id="2", word="mare", number=2, marks=evening.marks))
    room.judging.draft(connections["rs"], asked.Draft(word="WORD3", number=2))
    await evening.ask("rs", asked.AskQuietly(id="3", word="tic tac"))
    await evening.ask("bs", asked.AnswerQuietly(id="4", word="tic tac", lets_pass=True))
    await evening.ask("rs", asked.GiveClue(id="5", word="tic tac", number=2, marks=evening.marks))
    for name in ("ro", "bo"):
        room.crowd.point(connections[name].person, asked.Tag(card=0))
        await evening.ask(name, asked.Stop(id=f"6{name}", seen=0))
        await evening.ask(name, asked.CoverWord(id=f"7{name}", card=5, seen=0))
        await evening.ask(name, asked.Challenge(id=f"8{name}", seen=0))
        await evening.ask(name, asked.RuleOnChallenge(id=f"9{name}", upheld=True, seen=0))
        await evening.ask(name, asked.Guess(id=f"10{name}", card=77 - 64, seen=9))
    await evening.ask("ro", asked.Guess(id="11", card=0, seen=0))
    await evening.ask("ro", asked.Guess(id="12", card=0, seen=1))
    await evening.ask("ro", asked.TurnHourglass(id="13"))
    await evening.ask("ro", asked.Guess(id="14", card=1, seen=1))
    evening.arrive("ro", since=room.version - 1)
    evening.arrive("watcher")
    await evening.ask("bs", asked.GiveClue(id="15", word="luna", number="unlimited", marks=evening.marks))
    await evening.ask("rs", asked.Challenge(id="16", seen=2))
    await evening.ask("bo", asked.Guess(id="17", card=2, seen=2))
    await evening.ask("bo", asked.Guess(id="18", card=17, seen=3))
    await evening.settle()


@pytest.mark.parametrize("seed", range(1, 11))
def test_key_3_another_arrangement_of_what_is_uncovered_changes_no_byte(seed: int) -> None:
    one = asyncio.run(played(0, a_turn_or_two))
    another = asyncio.run(played(seed, a_turn_or_two))
    for name in WITHOUT_KEY:
        assert one[name] == another[name], name
    assert one["rs"] != another["rs"], "the spymaster's frames do differ, so the test can fail"


def test_key_3_no_frame_of_an_operative_holds_a_key_or_another_side() -> None:
    frames = asyncio.run(played(3, a_turn_or_two))
    for name in WITHOUT_KEY:
        for frame in frames[name]:
            assert '"key"' not in frame
            assert "OTHER" not in frame
            assert "token-of" not in frame
    assert any('"key"' in frame for frame in frames["rs"])
    assert not any("OTHER" in frame for frame in frames["rs"])


def test_clue_18_whispers_leave_no_trace_for_others() -> None:
    """An operative's frames are the same whether the spymaster types, is warned and asks quietly, or does none of it."""

    async def silent(evening: Evening) -> None:
        evening.now += 2000
        await evening.ask("rs", asked.GiveClue(id="1", word="mare", number=2))

    async def whispering(evening: Evening) -> None:
        connections = evening.connections
        for word in ("m", "ma", "WORD3", "tic tac", "mare"):
            evening.room.judging.draft(connections["rs"], asked.Draft(word=word, number=1))
        await evening.ask("rs", asked.AskQuietly(id="a", word="mare"))
        await evening.ask("bs", asked.AnswerQuietly(id="b", word="mare", lets_pass=True))
        await evening.ask("rs", asked.GiveClue(id="1", word="mare", number=2))

    quiet, loud = asyncio.run(played(0, silent)), asyncio.run(played(0, whispering))
    for name in WITHOUT_KEY:
        assert quiet[name] == loud[name], name
    assert len(loud["rs"]) > len(quiet["rs"])
    assert any("quiet_question" in frame for frame in loud["bs"])


def test_ref_2_a_refused_clue_is_told_to_its_giver_alone() -> None:
    async def script(evening: Evening) -> None:
        rules = table.Settings().rules
        assert rules.referee is engine.RefereeMode.WARNS
        await evening.ask("rs", asked.GiveClue(id="1", word="", number=2))

    frames = asyncio.run(played(0, script))
    assert any('"refused"' in frame for frame in frames["rs"])
    for name in ("bs", *WITHOUT_KEY):
        assert not any('"refused"' in frame for frame in frames[name])


def test_end_2_at_the_end_everybody_sees_the_key() -> None:
    async def script(evening: Evening) -> None:
        await evening.ask("rs", asked.CallOff(id="1"))

    frames = asyncio.run(played(0, script))
    for name in (*PEOPLE, "watcher"):
        ended = [json.loads(frame) for frame in frames[name] if '"game_ended"' in frame]
        patch = ended[0]["patch"]["game"]
        if name in WITHOUT_KEY:
            assert patch["key"] == [str(identity) for identity in key(0).identities]


def test_key_5_who_stands_up_loses_sight_of_the_key_and_cannot_guess() -> None:
    async def script(evening: Evening) -> None:
        await evening.ask("rs", asked.Stand(id="1"))
        await evening.ask("rs", asked.Sit(id="2", seat="red-operative"))

    frames = [json.loads(frame) for frame in asyncio.run(played(0, script))["rs"]]
    last_snapshot = [frame for frame in frames if frame["type"] == "snapshot"][-1]
    assert "key" not in last_snapshot["view"]["game"]
    assert [frame["broken"]["rule"] for frame in frames if frame["type"] == "refused"] == ["KEY-5"]


# --- what was meant (TABLE-2) -----------------------------------------------------------------------------------------

MARKS = ("", "0" * 25, "1" + "0" * 24, "0" * 17 + "1" + "0" * 7, "1" * 25)
"""From a client that knows no marks; from one that marks nothing, or a card, or all."""


async def a_whole_game(evening: Evening) -> None:
    """Clues that are given, given twice, refused and given too late; then the end, and somebody who comes back after it."""
    await a_turn_or_two(evening)
    await evening.ask("bs", asked.GiveClue(id="15", word="luna", number="unlimited", marks=evening.marks[::-1]))
    await evening.ask("rs", asked.GiveClue(id="19", word="", number=1, marks=evening.marks))
    await evening.ask("rs", asked.GiveClue(id="20", word="fuoco", number=1, marks=evening.marks))
    await evening.ask("rs", asked.CallOff(id="21"))
    for name in evening.frames:
        evening.arrive(name)


@pytest.mark.parametrize("marks", MARKS[1:])
def test_table_2_with_marks_and_without_every_frame_to_everybody_is_the_same(marks: str) -> None:
    plain = asyncio.run(played_out(0, a_whole_game))
    marked = asyncio.run(played_out(0, a_whole_game, marks))
    assert plain.frames == marked.frames, "to the one who marks, too"
    for stream in ("table", "quiet"):
        name = f"{stream}/{'t' * 22}"
        assert plain.store._streams[name] == marked.store._streams[name]
        assert plain.store._answers[name] == marked.store._answers[name]
    one, other = (evening.store._streams["meant/" + "t" * 22] for evening in (plain, marked))
    assert [len(body) for body in one] == [len(body) for body in other], "also without marks, an event of the same size"
    assert len(one) == 3, "a clue that was refused, or sent again, has none"
    assert (one == other) == ("1" not in marks)


def test_table_2_nothing_that_prints_a_clue_prints_its_marks() -> None:
    clue = asked.GiveClue(id="1", word="mare", number=2, marks="1" * 25)
    stored = asyncio.run(played_out(0, a_whole_game, "1" * 25)).store._streams["meant/" + "t" * 22]
    events = [from_stored(MEANT, Stored(number, body)) for number, body in enumerate(stored, start=1)]
    for printed in (repr(clue), str(clue), repr(events), repr(marks_of_clue())):
        assert "111" not in printed
        assert "b'" not in printed


def marks_of_clue() -> object:
    game = from_grid("r r r r r\n r r r r b\n b b b b b\n b b i i i\n i i i i x", turn=Team.RED)
    return beside_clue(replace(seated(None), game=game, games=1), "1" * 25, 0, "ann")
