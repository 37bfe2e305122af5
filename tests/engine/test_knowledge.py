"""Knowledge as a type: who knows which key, what depends on it, and what the lists of dependencies have to hold."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from tests.players import VARIANTS, dealt_game, name_of, random_move
from tests.reads import reads, undeclared

from cryptonym.engine import (
    BLUE_SPYMASTER,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    Game,
    GameDealt,
    GiveClue,
    Key,
    Mode,
    Role,
    Rules,
    Seat,
    Team,
    Violation,
    actions,
    decide,
    evolve,
    knowledge_of,
    redact,
)
from cryptonym.engine.view import (
    EVERYTHING,
    KEY,
    KEYS,
    NOTHING,
    SECRET,
    WITH_KEY,
    Knowledge,
    View,
    knowing,
    known_key,
    redact_with,
    secrets_of,
    situation,
    view_with,
)

OTHER_SIDE = "other side"


def other_key(game: Game) -> Key:
    """A second key: the first one read from the last card to the first."""
    return Key(game.key.starting, game.key.identities[::-1])


@cache
def some_games(rules: Rules) -> tuple[Game, ...]:
    """Every state of some random games; now and then the opposing spymaster lets a clue pass (CLUE-18)."""
    lot, games = random.Random(5), []
    for seed in range(12):
        game = dealt_game(rules, seed)
        for move in range(60):
            games.append(game)
            if game.is_over:
                break
            seat, command = random_move(game, lot, move * 1000)
            if isinstance(command, GiveClue) and lot.random() < 0.3:
                command = GiveClue(command.word, command.number, let_pass=True, at=move * 1000)
            decision = decide(game, seat, command)
            for event in () if isinstance(decision, Violation) else decision:
                game = evolve(game, event)
    return tuple(games)


@pytest.fixture
def two_keys(monkeypatch: pytest.MonkeyPatch) -> Knowledge:
    """A made-up second key, as a variant with one for each side would have; and the knowledge of it alone."""
    monkeypatch.setitem(KEYS, OTHER_SIDE, other_key)
    return knowing(OTHER_SIDE)


def test_there_is_one_object_for_each_knowledge() -> None:
    assert knowing() is NOTHING
    assert knowing(KEY) is WITH_KEY is EVERYTHING
    assert knowing("a", "b") is knowing("b", "a", "b")
    assert len({NOTHING, WITH_KEY, knowing("a"), knowing("b"), knowing("a", "b")}) == 5


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("starting", Team)
def test_key_3_spymasters_who_play_know_the_key(mode: Mode, starting: Team) -> None:
    game = dealt_game(Rules(mode=mode), 1, starting)
    know = {seat for seat in SEATS if knowledge_of(game, seat) is WITH_KEY}
    assert know == {seat for seat in game.seats if seat.role is Role.SPYMASTER}
    assert {knowledge_of(game, seat) for seat in SEATS} == {NOTHING, WITH_KEY}


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_key_3_knowledge_changes_the_secret_fields_and_no_other(rules: Rules, two_keys: Knowledge) -> None:
    hidden: dict[str, Any] = dict.fromkeys(SECRET)
    for game in some_games(rules):
        public = view_with(game, NOTHING)
        assert public == public._replace(**hidden)
        for knowledge in (WITH_KEY, two_keys, knowing(*KEYS)):
            assert view_with(game, knowledge)._replace(**hidden) == public


def test_two_different_keys_can_be_known(two_keys: Knowledge) -> None:
    game = dealt_game(Rules(), 1)
    views: dict[Knowledge, View] = {known: view_with(game, known) for known in (NOTHING, WITH_KEY, two_keys)}
    assert views[NOTHING].key is None
    assert views[WITH_KEY].key == game.key.identities
    assert views[two_keys].key == other_key(game).identities != game.key.identities


def test_key_3_whoever_knows_another_key_does_not_hear_this_one(two_keys: Knowledge) -> None:
    game = dealt_game(Rules(), 1)
    event = GameDealt(game.rules, game.cards, game.pictures, game.key.starting, game.key)
    assert redact_with(event, WITH_KEY) == redact(event, RED_SPYMASTER) == event
    for known in (NOTHING, two_keys):
        heard = redact_with(event, known)
        assert heard == redact(event, WATCHER)
        assert isinstance(heard, GameDealt)
        assert heard.key is None


def games_of_all_kinds() -> list[Game]:
    return [game for rules in VARIANTS for game in some_games(rules)]


def test_reads_are_noticed() -> None:
    """The tests below can fail: what a function reads by way of a property or a nested part is noticed."""
    games = some_games(VARIANTS[0])
    assert reads(lambda game: game.phase, games) == {"ending", "enemy_covers", "awaits_ruling"}
    assert reads(lambda game: game.rules.is_strict and game.hourglass, games) == {"rules.is_strict"}
    assert undeclared({"rules.mode", "touches", "clue.word"}, {"rules.*", "clue.let_pass"}) == {"touches", "clue.word"}


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_what_actions_and_knowledge_depend_on_is_in_the_situation(seat: Seat) -> None:
    """A rule that reads something new of a game needs that in `situation`: answers are remembered by it."""
    games = games_of_all_kinds()
    declared = reads(situation, games)
    assert not undeclared(reads(lambda game: actions(game, seat), games), declared)
    assert not undeclared(reads(lambda game: knowledge_of(game, seat), games), declared)
    assert not undeclared(reads(lambda game: game.guesser, games), declared)


def test_games_in_the_same_situation_give_every_seat_the_same_answers() -> None:
    answers: dict[object, tuple[object, ...]] = {}
    for game in games_of_all_kinds():
        answer = tuple((actions(game, seat), knowledge_of(game, seat), game.guesser) for seat in SEATS)
        assert answers.setdefault(situation(game), answer) == answer
    assert 50 < len(answers) < 500, "few enough to be remembered"


def test_what_shows_a_key_is_among_the_secrets() -> None:
    """A patch is made for all audiences at once if `secrets_of` is as it was; so all that shows a key has to stand there."""
    games = games_of_all_kinds()
    declared = reads(secrets_of, games)
    for seat in (RED_SPYMASTER, BLUE_SPYMASTER, WATCHER):
        assert not undeclared(reads(lambda game, seat=seat: knowledge_of(game, seat), games), declared)  # type: ignore[misc]
    for knowledge in (NOTHING, WITH_KEY, EVERYTHING):
        assert not undeclared(reads(lambda game, known=knowledge: known_key(game, known), games), declared)  # type: ignore[misc]
