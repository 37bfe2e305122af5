"""Tags and hands above a card: who may point, who hears of it, and when it goes (TABLE-3, TURN-13)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from typing import get_args

import pytest
from tests.server.test_secrets import Evening
from tests.tables import deal_for, dealt, done, joined, seated

from cryptonym.engine import (
    RED_OPERATIVE,
    Challenge,
    GiveClue,
    Guess,
    Identity,
    Mode,
    Phase,
    RuleOnChallenge,
    Rules,
    Seat,
    Stop,
    Team,
)
from cryptonym.limits import MOST_SEATED
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.nodes.hints import ENCODER, LARGEST, Fingers, Present
from cryptonym.server.tables.presence import Around
from cryptonym.table import CallOff, NameCaller, Play, Settings, Stand, Table, TableCommand, TableEvent, evolve
from cryptonym.table import decide as decide_at_table

POINTS = [Around.tag, Around.reach]
"""The two ways of pointing; the same people may do both."""
Point = Callable[[Around, Table, str | None, int | None], bool]


def guessing(mode: Mode = Mode.TEAMS, *more: Seat) -> Table:
    """Red has a clue and guesses. ann and bob are spymasters, cat and dan operatives; in TRIO cat is the one of both teams."""
    table = dealt(seated(Settings(Rules(mode=mode)), *more), starting=Team.RED)
    return done(table, "ann", Play(GiveClue("mare", 2)))


def place(table: Table, identity: Identity) -> int:
    assert table.game is not None
    return next(
        card for card, one in enumerate(table.game.key.identities) if one is identity and card not in table.game.covered
    )


def after(around: Around, table: Table, who: str, command: TableCommand) -> Table:
    """What a room does: each event is folded, then the tags hear of it."""

    def happen(before: Table, event: TableEvent) -> Table:
        now = evolve(before, event)
        around.after(event, now, 0)
        return now

    events = decide_at_table(table, who, command)
    assert isinstance(events, tuple), events
    return reduce(happen, events, table)


@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("who", ["ann", "bob", "dan", "eve", None], ids=str)
def test_table_3_nobody_points_but_the_operatives_on_turn(point: Point, who: str | None) -> None:
    """Neither spymaster, nor the other team's operative, nor a person without a seat, nor a stranger."""
    table, around = joined(guessing(), "eve"), Around()
    assert not point(around, table, who, 0)
    assert around == Around()
    assert point(around, table, "cat", 0)


@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("mode", [Mode.COOP, Mode.TRIO])
def test_table_3_nor_does_a_spymaster_of_a_smaller_game(point: Point, mode: Mode) -> None:
    table, around = guessing(mode), Around()
    operative = "bob" if mode is Mode.COOP else "cat"
    for who in {"ann", "bob"} - {operative}:
        assert not point(around, table, who, 0)
    assert point(around, table, operative, 0)


@pytest.mark.parametrize("point", POINTS)
def test_table_3_a_spymaster_takes_nobodys_tag_off(point: Point) -> None:
    table, around = guessing(), Around()
    point(around, table, "cat", 0)
    assert not point(around, table, "ann", None)
    assert "cat" in (around.tags | around.reaching)


@pytest.mark.parametrize("point", POINTS)
def test_table_3_nobody_points_while_a_clue_is_thought_of(point: Point) -> None:
    """Else an operative who has become a spymaster, or a spymaster's friend, could point at what the clue is for."""
    table, around = dealt(seated(), starting=Team.RED), Around()
    assert table.game is not None
    assert table.game.phase is Phase.CLUE
    for who in ("ann", "bob", "cat", "dan"):
        assert not point(around, table, who, 0)


def test_table_3_a_spymasters_tag_reaches_no_socket() -> None:
    async def script() -> list[str]:
        evening = Evening(0)
        await evening.begin()
        await evening.ask("rs", asked.GiveClue(id="1", word="mare", number=2))
        await evening.settle()
        for frames in evening.frames.values():
            frames.clear()
        for name in ("rs", "bs", "bo", "watcher"):
            evening.room.crowd.point(evening.connections[name].person, asked.Tag(card=3))
            evening.room.crowd.point(evening.connections[name].person, asked.Reach(card=4))
        await evening.settle()
        assert not any(evening.frames.values())
        evening.room.crowd.point(evening.connections["ro"].person, asked.Tag(card=5))
        await evening.settle()
        evening.room.close()
        return evening.frames["ro"]

    (frame,) = asyncio.run(script())
    told = json.loads(frame)
    assert (told["tags"], told.get("reaching")) == ({"ro": 5}, None)


def test_turn_13_a_tag_lies_on_one_uncovered_card_and_can_be_taken_off() -> None:
    table, around = guessing(Mode.TEAMS, RED_OPERATIVE), Around()
    assert around.tag(table, "cat", 3)
    assert around.tag(table, "eve", 3)
    assert around.tag(table, "cat", 4)
    assert not around.tag(table, "cat", 4), "nothing has changed"
    assert around.tags == {"cat": 4, "eve": 3}
    assert around.tag(table, "cat", None)
    assert around.tags == {"eve": 3}
    for card in (-1, 25):
        assert not around.tag(table, "cat", card)


def test_turn_13_a_tag_goes_when_its_card_is_covered_and_no_other_does() -> None:
    table, around = guessing(Mode.TEAMS, RED_OPERATIVE), Around()
    own = place(table, Identity.RED)
    other = next(card for card in range(25) if card != own)
    around.tag(table, "cat", own)
    around.tag(table, "eve", other)
    around.reach(table, "eve", other)
    table = after(around, table, "cat", Play(Guess(own, seen=0)))
    assert around.tags == {"eve": other}
    assert around.reaching == {}, "whoever held a card held it at the table as it was"
    assert not around.tag(table, "cat", own), "a covered card cannot be tagged"


@pytest.mark.parametrize("how", ["a bystander", "the last guess", "stopping", "the assassin", "called off"])
def test_turn_13_all_tags_go_when_the_turn_or_the_game_ends(how: str) -> None:
    table, around = guessing(Mode.TEAMS, RED_OPERATIVE), Around()
    if how in ("stopping", "the last guess"):
        for _ in range(2 if how == "the last guess" else 1):
            assert table.game is not None
            own = place(table, Identity.RED)
            table = done(table, "cat", Play(Guess(own, seen=len(table.game.covered))))
    assert table.game is not None
    seen = len(table.game.covered)
    endings: dict[str, tuple[str, TableCommand]] = {
        "a bystander": ("cat", Play(Guess(place(table, Identity.BYSTANDER), seen))),
        "the last guess": ("cat", Play(Guess(place(table, Identity.RED), seen))),
        "stopping": ("cat", Play(Stop(seen))),
        "the assassin": ("cat", Play(Guess(place(table, Identity.ASSASSIN), seen))),
        "called off": ("ann", CallOff()),
    }
    who, command = endings[how]
    kept = place(table, Identity.BLUE)
    for person in ("cat", "eve"):
        around.tag(table, person, kept)
        around.reach(table, person, kept)
    table = after(around, table, who, command)
    assert table.game is not None
    assert table.game.phase is not Phase.GUESS
    assert (around.tags, around.reaching) == ({}, {})


def test_turn_13_no_tag_of_an_earlier_turn_is_there_in_the_next() -> None:
    table, around = guessing(), Around()
    kept = place(table, Identity.BLUE)
    around.tag(table, "cat", kept)
    table = after(around, table, "cat", Play(Guess(place(table, Identity.BYSTANDER), seen=0)))
    table = after(around, table, "bob", Play(GiveClue("terra", 1)))
    assert around.told().tags == {}
    table = after(around, table, "dan", Play(Guess(kept, seen=1)))
    table = after(around, table, "dan", Play(Stop(seen=2)))
    table = after(around, table, "ann", Play(GiveClue("luna", 1)))
    assert around.told().tags == {}


def test_turn_13_who_gets_up_takes_the_tag_along() -> None:
    table, around = guessing(Mode.TEAMS, RED_OPERATIVE), Around()
    around.tag(table, "cat", 3)
    around.tag(table, "eve", 4)
    after(around, table, "cat", Stand())
    assert around.tags == {"eve": 4}


def test_turn_13_a_caller_tags_for_whichever_team_guesses() -> None:
    table, around = done(joined(guessing(), "eve"), "ann", NameCaller("eve")), Around()
    assert around.tag(table, "eve", 3)
    table = after(around, table, "cat", Play(Guess(place(table, Identity.BYSTANDER), seen=0)))
    table = done(table, "bob", Play(GiveClue("terra", 1)))
    assert around.tag(table, "eve", place(table, Identity.BLUE))


def test_turn_13_tags_that_end_with_the_turn_are_told_to_all() -> None:
    async def script() -> list[str]:
        evening = Evening(0)
        await evening.begin()
        await evening.ask("rs", asked.GiveClue(id="1", word="mare", number=1))
        evening.room.crowd.point(evening.connections["ro"].person, asked.Tag(card=5))
        await evening.settle()
        await evening.ask("ro", asked.Guess(id="2", card=1, seen=0))  # a bystander
        await evening.settle()
        evening.room.close()
        return evening.frames["bo"]

    told = [json.loads(frame).get("tags") for frame in asyncio.run(script()) if '"here"' in frame]
    assert told[-2:] == [{"ro": 5}, None]


def test_turn_13_a_challenge_that_waits_for_its_ruling_takes_no_tag_off() -> None:
    """The clue stands: whoever had chosen a card has still chosen it."""
    rules = Rules(mode=Mode.COOP, own_limits="No film titles")
    table = dealt(seated(Settings(rules)), starting=Team.RED)
    table = done(table, "ann", Play(GiveClue("mare", 2)))
    around = Around()
    assert around.tag(table, "bob", 3)
    table = after(around, table, "bob", Play(Challenge(0)))
    assert table.game is not None
    assert table.game.phase is not Phase.GUESS
    assert around.tags == {"bob": 3}
    assert not around.tag(table, "bob", 4), "no new one meanwhile"
    after(around, table, "ann", Play(RuleOnChallenge(upheld=False, seen=0)))
    assert around.tags == {"bob": 3}


# --- several tags, advice, faces ------------------------------------------------------------------------------------------


def fingers(later: tuple[int, ...] = (), unsure: tuple[int, ...] = (), against: tuple[int, ...] = ()) -> Fingers:
    return Fingers(later, unsure, against)


def test_turn_13_up_to_three_cards_are_tagged_in_the_order_of_choice() -> None:
    table, around = guessing(), Around()
    assert around.finger(table, "cat", (7, 3, 9), (3,), (1, 2))
    assert (around.tags, around.fingers) == ({"cat": 7}, {"cat": fingers((3, 9), (3,), (1, 2))})
    told = around.told()
    assert (told.tags, told.fingers) == (
        {"cat": 7},
        {"cat": out.FingersSeen(later=[3, 9], unsure=[3], against=[1, 2])},
    )
    assert not around.finger(table, "cat", (7, 3, 9), (3,), (1, 2)), "nothing has changed"
    assert around.finger(table, "cat", (), (), (1,))
    assert (around.tags, around.fingers) == ({}, {"cat": fingers(against=(1,))})
    assert around.finger(table, "cat", (), (), ())
    assert around == replace(Around(), _pointing={"cat"})


def test_turn_13_what_does_not_lie_there_or_stands_twice_is_left_out() -> None:
    table, around = guessing(), Around()
    own = place(table, Identity.RED)
    free = [card for card in range(25) if card != own]
    table = after(around, table, "cat", Play(Guess(own, seen=0)))
    wanted = (own, free[0], free[0], free[1], 77, free[2], free[3])
    assert around.finger(table, "cat", wanted, (free[1], own, 8), (free[0], free[4], free[4], own))
    assert around.tags == {"cat": free[0]}
    assert around.fingers["cat"] == fingers((free[1], free[2]), (free[1],), (free[4],))


def test_turn_13_a_tag_of_an_older_client_is_the_only_one() -> None:
    table, around = guessing(), Around()
    around.finger(table, "cat", (7, 3), (7,), (1,))
    assert around.tag(table, "cat", 3)
    assert (around.tags, around.fingers) == ({"cat": 3}, {})
    around.finger(table, "cat", (7, 3), (), ())
    assert around.tag(table, "cat", None)
    assert (around.tags, around.fingers) == ({}, {})


def test_turn_13_later_choices_move_up_when_a_card_is_covered() -> None:
    table, around = guessing(Mode.TEAMS, RED_OPERATIVE), Around()
    own = place(table, Identity.RED)
    a, b = [card for card in range(25) if card != own][:2]
    around.finger(table, "cat", (own, a, b), (own, b), ())
    around.finger(table, "eve", (a,), (), (own, b))
    after(around, table, "cat", Play(Guess(own, seen=0)))
    assert around.tags == {"cat": a, "eve": a}
    assert around.fingers == {"cat": fingers((b,), (b,)), "eve": fingers(against=(b,))}


def test_turn_13_all_fingers_go_when_the_turn_ends_and_when_their_owner_gets_up() -> None:
    table, around = guessing(Mode.TEAMS, RED_OPERATIVE), Around()
    blue, bystander = place(table, Identity.BLUE), place(table, Identity.BYSTANDER)
    for person in ("cat", "eve"):
        around.finger(table, person, (blue, bystander), (blue,), ())
    table = after(around, table, "eve", Stand())
    assert around.fingers.keys() == around.tags.keys() == {"cat"}
    after(around, table, "cat", Play(Guess(bystander, seen=0)))
    assert (around.tags, around.fingers) == ({}, {})


def covered() -> tuple[Table, Around]:
    """Red has found a card of its own and goes on; eve watches, with a name."""
    table, around = joined(guessing(), "eve"), Around()
    return after(around, table, "cat", Play(Guess(place(table, Identity.RED), seen=0))), around


def test_table_11_a_face_is_one_a_person_changeable_and_gone_with_the_next_cover() -> None:
    table, around = covered()
    for person, face in (("cat", "bravo"), ("dan", "ouch"), ("eve", "hm"), ("cat", "phew")):
        assert around.react(table, person, face, 1)  # type: ignore[arg-type]
    assert not around.react(table, "cat", "phew", 1)
    assert around.told().faces == {"cat": "phew", "dan": "ouch", "eve": "hm"}
    assert around.react(table, "dan", None, 1)
    for seen in (0, 2):
        assert not around.react(table, "dan", "bold", seen), "a face at another cover"
    after(around, table, "cat", Play(Guess(place(table, Identity.RED), seen=1)))
    assert around.faces == {}


def test_table_11_a_face_outlives_the_turn_and_is_closed_by_the_next_clue() -> None:
    table, around = covered()
    table = after(around, table, "cat", Play(Stop(seen=1)))
    assert around.react(table, "dan", "bravo", 1)
    table = after(around, table, "bob", Play(GiveClue("terra", 1)))
    assert around.faces == {"dan": "bravo"}, "it lies there still"
    for person in ("cat", "dan", "eve"):
        assert not around.react(table, person, "hm", 1), "but nobody makes one at an open clue"
    after(around, table, "ann", CallOff())
    assert around.faces == {}


def test_table_11_at_the_cover_that_ended_the_game_everybody_makes_a_face() -> None:
    table, around = covered()
    assert around.react(table, "cat", "bravo", 1)
    assert not around.react(table, "ann", "ouch", 1), "the key's holders not before the end"
    table = after(around, table, "cat", Play(Guess(place(table, Identity.ASSASSIN), seen=1)))
    assert around.faces == {}
    for person in ("ann", "bob", "cat", "dan", "eve"):
        assert around.react(table, person, "ouch", 2)
        assert not around.react(table, person, "hm", 1), "that was another cover"
    assert not around.react(table, "nobody", "hm", 2)
    assert around.faces.keys() == {"ann", "bob", "cat", "dan", "eve"}
    after(around, table, "ann", Stand())
    assert "ann" in around.faces, "getting up takes no face away"
    after(around, table, "ann", deal_for(table))
    assert around.faces == {}


def test_table_11_nobody_makes_a_face_at_a_game_that_was_called_off() -> None:
    table, around = covered()
    table = after(around, table, "ann", CallOff())
    for person in ("ann", "cat"):
        assert not around.react(table, person, "hm", 1)


def test_table_11_before_the_first_cover_nobody_makes_a_face() -> None:
    table, around = guessing(), Around()
    assert not around.react(table, "cat", "bravo", 0)
    assert not around.react(table, "cat", "bravo", 1)


KEY_HOLDERS = ("rs", "bs", "got up", "watcher")
"""Both spymasters, one who got up and is a spectator with a name now, and somebody who is nobody at the table."""
POINTING: tuple[asked.Pointing, ...] = (
    asked.Tag(card=5),
    asked.Fingers(choices=(5, 6), unsure=(5,), against=(7,)),
    asked.Fingers(against=(7,)),
    asked.Reach(card=5),
    asked.React(face="bravo", seen=1),
)


def test_table_11_every_message_in_passing_is_tried() -> None:
    assert {type(message) for message in POINTING} == set(get_args(asked.Pointing))


@pytest.mark.parametrize("message", POINTING, ids=lambda message: type(message).__name__)
@pytest.mark.parametrize("who", KEY_HOLDERS)
def test_table_11_nobody_who_knows_the_key_points_or_makes_a_face(who: str, message: asked.Pointing) -> None:
    """Not a byte of it reaches anybody; the same from an operative does."""

    async def script() -> None:
        evening = Evening(0)
        await evening.begin()
        await evening.ask("rs", asked.GiveClue(id="1", word="mare", number=2))
        await evening.ask("ro", asked.Guess(id="2", card=0, seen=0))
        name = "bs" if who == "got up" else who
        if who == "got up":
            await evening.ask("bs", asked.Stand(id="3"))
        await evening.settle()
        for frames in evening.frames.values():
            frames.clear()
        evening.room.crowd.point(evening.connections[name].person, message)
        await evening.settle()
        assert not any(evening.frames.values())
        evening.room.crowd.point(evening.connections["ro"].person, message)
        await evening.settle()
        assert all(evening.frames.values())
        evening.room.close()

    asyncio.run(script())


def test_a_full_table_that_points_with_all_fingers_fits_a_hint() -> None:
    people = [f"person-{number:02}"[:8] + str(number % 10) for number in range(MOST_SEATED)]
    many = fingers((23, 24), (22, 23, 24), (19, 20, 21))
    told = Present(
        "t" * 22, 50_000, dict.fromkeys(people, 2), 99, dict.fromkeys(people, 22), dict.fromkeys(people, 22),
        ("n" * 16,) * 4, [], dict.fromkeys(people, many), dict.fromkeys(people, "bravo"),
    )  # fmt: skip
    assert len(ENCODER.encode(told)) + 64 <= LARGEST
