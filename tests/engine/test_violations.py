"""Every way to break a rule: the message is there in five languages, the rule is on the rules page, and some command really gets it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.grids import BLUE, COOP, FRESH, HALF_PLAYED, RED, from_grid, played
from tests.players import ACTIONS, candidates, nonsense
from tests.tables import deal_for, dealt, done, joined, opened, seated

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    Challenge,
    Clue,
    Command,
    CoverWord,
    DeclineCover,
    Finding,
    Game,
    GiveClue,
    Guess,
    Mode,
    RefereeMode,
    RuleOnChallenge,
    Rules,
    Seat,
    Stop,
    TurnHourglass,
    Verdict,
    Violation,
    call_off,
    decide,
    end_time,
    pause_clock,
    resume_clock,
    violations,
)
from cryptonym.engine.model import Clock
from cryptonym.engine.quiet import AnswerQuietly, AskQuietly, Quiet, QuietlyAsked, decide_quietly, evolve_quietly
from cryptonym.messages import LANGUAGES, Messages
from cryptonym.table import (
    AnswerRequest,
    Assign,
    BringPictures,
    CallOff,
    ChangeSettings,
    DeckChoice,
    HandOver,
    Join,
    Kick,
    LockDoor,
    OwnPicture,
    Pause,
    PersonMuted,
    Play,
    Rename,
    Settings,
    Sit,
    Stand,
    Table,
    TableClosed,
    TableCommand,
    TalkSwitched,
    VoteClue,
    open_table,
    refused_line,
    time_out,
)
from cryptonym.table import decide as decide_at_table
from cryptonym.table import evolve as evolve_table
from cryptonym.table import violations as table_violations

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "en.md"
RULES_ON_PAGE = set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE))

Constructor = Callable[..., Violation]
PLAUSIBLE: dict[str, object] = {
    "most": 9,
    "rule": "CLUE-4",
    "codename": "ŁÓDŹ",
    "card": "ŁÓDŹ",
    "seat": RED_OPERATIVE,
    "name": "Żaneta",
    "team": "red",
    "what": "clue_seconds",
    "have": 12,
    "need": 25,
}


def constructors() -> list[Constructor]:
    return [
        function
        for module in (violations, table_violations)
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and not name.startswith("_")
    ]


def examples(constructor: Constructor) -> Iterator[Violation]:
    """With plausible arguments, and with each value that an argument is told apart by in the messages."""
    names = list(inspect.signature(constructor).parameters)
    yield constructor(**{name: PLAUSIBLE[name] for name in names})
    if "codename" in names:
        yield constructor("CLUE-2", None)
    if "seat" in names:
        yield from (constructor(seat) for seat in SEATS)
    if "team" in names:
        yield from (constructor(team) for team in ("red", "blue", "both"))
    if "most" in names:
        yield from (constructor(most) for most in (0, 1, 2, 5, 22))
    if "what" in names:
        fields = ("language", "pictures", "hourglass_seconds", "clue_seconds", "guess_seconds", "own_limits")
        yield from (constructor(what) for what in fields)


def name_of(constructor: Constructor) -> str:
    return constructor.__name__


def test_there_are_constructors() -> None:
    assert len(constructors()) > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("constructor", constructors(), ids=name_of)
def test_its_message_formats(constructor: Constructor, language: str) -> None:
    for violation in examples(constructor):
        text = Messages(language).format(violation.message, violation.args)
        assert text.strip()
        assert "{" not in text
        for name, value in violation.args.items():
            if name in {"codename", "card", "name"}:
                assert str(value) in text


@pytest.mark.parametrize("constructor", constructors(), ids=name_of)
def test_its_rule_is_on_the_page(constructor: Constructor) -> None:
    for violation in examples(constructor):
        assert violation.rule in RULES_ON_PAGE


def test_no_two_constructors_share_a_message() -> None:
    messages = [next(examples(constructor)).message for constructor in constructors()]
    assert len(set(messages)) == len(messages)


def test_a_missing_message_or_argument_would_be_noticed() -> None:
    with pytest.raises(KeyError):
        Messages("it").format("violation-of-nothing")
    with pytest.raises(ValueError, match="card"):
        Messages("it").format("violation-card-covered", {})


# --- each is really returned by something ---------------------------------------------------------------------------

GUESSING = from_grid(HALF_PLAYED, clue=Clue("mare", 2))
COVERING = from_grid(FRESH, penalty_open=True)
ENEMYS_TURN = from_grid(FRESH, turn=BLUE, rules=COOP, enemy_covers=1)
RULING = from_grid(FRESH, clue=Clue("mare", 2), rules=COOP, challenged=True, awaits_ruling=True)
CLOCK = from_grid(FRESH, rules=Rules(clue_seconds=60), clock=Clock(ends=60_000))
PAUSED = from_grid(FRESH, rules=Rules(clue_seconds=60), clock=Clock(ends=None, left=5))
OVER = played(GUESSING, RED_OPERATIVE, Guess(24, seen=7))
REFUSES = from_grid(FRESH, rules=Rules(referee=RefereeMode.REFUSES))
ILLEGAL = Verdict(Finding.ILLEGAL, "CLUE-4", "W3")


def at_game(game: Game, seat: Seat, command: Command) -> Callable[[], object]:
    return lambda: decide(game, seat, command)


def quietly(game: Game, seat: Seat, command: AskQuietly | AnswerQuietly, *before: QuietlyAsked) -> Callable[[], object]:
    quiet = Quiet(1)
    for event in before:
        quiet = evolve_quietly(quiet, event)
    return lambda: decide_quietly(game, quiet, seat, command)


def at_table(table: Table, who: str | None, command: TableCommand) -> Callable[[], object]:
    return lambda: decide_at_table(table, who, command)


FOUR = seated()
PLAYING = dealt(seated())
GOT_UP = done(PLAYING, "bob", Stand())
CALLED_OFF = done(done(dealt(FOUR, starting=RED), "ann", Play(GiveClue("mare", 2))), "ann", CallOff())

RETURNED: dict[Constructor, list[Callable[[], object]]] = {
    violations.game_over: [
        at_game(OVER, RED_OPERATIVE, Guess(0, seen=8)),
        lambda: call_off(OVER),
        lambda: end_time(OVER, 0),
        lambda: pause_clock(OVER, 0),
        lambda: resume_clock(OVER, 0),
        quietly(OVER, RED_SPYMASTER, AskQuietly("x")),
    ],
    violations.not_your_clue: [at_game(from_grid(FRESH), BLUE_SPYMASTER, GiveClue("mare", 1))],
    violations.clue_already_given: [at_game(GUESSING, RED_SPYMASTER, GiveClue("mare", 1))],
    violations.clue_without_word: [
        at_game(from_grid(FRESH), RED_SPYMASTER, GiveClue("", 1)),
        quietly(from_grid(FRESH), RED_SPYMASTER, AskQuietly("")),
    ],
    violations.clue_too_long: [
        at_game(from_grid(FRESH), RED_SPYMASTER, GiveClue("a" * 61, 1)),
        quietly(from_grid(FRESH), RED_SPYMASTER, AskQuietly("a" * 61)),
    ],
    violations.clue_unreadable: [
        at_game(from_grid(FRESH), RED_SPYMASTER, GiveClue("a\x00", 1)),
        quietly(from_grid(FRESH), RED_SPYMASTER, AskQuietly("a\x00")),
    ],
    violations.number_negative: [at_game(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", -1))],
    violations.number_too_high: [at_game(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", 10))],
    violations.clue_illegal: [at_game(REFUSES, RED_SPYMASTER, GiveClue("mare", 1, ILLEGAL))],
    violations.not_your_guess: [
        at_game(GUESSING, BLUE_OPERATIVE, Guess(1, seen=7)),
        at_game(GUESSING, WATCHER, Stop(seen=7)),
    ],
    violations.no_clue_yet: [at_game(from_grid(FRESH), RED_OPERATIVE, Guess(0, seen=0))],
    violations.table_moved_on: [at_game(GUESSING, RED_OPERATIVE, Guess(1, seen=6))],
    violations.no_such_card: [at_game(GUESSING, RED_OPERATIVE, Guess(25, seen=7))],
    violations.card_covered: [at_game(GUESSING, RED_OPERATIVE, Guess(0, seen=7))],
    violations.guess_first: [at_game(GUESSING, RED_OPERATIVE, Stop(seen=7))],
    violations.not_yours_to_challenge: [at_game(GUESSING, RED_SPYMASTER, Challenge(seen=7))],
    violations.nothing_to_challenge: [at_game(from_grid(FRESH), BLUE_SPYMASTER, Challenge(seen=0))],
    violations.too_late_to_challenge: [
        at_game(from_grid(FRESH, clue=Clue("mare", 2), touches=1), BLUE_SPYMASTER, Challenge(seen=0))
    ],
    violations.challenged_once: [
        at_game(from_grid(FRESH, clue=Clue("mare", 2), challenged=True), BLUE_SPYMASTER, Challenge(seen=0))
    ],
    violations.let_pass_already: [
        at_game(from_grid(FRESH, clue=Clue("mare", 2, None, True)), BLUE_SPYMASTER, Challenge(seen=0))
    ],
    violations.ruling_awaited: [at_game(RULING, RED_OPERATIVE, Guess(0, seen=0))],
    violations.nothing_to_rule_on: [at_game(from_grid(FRESH, rules=COOP), RED_SPYMASTER, RuleOnChallenge(True, 0))],
    violations.not_yours_to_rule_on: [at_game(RULING, RED_OPERATIVE, RuleOnChallenge(True, 0))],
    violations.enemy_cover_due: [
        at_game(ENEMYS_TURN, RED_SPYMASTER, GiveClue("mare", 1)),
        at_game(ENEMYS_TURN, RED_OPERATIVE, Guess(0, seen=0)),
    ],
    violations.nothing_to_cover: [at_game(from_grid(FRESH), RED_SPYMASTER, CoverWord(0, seen=0))],
    violations.not_yours_to_cover: [at_game(COVERING, RED_OPERATIVE, CoverWord(0, seen=0))],
    violations.cover_your_own: [at_game(COVERING, RED_SPYMASTER, CoverWord(9, seen=0))],
    violations.cover_the_enemys: [at_game(ENEMYS_TURN, RED_SPYMASTER, CoverWord(0, seen=0))],
    violations.must_cover: [at_game(ENEMYS_TURN, RED_SPYMASTER, DeclineCover(seen=0))],
    violations.watchers_turn_no_hourglass: [at_game(GUESSING, WATCHER, TurnHourglass(at=0))],
    violations.not_on_your_own_operatives: [at_game(GUESSING, RED_SPYMASTER, TurnHourglass(at=0))],
    violations.hourglass_running: [at_game(from_grid(FRESH, hourglass=5), RED_OPERATIVE, TurnHourglass(at=0))],
    violations.time_is_up: [at_game(CLOCK, RED_SPYMASTER, GiveClue("mare", 1, at=60_000))],
    violations.time_is_not_up: [lambda: end_time(CLOCK, 59_999)],
    violations.no_clock: [lambda: end_time(GUESSING, 0), lambda: pause_clock(GUESSING, 0)],
    violations.clock_stands_already: [lambda: pause_clock(PAUSED, 0)],
    violations.clock_runs_already: [lambda: resume_clock(CLOCK, 0)],
    violations.nobody_to_ask: [quietly(from_grid(FRESH, rules=COOP), RED_SPYMASTER, AskQuietly("x"))],
    violations.not_yours_to_ask: [quietly(from_grid(FRESH), BLUE_SPYMASTER, AskQuietly("x"))],
    violations.asked_already: [
        quietly(from_grid(FRESH), RED_SPYMASTER, AskQuietly("X"), QuietlyAsked(1, RED, "x", turn=1)),
    ],
    violations.nothing_was_asked: [quietly(from_grid(FRESH), BLUE_SPYMASTER, AnswerQuietly("x", True))],
    table_violations.not_at_the_table: [at_table(FOUR, "zoe", Stand()), at_table(FOUR, None, Rename("Zoe"))],
    table_violations.not_the_host: [at_table(FOUR, "bob", LockDoor(True))],
    table_violations.nobody_of_that_name: [
        at_table(FOUR, "ann", Kick("zoe")),
        at_table(FOUR, "ann", HandOver("zoe")),
        at_table(FOUR, "ann", Assign("zoe", None)),
    ],
    table_violations.name_missing: [at_table(FOUR, "ann", Rename(" "))],
    table_violations.name_too_long: [at_table(FOUR, "ann", Rename("a" * 25))],
    table_violations.name_unreadable: [at_table(FOUR, "ann", Rename("a\x00"))],
    table_violations.name_taken: [at_table(FOUR, "ann", Rename("bob"))],
    table_violations.table_full: [
        at_table(joined(opened(), *(f"p{n}" for n in range(64))), None, Join("late", "Late", "t"))
    ],
    table_violations.door_locked: [at_table(done(FOUR, "ann", LockDoor(True)), None, Join("eve", "Eve", "t"))],
    table_violations.already_here: [at_table(FOUR, None, Join("ann", "Ann", "t"))],
    table_violations.no_such_seat: [at_table(FOUR, "ann", Sit(WATCHER))],
    table_violations.seat_taken: [at_table(FOUR, "cat", Sit(RED_SPYMASTER))],
    table_violations.host_seats_people: [at_table(GOT_UP, "dan", Sit(BLUE_SPYMASTER))],
    table_violations.key_was_seen: [at_table(GOT_UP, "ann", Assign("bob", BLUE_OPERATIVE))],
    table_violations.game_is_on: [at_table(PLAYING, "ann", deal_for(PLAYING))],
    table_violations.no_game: [
        at_table(FOUR, "ann", CallOff()),
        at_table(FOUR, "ann", Pause(True, 0)),
        at_table(FOUR, "ann", Play(Stop(seen=0))),
        lambda: time_out(FOUR, 0),
    ],
    table_violations.spymaster_missing: [at_table(done(FOUR, "ann", Stand()), "ann", deal_for(FOUR))],
    table_violations.operative_missing: [at_table(done(FOUR, "dan", Stand()), "ann", deal_for(FOUR))],
    table_violations.nothing_to_flip: [at_table(FOUR, "ann", deal_for(FOUR, flipped=True))],
    table_violations.settings_out_of_range: [
        at_table(FOUR, "ann", ChangeSettings(Settings(Rules(clue_seconds=1)))),
        lambda: open_table("t", Settings(language="xx")),
    ],
    table_violations.bots_have_no_table: [
        at_table(joined(FOUR, "bot", bot="steady"), "ann", HandOver("bot")),
    ],
    table_violations.no_own_pictures: [
        at_table(FOUR, "ann", ChangeSettings(Settings(picture_deck=DeckChoice.OWN))),
        lambda: open_table("t", Settings(picture_deck=DeckChoice.BOTH)),
    ],
    table_violations.too_many_pictures: [
        at_table(FOUR, "ann", BringPictures(tuple(OwnPicture(f"own-{n}") for n in range(121)))),
    ],
    table_violations.no_own_deck: [
        at_table(FOUR, "ann", ChangeSettings(Settings(deck=DeckChoice.OWN))),
        at_table(FOUR, "ann", ChangeSettings(Settings(deck=DeckChoice.BOTH))),
    ],
}


RETURNED |= {
    table_violations.nobody_asked: [at_table(FOUR, "ann", AnswerRequest("bob", granted=True))],
    table_violations.table_closed: [
        at_table(evolve_table(FOUR, TableClosed()), "ann", Stand()),
        at_table(evolve_table(FOUR, TableClosed()), None, Join("eve", "Eve", "hash")),
        lambda: refused_line(evolve_table(FOUR, TableClosed()), "ann", "ciao"),
    ],
    table_violations.talk_off: [lambda: refused_line(evolve_table(FOUR, TalkSwitched(False)), "ann", "ciao")],
    table_violations.muted: [lambda: refused_line(evolve_table(FOUR, PersonMuted("ann", True)), "ann", "ciao")],
    table_violations.only_operatives_talk: [lambda: refused_line(dealt(FOUR), "ann", "ciao")],
    table_violations.key_holders_write_nothing: [at_table(PLAYING, "ann", Rename("Anna"))],
    table_violations.votes_after_the_game: [at_table(FOUR, "cat", VoteClue(0)), at_table(PLAYING, "cat", VoteClue(0))],
    table_violations.not_in_that_game: [at_table(joined(CALLED_OFF, "eve"), "eve", VoteClue(0))],
    table_violations.no_such_clue: [at_table(CALLED_OFF, "cat", VoteClue(7))],
    table_violations.own_clue: [at_table(CALLED_OFF, "ann", VoteClue(0))],
    table_violations.line_missing: [lambda: refused_line(FOUR, "ann", "")],
    table_violations.line_too_long: [lambda: refused_line(FOUR, "ann", 201 * "x")],
    table_violations.line_unreadable: [lambda: refused_line(FOUR, "ann", "a\u202eb")],
}

BY_THE_SERVER: set[Constructor] = {
    table_violations.no_such_deck,
    table_violations.not_enough_cards,
    table_violations.written_full,
    table_violations.spectators_do_not_play,
    table_violations.could_not_be_decided,
    table_violations.name_blocked,
    table_violations.being_updated,
}
"""What is found out while drawing, storing or looking into a folder or a list of words, and not by the table's rules."""


@pytest.mark.parametrize("constructor", constructors(), ids=name_of)
def test_it_is_really_returned(constructor: Constructor) -> None:
    if constructor in BY_THE_SERVER:
        return
    assert constructor in RETURNED, "no command in the table above gets this violation"
    messages = {violation.message for violation in examples(constructor)}
    for wish in RETURNED[constructor]:
        answer = wish()
        assert isinstance(answer, Violation)
        assert answer.message in messages


# --- every seat, every command, every moment ------------------------------------------------------------------------

MOMENTS = {
    "clue": from_grid(FRESH),
    "guess": GUESSING,
    "touched": from_grid(FRESH, clue=Clue("mare", 2), touches=1),
    "challenged": from_grid(FRESH, clue=Clue("mare", 2), challenged=True),
    "penalty": COVERING,
    "ruling": RULING,
    "enemy": ENEMYS_TURN,
    "two enemy covers": from_grid(FRESH, turn=BLUE, rules=COOP, enemy_covers=2),
    "last stand": from_grid(
        HALF_PLAYED, clue=Clue("mare", 2), rules=Rules(assassin_ending=True), touches=1, last_stand=True
    ),
    "trio": from_grid(FRESH, clue=Clue("mare", 2), rules=Rules(mode=Mode.TRIO)),
    "clock": CLOCK,
    "paused": PAUSED,
    "over": OVER,
}


@pytest.mark.parametrize("seat", SEATS, ids=str)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_command_is_answered_with_events_or_a_violation_and_changes_nothing(moment: str, seat: Seat) -> None:
    game = MOMENTS[moment]
    before = repr(game), game.key.identities
    commands = [command for action in ACTIONS for command in candidates(game, action, 70_000)]
    for command in (*commands, *nonsense(game, 70_000)):
        answer = decide(game, seat, command)
        if isinstance(answer, Violation):
            assert answer.rule in RULES_ON_PAGE
            assert all(Messages(language).format(answer.message, answer.args) for language in LANGUAGES)
        else:
            assert answer
    assert (repr(game), game.key.identities) == before


@pytest.mark.parametrize("seat", SEATS, ids=str)
@pytest.mark.parametrize("moment", MOMENTS)
def test_nonsense_is_always_refused(moment: str, seat: Seat) -> None:
    game = MOMENTS[moment]
    for command in nonsense(game, 0):
        assert isinstance(decide(game, seat, command), Violation)
