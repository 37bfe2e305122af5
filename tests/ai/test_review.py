"""A game reviewed: chances that add up, sentences that fit what happened, and nothing that is said of a game under way."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import pairwise, permutations, product
from pathlib import Path

import pytest
from tests.grids import from_grid

from cryptonym.ai.review import position, stories
from cryptonym.ai.review.honours import honours_of
from cryptonym.ai.review.model import Heat, ReviewedClue, Story, Touch
from cryptonym.ai.review.position import Around, red_chance, to_come, under_way
from cryptonym.ai.review.touches import MOST, Laid, Touches, calibrated, chance_of_all, touches
from cryptonym.engine import Game, Identity, Team
from cryptonym.engine.log import CorruptLog
from cryptonym.engine.model import BLUE, RED
from cryptonym.engine.replay import replay
from cryptonym.messages import LANGUAGES, Messages
from cryptonym.minds import brains
from cryptonym.minds.reviewing import NotOver, language_of, plain, review_as_json, review_log

LOGS = Path(__file__).parents[1] / "logs"
ALL_LOGS = sorted(LOGS.glob("*.jsonl"))
GAME = Path(__file__).parent / "games" / "it-drawn-away.jsonl"


def lines_of(log: Path) -> list[str]:
    return log.read_text(encoding="utf-8").splitlines()


# touches


def test_a_turn_ends_at_the_first_card_that_is_not_the_teams() -> None:
    """Held against every order in which three touches may fall."""
    first = {0: 0.4, 1: 0.3, 2: 0.2, 3: 0.1}
    own = frozenset({0, 1})
    expected = 0.0
    for order in permutations(first, 2):
        chance = first[order[0]] * first[order[1]] / (1 - first[order[0]])
        expected += chance if set(order) == {0, 1} else 0.0
    found = Touches(first, first)
    assert chance_of_all(found, (0, 1), own, 2) == pytest.approx(expected)
    assert chance_of_all(found, (0,), own, 1) == pytest.approx(0.4)
    assert chance_of_all(found, (0,), own, 2) == pytest.approx(0.4 + 0.3 * 0.4 / 0.7)
    assert chance_of_all(found, (2,), own, 4) == pytest.approx(0.2 / 0.3), (
        "after a card of somebody else there is no other"
    )


def test_a_clue_of_the_cards_own_kind_heats_those_cards() -> None:
    names = ("CANE", "GATTO", "TRENO", "LUNA", "PIANO")
    laid = Laid(tuple(range(5)), names, frozenset({0, 1}))
    found = touches("animale", 2, 2, laid, brains.brain("it"))
    assert found.likeliest(range(5))[:2] in ([0, 1], [1, 0])
    assert found.touched[0] > 0.5 > found.touched[2]
    assert sum(found.first.values()) == pytest.approx(1, abs=1e-4)


def test_calibrated_chances_rise_and_never_promise_all() -> None:
    chances = [calibrated(place / 100) for place in range(101)]
    assert chances == sorted(chances)
    assert chances[0] == 0.0
    assert chances[-1] == MOST


# positions


def test_both_teams_chances_are_one_whatever_is_left() -> None:
    for own, enemy in product(range(1, 10), range(1, 10)):
        around = Around(bystanders=4, assassin=True)
        assert 0 < to_come(own, enemy, around) < 1
        if own > 1:
            assert to_come(own - 1, enemy, around) > to_come(own, enemy, around)
            assert to_come(enemy, own - 1, around) < to_come(enemy, own, around)


def test_a_found_word_raises_the_chance_and_a_bystander_lowers_it() -> None:
    around = Around(bystanders=7, assassin=True)
    before, hoped = under_way(8, 8, 2, 0, around), under_way(7, 8, 1, 1, around)
    assert hoped > before > 1 - to_come(8, 8, around)


@pytest.mark.parametrize(("coop", "last_stand"), list(product([False, True], [False, True])))
def test_every_position_has_a_chance(coop: bool, last_stand: bool) -> None:
    for own, enemy, bystanders in product(range(10), range(10), (0, 7)):
        if (own and enemy) or last_stand:
            chance = to_come(own, enemy, Around(bystanders, assassin=True, coop=coop, last_stand=last_stand))
            assert -1e-9 <= chance <= 1 + 1e-9


def test_a_coop_team_without_time_has_no_chance() -> None:
    assert position.to_come(9, 1, Around(7, assassin=True, coop=True)) < 0.01


@pytest.mark.parametrize("log", ALL_LOGS, ids=lambda log: log.stem)
def test_every_kept_game_is_reviewed_to_its_end(log: Path) -> None:
    found = review_log(lines_of(log), "it")
    game = list(replay(lines_of(log)))[-1].game
    assert len(found.touches) == len(game.covered)
    assert game.ending is not None
    called_off = game.ending.by == "TABLE-5"
    assert found.figures is not called_off
    if not called_off:
        assert found.touches[-1].chance == red_chance(game) == float(game.ending.winner is (game.team or Team.RED))
    assert len(found.clues) == sum(turn.word is not None for turn in game.turns)
    assert json.loads(json.dumps(plain(found)))["cards"] == list(game.cards)


def test_a_game_under_way_has_no_review() -> None:
    whole = lines_of(GAME)
    for kept in range(2, len(whole)):
        with pytest.raises((NotOver, CorruptLog)):  # some cut a move in two
            review_log(whole[:kept], "it")


# a whole game


@pytest.fixture(scope="module")
def reviewed() -> dict[str, object]:
    return review_as_json("\n".join(lines_of(GAME)), None)


def test_a_games_language_is_found_out_by_its_cards() -> None:
    game = next(iter(replay(lines_of(GAME)))).game
    assert language_of(game.cards, game.pictures) == "it"
    assert language_of(("QWX", "ZZY"), frozenset()) is None
    assert language_of(("cat-1",), frozenset({0})) is None


def test_marks_of_the_spymaster_stand_before_the_minds_guess() -> None:
    plainly = review_log(lines_of(GAME), "it")
    turn = plainly.clues[0].turn
    other = next(card for card, identity in enumerate(plainly.key) if str(identity) == str(plainly.clues[0].team))
    marked = review_log(lines_of(GAME), "it", marks={turn: (other,)})
    assert (marked.clues[0].meant, marked.clues[0].marked) == ((other,), True)
    assert not any(clue.marked for clue in plainly.clues)
    assert [clue.meant for clue in marked.clues[1:]] == [clue.meant for clue in plainly.clues[1:]]


def test_without_bots_for_a_language_the_curve_is_there_and_no_chance_of_a_word() -> None:
    found = review_log(lines_of(GAME), "xx")
    assert found.touches
    assert all(clue.instead is None and not clue.heat and not clue.known for clue in found.clues)


def test_the_tipping_touch_is_the_largest_change_against_the_loser() -> None:
    found = review_log(lines_of(GAME), "it")
    assert found.tipped is not None
    chances = [found.start, *(one.chance for one in found.touches)]
    sign = 1 if found.winner is RED else -1
    swings = [sign * (after - before) for before, after in pairwise(chances)]
    assert swings[found.tipped] == max(swings)


def touch(chance: float, card: int = 0) -> Touch:
    return Touch(0, card, Identity.RED, "TURN-3", chance)


def test_of_two_touches_alike_the_later_one_tips_and_a_small_one_does_not() -> None:
    assert stories.tipping([touch(0.7), touch(0.5), touch(0.7)], 0.5, BLUE, coop=False) == 2
    assert stories.tipping([touch(0.55), touch(0.6)], 0.5, BLUE, coop=False) is None
    assert stories.tipping([touch(0.2)], 0.5, BLUE, coop=False) is None
    assert stories.tipping([touch(0.2)], 0.5, RED, coop=True) == 0


# sentences

BOARD = """
    r r r r r
    r r r b b
    b b b b b
    b i i i i
    i i i x r
"""


def clue(*touched: int, meant: tuple[int, ...] = (0, 1), ended_by: str = "TURN-5", team: Team = RED) -> ReviewedClue:
    return ReviewedClue(0, team, "mare", 2, (), touched, ended_by, meant, False, 0.5, 0.5, known=True)


@pytest.mark.parametrize(
    ("told", "heat", "message"),
    [
        (clue(0, 1), {}, "review-story-found"),
        (clue(0, 2), {}, "review-story-stopped"),
        (clue(0, 1, 2), {}, "review-story-more"),
        (clue(0, ended_by="TIME-2"), {}, "review-story-time"),
        (clue(ended_by="PEN-1"), {}, "review-story-illegal"),
        (clue(0, 1, 16), {16: 0.2}, "review-story-past"),
        (clue(0, 16), {16: 0.5, 1: 0.45}, "review-story-level"),
        (clue(0, 23), {23: 0.7, 1: 0.2}, "review-story-nearer"),
        (clue(0, 8), {8: 0.1, 1: 0.6}, "review-story-farther"),
    ],
)
def test_a_sentence_fits_what_happened(told: ReviewedClue, heat: dict[int, float], message: str) -> None:
    game = from_grid(BOARD)
    found = Touches({}, {card: heat.get(card, 0.0) for card in range(25)})
    story = stories.story_of(told, found, game)
    assert story.message == message
    if heat and 23 in heat:
        assert story.args["what"] == "assassin"


def test_a_clue_that_the_mind_does_not_know_is_left_to_the_table() -> None:
    assert stories.story_of(clue(0), None, from_grid(BOARD)).message == "review-story-unknown"


def sentences(found: object) -> list[Story]:
    assert hasattr(found, "clues")
    told = [found.summary] if hasattr(found, "summary") else []
    for one in found.clues:
        told += [one.story] if one.story else []
        told += one.instead.why if one.instead else []
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_in_every_language(language: str) -> None:
    say = Messages(language).format
    game = from_grid(BOARD)
    for message in ("own", "bystander", "enemy", "assassin", "covered"):
        assert "MARE" in say(
            f"review-tipped-{message}", {"card": "MARE", "clue": "onda", "points": 31, "turn": 2, "team": "red"}
        )
    for ended in ("even", "never-in-doubt", "why-clear"):
        assert say(f"review-{ended}")
    for heat in (
        {16: 0.5, 1: 0.45},
        {16: 0.9, 1: 0.1},
        {16: 0.1, 1: 0.9},
        {23: 0.5, 1: 0.45},
        {23: 0.9},
        {23: 0.1, 1: 0.9},
    ):
        astray = next(iter(heat))
        story = stories.story_of(clue(0, astray), Touches({}, {card: heat.get(card, 0.0) for card in range(25)}), game)
        said = say(story.message, {**story.args, **{name: f"CARD{card}" for name, card in story.cards.items()}})
        assert f"CARD{astray}" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_blames_anybody(language: str) -> None:
    """No word for a mistake, no exclamation mark, no "you should have"."""
    blame = (
        r"!|\b(mistake|blunder|error|wrong|bad|should|errore|sbagli\w*|dov\w+ (?:dire|fare)|err[oa]rs?|hauries|erro|deveria\w*|"
        r"błąd|błęd\w*|pomył\w*|powinn\w*)\b"
    )
    text = (Path(__file__).parents[2] / "src/cryptonym/messages" / language / "review.ftl").read_text(encoding="utf-8")
    said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert re.findall(blame, said, re.IGNORECASE) == []


# honours


def test_the_losing_side_has_an_honour_if_it_found_anything() -> None:
    game: Game = from_grid(BOARD)
    fine = replace(clue(0, 1), risk=0.5, before=0.5, after=0.7)
    theirs = replace(clue(8, meant=(8,), team=BLUE), risk=0.05, before=0.4, after=0.45)
    found = honours_of([fine, theirs], game, loser=BLUE)
    assert (found.finest, found.boldest) == (0, 1)
    assert honours_of([fine, replace(theirs, touched=(16,))], game, loser=BLUE).boldest is None


def test_a_card_that_was_neither_meant_nor_near_is_luck() -> None:
    game: Game = from_grid(BOARD)
    lucky = replace(clue(0, 4), heat=(Heat(0, 0.9), Heat(1, 0.4)))
    assert honours_of([lucky], game, None).lucky == 0
    assert honours_of([replace(lucky, heat=(*lucky.heat, Heat(4, 0.5)))], game, None).lucky is None
