"""Every message in and out: it decodes, it encodes, what is unknown is refused, and the schema names it."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from tests.events import GAME_EVENTS, PEOPLE_EVENTS
from tests.grids import BLUE
from tests.tables import dealt, seated

from cryptonym import engine, table
from cryptonym.engine import (
    BLUE_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    Event,
    Finding,
    HouseRule,
    Mode,
    RefereeMode,
    Rules,
    Verdict,
    Violation,
)
from cryptonym.engine.quiet import AnswerQuietly, AskQuietly
from cryptonym.protocol import PROTOCOL, Incoming, Outgoing, incoming, inward, outgoing, outward
from cryptonym.protocol.schema import protocol_schema
from cryptonym.table import Settings
from cryptonym.table.events import PeopleEvent
from cryptonym.table.model import Kind

TABLE_ID = "A" * 22
TOKEN = "t" * 22

INCOMING: tuple[Any, ...] = (
    incoming.Hello(protocol=1, table=TABLE_ID, token=TOKEN),
    incoming.Hello(protocol=1, table=TABLE_ID, token=TOKEN, since=7),
    incoming.Join(id="1", name="Ann"),
    incoming.Rename(id="1", name="Anna"),
    incoming.Sit(id="1", seat="red-spymaster"),
    incoming.Stand(id="1"),
    incoming.Leave(id="1"),
    incoming.Kick(id="1", person="bob"),
    incoming.HandOver(id="1", person="bob"),
    incoming.Assign(id="1", person="bob", seat="both-operative"),
    incoming.Assign(id="1", person="bob", seat=None),
    incoming.ShuffleTeams(id="1"),
    incoming.ChangeSettings(id="1", settings=incoming.SettingsWanted()),
    incoming.LockDoor(id="1", locked=True),
    incoming.Deal(id="1", flip=True, rotate=True),
    incoming.PassOn(id="1", passing="sides"),
    incoming.VoteClue(id="1", turn=3),
    incoming.VoteClue(id="1"),
    incoming.CallOff(id="1"),
    incoming.Pause(id="1", paused=True),
    incoming.RequestSeat(id="1", seat="red-operative"),
    incoming.RequestSeat(id="1", seat=None),
    incoming.AnswerRequest(id="1", person="bob", granted=True),
    incoming.NameCaller(id="1", person="bob"),
    incoming.Mute(id="1", person="bob", muted=True),
    incoming.SwitchTalk(id="1", on=False),
    incoming.KeepCode(id="1", kept=True),
    incoming.DelayWatchers(id="1", seconds=30),
    incoming.Reopen(id="1"),
    incoming.SetPassword(id="1", password="sesame"),
    incoming.SetPassword(id="1", password=None),
    incoming.RenewCode(id="1"),
    incoming.SeatBot(id="1", seat="red-operative", level="sharp"),
    incoming.HurryBots(id="1"),
    incoming.MoveSeat(id="1"),
    incoming.Talk(id="1", line="ciao"),
    incoming.GiveClue(id="1", word="mare", number=2),
    incoming.GiveClue(id="1", word="mare", number="unlimited"),
    incoming.Guess(id="1", card=3, seen=0),
    incoming.Stop(id="1", seen=1),
    incoming.Challenge(id="1", seen=0),
    incoming.RuleOnChallenge(id="1", upheld=True, seen=0),
    incoming.CoverWord(id="1", card=3, seen=0),
    incoming.DeclineCover(id="1", seen=0),
    incoming.TurnHourglass(id="1"),
    incoming.AskQuietly(id="1", word="tic tac"),
    incoming.AnswerQuietly(id="1", word="tic tac", lets_pass=False),
    incoming.Tag(card=3),
    incoming.Tag(),
    incoming.Fingers(choices=(3, 4, 5), unsure=(4,), against=(0,)),
    incoming.Fingers(),
    incoming.React(face="ouch", seen=3),
    incoming.React(),
    incoming.Reach(card=24),
    incoming.Draft(word="mare", number=2),
)

VIEW = outward.table_seen(dealt(seated()), RED_SPYMASTER)
BROKEN = outgoing.Broken(rule="TURN-11", message="violation-card-covered", args={"card": "ŁÓDŹ"})

OUTGOING: tuple[Any, ...] = (
    outgoing.Welcome(protocol=1, build="dev", table=TABLE_ID, now=0, code="ABCD"),
    outgoing.You(person="ann", seat="red-spymaster", host=True),
    outgoing.You(),
    outgoing.Snapshot(n=1, view=VIEW, actions=["clue", "hourglass"]),
    outgoing.Happened(n=2, at=0, event=outgoing.SettingsChanged(), patch={"locked": True}, actions=[], who="ann"),
    outgoing.Ack(id="1", n=3),
    outgoing.Refused(id="1", broken=BROKEN),
    outgoing.Presence(here=["ann"], watching=3, tags={"ann": 4}, reaching={"bob": 5}),
    outgoing.Presence(fingers={"ann": outgoing.FingersSeen(later=[1], unsure=[1], against=[2])}, faces={"bob": "phew"}),
    outgoing.Code(code="TGM4KX"),
    outgoing.Code(),
    outgoing.MoveCode(code="A" * 22, until=0),
    outgoing.Talked(lines=[outgoing.Line(person="ann", name="Ann", line="ciao", at=0)]),
    outgoing.Announced(line="Back at nine", until=1),
    outgoing.QuietQuestion(team="red", word="tic tac"),
    outgoing.QuietAnswer(team="red", word="tic tac", lets_pass=True),
    outgoing.QuietLapse(team="red", word="tic tac"),
    outgoing.DraftVerdict(word="mare", number="unlimited", finding="illegal", reasons=[BROKEN]),
    outgoing.BotNotes(
        notes=[
            outgoing.BotNote(turn=1, person="bob", name="Tin", message="bot-meant", args={"word": "mare"}, cards=[3])
        ]
    ),
    outgoing.Trouble(code="bad-message", detail="x"),
)


def kind(message: object) -> str:
    return type(message).__name__


def through(message: object, union: Any) -> object:
    return msgspec.json.decode(msgspec.json.encode(message), type=union)


def test_every_message_was_tried() -> None:
    assert {type(message) for message in INCOMING} == set(get_args(Incoming))
    assert {type(message) for message in OUTGOING} == set(get_args(Outgoing))


@pytest.mark.parametrize("message", INCOMING, ids=kind)
def test_what_comes_in_decodes(message: object) -> None:
    assert through(message, Incoming) == message


@pytest.mark.parametrize("message", OUTGOING, ids=kind)
def test_what_goes_out_encodes(message: object) -> None:
    assert through(message, Outgoing) == message


@pytest.mark.parametrize("message", INCOMING, ids=kind)
def test_unknown_fields_are_refused(message: object) -> None:
    plain = json.loads(msgspec.json.encode(message)) | {"verdict": "legal"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(plain), type=Incoming)


@pytest.mark.parametrize("message", INCOMING, ids=kind)
def test_unknown_types_are_refused(message: object) -> None:
    plain = json.loads(msgspec.json.encode(message)) | {"type": "peek_at_key"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(plain), type=Incoming)
    del plain["type"]
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(plain), type=Incoming)


@pytest.mark.parametrize("message", [message for message in INCOMING if hasattr(message, "id")], ids=kind)
def test_every_command_has_an_id(message: object) -> None:
    plain = json.loads(msgspec.json.encode(message))
    for wrong in ({"id": ""}, {"id": "x" * 65}, {"id": 7}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(json.dumps(plain | wrong), type=Incoming)
    del plain["id"]
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(plain), type=Incoming)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"give_clue","id":"1","word":"mare","number":"banana"}',
        '{"type":"give_clue","id":"1","word":"mare","number":2.5}',
        '{"type":"give_clue","id":"1","word":"mare","number":null}',
        '{"type":"give_clue","id":"1","word":"mare"}',
        '{"type":"give_clue","id":"1","word":7,"number":2}',
        '{"type":"give_clue","id":"1","word":"mare","number":2,"let_pass":true}',
        '{"type":"give_clue","id":"1","word":"mare","number":2,"at":0}',
        '{"type":"guess","id":"1","card":"3","seen":0}',
        '{"type":"guess","id":"1","card":3}',
        '{"type":"guess","id":"1","card":true,"seen":0}',
        '{"type":"guess","id":"1","card":3,"seen":-1}',
        '{"type":"guess","id":"1","card":1000000000000,"seen":0}',
        '{"type":"sit","id":"1","seat":"watcher"}',
        '{"type":"sit","id":"1","seat":"red-assassin"}',
        '{"type":"hello","protocol":1,"table":"short","token":"tttttttttttttttttttttt"}',
        '{"type":"hello","protocol":1,"table":"AAAAAAAAAAAAAAAAAAAAAA","token":"short"}',
        '{"type":"change_settings","id":"1","settings":{"language":"de"}}',
        '{"type":"change_settings","id":"1","settings":{"rules":{"clue_seconds":1}}}',
        '{"type":"change_settings","id":"1","settings":{"rules":{"house":["anything_goes"]}}}',
        "[]",
        "null",
        '"guess"',
        "{",
        "",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):  # of which ValidationError is one
        msgspec.json.decode(text, type=Incoming)


# --- inward ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message", [message for message in INCOMING if isinstance(message, incoming.PlayMessage)], ids=kind
)
def test_every_move_becomes_the_command_of_its_name(message: incoming.PlayMessage) -> None:
    command = inward.play(message, at=7)
    assert kind(command) == kind(message)
    assert command.at == 7
    for name in ("card", "seen", "upheld", "word"):
        assert getattr(command, name, None) == getattr(message, name, None)


def test_every_message_has_its_line_in_the_tables_of_commands() -> None:
    assert inward._MOVES.keys() | {incoming.GiveClue} == set(get_args(incoming.PlayMessage))
    assert inward._WISHES.keys() == set(get_args(inward.PlainMessage))


def test_verdict_and_consent_are_the_servers() -> None:
    verdict = Verdict(Finding.DOUBTFUL, "CLUE-4")
    clue = incoming.GiveClue(id="1", word="mare", number="unlimited")
    assert inward.play(clue, 7, verdict, let_pass=True) == engine.GiveClue("mare", None, verdict, True, 7)
    assert inward.play(clue, 7) == engine.GiveClue("mare", None, None, False, 7)


def test_quiet_words() -> None:
    assert inward.quiet(incoming.AskQuietly(id="1", word="x")) == AskQuietly("x")
    assert inward.quiet(incoming.AnswerQuietly(id="1", word="x", lets_pass=True)) == AnswerQuietly("x", True)


@pytest.mark.parametrize(
    "message", [message for message in INCOMING if isinstance(message, inward.PlainMessage)], ids=kind
)
def test_every_wish_at_the_table_becomes_the_command_of_its_name(message: inward.PlainMessage) -> None:
    assert kind(inward.people(message, at=7)) == kind(message)


def test_what_needs_chance_or_a_new_identity_is_the_servers() -> None:
    rest = set(get_args(incoming.PeopleMessage)) - set(get_args(inward.PlainMessage))
    assert rest == {incoming.Join, incoming.ShuffleTeams, incoming.Deal}


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_every_seat_has_a_name_and_comes_back_from_it(seat: engine.Seat) -> None:
    if seat == WATCHER:
        assert outward.audience(seat) == "watcher"
    else:
        assert inward.seat(outward.seat_name(seat)) == seat
    assert outward.audience(seat) in get_args(outgoing.AudienceName)


SETTINGS = Settings(
    Rules(
        engine.GRID_5X4,
        Mode.COOP,
        assassin_ending=True,
        referee=RefereeMode.SILENT,
        house=frozenset(HouseRule),
        own_limits="No film titles",
        hourglass_seconds=30,
        clue_seconds=60,
        guess_seconds=90,
    ),
    "pl",
    Kind.MIXED,
    7,
    BLUE,
)


@pytest.mark.parametrize("settings", [Settings(), SETTINGS], ids=["plain", "everything"])
def test_settings_go_out_and_come_back(settings: Settings) -> None:
    sent = msgspec.json.encode(outward.settings_seen(settings))
    assert inward.settings(msgspec.json.decode(sent, type=incoming.SettingsWanted)) == settings


def test_defaults_are_the_same_on_both_sides() -> None:
    assert inward.settings(incoming.SettingsWanted()) == Settings()


def test_every_house_rule_can_be_wished_for() -> None:
    sent = json.dumps({"rules": {"house": sorted(HouseRule)}})
    assert inward.settings(msgspec.json.decode(sent, type=incoming.SettingsWanted)).rules.house == set(HouseRule)


# --- outward --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", [*GAME_EVENTS, *PEOPLE_EVENTS], ids=kind)
def test_every_event_can_be_told(event: Event | PeopleEvent) -> None:
    said = outward.told(event, seated())
    assert kind(said) == kind(event)
    assert msgspec.json.decode(msgspec.json.encode(said), type=outgoing.Told) == said


def test_who_left_is_told_by_name() -> None:
    assert outward.told(table.PersonLeft("bob"), seated()) == outgoing.PersonLeft(person="bob", name="Bob")
    assert outward.told(table.PersonLeft("zoe"), seated()) == outgoing.PersonLeft(person="zoe", name="")


def test_a_violation_goes_out_whole() -> None:
    violation = Violation("TURN-11", "violation-card-covered", {"card": "ŁÓDŹ"})
    assert outward.broken(violation) == BROKEN


def nulls(value: Any, path: str = "") -> list[str]:
    if value is None:
        return [path]
    if isinstance(value, dict):
        return [found for name, inner in value.items() for found in nulls(inner, f"{path}.{name}")]
    if isinstance(value, list):
        return [found for inner in value for found in nulls(inner, f"{path}[]")]
    return []


@pytest.mark.parametrize("seat", SEATS, ids=str)
@pytest.mark.parametrize("settings", [Settings(), SETTINGS, Settings(Rules(mode=Mode.TRIO))])
def test_no_view_holds_a_null(seat: engine.Seat, settings: Settings) -> None:
    """In a patch a null takes a field away, so a view can have none."""
    before = seated(settings)
    for state in (table.Table("t", settings), before, dealt(before)):
        assert nulls(json.loads(msgspec.json.encode(outward.table_seen(state, seat)))) == []


def test_a_view_says_what_is_missing_and_the_highest_number() -> None:
    empty = outward.table_seen(table.Table("t"), WATCHER)
    assert empty.missing is not None
    assert empty.missing.rule == "SET-2"
    playing = outward.table_seen(dealt(seated()), BLUE_OPERATIVE)
    assert playing.missing is None
    assert playing.game is not None
    assert playing.game.highest == 9
    assert playing.game.key is None
    assert len(playing.game.cards) == 25
    assert VIEW.game is not None
    assert VIEW.game.key is not None
    fine = outward.table_seen(dealt(seated(Settings(Rules(assassin_ending=True)))), WATCHER).game
    assert fine is not None
    assert fine.highest == 10


# --- schema ---------------------------------------------------------------------------------------------------------


def test_the_schema_names_every_message() -> None:
    schema = protocol_schema()
    assert schema["version"] == PROTOCOL
    text = json.dumps(schema)
    for message in (*get_args(Incoming), *get_args(Outgoing), *get_args(outgoing.Told)):
        tag = message.__struct_config__.tag
        assert f'"const": "{tag}"' in text or f'"enum": ["{tag}"]' in text, tag
    for name in ("incoming", "outgoing", "opening", "view"):
        assert name in schema


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    schema = protocol_schema()

    def references(value: Any) -> list[str]:
        if isinstance(value, dict):
            own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
            return own + [found for inner in value.values() for found in references(inner)]
        return [found for inner in value for found in references(inner)] if isinstance(value, list) else []

    found = references(schema)
    assert found
    assert {reference.removeprefix("#/$defs/") for reference in found} <= set(schema["$defs"])


def test_no_two_messages_share_a_name() -> None:
    for union in (Incoming, Outgoing, outgoing.Told):
        tags = [message.__struct_config__.tag for message in get_args(union)]
        assert len(set(tags)) == len(tags)
