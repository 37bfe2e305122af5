"""What a strong bot would have said in the spymaster's place, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cryptonym.ai.affinity import MEASURES, Brain
from cryptonym.ai.levels import Level
from cryptonym.ai.review.model import Heat, Instead, Story
from cryptonym.ai.review.touches import LEAST, Laid, Touches, touches
from cryptonym.ai.spymaster import Referee, choose_clue
from cryptonym.ai.touch import FITTED
from cryptonym.engine import Team, View

WRITTEN: Final = frozenset({"entry", "marks"})
"""What people wrote down; the other measures come from texts."""


def said_instead(view: View, team: Team, laid: Laid, brain: Brain, referee: Referee) -> Instead:
    """`view` is the team's spymaster's, before the clue."""
    best = choose_clue(view, team, brain, Level.SHARP, referee(view)).best
    most = best.number or len(best.targets) or 1
    found = touches(best.word, best.number, most, laid, brain)
    nearest = found.likeliest(set(laid.cards) - laid.own)[:1]
    shown = [card for card in nearest if found.touched[card] >= LEAST]
    heat = tuple(Heat(card, round(found.touched[card], 3)) for card in [*found.likeliest(best.targets), *shown])
    return Instead(best.word, best.number, best.targets, heat, why(best.word, best.targets, shown, laid, brain))


def why(word: str, targets: Sequence[int], near: Sequence[int], laid: Laid, brain: Brain) -> tuple[Story, ...]:
    """At most two sentences: what links the word to its cards, and which other card is nearest."""
    link = "written" if all(strongest(word, card, laid, brain) in WRITTEN for card in targets) else "meaning"
    linked = Story(f"review-why-{link}", {"clue": word}, listed=tuple(targets))
    if not near:
        return (linked, Story("review-why-clear"))
    return (linked, Story("review-why-near", {}, {"card": near[0]}))


def strongest(word: str, card: int, laid: Laid, brain: Brain) -> str:
    """The measure that brings word and card together most."""
    name = laid.names[laid.cards.index(card)]
    measures = brain.measures(brain.heard([word]), [name])[0, 0]
    return MEASURES[int((measures * FITTED.weights).argmax())]


def guess_meant(found: Touches, number: int | None, laid: Laid) -> tuple[int, ...]:
    """The mind's best guess at what a clue was for: as many own cards as its number says, the nearest first."""
    if number == 0:
        return ()
    own = found.likeliest(laid.own)
    if number is None:
        return tuple(card for card in own if found.touched[card] >= 0.3) or tuple(own[:1])
    return tuple(own[:number])
