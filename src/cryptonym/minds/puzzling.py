"""What a clue is worth on a puzzle's board, by the bots' mind: own words that it finds on the average, less what wrong touches cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from cryptonym.ai.affinity import Brain
from cryptonym.ai.review.touches import Laid, is_known, touches
from cryptonym.engine import Finding
from cryptonym.engine.log import Json
from cryptonym.minds import brains, judge
from cryptonym.puzzles import puzzle_of
from cryptonym.puzzles.model import ASSASSIN, BLUE, BYSTANDER, RED, Kind, SpymasterTask, grade
from cryptonym.referee import Judgement

COSTS: Final = {BLUE: 1.2, BYSTANDER: 0.5, ASSASSIN: 5.0}
"""In own words, as the bots reckon."""


@dataclass(frozen=True, slots=True)
class Weighed:
    worth: int
    """In hundredths."""
    found: tuple[int, ...]
    """The own cards that it points to, the nearest first: as many as its number says."""
    near: int | None
    """The card of somebody else that is likeliest to be touched; None if none is likely."""
    near_chance: float
    """How likely that is."""


NEAR: Final = 0.08
"""From here on a card of somebody else is worth a word."""


def weigh(word: str, number: int, cards: Sequence[str], key: str, brain: Brain) -> Weighed:
    own = frozenset(place for place, letter in enumerate(key) if letter == RED)
    found = touches(word, number, number, Laid(tuple(range(len(cards))), tuple(cards), own), brain)
    costs = sum(COSTS[key[card]] * chance for card, chance in found.touched.items() if card not in own)
    worth = sum(found.touched[card] for card in own) - costs
    nearest = found.likeliest(set(found.touched) - own)[0]
    chance = found.touched[nearest]
    mine = tuple(found.likeliest(own)[:number])
    return Weighed(round(100 * worth), mine, nearest if chance >= NEAR else None, chance)


def laid_of(cards: Sequence[str], kind: Kind, language: str) -> judge.Laid:
    """A puzzle's board as the referee sees it."""
    return judge.Laid(() if kind is Kind.PICTURES else tuple(cards), language, pictures=kind is Kind.PICTURES)


@dataclass(frozen=True, slots=True)
class Graded:
    """What the mind says of a clue that somebody thought of."""

    judgement: Judgement
    known: bool = False
    """False if the mind does not know the word, or the referee will not have it: then nothing is said of its worth."""
    weighed: Weighed | None = None
    grade: int = 0


def graded(word: str, number: int, task: SpymasterTask, kind: Kind, language: str) -> Graded:
    """A free clue, by the same measure as the five."""
    judgement = judge.judge(laid_of(task.cards, kind, language), word, number)
    if judgement.finding is Finding.ILLEGAL:
        return Graded(judgement)
    brain = brains.brain(language)
    if not is_known(word, Laid(tuple(range(len(task.cards))), task.cards, frozenset()), brain):
        return Graded(judgement)
    found = weigh(word, number, task.cards, task.key, brain)
    return Graded(judgement, True, found, grade(found.worth, task.ranked))


def graded_as_json(language: str, day: str, kind: str, word: str, number: int) -> dict[str, Json]:
    """The same of a puzzle of ours, as plain data. There must be such a puzzle."""
    puzzle = puzzle_of(language, date.fromisoformat(day), Kind(kind))
    assert puzzle is not None, f"no puzzle: {language} {day} {kind}"
    found = graded(word.strip(), number, puzzle.spymaster, puzzle.kind, language)
    told: dict[str, Json] = {
        "finding": str(found.judgement.finding),
        "reasons": [
            {"rule": one.rule, "message": one.message, "args": dict(one.args)} for one in found.judgement.reasons
        ],
        "known": found.known,
    }
    if found.weighed is not None:
        weighed = found.weighed
        told |= {"grade": found.grade, "worth": weighed.worth, "found": list(weighed.found), "near": weighed.near}
    return told
