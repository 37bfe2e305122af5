"""Two games alike but for what stays hidden look the same to everybody who may not know (KEY-3)."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import msgspec
import pytest
from tests.grids import FRESH, HALF_PLAYED, RED, fold, from_grid, rekeyed
from tests.players import ACTIONS, VARIANTS, candidates, dealt_game, name_of, nonsense, random_move
from tests.tables import asked, deal_for, dealt, done, laid, seated

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    Clue,
    Event,
    Finding,
    Game,
    GameDealt,
    GiveClue,
    Guess,
    Mode,
    RefereeMode,
    Rules,
    Seat,
    Verdict,
    Violation,
    actions,
    decide,
    end_time,
    evolve,
    redact,
    view,
)
from cryptonym.engine.log import GAME
from cryptonym.engine.quiet import (
    AnswerQuietly,
    AskQuietly,
    Insisted,
    Pending,
    Quiet,
    QuietlyAnswered,
    QuietlyAsked,
    QuietlyLapsed,
    decide_quietly,
)
from cryptonym.protocol.outward import table_seen, told
from cryptonym.table import Laid, PersonJoined, Play, Settings, Table, TableEvent
from cryptonym.table import decide as decide_at_table
from cryptonym.table import redact as redact_at_table
from cryptonym.table import view as view_table
from cryptonym.table.log import TABLE

BLIND = (RED_OPERATIVE, BLUE_OPERATIVE, OPERATIVE_OF_BOTH, WATCHER)


def encoded(event: Event, seat: Seat) -> str:
    return json.dumps(GAME.encode(redact(event, seat)), ensure_ascii=False)


def seen_at_table(game: Game, seat: Seat) -> bytes:
    """The bytes that go over the wire to that seat."""
    table = Table("t", Settings(game.rules), game=game, games=1)
    return msgspec.json.encode(table_seen(table, seat))


def in_the_dark(game: Game) -> tuple[Seat, ...]:
    """Co-op's empty chair belongs to them."""
    return BLIND if game.team is None else (*BLIND, Seat(RED_SPYMASTER.role, game.team.other))


def assert_alike(game: Game, twin: Game, at: int) -> None:
    """Nothing that can be asked tells these two apart, but touching a card that differs."""
    for seat in in_the_dark(game):
        assert view(game, seat) == view(twin, seat)
        assert repr(view(game, seat)) == repr(view(twin, seat))
        assert actions(game, seat) == actions(twin, seat)
        assert seen_at_table(game, seat) == seen_at_table(twin, seat)
        commands = [command for action in ACTIONS for command in candidates(game, action, at)]
        for command in (*commands, *nonsense(game, at)):
            answer, other = decide(game, seat, command), decide(twin, seat, command)
            refused = isinstance(answer, Violation) or isinstance(other, Violation)
            if refused or not isinstance(command, Guess) or game.key[command.card] is twin.key[command.card]:
                assert answer == other
    assert repr(game) == repr(twin)
    assert repr(game.key) == repr(twin.key)


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_at_every_step_of_random_games_nobody_without_the_key_can_tell_two_keys_apart(rules: Rules) -> None:
    for seed in range(1):
        lot = random.Random(f"{seed}{name_of(rules)}")
        at = 0
        game = dealt_game(rules, seed)
        for step in range(120):
            if game.is_over:
                break
            if step % 3 == 0:
                assert_alike(game, rekeyed(game, step), at)
            at += 500
            decision = decide(game, *random_move(game, lot, at))
            if not isinstance(decision, Violation):
                game = fold(game, decision)


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_the_same_commands_at_two_tables_are_heard_alike_as_long_as_the_touched_cards_agree(rules: Rules) -> None:
    agreed = 0
    for seed in range(4):
        lot = random.Random(f"{seed}{name_of(rules)}")
        at = 0
        game = dealt_game(rules, seed)
        twin = replace(rekeyed(game, seed + 100), clock=game.clock)
        for _ in range(120):
            if game.is_over:
                break
            at += 500
            seat, command = random_move(game, lot, at)
            card = getattr(command, "card", None)
            if card is not None and game.key[card] is not twin.key[card]:
                continue
            answer, other = decide(game, seat, command), decide(twin, seat, command)
            assert answer == other
            if isinstance(answer, Violation):
                continue
            agreed += 1
            game, twin = fold(game, answer), fold(twin, answer)
            if not game.is_over:
                for blind in in_the_dark(game):
                    assert seen_at_table(game, blind) == seen_at_table(twin, blind)
    assert agreed > 8


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("shuffle", range(10))
def test_the_deal_itself_is_heard_alike(mode: Mode, shuffle: int) -> None:
    game = from_grid(FRESH, rules=Rules(mode=mode))
    twin = rekeyed(game, shuffle)
    one, other = (GameDealt(g.rules, g.cards, g.pictures, g.key.starting, g.key) for g in (game, twin))
    assert one != other or game.key == twin.key
    for seat in in_the_dark(game):
        assert redact(one, seat) == redact(other, seat)
        assert encoded(one, seat) == encoded(other, seat)
        assert "bystander" not in encoded(one, seat)
    assert repr(one) == repr(other)


def test_when_time_runs_out_all_hear_the_same() -> None:
    rules = Rules(clue_seconds=60, guess_seconds=60)
    game = fold(dealt_game(rules, 1), ())
    twin = rekeyed(game, 3)
    assert end_time(game, 60_000) == end_time(twin, 60_000)


@pytest.mark.parametrize("shuffle", range(20))
def test_the_spymasters_do_see_the_difference(shuffle: int) -> None:
    """The other way round: were the views of all seats the same, the tests above would say nothing."""
    game = from_grid(HALF_PLAYED)
    twin = rekeyed(game, shuffle)
    assert game.key != twin.key
    for seat in (RED_SPYMASTER, BLUE_SPYMASTER):
        assert view(game, seat) != view(twin, seat)
        assert seen_at_table(game, seat) != seen_at_table(twin, seat)


@pytest.mark.parametrize("finding", Finding)
@pytest.mark.parametrize("let_pass", [False, True])
@pytest.mark.parametrize("referee", RefereeMode)
def test_what_the_referee_thinks_and_spymasters_agreed_on_shows_to_no_operative(
    finding: Finding, let_pass: bool, referee: RefereeMode
) -> None:
    rules = Rules(referee=referee)
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=rules)
    judged = from_grid(FRESH, clue=Clue("mare", 2, Verdict(finding, "CLUE-4", "W1"), let_pass), rules=rules)
    assert_alike(game, judged, at=0)
    assert view(game, RED_SPYMASTER) == view(judged, RED_SPYMASTER)
    assert seen_at_table(game, RED_SPYMASTER) == seen_at_table(judged, RED_SPYMASTER)


def test_a_refused_clue_and_a_quiet_question_are_no_events_of_the_table() -> None:
    game = from_grid(FRESH, rules=Rules(referee=RefereeMode.REFUSES))
    refused = decide(game, RED_SPYMASTER, GiveClue("x", 1, Verdict(Finding.ILLEGAL, "CLUE-3", "W1")))
    assert isinstance(refused, Violation)
    asked_quietly = decide_quietly(game, Quiet(1), RED_SPYMASTER, AskQuietly("x"))
    assert isinstance(asked_quietly, tuple)
    with pytest.raises(AssertionError):
        evolve(game, asked_quietly[0])  # type: ignore[arg-type]


def test_a_repr_holds_no_verdict() -> None:
    clue = Clue("mare", 2, Verdict(Finding.ILLEGAL, "CLUE-4", "W1"), let_pass=True)
    assert repr(clue) == repr(Clue("mare", 2))
    given = decide(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", 2, clue.verdict, let_pass=True))
    assert "illegal" not in repr(given)
    assert "let_pass" not in repr(given)


def test_a_repr_holds_no_whisper() -> None:
    for one, other in (
        (AskQuietly("mare"), AskQuietly("terra")),
        (AnswerQuietly("mare", True), AnswerQuietly("terra", False)),
        (QuietlyAsked(1, RED, "mare"), QuietlyAsked(1, RED, "terra")),
        (QuietlyAnswered(1, RED, "mare", True), QuietlyAnswered(1, RED, "terra", False)),
        (Insisted(1, RED, "mare", Finding.ILLEGAL, "CLUE-4"), Insisted(1, RED, "terra", Finding.DOUBTFUL)),
        (Pending(RED, "mare", 1), Pending(RED, "terra", 1)),
        (QuietlyLapsed(1, RED, "mare"), QuietlyLapsed(1, RED, "terra")),
        (Quiet(1, Pending(RED, "mare", 1), frozenset({(RED, "mare")})), Quiet(1)),
    ):
        assert one != other
        assert repr(one) == repr(other)


def test_a_repr_of_a_spymasters_view_holds_no_key() -> None:
    game = from_grid(HALF_PLAYED)
    assert repr(view(game, RED_SPYMASTER)) == repr(view(rekeyed(game, 1), RED_SPYMASTER))


# --- the table: other sides, the order of drawing, tokens -----------------------------------------------------------


def with_other_secrets(table: Table) -> Table:
    """The same table with other words on the other sides, other cards drawn before, other tokens."""
    return replace(
        table,
        laid=tuple(Laid(card.face, f"ELSE{place}", card.picture) for place, card in enumerate(table.laid)),
        used=frozenset({"a/b", "c/d"}),
        tokens={"another": "ann"},
    )


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_other_sides_draws_and_tokens_show_to_nobody(seat: Seat) -> None:
    table = dealt(seated())
    twin = with_other_secrets(table)
    assert view_table(table, seat) == view_table(twin, seat)
    assert msgspec.json.encode(table_seen(table, seat)) == msgspec.json.encode(table_seen(twin, seat))
    assert repr(table) == repr(twin)


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_no_event_of_a_deal_tells_of_another_side(seat: Seat) -> None:
    table = seated()
    events = asked(table, "ann", deal_for(table))
    backs = tuple(Laid(card.face, f"ELSE{place}") for place, card in enumerate(laid()))
    others = asked(table, "ann", deal_for(table, cards=backs))
    assert events != others
    for event, other in zip(events, others, strict=True):
        heard, heard_other = redact_at_table(event, seat), redact_at_table(other, seat)
        assert heard == heard_other
        assert TABLE.encode(heard) == TABLE.encode(heard_other)
        assert told(heard, table) == told(heard_other, table)
        assert "back" not in json.dumps(TABLE.encode(heard))
        assert "back" not in msgspec.json.encode(told(event, table)).decode()


def test_no_token_leaves() -> None:
    event = PersonJoined("ann", "Ann", token="hash-of-a-secret")
    for seat in SEATS:
        assert redact_at_table(event, seat) == PersonJoined("ann", "Ann")
    assert "hash-of-a-secret" not in msgspec.json.encode(told(event, seated())).decode()
    assert "hash-of-a-secret" not in repr(event)


def secrets_of_a_table() -> list[str]:
    return [*(f"back{card}" for card in range(25)), *(f"secret-of-{name}" for name in ("ann", "bob", "cat", "dan"))]


def test_no_repr_holds_a_secret() -> None:
    table = dealt(seated())
    assert table.game is not None
    deal = deal_for(seated())
    things = [table, table.game, table.game.key, deal, *table.laid, *asked(seated(), "ann", deal)]
    for thing in things:
        text = repr(thing)
        assert "bystander" not in text.lower().replace("bystanders=", "")
        assert "assassin" not in text.lower().replace("assassin_ending=", "")
        for secret in secrets_of_a_table():
            assert secret not in text


@pytest.mark.parametrize("seat", BLIND, ids=str)
@pytest.mark.parametrize("mode", Mode)
def test_everything_a_blind_seat_hears_of_a_whole_evening_holds_no_key(seat: Seat, mode: Mode) -> None:
    """Every byte of a table's stream, as that seat hears it, is the same whatever the key of the game under way."""

    def heard(seed: int) -> list[bytes]:
        table = seated(Settings(Rules(mode=mode)))
        events: tuple[TableEvent, ...] = asked(table, "ann", deal_for(table, starting=RED, seed=seed))
        bytes_heard = [msgspec.json.encode(told(redact_at_table(event, seat), table)) for event in events]
        table = done(table, "ann", deal_for(table, starting=RED, seed=seed))
        return [*bytes_heard, msgspec.json.encode(table_seen(table, seat))]

    assert heard(1) == heard(2) == heard(3)


def test_a_wrong_seat_at_the_table_hears_the_same_refusal_whatever_the_key() -> None:
    for seed in range(5):
        table = dealt(seated(), starting=RED, seed=seed)
        answers = {str(decide_at_table(table, "dan", Play(Guess(card, seen=0)))) for card in range(-1, 26)}
        assert len(answers) == 1
