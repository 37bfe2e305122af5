"""The operative: which card to touch at the clues that are open, and when to stop."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cryptonym.ai import table
from cryptonym.ai.affinity import Brain
from cryptonym.ai.levels import SKILLS, Level, Skill
from cryptonym.ai.pivot import Floats
from cryptonym.ai.touch import FITTED, TouchModel, chances
from cryptonym.engine import Team, View

OPEN_COUNTS = 0.3
FADES = 0.8
"""What an open clue counts for beside the present one, and how that fades with each turn."""
ASSASSIN_COSTS = 5.0
"""In own words. One that feared the assassin more would never touch twice."""


@dataclass(frozen=True, slots=True)
class Ranked:
    card: int
    chance: float
    """How likely it is that the clue was for this card."""


def ranking(
    clue: str, number: int | None, names: list[str], brain: Brain, model: TouchModel = FITTED
) -> list[tuple[int, float]]:
    """Every card by its place in `names`, the likeliest first."""
    share = chances(_logits(clue, names, brain, model), model.lapse)
    if number == 0:
        share = _turned_round(share)
    return [(int(place), float(share[place])) for place in np.argsort(-share, kind="stable")]


def _logits(clue: str, names: list[str], brain: Brain, model: TouchModel) -> Floats:
    found: Floats = model.logits(brain.measures(brain.heard([clue]), names)[0])
    return found


def _turned_round(share: Floats) -> Floats:
    """At zero none of the team's words is near the clue (EXPERT-1): the farther, the better."""
    away = (share.max() - share) + 1e-3
    turned: Floats = away / away.sum()
    return turned


def rank_cards(view: View, team: Team, brain: Brain, level: Level) -> list[Ranked]:
    """The open cards by the present clue and the open earlier ones."""
    assert view.clue is not None
    cards = table.open_cards(view)
    names = [view.cards[card] for card in cards]
    skill = SKILLS[level]
    share = _present(view, names, brain, skill)
    to_come = _to_come(view)
    score = share * to_come
    for clue in table.open_clues(view, team):
        earlier = chances(_logits(clue.word, names, brain, FITTED), FITTED.lapse)
        weight = OPEN_COUNTS if to_come else 1.0
        score = score + earlier * np.float32(weight * FADES ** (clue.turns_ago - 1))
    if score.sum() <= 0:
        score = share
    score = score / score.sum()
    order = np.argsort(-score, kind="stable")
    return [Ranked(cards[int(place)], float(score[place])) for place in order]


def _present(view: View, names: list[str], brain: Brain, skill: Skill) -> Floats:
    assert view.clue is not None
    logits = _logits(view.clue.word, names, brain, FITTED)
    if skill.noise:
        lot = np.random.default_rng(table.chance_of(view).getrandbits(32))
        logits = logits + lot.standard_normal(len(names)).astype(np.float32) * np.float32(skill.noise)
    share = chances(logits, FITTED.lapse)
    return _turned_round(share) if view.clue.number == 0 else share


def _to_come(view: View) -> int:
    """How many words of the present clue are still to be found; with no number said, one more is always hoped for."""
    assert view.clue is not None
    if view.clue.number is None or view.clue.number == 0:
        return 1
    return max(0, view.clue.number - view.touches)


def wants_to_touch(view: View, team: Team, ranked: list[Ranked], level: Level) -> bool:
    """Whether the next touch is worth its risk. The first is due anyway (TURN-8), and in a last stand all are (FINE-4)."""
    if view.touches == 0 or view.last_stand:
        return True
    if view.clue is not None and view.clue.number and view.touches < view.clue.number:
        hoped = view.clue.number - view.touches
    else:
        hoped = min(1, sum(clue.missing for clue in table.open_clues(view, team)))
        if hoped == 0 and view.clue is not None and view.clue.number is not None:
            return False
        hoped = max(1, hoped)
    return touch_worth(view, team, ranked[0].chance, hoped, SKILLS[level]) > 0


def touch_worth(view: View, team: Team, chance: float, hoped: int, skill: Skill) -> float:
    """In own words: what another touch brings, less what it risks, where `hoped` words of the clue are still to be found."""
    meant = 1 - (1 - chance) ** hoped
    own, enemy = table.left(view, team), table.left(view, team.other)
    bystanders, assassin = table.bystanders_left(view), int(table.assassin_open(view))
    others = max(1, max(0, own - hoped) + enemy + bystanders + assassin)
    missed = 1 - meant
    gain = meant + missed * max(0, own - hoped) / others
    enemy_cost = 1.2 if enemy > 1 else 6.0
    loss = (enemy * enemy_cost + bystanders * 0.4 + assassin * ASSASSIN_COSTS) / others
    desperate = enemy <= 1 or table.turns_to_go(view, team) <= 1
    return gain - missed * loss * (skill.patience * (0.5 if desperate else 1.0))
