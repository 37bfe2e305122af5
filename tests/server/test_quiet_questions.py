"""CLUE-18 on the server: nobody consents for a spymaster who is there; if nobody is there to answer, the referee does."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.test_hours import House

from cryptonym.protocol import incoming as asked
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.tables import judging
from cryptonym.server.tables import room as room_module
from cryptonym.server.tables.room import Room


def heard(connection: Connection) -> list[dict[str, Any]]:
    """What a socket was told of quiet questions, in order."""
    messages = [json.loads(frame) for frame in connection._outbox if frame is not None]
    return [message for message in messages if message["type"].startswith("quiet")]


async def asking(referee: str, house: House | None = None) -> tuple[Room, dict[str, Connection], str]:
    """A dealt table whose team on turn has its spymaster ask about a word that no rule forbids; who was asked."""
    house = house or House()
    room = await house.open(referee=referee)
    people = await house.seated(room)
    await room.handle(people["rs"], asked.Deal(id="deal"))
    game = room.table.game
    assert game is not None
    asker, rival = ("rs", "bs") if game.turn.value == "red" else ("bs", "rs")
    return room, {"asker": people[asker], "rival": people[rival], "operative": people["ro"]}, asker


async def ask(room: Room, people: dict[str, Connection], word: str = "zzyzx", number: int = 1) -> None:
    await room.handle(people["asker"], asked.AskQuietly(id=f"ask{number}", word=word))


@pytest.mark.parametrize("referee", ["warns", "refuses", "silent"])
def test_clue_18_a_present_spymaster_who_does_not_answer_has_not_agreed(
    referee: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "UNANSWERED", 0.05)  # at its real pace in the test below

    async def script() -> None:
        room, people, _ = await asking(referee)
        await ask(room, people)
        await settled(lambda: heard(people["asker"]))
        assert [message["type"] for message in heard(people["asker"])] == ["quiet_lapse"]
        assert [message["type"] for message in heard(people["rival"])] == ["quiet_question", "quiet_lapse"]
        assert heard(people["operative"]) == []
        game = room.table.game
        assert game is not None
        assert not room._whispers.lets(room.table, game.turn, "zzyzx")
        await ask(room, people, number=2)
        assert [message["type"] for message in heard(people["rival"])][-1] == "quiet_question", "asked again"

    asyncio.run(script())


def test_clue_18_a_question_that_is_asked_anew_has_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first question's time ended the second one early."""
    monkeypatch.setattr(judging, "UNANSWERED", 0.4)

    async def script() -> None:
        room, people, _ = await asking("warns")
        await ask(room, people)
        await asyncio.sleep(0.2)
        await room.handle(people["rival"], asked.AnswerQuietly(id="no", word="zzyzx", lets_pass=False))
        await ask(room, people, number=2)
        await asyncio.sleep(0.3)
        assert [message["type"] for message in heard(people["asker"])] == ["quiet_answer"]
        await settled(lambda: len(heard(people["asker"])) == 2)
        assert heard(people["asker"])[-1]["type"] == "quiet_lapse"

    asyncio.run(script())


def test_clue_18_another_word_takes_the_place_of_the_one_before() -> None:
    async def script() -> None:
        room, people, _ = await asking("warns")
        await ask(room, people)
        await ask(room, people, word="xyzzy", number=2)
        assert [(message["type"], message["word"]) for message in heard(people["rival"])] == [
            ("quiet_question", "zzyzx"),
            ("quiet_lapse", "zzyzx"),
            ("quiet_question", "xyzzy"),
        ]
        assert [(message["type"], message["word"]) for message in heard(people["asker"])] == [("quiet_lapse", "zzyzx")]

    asyncio.run(script())


@pytest.mark.parametrize("is_back", [True, False])
def test_clue_18_a_question_is_looked_after_when_its_table_is_loaded_again(
    is_back: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waited until the turn was over, and the same word could not be asked again."""
    monkeypatch.setattr(judging, "UNANSWERED", 0.1)
    monkeypatch.setattr(judging, "AT_ONCE", 0.01)
    monkeypatch.setattr(room_module, "COME_BACK", 0.1)

    async def script() -> None:
        house = House()
        room, people, asker = await asking("warns", house)
        visible = next(card for card in room.table.game.cards if card)  # type: ignore[union-attr]
        await ask(room, people, word=visible)  # the one thing that is judged without a lexicon
        room.close()
        for task in list(room._tasks):
            task.cancel()  # its server was killed
        again = await House(house.store).get(room.table.id)
        back = {name: house.arrive(again, name) for name in ((asker, "rs", "bs") if is_back else (asker,))}
        await settled(lambda: [m for m in heard(back[asker]) if m["type"] != "quiet_question"])
        assert heard(back[asker])[-1]["type"] == ("quiet_lapse" if is_back else "quiet_answer")

    asyncio.run(script())


@pytest.mark.slow(part="server")
def test_clue_18_a_question_lapses_after_thirty_seconds() -> None:
    async def script() -> None:
        room, people, _ = await asking("warns")
        await ask(room, people)
        await asyncio.sleep(28)
        assert heard(people["asker"]) == []
        await asyncio.sleep(4)
        assert [message["type"] for message in heard(people["asker"])] == ["quiet_lapse"]

    asyncio.run(script())


@pytest.mark.parametrize(("referee", "told"), [("refuses", "quiet_answer"), ("silent", "quiet_lapse")])
def test_clue_18_the_referee_answers_for_an_owner_who_is_away_and_a_silent_one_does_not(
    referee: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "AT_ONCE", 0.01)

    async def script() -> None:
        room, people, _ = await asking(referee)
        room.crowd.depart(people["rival"])
        visible = next(card for card in room.table.game.cards if card)  # type: ignore[union-attr]
        await ask(room, people, word=visible)
        await settled(lambda: heard(people["asker"]))
        message = heard(people["asker"])[0]
        assert message["type"] == told
        assert not message.get("lets_pass")

    asyncio.run(script())


async def settled(condition: Any) -> None:
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110 - what a socket was sent raises no event
            await asyncio.sleep(0.01)
