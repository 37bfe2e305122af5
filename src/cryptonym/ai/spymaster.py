"""The spymaster: which clue is worth most, whoever sits opposite, and which cards to cover."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from cryptonym.ai import partners, table
from cryptonym.ai.affinity import MEASURES, Brain, Clues
from cryptonym.ai.levels import SKILLS, Level, Skill
from cryptonym.ai.pivot import Floats
from cryptonym.ai.spelling import bare
from cryptonym.ai.touch import FITTED, PARTNERS
from cryptonym.ai.worth import Race, Sides, turn_worth
from cryptonym.engine import Finding, Identity, Mode, Team, View
from cryptonym.engine.model import AGENT_OF
from cryptonym.lexicon.entry import same

Judge = Callable[[str, int | None], Finding]
"""The referee beside one table."""
Referee = Callable[[View], Judge]
"""Whoever brings rooms together hands this in: `cryptonym.minds.brains` does."""

RARITY_COSTS = 0.04
PROMISING = 700
MANY = 300
WORST_COUNTS = 0.1
"""How much the unluckiest of the partners counts beside the mean of them."""
UNLIKELY = 0.04
ALIKE = 4
"""Letters that two clues share at their beginning where they are taken for the same."""
ENEMY_PACE = 1.2
"""Words that the other team finds in a turn: as many as we do (`worth.FOUND`). One who takes it to be quicker despairs at the first
turn, and says clues for five words that nobody understands."""

ENTRY, MARKS = MEASURES.index("entry"), MEASURES.index("marks")
FIRST_THOUGHT, CLEAR_MARK, CLEAR_ENTRY = 0.95, 0.8, 0.6
"""From where on a mark is a first thought (3 of three), and a mark or an association of the card's entry is clear (2)."""
CLEAR_COSTS, FAIR_COSTS, VECTORS_COST, UNTOLD_COSTS = 0.25, 0.5, 0.8, 0.3
"""In own words, for each target: what it costs if only one end has a clear link, a fair one, or none that anybody wrote down. A link from
both ends and a first thought are free. Of a card that no word was ever written about, nothing better than vectors is to be had."""
UNCARRIED = 1.0
"""In own words: what a number costs for which too few links were written down."""
NEAR_ASSASSIN = 5.0
"""The same for a word that anybody associates with the assassin: more than a turn is ever worth."""


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


@dataclass(frozen=True, slots=True)
class Situation:
    """What a spymaster weighs clues for: the open cards by name, whose they are, what is at stake, who sits opposite."""

    names: list[str]
    sides: Sides
    race: Race
    trust: Floats
    said: frozenset[str]
    seed: int = 0
    """For a level that feels words a little wrong."""


def choose_clue(view: View, team: Team, brain: Brain, level: Level, judge: Judge) -> Weighed:
    """The best legal clue, and the next best that was not said. `view` is the team's spymaster's."""
    cards = table.open_cards(view)
    sides = sides_of(view, team, cards)
    finishing = not len(sides.own)  # FINE-2: nothing but the assassin is left to be touched
    if finishing:
        sides = Sides(sides.assassin, sides.enemy, sides.bystander, sides.own)
    situation = Situation(
        [view.cards[card] for card in cards],
        sides,
        race_of(view, team, SKILLS[level]),
        partners.likely(view, team, brain),
        table.said(view),
        table.chance_of(view).getrandbits(32),
    )
    found = [
        replace(one, targets=tuple(cards[place] for place in one.targets))
        for one in weigh(situation, brain, level, judge)
    ]
    best = found[0] if finishing else _unlimited(found[0], view, team)
    return Weighed(best, found[1] if len(found) > 1 else None)


def choose_clue_for(
    names: list[str],
    counts: tuple[int, int, int, int],
    brain: Brain,
    level: Level,
    judge: Judge,
    said: frozenset[str] = frozenset(),
) -> Choice:
    """Without a game: `names` are the own, the enemy's, the bystanders and the assassin, as many of each as `counts` says."""
    ends = np.cumsum(counts)
    sides = Sides(*(np.arange(end - count, end) for count, end in zip(counts, ends, strict=True)))
    race = Race(counts[0], max(1.0, counts[1] / ENEMY_PACE), 1 / ENEMY_PACE, counts[1] == 1, SKILLS[level].fear)
    trust = np.array([weight for _, weight in PARTNERS], dtype=np.float32)
    return weigh(Situation(names, sides, race, trust, said), brain, level, judge)[0]


def weigh(situation: Situation, brain: Brain, level: Level, judge: Judge) -> list[Choice]:
    """The two best clues that are legal, by what they are worth."""
    skill, sides = SKILLS[level], situation.sides
    clues = _promising(brain, [situation.names[column] for column in sides.own])
    measures = brain.measures(clues, situation.names)
    if skill.noise:
        measures = _misfelt(measures, skill, situation.seed)
    most = max(1, min(skill.boldest, len(sides.own)))
    worth = _robust_worth(measures, sides, situation.race, most, situation.trust)
    worth -= RARITY_COSTS * clues.rarity[:, None]
    first = FITTED.chances(measures)
    worth -= _doubts(measures, first, sides, most)
    worth[clues.rarity > skill.rarest] -= 1.0
    found: list[Choice] = []
    for row in _best_rows(worth, clues, situation.said):
        number = int(worth[row].argmax()) + 1
        word = clues.words[row]
        if found and bare(word)[:ALIKE] == bare(found[0].word)[:ALIKE]:
            continue  # “forester” after “forest” is no second thought
        if judge(word, number) is not Finding.LEGAL:
            continue
        targets, sure = _targets(first[row], sides, number)
        found.append(Choice(word, number, tuple(targets), sure, float(worth[row, number - 1])))
        if len(found) == 2:
            break
    return found or [_any_legal(brain, judge, sides, situation.said)]


def _doubts(measures: Floats, first: Floats, sides: Sides, most: int) -> Floats:
    """Clues × numbers: what a clue costs because people may not see its links, whatever the vectors say.

    One or two targets may rest on anything, at a price. A third needs a link from both ends, the clue's marks and the card's entry, or
    a first thought; a fourth links from both ends: people call the others bad.
    """
    entry, marks = measures[:, sides.own, ENTRY], measures[:, sides.own, MARKS]
    both, first_thought = (marks > 0) & (entry > 0), marks >= FIRST_THOUGHT
    prices = np.full(entry.shape, VECTORS_COST, dtype=np.float32)
    prices[:, ~((entry > 0) | (marks > 0)).any(axis=0)] = UNTOLD_COSTS
    prices[(entry > 0) | (marks > 0)] = FAIR_COSTS
    prices[(entry >= CLEAR_ENTRY) | (marks >= CLEAR_MARK)] = CLEAR_COSTS
    prices[both | first_thought] = 0
    order = np.argsort(-first[:, sides.own], axis=1, kind="stable")[:, :most]
    doubts: Floats = np.cumsum(np.take_along_axis(prices, order, axis=1), axis=1)
    linked = (both | first_thought).sum(axis=1)
    reach = np.maximum(np.maximum(2, np.minimum(3, linked)), both.sum(axis=1))
    doubts[np.arange(1, most + 1)[None, :] > reach[:, None]] += UNCARRIED
    near = (measures[:, sides.assassin][:, :, [ENTRY, MARKS]] > 0).any(axis=(1, 2))
    doubts[near] += NEAR_ASSASSIN
    return doubts


def sides_of(view: View, team: Team, cards: list[int]) -> Sides:
    assert view.key is not None, "a spymaster without a key"

    def columns(identity: Identity) -> NDArray[np.int64]:
        assert view.key is not None
        return np.array([place for place, card in enumerate(cards) if view.key[card] is identity], dtype=np.int64)

    return Sides(
        columns(AGENT_OF[team]),
        columns(AGENT_OF[team.other]),
        columns(Identity.BYSTANDER),
        columns(Identity.ASSASSIN),
    )


def race_of(view: View, team: Team, skill: Skill) -> Race:
    """In co-op the enemy covers a word a turn (COOP-2); elsewhere its people find more than one."""
    enemy = table.left(view, team.other)
    pace = 1.0 if view.rules.mode is Mode.COOP else ENEMY_PACE
    return Race(
        needed=max(1, table.left(view, team) + (1 if view.rules.assassin_ending else 0)),
        turns=max(1.0, enemy / pace),
        enemy_costs=1 / pace,
        enemy_wins=enemy == 1 and not view.rules.assassin_ending,
        fear=skill.fear,
    )


def _misfelt(measures: Floats, skill: Skill, seed: int) -> Floats:
    """A lesser bot feels words a little wrong, the same way each time it looks at the same table."""
    lot = np.random.default_rng(seed)
    noise = lot.standard_normal(measures.shape[:2]).astype(np.float32) * (skill.noise / FITTED.weights[0])
    measures = measures.copy()
    measures[:, :, 0] += noise
    return measures


def _robust_worth(measures: Floats, sides: Sides, race: Race, most: int, trust: Floats) -> Floats:
    """The mean over all partners, drawn towards the one who understands it worst."""
    total = np.zeros((measures.shape[0], most), dtype=np.float32)
    worst = np.full((measures.shape[0], most), np.inf, dtype=np.float32)
    for (model, _), weight in zip(PARTNERS, trust, strict=True):
        if weight < UNLIKELY:
            continue
        worth = turn_worth(*model.chances_and_stop(measures), sides, race, most)
        total += weight * worth
        worst = np.minimum(worst, worth)
    mixed: Floats = (1 - WORST_COUNTS) * total / trust[trust >= UNLIKELY].sum() + WORST_COUNTS * worst
    return mixed


def _promising(brain: Brain, own: list[str]) -> Clues:
    """The clues that are close to one of the team's words, and those that are close to two: the rest need no weighing."""
    pull = np.stack([brain.pull(name) for name in own]).astype(np.float32)
    rows = [_top(pull.max(axis=0), PROMISING)]
    if len(own) > 1:
        rows.append(_top(np.partition(pull, -2, axis=0)[-2], PROMISING))
    return brain.clues.only(np.unique(np.concatenate(rows)))


def _top(scores: Floats, count: int) -> NDArray[np.int64]:
    count = min(count, len(scores))
    return np.argpartition(-scores, count - 1)[:count]


def _best_rows(worth: Floats, clues: Clues, said: frozenset[str]) -> list[int]:
    best = worth.max(axis=1)
    rows = _top(best, MANY)
    ordered = rows[np.lexsort((rows, -best[rows]))]
    return [int(row) for row in ordered if same(clues.words[int(row)]) not in said]


def _targets(first: Floats, sides: Sides, number: int) -> tuple[list[int], tuple[float, ...]]:
    """The own cards that it points to most, and how likely each is among that many touches."""
    order = sides.own[np.argsort(-first[sides.own], kind="stable")][:number]
    taken = 0.0
    sure = []
    for column in order:
        sure.append(round(min(1.0, float(first[column]) / max(1e-6, 1 - taken)), 3))
        taken += float(first[column])
    return [int(column) for column in order], tuple(sure)


def _any_legal(brain: Brain, judge: Judge, sides: Sides, said: frozenset[str]) -> Choice:
    """Where none of the best is legal, the first common word that is: a bot never passes."""
    order = np.argsort(brain.clues.rarity, kind="stable")
    for row in order:
        word = brain.clues.words[int(row)]
        if same(word) not in said and judge(word, 1) is Finding.LEGAL:
            break
    else:
        raise AssertionError("no word of the language is a legal clue")
    return Choice(word, 1, tuple(int(one) for one in sides.own[:1]), (0.0,), 0.0)


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
    ours = ours or [card for card in cards if view.key[card] is Identity.ASSASSIN]  # FINE-2: it is wanted now
    theirs = [card for card in cards if view.key[card] is whose]
    measures = brain.measures(brain.heard([view.cards[card] for card in theirs]), [view.cards[card] for card in ours])
    logits = FITTED.logits(measures)
    for row, card in enumerate(theirs):
        logits[row, [column for column, other in enumerate(ours) if other == card]] = -np.inf
    pull = np.where(np.isneginf(logits), 0, logits).max(axis=1) if ours else np.zeros(len(theirs))
    return theirs[int(pull.argmax() if most else pull.argmin())]
