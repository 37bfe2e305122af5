"""Marks of what was meant (TABLE-2): kept beside the clue, told when the game is over, gone with the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.attacks.test_costs import Counting, playing
from tests.grids import RED, from_grid
from tests.server.test_tables import OPTIONS, evening, get
from tests.serving import Server, serving
from tests.tables import seated

from cryptonym.client.player import new_token
from cryptonym.engine.log import read_marks
from cryptonym.engine.replay import replay
from cryptonym.minds.reviewing import review_as_json
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.nodes.neighbours import Alone
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.store import streams_of
from cryptonym.server.tables.meaning import Marks, beside_clue, marks_of

GRID = "r r r r r\n r r r r b\n b b b b b\n b b i i i\n i i i i x"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), *OPTIONS) as running:
        yield running


def test_table_2_marks_are_told_to_nobody_before_the_end_and_with_the_replay_after_it(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            path = f"/api/tables/{told.table}/replay"
            game = told.host.view_json["game"]
            team = game["turn"]
            giver = told.people[f"{team}-spymaster"]
            own = [card for card, identity in enumerate(giver.view_json["game"]["key"]) if identity == team][:2]
            assert giver.may_mark
            await giver.give_clue("feather", 2, own)
            for token in (giver.token, told.operative.token, new_token()):
                for wanted in ("", "?marks=1", "?names=1", "?names=1&marks=1"):
                    assert "mark" not in await asyncio.to_thread(fetched, server, path + wanted, token)
            for player in told.people.values():
                assert "mark" not in json.dumps(player.view_json)
            await told.host.ask(asked.CallOff(id="over"))
            log = await asyncio.to_thread(fetched, server, path)
            assert "mark" not in log, "who did not ask for marks may not be able to read them"
            assert read_marks((await asyncio.to_thread(fetched, server, path + "?marks=1")).splitlines()) == {
                0: tuple(own)
            }
            named = json.loads(await asyncio.to_thread(fetched, server, path + "?names=1"))
            by = f"{team}-spymaster" if team == "blue" else "Otter"
            assert named["marks"] == [{"turn": 0, "cards": own, "by": by}]
            assert named["log"] == log
            assert get(server, path + "?marks=x") == (400, "bad-message")

    asyncio.run(script())


def fetched(server: Server, path: str, token: str | None = None) -> str:
    status, text = get(server, path, token)
    assert status == 200
    return str(text)


def test_a_kept_log_with_marks_replays_and_is_reviewed_with_them(server: Server) -> None:
    async def script() -> str:
        async with evening(server) as told:
            game = told.host.view_json["game"]
            giver = told.people[f"{game['turn']}-spymaster"]
            own = [card for card, identity in enumerate(giver.view_json["game"]["key"]) if identity == game["turn"]]
            await giver.give_clue("feather", 1, own[-1:])
            await told.host.ask(asked.CallOff(id="over"))
            return await asyncio.to_thread(fetched, server, f"/api/tables/{told.table}/replay?marks=1")

    log = asyncio.run(script())
    assert list(replay(log.splitlines()))[-1].game.is_over
    clue = review_as_json(log, "en")["clues"][0]
    assert (clue["marked"], len(clue["meant"])) == (True, 1)
    plain = review_as_json("\n".join(log.splitlines()[:-1]), "en")["clues"][0]
    assert plain["marked"] is False


# --- in the stream ----------------------------------------------------------------------------------------------------


def a_clue(games: int, turn: int, marks: str) -> Any:
    game = from_grid(GRID, turn=RED)
    table = replace(seated(None), game=replace(game, turns=game.turns * (turn + 1)), games=games)
    return beside_clue(table, marks, 0, "ann")


@pytest.mark.parametrize("clues", [0, 1, 2, 7, 40])
@pytest.mark.parametrize("games", [1, 2, 5, 33])
def test_the_marks_of_each_game_are_found_without_reading_the_others(games: int, clues: int) -> None:
    async def script() -> None:
        store = Counting()
        table = seated(None).id
        count = 0
        for game in range(1, games + 1):
            for turn in range(clues if game % 3 else 0):  # every third game has no clue of a person
                beside = a_clue(game, turn, f"{1 << (turn % 25):025b}")
                assert beside.stream == streams_of(table)[2]
                await store.append(f"other/{count}", 0, [b"x"], None, beside)
                count += 1
        for game in range(1, games + 1):
            store.read_events = 0
            found = await marks_of(store, table, game)
            wanted = clues if game % 3 else 0
            assert [one.turn for one in found] == list(range(wanted))
            assert [one.cards for one in found] == [(24 - turn % 25,) for turn in range(wanted)]
            assert store.read_events < 40 + 200

    asyncio.run(script())


def test_a_clue_without_marks_has_none_and_the_last_of_a_turn_counts() -> None:
    async def script() -> None:
        store = MemoryStore()
        for number, (turn, marks) in enumerate(((0, ""), (1, "1" * 25), (1, "01" + "0" * 23), (2, "0" * 25))):
            await store.append(f"other/{number}", 0, [b"x"], None, a_clue(1, turn, marks))
        assert await marks_of(store, seated(None).id, 1) == [Marks(1, (1,), "ann")]

    asyncio.run(script())


def test_a_clue_with_marks_is_one_write_and_no_more_reading() -> None:
    async def script() -> None:
        async with playing() as table:
            table.referee.let.set()
            turn = table.room.table.game.turn.value  # type: ignore[union-attr]
            giver = "host" if turn == "red" else "bs"
            table.store.writes.clear()
            table.store.read_events = 0
            await table.ask(giver, asked.GiveClue(id="1", word="feather", number=1, marks="1" * 25))
            assert table.store.writes == ["append"]
            assert table.store.read_events == 0
            assert len(await table.store.read(streams_of(table.room.id)[2])) == 1

    asyncio.run(script())


class BesideAnOldRelease(Alone):
    """As if a node of the last release lived, which would leave the marks behind when it purges the table."""

    def may_write(self, form: int) -> bool:
        return form < 2


def test_beside_a_node_of_the_last_release_nothing_is_marked() -> None:
    async def script() -> None:
        async with playing() as table:
            table.referee.let.set()
            table.room._nodes = BesideAnOldRelease()
            turn = table.room.table.game.turn.value  # type: ignore[union-attr]
            clue = asked.GiveClue(id="1", word="feather", number=1, marks="1" * 25)
            assert isinstance(await table.ask("host" if turn == "red" else "bs", clue), out.Ack)
            assert await table.store.read(streams_of(table.room.id)[2]) == []

    asyncio.run(script())
