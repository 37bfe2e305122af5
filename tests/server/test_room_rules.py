"""Rules that only the server can keep: who is who after coming back, whose question is put again, what the referee's word is laid on."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.test_hours import House
from tests.server.test_quiet_questions import ask, asking, heard
from tests.server.test_secrets import Evening

from cryptonym.engine import Finding, Verdict
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.tables import hours
from cryptonym.server.tables.room import Room


def again(room: Room, connection: Connection) -> Connection:
    """The same person at another socket, after a line that broke."""
    room.crowd.depart(connection)
    back = Connection(connection.token)
    room.arrive(back, out.Welcome(protocol=1, build="x", table=room.table.id, now=0), None)
    return back


def test_key_5_a_spymaster_who_leaves_and_joins_again_is_no_operative() -> None:
    async def script() -> list[str]:
        evening = Evening(0)
        await evening.begin()
        await evening.ask("bs", asked.Leave(id="1"))
        await evening.ask("bs", asked.Join(id="2", name="Somebody else"))
        await evening.ask("bs", asked.Sit(id="3", seat="blue-operative"))
        evening.room.close()
        return evening.frames["bs"]

    refused = [json.loads(frame) for frame in asyncio.run(script()) if '"refused"' in frame]
    assert [(one["id"], one["broken"]["rule"]) for one in refused] == [("3", "KEY-5")]


def test_clue_18_an_open_question_is_put_again_to_the_one_it_was_put_to() -> None:
    async def script() -> None:
        room, people, _ = await asking("warns")
        await ask(room, people)
        for name, told in (("rival", ["quiet_question"]), ("asker", []), ("operative", [])):
            people[name] = again(room, people[name])
            assert [message["type"] for message in heard(people[name])] == told
        room.close()

    asyncio.run(script())


def test_clue_18_a_question_of_an_earlier_turn_is_put_to_nobody() -> None:
    async def script() -> None:
        room, people, _ = await asking("warns")
        await ask(room, people)
        game = room.table.game
        assert game is not None
        await room.handle(people["asker"], asked.GiveClue(id="clue", word="zzyzx", number=1))
        other = next(card for card, one in enumerate(game.key.identities) if one.value == "bystander")
        guesser = next(c for c in room.crowd.connections if c.seat == game.guesser)
        assert isinstance(await room.handle(guesser, asked.Guess(id="guess", card=other, seen=0)), out.Ack)
        assert heard(again(room, people["rival"])) == []
        room.close()

    asyncio.run(script())


def test_pen_5_the_referees_word_is_laid_on_the_clue() -> None:
    async def script() -> Verdict | None:
        evening = Evening(0)
        await evening.begin()
        await evening.ask("rs", asked.GiveClue(id="1", word="tic tac", number=2))
        evening.room.close()
        game = evening.room.table.game
        assert game is not None
        assert game.clue is not None
        return game.clue.verdict

    assert asyncio.run(script()) == Verdict(Finding.ILLEGAL, "CLUE-2")


@pytest.mark.parametrize(("lets_pass", "taken"), [(True, True), (False, False), (None, False)])
def test_ref_2_an_illegal_clue_is_taken_only_if_the_opponent_agreed(lets_pass: bool | None, taken: bool) -> None:
    async def script() -> Any:
        room, people, _ = await asking("refuses")
        await ask(room, people, word="tic tac")
        if lets_pass is not None:
            await room.handle(people["rival"], asked.AnswerQuietly(id="a", word="tic tac", lets_pass=lets_pass))
        answer = await room.handle(people["asker"], asked.GiveClue(id="clue", word="tic tac", number=1))
        room.close()
        return answer

    assert isinstance(asyncio.run(script()), out.Ack if taken else out.Refused)


async def drafted(referee: str) -> tuple[set[str], str]:
    """Everybody types a clue: who is told of a verdict, and who is to give the clue."""
    house = House()
    room = await house.open(referee=referee)
    people = await house.seated(room)
    await room.handle(people["rs"], asked.Deal(id="deal"))
    game = room.table.game
    assert game is not None
    for connection in people.values():
        room.judging.draft(connection, asked.Draft(word="tic tac", number=1))
    await asyncio.gather(*room._tasks)
    room.close()
    told = {name for name, one in people.items() if any("draft_verdict" in (frame or "") for frame in one._outbox)}
    return told, "rs" if game.turn.value == "red" else "bs"


@pytest.mark.parametrize("referee", ["warns", "refuses"])
def test_ref_1_a_draft_is_judged_for_its_typist_alone(referee: str) -> None:
    told, giver = asyncio.run(drafted(referee))
    assert told == {giver}


def test_ref_3_a_silent_referee_judges_no_draft() -> None:
    told, _ = asyncio.run(drafted("silent"))
    assert told == set()


def test_ref_3_a_silent_referee_says_nothing_of_a_clue() -> None:
    async def script() -> Verdict | None:
        room, people, _ = await asking("silent")
        await room.handle(people["asker"], asked.GiveClue(id="clue", word="tic tac", number=1))
        room.close()
        game = room.table.game
        assert game is not None
        assert game.clue is not None
        return game.clue.verdict

    assert asyncio.run(script()) is None


def test_table_6_a_minute_is_a_minute() -> None:
    assert hours.HOST_AWAY == 60


@pytest.mark.parametrize("comes_back", [False, True])
def test_table_6_a_host_who_is_gone_hands_the_role_on_unless_back_in_time(
    comes_back: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hours, "HOST_AWAY", 0.1)

    async def script() -> str | None:
        house = House()
        room = await house.open()
        people = await house.seated(room)
        host = room.table.host
        assert host == people["rs"].person
        room.crowd.depart(people["rs"])
        if comes_back:
            house.arrive(room, "rs")
        await asyncio.sleep(0.3)
        room.close()
        return None if room.table.host == host else room.table.host

    now = asyncio.run(script())
    assert (now is None) is comes_back
