"""The stored form: every event there and back, every kind of damage refused by its line, old versions still read."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.events import GAME_EVENTS, PEOPLE_EVENTS, QUIET_EVENTS
from tests.grids import BLUE, RED
from tests.playthroughs.games import SCRIPTS, Script, played

from cryptonym.engine import (
    CardCovered,
    ChallengeDecided,
    ClockPaused,
    ClockStarted,
    ClueGiven,
    CoverDeclined,
    Event,
    GameDealt,
    GameEnded,
    LastStandBegan,
    Rules,
    TurnEnded,
)
from cryptonym.engine.log import GAME, HEADER, Codec, CorruptLog, UnknownEvent, read, type_name, write
from cryptonym.engine.model import Ending
from cryptonym.engine.quiet import QuietEvent
from cryptonym.engine.replay import replay
from cryptonym.table import (
    PersonLeft,
)
from cryptonym.table.events import PeopleEvent
from cryptonym.table.log import QUIET, TABLE

LOGS = Path(__file__).parents[1] / "logs"


def through_json(codec: Codec, event: object) -> object:
    return codec.decode(json.loads(json.dumps(codec.encode(event))))


@pytest.mark.parametrize("event", GAME_EVENTS, ids=lambda event: type(event).__name__)
def test_a_games_event_comes_back_as_it_was(event: Event) -> None:
    assert through_json(GAME, event) == event
    assert through_json(TABLE, event) == event


@pytest.mark.parametrize("event", PEOPLE_EVENTS, ids=lambda event: type(event).__name__)
def test_a_tables_event_comes_back_as_it_was(event: PeopleEvent) -> None:
    assert through_json(TABLE, event) == event


@pytest.mark.parametrize("event", QUIET_EVENTS, ids=lambda event: type(event).__name__)
def test_a_quiet_event_comes_back_as_it_was(event: QuietEvent) -> None:
    assert through_json(QUIET, event) == event


def test_every_type_of_event_was_tried() -> None:
    assert {type(event) for event in GAME_EVENTS} == set(get_args(Event))
    assert {type(event) for event in PEOPLE_EVENTS} == set(get_args(PeopleEvent))
    assert {type(event) for event in QUIET_EVENTS} == set(get_args(QuietEvent))


def test_what_has_its_default_is_written_too() -> None:
    """A default may change one day; what an old log means may not."""
    stored = GAME.encode(GAME_EVENTS[0])
    assert set(stored["rules"]) == {field.name for field in fields(Rules)}
    assert set(GAME.encode(ClueGiven(RED, "mare", 2))) == {"type", "v", "team", "word", "number", "verdict", "let_pass"}


def test_every_event_has_a_name_of_its_own_and_a_version() -> None:
    assert type_name(ClueGiven) == "clue_given"
    assert GAME.encode(TurnEnded(RED, "TURN-5")) == {"type": "turn_ended", "v": 1, "team": "red", "by": "TURN-5"}
    assert len(TABLE.classes) == len(get_args(Event)) + len(get_args(PeopleEvent))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_log_replays_to_the_same_game(script: Script) -> None:
    steps = played(script)
    replayed = list(replay(write([step.event for step in steps])))
    assert [(step.event, step.game) for step in replayed] == [(step.event, step.game) for step in steps]


def test_a_log_is_lines_of_json_with_a_header_and_numbers() -> None:
    lines = list(write(GAME_EVENTS[:1]))
    assert json.loads(lines[0]) == {"cryptonym": "game", "version": 1}
    assert json.loads(lines[1])["n"] == 1
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)
    assert "żółw" in "".join(write([ClueGiven(RED, "żółw", 2)])), "letters are written as letters"


def test_blank_lines_are_nothing_but_count() -> None:
    lines = list(write([step.event for step in played(SCRIPTS[0])]))
    assert [step.event for step in replay(["\n", *lines, "  \n"])] == [step.event for step in played(SCRIPTS[0])]
    with pytest.raises(CorruptLog) as caught:
        list(replay(["\n", "\n", lines[0], "\n", "not JSON\n"]))
    assert caught.value.line == 5


# --- damage ---------------------------------------------------------------------------------------------------------

WHOLE = [step.event for step in played(SCRIPTS[0])]
"""Deal, clue, three touches and the end of the turn, blue's clue …"""
DEAL, CLUE, FIRST = 1, 2, 3
"""The lines, counted from 0, of the deal, the clue and the first touch."""


def line(number: int, event: Event) -> str:
    return json.dumps({"n": number} | GAME.encode(event))


def edited(place: int, change: Callable[[dict[str, Any]], object]) -> list[str]:
    lines = list(write(WHOLE))
    stored = json.loads(lines[place])
    change(stored)
    lines[place] = json.dumps(stored)
    return lines


def instead(place: int, text: str) -> list[str]:
    lines = list(write(WHOLE))
    lines[place] = text
    return lines


def without(place: int) -> list[str]:
    lines = list(write(WHOLE))
    del lines[place]
    return lines


def put(**new: object) -> Callable[[dict[str, Any]], object]:
    return lambda stored: stored.update(new)


def in_rules(**new: object) -> Callable[[dict[str, Any]], object]:
    return lambda stored: stored["rules"].update(new)


def in_key(**new: object) -> Callable[[dict[str, Any]], object]:
    return lambda stored: stored["key"].update(new)


AFTER_THE_END = line(len(WHOLE) + 1, TurnEnded(RED, "TURN-9"))
SECOND_DEAL = line(2, WHOLE[0])
FIRST_TOUCH = WHOLE[2]
assert isinstance(FIRST_TOUCH, CardCovered)

DAMAGE: dict[str, tuple[int, list[str]]] = {
    "empty file": (1, []),
    "only blank lines": (1, ["\n", "  \n"]),
    "only a header": (1, list(write([]))),
    "no header": (1, without(0)),
    "another header": (1, instead(0, '{"cryptonym": "table", "version": 1}')),
    "header of a newer version": (1, instead(0, '{"cryptonym": "game", "version": 2}')),
    "header that is a list": (1, instead(0, "[]")),
    "header that is not JSON": (1, instead(0, "cryptonym")),
    "not JSON": (4, instead(FIRST, '{"n": 3,')),
    "not an object": (4, instead(FIRST, "[3]")),
    "null": (4, instead(FIRST, "null")),
    "a number too long to read": (4, instead(FIRST, '{"n": ' + "1" * 5000 + "}")),
    "nested too deep": (4, instead(FIRST, "[" * 100_000)),
    "a line is missing": (4, without(FIRST)),
    "a line stands twice": (5, [*list(write(WHOLE))[: FIRST + 1], *list(write(WHOLE))[FIRST:]]),
    "number missing": (4, edited(FIRST, lambda stored: stored.pop("n"))),
    "number of another type": (4, edited(FIRST, put(n="3"))),
    "type missing": (4, edited(FIRST, lambda stored: stored.pop("type"))),
    "unknown type": (4, edited(FIRST, put(type="card_eaten"))),
    "type of another type": (4, edited(FIRST, put(type=["card_covered"]))),
    "an event of the table": (4, edited(FIRST, put(type="person_left"))),
    "version missing": (4, edited(FIRST, lambda stored: stored.pop("v"))),
    "newer version": (4, edited(FIRST, put(v=2))),
    "version zero": (4, edited(FIRST, put(v=0))),
    "version below zero": (4, edited(FIRST, put(v=-1))),
    "version true": (4, edited(FIRST, put(v=True))),
    "version as text": (4, edited(FIRST, put(v="1"))),
    "unknown field": (4, edited(FIRST, put(colour="red"))),
    "unknown field deep inside": (2, edited(DEAL, in_rules(dice=6))),
    "field missing": (4, edited(FIRST, lambda stored: stored.pop("card"))),
    "text where a number belongs": (4, edited(FIRST, put(card="0"))),
    "true where a number belongs": (4, edited(FIRST, put(card=True))),
    "a fraction where a number belongs": (4, edited(FIRST, put(card=0.0))),
    "null where a number belongs": (4, edited(FIRST, put(card=None))),
    "number where text belongs": (3, edited(CLUE, put(word=7))),
    "no such identity": (4, edited(FIRST, put(identity="purple"))),
    "a list for an identity": (4, edited(FIRST, put(identity=[]))),
    "no such team": (3, edited(CLUE, put(team="green"))),
    "no such grid": (2, edited(DEAL, in_rules(grid="6x6"))),
    "a list for a grid": (2, edited(DEAL, in_rules(grid=[]))),
    "no such house rule": (2, edited(DEAL, in_rules(house=["anything_goes"]))),
    "text where a list belongs": (2, edited(DEAL, put(cards="ROSA"))),
    "rules that are a list": (2, edited(DEAL, put(rules=[]))),
    "too few cards": (2, edited(DEAL, lambda stored: stored["cards"].pop())),
    "one card twice": (2, edited(DEAL, lambda stored: stored["cards"].__setitem__(1, stored["cards"][0]))),
    "deal without a key": (2, edited(DEAL, put(key=None))),
    "key that does not fit": (2, edited(DEAL, lambda stored: stored["key"]["identities"].__setitem__(0, "blue"))),
    "key too short": (2, edited(DEAL, lambda stored: stored["key"]["identities"].pop())),
    "key of another team": (2, edited(DEAL, in_key(starting="blue"))),
    "another team starts": (2, edited(DEAL, put(starting="blue"))),
    "a picture off the table": (2, edited(DEAL, put(pictures=[25]))),
    "event before the deal": (2, [*list(write([])), line(1, ClueGiven(RED, "mare", 2))]),
    "second deal": (3, [*list(write(WHOLE))[:2], SECOND_DEAL]),
    "event after the end": (len(WHOLE) + 2, [*write(WHOLE), AFTER_THE_END]),
    "clue of the wrong team": (3, edited(CLUE, put(team="blue"))),
    "clue with a number that cannot be true": (3, edited(CLUE, put(number=10))),
    "clue with a number below zero": (3, edited(CLUE, put(number=-1))),
    "clue without a word": (3, edited(CLUE, put(word=" "))),
    "second clue in a turn": (4, [*list(write(WHOLE))[:3], line(3, ClueGiven(RED, "terra", 1))]),
    "touch before the clue": (3, [*list(write(WHOLE))[:2], line(2, FIRST_TOUCH)]),
    "no such card": (4, edited(FIRST, put(card=25))),
    "card below zero": (4, edited(FIRST, put(card=-1))),
    "covered twice": (5, [*list(write(WHOLE))[: FIRST + 1], line(4, FIRST_TOUCH)]),
    "the key says otherwise": (4, edited(FIRST, put(identity="bystander"))),
    "covered by no rule": (4, edited(FIRST, put(by="HOUSE-1"))),
    "covered without a penalty": (4, edited(FIRST, put(by="PEN-2"))),
    "turn of the wrong team ended": (4, [*list(write(WHOLE))[:3], line(3, TurnEnded(BLUE, "TURN-9"))]),
    "stopped before a guess": (4, [*list(write(WHOLE))[:3], line(3, TurnEnded(RED, "TURN-9"))]),
    "ended by a rule that ends nothing": (4, [*list(write(WHOLE))[:3], line(3, TurnEnded(RED, "SET-1"))]),
    "last stand out of nowhere": (4, [*list(write(WHOLE))[:3], line(3, LastStandBegan(RED))]),
    "decision without a challenge": (4, [*list(write(WHOLE))[:3], line(3, ChallengeDecided(True, "referee"))]),
    "cover declined without a penalty": (3, [*list(write(WHOLE))[:2], line(2, CoverDeclined(RED))]),
    "clock where none belongs": (3, [*list(write(WHOLE))[:2], line(2, ClockStarted(0, 60_000))]),
    "pause of a clock that is not there": (3, [*list(write(WHOLE))[:2], line(2, ClockPaused(0))]),
    "won out of nowhere": (3, [*list(write(WHOLE))[:2], line(2, GameEnded(RED, "END-1"))]),
    "the wrong winner": (len(WHOLE) + 1, edited(len(WHOLE), put(winner="red"))),
    "a score where there is none": (len(WHOLE) + 1, edited(len(WHOLE), put(score=3))),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_log_is_refused_with_its_line(damage: str) -> None:
    wrong, lines = DAMAGE[damage]
    with pytest.raises(CorruptLog) as caught:
        list(replay(lines))
    assert caught.value.line == wrong
    assert str(caught.value).startswith(f"line {wrong}: ")


def test_the_undamaged_log_is_not() -> None:
    assert len(list(replay(write(WHOLE)))) == len(WHOLE)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_no_line_can_be_left_out(script: Script) -> None:
    """Whatever line is missing, the numbers tell; renumbered, the rules do, but for what leaves no trace."""
    events = [step.event for step in played(script)]
    for place in range(len(events)):
        lines = list(write(events))
        del lines[place + 1]
        if place < len(events) - 1:
            with pytest.raises(CorruptLog):
                list(replay(lines))
        if isinstance(events[place], GameDealt | ClueGiven | TurnEnded | LastStandBegan):
            with pytest.raises(CorruptLog):
                list(replay(write([*events[:place], *events[place + 1 :]])))


def test_reading_stops_at_the_line_that_is_wrong() -> None:
    lines = instead(FIRST, "not JSON")
    events = read(lines)
    assert [number for number, _ in (next(events), next(events))] == [2, 3]
    with pytest.raises(CorruptLog, match="line 4"):
        next(events)
    assert next(read(write(WHOLE)))[1] == WHOLE[0]


# --- versions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WordSaid:
    """An event that has had three forms: first with `text`, then with `word`, now with `loud` as well."""

    word: str
    loud: bool


CODEC = Codec.of(
    WordSaid,
    versions={"word_said": 3},
    lifts={
        ("word_said", 1): lambda old: {"word": old["text"]},
        ("word_said", 2): lambda old: {**old, "loud": False},
    },
)


def test_an_old_event_is_lifted_step_by_step() -> None:
    assert CODEC.decode({"type": "word_said", "v": 1, "text": "mare"}) == WordSaid("mare", loud=False)
    assert CODEC.decode({"type": "word_said", "v": 2, "word": "mare"}) == WordSaid("mare", loud=False)
    assert CODEC.decode({"type": "word_said", "v": 3, "word": "mare", "loud": True}) == WordSaid("mare", loud=True)
    assert CODEC.encode(WordSaid("mare", loud=True)) == {"type": "word_said", "v": 3, "word": "mare", "loud": True}


@pytest.mark.parametrize("version", [0, 4, -1, None, "1", 1.0, True])
def test_a_version_that_this_program_does_not_know(version: object) -> None:
    with pytest.raises(UnknownEvent):
        CODEC.decode({"type": "word_said", "v": version, "word": "mare", "loud": True})


def test_what_is_not_stored_here_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError):
        GAME.encode(PersonLeft("ann"))


# --- logs of released versions --------------------------------------------------------------------------------------

ENDINGS = {
    "v1-words-5x5": Ending(BLUE, "END-1"),
    "v1-words-5x4": Ending(RED, "TURN-7"),
    "v1-coop": Ending(RED, "END-1", score=4),
    "v1-coop-assassin-ending": Ending(RED, "FINE-3", score=7),
    "v1-trio": Ending(BLUE, "TURN-7"),
    "v1-assassin-ending": Ending(BLUE, "FINE-3"),
    "v1-penalty": Ending(BLUE, "END-1"),
    "v1-strict-clock": Ending(None, "TABLE-5"),
}


def test_every_log_that_is_kept_is_replayed() -> None:
    assert {path.stem for path in LOGS.glob("*.jsonl")} == set(ENDINGS)
    assert json.loads((LOGS / "v1-trio.jsonl").read_text(encoding="utf-8").splitlines()[0]) == HEADER


@pytest.mark.parametrize("name", ENDINGS)
def test_a_log_of_a_released_version_still_replays(name: str) -> None:
    with (LOGS / f"{name}.jsonl").open(encoding="utf-8") as lines:
        *_, last = replay(lines)
    assert last.game.ending == ENDINGS[name]


def test_the_logs_that_are_kept_hold_every_type_of_event() -> None:
    kinds = set()
    for path in LOGS.glob("*.jsonl"):
        with path.open(encoding="utf-8") as lines:
            kinds |= {type(event) for _, event in read(lines)}
    assert kinds == set(get_args(Event))
