"""Presence of several nodes put together: added up, late and doubled ones left out, tags that are over left out."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from tests.server.test_presence import after, guessing, place
from tests.tables import joined

from cryptonym.engine import RED_OPERATIVE, Guess, Identity, Mode
from cryptonym.engine.events import TurnEnded
from cryptonym.protocol.outgoing import Line, Talked
from cryptonym.server.nodes.hints import ENCODER, Fingers, Present
from cryptonym.server.tables.presence import OFF, Around
from cryptonym.server.tables.talk import TableTalk
from cryptonym.table import Play, Table


def here(number: int = 1, **told: object) -> Present:
    return Present("t", number, **told)  # type: ignore[arg-type]


def operative(table: Table) -> str:
    """Somebody who may touch."""
    game = table.game
    assert game is not None
    return next(person.id for person in table.people if person.seat == game.guesser)


def test_people_and_spectators_of_all_nodes_are_added_up() -> None:
    table, around = guessing(), Around()
    around.arrive("ann")
    around.arrive(None)
    assert around.hear("a", 1, 0, here(here={"ann": 1, "bob": 2}, watching=3), table)
    assert around.hear("b", 1, 0, here(here={"cat": 1}), table)
    assert (dict(around.here), around.watching) == ({"ann": 2, "bob": 2, "cat": 1}, 4)
    assert around.hear("a", 2, 0, here(here={"bob": 1}), table)
    assert (dict(around.here), around.watching) == ({"ann": 1, "bob": 1, "cat": 1}, 1)
    around.depart("ann")
    assert "ann" not in around.here
    assert around.present("t", 1, ()).here == {}
    assert around.is_attended_elsewhere


def test_whose_program_is_silent_is_known_on_all_nodes_until_it_moves_again() -> None:
    table, around = guessing(), Around()
    assert around.hear("a", 1, 0, here(stood_in=["bot"]), table)
    assert around.told().stood_in == ["bot"]
    assert around.note_stand_in("other", stands_in=True)
    assert not around.note_stand_in("other", stands_in=True)
    assert around.told().stood_in == ["bot", "other"]
    assert around.present("t", 1, ()).stood_in == ["other"]
    assert around.hear("a", 2, 0, here(), table)
    assert around.told().stood_in == ["other"]
    assert around.hear("b", 1, 0, here(stood_in=["bot"]), table)
    assert around.forget(frozenset({"a"}), 0, table), "a node that is dead says nothing any more"
    assert around.told().stood_in == ["other"]


def test_what_is_late_or_doubled_does_nothing() -> None:
    table, around = guessing(), Around()
    around.hear("a", 5, 0, here(here={"bob": 1}), table)
    assert not around.hear("a", 5, 0, here(here={"bob": 1}), table)
    assert not around.hear("a", 4, 0, here(here={"cat": 1}), table)
    assert dict(around.here) == {"bob": 1}


def test_nodes_that_are_dead_or_silent_have_nobody_there() -> None:
    table, around = guessing(), Around()
    around.hear("dead", 1, 100, here(here={"ann": 1}), table)
    around.hear("silent", 1, 10, here(here={"bob": 1}), table)
    around.hear("well", 1, 100, here(here={"cat": 1}, watching=2), table)
    assert around.forget(frozenset({"silent", "well"}), 50, table)
    assert (dict(around.here), around.watching) == ({"cat": 1}, 2)
    assert not around.forget(frozenset({"silent", "well"}), 50, table)


def test_a_tag_lies_where_its_owner_put_it_last_through_whichever_node() -> None:
    table = guessing()
    ann, one, other = operative(table), Around(), Around()
    one.tag(table, ann, 3)
    other.hear("one", 1, 0, one.present("t", 1, ()), table)
    assert other.tags == {ann: 3}
    assert other.present("t", 1, ()).tags == {}, "it was not put there through this node"
    other.tag(table, ann, None)
    one.hear("other", 1, 0, other.present("t", 1, ()), table)
    assert one.tags == {}
    other.hear("one", 2, 0, one.present("t", 1, ()), table)
    assert other.tags == {}
    assert other.present("t", 1, ()).tags == {ann: OFF}


def test_tags_from_before_the_turn_ended_are_over() -> None:
    """A late notification puts no tag back; and one that lies on the same card in the next turn is a new one."""
    table = guessing(Mode.TEAMS, RED_OPERATIVE)
    ann, around = operative(table), Around()
    game = table.game
    assert game is not None
    around.hear("a", 1, 0, here(7, tags={ann: 3}), table)
    assert around.tags == {ann: 3}
    around.after(TurnEnded(game.turn, "TURN-5"), table, 8)
    assert around.tags == {}
    around.hear("a", 2, 0, here(7, tags={ann: 4}), table)
    assert around.tags == {}
    around.hear("a", 3, 0, here(8, tags={ann: 4}), table)
    assert around.tags == {ann: 4}, "the same card as before the turn ended, and told after it"


def test_nobody_points_through_another_node_who_may_not_touch() -> None:
    table, around = guessing(), Around()
    game = table.game
    assert game is not None
    spymaster = next(person.id for person in table.people if person.seat == game.clue_giver)
    far = len(game.cards)
    around.hear("a", 1, 0, here(tags={spymaster: 3, operative(table): far, "nobody": 1}), table)
    assert around.tags == {}
    assert replace(around, tags={}) == around


def test_a_line_from_before_all_that_is_remembered_is_not_said_again() -> None:
    """Two nodes may remember other hundred lines: what one of them retells is old to the other."""

    def line(number: int) -> Line:
        return Line(person="p", name="Ann", line=f"line {number}", at=number)

    talk = TableTalk(on=True)
    for number in range(600):
        assert talk.hear(f"n{number}", line(number)) is not None
    assert talk.hear("n1", line(1)) is None
    assert talk.has_all(["n1"]), "else it would be asked for again and again"
    assert talk.hear("n601", line(601)) is not None
    assert talk.hear("n601", line(601)) is None
    told = talk.so_far()
    assert told is not None
    assert [one.at for one in told.lines] == [*range(501, 600), 601]


def test_a_line_that_was_lost_between_two_others_is_asked_for() -> None:
    """The newest line was heard, so nobody asked for the one before it, and who sat at the other node never saw it."""
    near, far, table = TableTalk(on=True), TableTalk(on=True), guessing()
    for number in range(3):
        said = near.say(table, operative(table), f"line {number}", number, f"a/{number}")
        assert isinstance(said, Talked)
        if number != 1:
            far.hear(near.newest[-1], said.lines[0])
    assert not far.has_all(near.newest)
    for name, line in near.named():
        far.hear(name, line)
    assert far.has_all(near.newest)


def test_fingers_and_faces_travel_and_come_back_as_their_owner_left_them_last() -> None:
    table, one, other = joined(guessing(), "eve"), Around(), Around()
    own = place(table, Identity.RED)
    free = [card for card in range(25) if card != own]
    for around in (one, other):
        after(around, table, "cat", Play(Guess(own, seen=0)))
    table = after(Around(), table, "cat", Play(Guess(own, seen=0)))
    one.finger(table, "cat", free[:3], (free[1],), (free[5],))
    one.react(table, "eve", "bravo", 1)
    other.hear("one", 1, 0, one.present("t", 1, ()), table)
    assert (other.tags, other.fingers, other.faces) == (one.tags, one.fingers, one.faces)
    other.finger(table, "cat", (), (), (free[7],))
    other.react(table, "eve", None, 1)
    one.hear("other", 1, 0, other.present("t", 1, ()), table)
    assert (one.tags, one.fingers, one.faces) == ({}, other.fingers, {})
    other.hear("one", 2, 0, one.present("t", 1, ()), table)
    assert one.present("t", 1, ()).faces == {}, "it was taken back through the other"
    assert (other.fingers["cat"].against, other.faces) == ((free[7],), {})


def test_faces_from_before_a_cover_and_of_those_who_know_the_key_are_nothing() -> None:
    table, around = guessing(), Around()
    table = after(around, table, "cat", Play(Guess(place(table, Identity.RED), seen=0)))
    around._faceless = 9
    assert not around.hear("a", 1, 0, here(8, faces={"cat": "bravo"}), table)
    assert not around.hear(
        "a", 2, 0, here(9, faces={"ann": "bravo", "bob": "hm", "nobody": "hm", "dan": "grin"}), table
    )
    assert around.hear("a", 3, 0, here(9, faces={"dan": "hm"}), table)
    assert around.faces == {"dan": "hm"}


def test_a_node_of_the_last_release_reads_what_we_tell_and_we_read_it() -> None:
    class Older(msgspec.Struct, frozen=True, array_like=True, tag="p"):
        table: str
        number: int
        here: dict[str, int] = {}
        watching: int = 0
        tags: dict[str, int] = {}
        reaching: dict[str, int] = {}
        newest: tuple[str, ...] = ()
        stood_in: list[str] = []

    ours = here(tags={"cat": 3}, fingers={"cat": Fingers((4,))}, faces={"dan": "hm"})
    assert msgspec.json.decode(ENCODER.encode(ours), type=Older).tags == {"cat": 3}
    theirs = msgspec.json.decode(ENCODER.encode(Older("t", 1, tags={"cat": 3})), type=Present)
    assert (theirs.tags, theirs.fingers, theirs.faces) == ({"cat": 3}, {}, {})
