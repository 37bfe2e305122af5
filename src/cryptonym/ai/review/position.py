"""How good a position is: the chance to win from what is left to find, who is on turn, and how many touches the clue still hopes for.

Words play no part in it: it says how games go from there, as a rule. Constants are fitted to games between bots of uneven strength
(`docs/manual/review.md` says how well they hold).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from cryptonym.engine import Game, Identity, Mode, Phase, Team

NUMBERS: Final = (0.24, 0.46, 0.24, 0.06)
"""How often a clue is for one, two, three and four words."""
HITS: Final = (0.93, 0.85, 0.76, 0.68)
"""How often the first touch of a turn finds a word of the team, how often the second, and so on."""
FEARED: Final = 0.35
"""How much less often a miss hits the assassin than any other card: clues are chosen so."""


@dataclass(frozen=True, slots=True)
class Around:
    """What a miss may hit beside the other team's words, and how the game ends."""

    bystanders: int
    assassin: bool
    coop: bool = False
    last_stand: bool = False
    """The assassin ending (FINE): the assassin, touched early, begins a last stand."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a turn may go: words found, words of the other team covered, and whether the assassin was touched."""

    chance: float
    found: int
    enemy: int = 0
    assassin: bool = False


def red_chance(game: Game) -> float:
    """Red's chance to win; in co-op that of the one team."""
    if game.ending is not None and game.ending.by != "TABLE-5":
        return float(game.ending.winner is (game.team or Team.RED))
    around = _around(game)
    own, enemy = game.left(game.turn), game.left(game.turn.other) - game.enemy_covers
    if enemy < 1 and around.coop:
        chance = 0.0
    elif game.last_stand:
        chance = _last_stand(own)
    elif game.phase is Phase.GUESS:
        chance = under_way(own, enemy, _hoped(game), game.touches, around)
    else:
        chance = to_come(own, enemy, around)
    return chance if game.team or game.turn is Team.RED else 1 - chance


def _around(game: Game) -> Around:
    gone = [game.key[card] for card in game.covered]
    return Around(
        game.rules.grid.bystanders - gone.count(Identity.BYSTANDER),
        Identity.ASSASSIN not in gone,
        game.rules.mode is Mode.COOP,
        game.rules.assassin_ending,
    )


def _hoped(game: Game) -> int:
    """How many more touches the clue asks for: a zero and an unlimited clue hope for one."""
    assert game.clue is not None
    return max(0, (game.clue.number or 1) - game.touches)


def under_way(own: int, enemy: int, hoped: int, touches: int, around: Around) -> float:
    """The chance of the team on turn in mid-turn."""
    outcomes = _turn(min(hoped, max(own, 1)), own, enemy, touches, around)
    return sum(outcome.chance * _after(own, enemy, outcome, around) for outcome in outcomes)


@cache
def to_come(own: int, enemy: int, around: Around) -> float:
    """The chance of the team whose turn begins. A turn in which nothing is covered leads back to the same position."""
    mine, mine_again = _beside_standing_still(own, enemy, around)
    if around.coop:
        return mine
    theirs, theirs_again = _beside_standing_still(enemy, own, around)
    return (mine + mine_again - mine_again * (theirs + theirs_again)) / (1 - mine_again * theirs_again)


def _beside_standing_still(own: int, enemy: int, around: Around) -> tuple[float, float]:
    """What all turns bring in which something is covered, and how likely one is in which nothing of either team is."""
    sure = again = 0.0
    for number, share in enumerate(NUMBERS, start=1):
        for outcome in _turn(min(number, max(own, 1)), own, enemy, 0, around):
            if not around.coop and not (outcome.found or outcome.enemy or outcome.assassin):
                again += share * outcome.chance
            else:
                sure += share * outcome.chance * _after(own, enemy, outcome, around)
    return sure, again


def _turn(number: int, own: int, enemy: int, touches: int, around: Around) -> Iterator[Outcome]:
    """Every way in which a turn goes on that hopes for so many more touches."""
    assassin = FEARED * around.assassin
    others = enemy + around.bystanders + assassin
    reached = 1.0
    for found in range(number):
        hit = HITS[min(touches + found, len(HITS) - 1)] if others else 1.0
        missed = reached * (1 - hit) / (others or 1)
        if enemy:
            yield Outcome(missed * enemy, found, enemy=1)
        yield Outcome(missed * around.bystanders, found)
        yield Outcome(missed * assassin, found, assassin=True)
        reached *= hit
    yield Outcome(reached, number)


def _after(own: int, enemy: int, outcome: Outcome, around: Around) -> float:
    """The chance of the team once its turn went like this."""
    own, enemy = own - outcome.found, enemy - outcome.enemy
    if around.last_stand:
        return _after_with_last_stand(own, enemy, outcome, around)
    if own <= 0:
        return 1.0
    if outcome.assassin or enemy <= (1 if around.coop else 0):
        return 0.0
    return to_come(own, enemy - 1, around) if around.coop else 1 - to_come(enemy, own, around)


def _after_with_last_stand(own: int, enemy: int, outcome: Outcome, around: Around) -> float:
    """With the assassin ending a team whose words are all found has one more to find, the assassin (FINE-1, FINE-2)."""
    if own < 0:
        return 1.0
    if outcome.assassin:
        return _last_stand(own)
    if around.coop:
        return to_come(own, enemy - 1, around) if enemy > 1 else 0.0
    return 1 - to_come(max(enemy, 0), own, around)


def _last_stand(own: int) -> float:
    """All that is left, without a miss (FINE-3, FINE-4)."""
    return float(HITS[1] ** max(own, 0))
