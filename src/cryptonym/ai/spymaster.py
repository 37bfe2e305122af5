"""The spymaster: which clue is worth most, whoever sits opposite, and which cards to cover."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from cryptonym.ai import table
from cryptonym.ai.affinity import Brain
from cryptonym.ai.levels import SKILLS, Level, Skill
from cryptonym.ai.pivot import Floats
from cryptonym.ai.touch import FITTED, PARTNERS, chances
from cryptonym.ai.worth import Sides, Stakes, turn_worth
from cryptonym.engine import Finding, Identity, Mode, Team, View
from cryptonym.engine.model import AGENT_OF
from cryptonym.lexicon.entry import same

Judge = Callable[[str, int | None], Finding]
"""The referee beside one table."""
Referee = Callable[[View], Judge]
"""Whoever brings rooms together hands this in: `cryptonym.server.brains` does."""

RARITY_COSTS = 0.03
MANY = 300
WORST_COUNTS = 0.5
"""How much the unluckiest of the partners counts beside the mean of them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A clue that was weighed. `targets` are cards, `chances` how likely each is among the touches."""

    word: str
    number: int | None
    targets: tuple[int, ...]
    chances: tuple[float, ...]
    worth: float


@dataclass(frozen=True, slots=True)
class Weighed:
    best: Choice
    runner_up: Choice | None


def choose_clue(view: View, team: Team, brain: Brain, level: Level, judge: Judge) -> Weighed:
    """The best legal clue, and the next best that was not said. `view` is the team's spymaster's."""
    skill = SKILLS[level]
    cards = table.open_cards(view)
    sides = sides_of(view, team, cards)
    finishing = not len(sides.own)  # FINE-2: nothing but the assassin is left to be touched
    if finishing:
        sides = Sides(sides.assassin, sides.enemy, sides.bystander, sides.own)
    most = max(1, min(skill.boldest, len(sides.own)))
    stakes = stakes_of(view, team, skill)
    measures = brain.measures(brain.clues, [view.cards[card] for card in cards])
    if skill.noise:
        measures = _misfelt(measures, skill, view)
    worth = _robust_worth(measures, sides, stakes, most)
    worth -= RARITY_COSTS * brain.clues.rarity[:, None]
    worth[brain.clues.rarity > skill.rarest] -= 1.0
    first = FITTED.chances(measures)
    found: list[Choice] = []
    for row in _best_rows(worth, brain, table.said(view)):
        number = int(worth[row].argmax()) + 1
        word = brain.clues.words[row]
        if judge(word, number) is not Finding.LEGAL:
            continue
        targets, sure = _targets(first[row], sides, number)
        found.append(
            Choice(word, number, tuple(cards[one] for one in targets), sure, float(worth[row, number - 1]))
        )
        if len(found) == 2:
            break
    if not found:
        found.append(_any_legal(brain, judge, cards, sides, table.said(view)))
    best = found[0] if finishing else _unlimited(found[0], view, team)
    return Weighed(best, found[1] if len(found) > 1 else None)


def sides_of(view: View, team: Team, cards: list[int]) -> Sides:
    assert view.key is not None, "a spymaster without a key"

    def columns(identity: Identity) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
        assert view.key is not None
        return np.array([place for place, card in enumerate(cards) if view.key[card] is identity], dtype=np.int64)

    return Sides(
        columns(AGENT_OF[team]),
        columns(AGENT_OF[team.other]),
        columns(Identity.BYSTANDER),
        columns(Identity.ASSASSIN),
    )


def stakes_of(view: View, team: Team, skill: Skill) -> Stakes:
    """Bolder where waiting loses: the assassin costs a game, and so does the enemy's last word."""
    stakes = Stakes(assassin=skill.fear)
    needed = table.left(view, team)
    turns = table.turns_to_go(view, team)
    if needed > 2 * turns:
        stakes = replace(stakes, assassin=skill.fear * 0.6, bystander=0.2)
    if turns <= 1 and needed > 1:
        stakes = replace(stakes, assassin=skill.fear * 0.35, bystander=0.1)
    if table.left(view, team.other) == 1:
        stakes = replace(stakes, enemy=skill.fear)  # END-1: their last word is as bad as the assassin
    if view.rules.assassin_ending and view.rules.mode is not Mode.COOP:
        stakes = replace(stakes, assassin=skill.fear * 0.8)
    return stakes


def _misfelt(measures: Floats, skill: Skill, view: View) -> Floats:
    """A lesser bot feels words a little wrong, the same way each time it looks at the same table."""
    lot = np.random.default_rng(table.chance_of(view).getrandbits(32))
    noise = lot.standard_normal(measures.shape[:2]).astype(np.float32) * (skill.noise / FITTED.weights[0])
    measures = measures.copy()
    measures[:, :, 0] += noise
    return measures


def _robust_worth(measures: Floats, sides: Sides, stakes: Stakes, most: int) -> Floats:
    """The mean over all partners, drawn towards the one who understands it worst."""
    total = np.zeros((measures.shape[0], most), dtype=np.float32)
    worst = np.full((measures.shape[0], most), np.inf, dtype=np.float32)
    for model, weight in PARTNERS:
        worth = turn_worth(model.chances(measures), sides, stakes, most)
        total += np.float32(weight) * worth
        worst = np.minimum(worst, worth)
    mixed: Floats = (1 - WORST_COUNTS) * total + WORST_COUNTS * worst
    return mixed


def _best_rows(worth: Floats, brain: Brain, said: frozenset[str]) -> list[int]:
    best = worth.max(axis=1)
    count = min(MANY, len(best))
    rows = np.argpartition(-best, count - 1)[:count]
    ordered = rows[np.lexsort((rows, -best[rows]))]
    return [int(row) for row in ordered if same(brain.clues.words[int(row)]) not in said]


def _targets(first: Floats, sides: Sides, number: int) -> tuple[list[int], tuple[float, ...]]:
    """The own cards that it points to most, and how likely each is among that many touches."""
    order = sides.own[np.argsort(-first[sides.own], kind="stable")][:number]
    taken = 0.0
    sure = []
    for column in order:
        sure.append(round(min(1.0, float(first[column]) / max(1e-6, 1 - taken)), 3))
        taken += float(first[column])
    return [int(column) for column in order], tuple(sure)


def _any_legal(brain: Brain, judge: Judge, cards: list[int], sides: Sides, said: frozenset[str]) -> Choice:
    """Where none of the best is legal, the first common word that is: a bot never passes."""
    order = np.argsort(brain.clues.rarity, kind="stable")
    for row in order:
        word = brain.clues.words[int(row)]
        if same(word) not in said and judge(word, 1) is Finding.LEGAL:
            break
    else:
        raise AssertionError("no word of the language is a legal clue")
    return Choice(word, 1, tuple(cards[int(one)] for one in sides.own[:1]), (0.0,), 0.0)


def _unlimited(choice: Choice, view: View, team: Team) -> Choice:
    """Unlimited pays where this may be the last turn and earlier clues still have words to find (EXPERT-2)."""
    missing = sum(clue.missing for clue in table.open_clues(view, team))
    last_turn = table.left(view, team.other) <= 1 or table.turns_to_go(view, team) <= 1
    needed = table.left(view, team)
    if last_turn and missing >= 2 and choice.number is not None and needed > choice.number + 1:
        return replace(choice, number=None)
    return choice


def enemy_to_cover(view: View, team: Team, brain: Brain) -> int:
    """Co-op's enemy word (COOP-2): the one that is most in the way of our own."""
    return _pull(view, team, brain, AGENT_OF[team.other], towards=AGENT_OF[team], most=True)


def own_to_cover(view: View, team: Team, brain: Brain) -> int:
    """After a penalty (PEN-2): the one that is hardest to hint at together with others."""
    return _pull(view, team, brain, AGENT_OF[team], towards=AGENT_OF[team], most=False)


def _pull(view: View, team: Team, brain: Brain, whose: Identity, towards: Identity, *, most: bool) -> int:
    assert view.key is not None
    cards = table.open_cards(view)
    ours = [card for card in cards if view.key[card] is towards]
    theirs = [card for card in cards if view.key[card] is whose]
    measures = brain.measures(brain.heard([view.cards[card] for card in theirs]), [view.cards[card] for card in ours])
    logits = FITTED.logits(measures)
    for row, card in enumerate(theirs):
        logits[row, [column for column, other in enumerate(ours) if other == card]] = -np.inf
    pull = np.where(np.isneginf(logits), 0, logits).max(axis=1) if ours else np.zeros(len(theirs))
    return theirs[int(pull.argmax() if most else pull.argmin())]


__all__ = ["Choice", "Judge", "Referee", "Weighed", "chances", "choose_clue", "enemy_to_cover", "own_to_cover"]
