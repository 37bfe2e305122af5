"""The engine and the naive rulebook play the same random games and must agree at every step.

500 games here, 20,000 in `make soak`. Every disagreement was settled by the rulebook and became a named test in `tests/rules/`.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import reduce

import pytest
from tests.naive.rulebook import NaiveGame

from cryptonym.decks import draw_key
from cryptonym.engine import (
    GRID_5X4,
    GRID_5X5,
    SEATS,
    Challenge,
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
    Team,
    TurnHourglass,
    Verdict,
    Violation,
    actions,
    begin,
    call_off,
    deal,
    decide,
    end_time,
    evolve,
    pause_clock,
    resume_clock,
    view,
)
from cryptonym.engine.clock import Decision

Wish = dict[str, object]


def command_of(wish: Wish, now: int) -> Command:
    """The engine's command for a wish in the naive rulebook's words."""
    number = wish.get("number")
    card, seen, upheld = wish.get("card", 0), wish.get("seen", 0), wish.get("upheld", False)
    assert isinstance(card, int)
    assert isinstance(seen, int)
    assert isinstance(upheld, bool)
    match wish["do"]:
        case "clue":
            assert number is None or isinstance(number, int)
            finding = wish["finding"]
            verdict = None if finding is None else Verdict(Finding(str(finding)))
            return GiveClue(str(wish["word"]), number, verdict, bool(wish["let_pass"]), now)
        case "guess":
            return Guess(card, seen, now)
        case "stop":
            return Stop(seen, now)
        case "challenge":
            return Challenge(seen, now)
        case "rule":
            return RuleOnChallenge(upheld, seen, now)
        case "cover":
            return CoverWord(card, seen, now)
        case "decline":
            return DeclineCover(seen, now)
        case _:
            return TurnHourglass(now)


def summary(game: Game) -> dict[str, object]:
    """The engine's game in the naive rulebook's words."""
    seen = view(game, SEATS[-1])
    clock, ending = game.clock, game.ending
    return {
        "turn": str(game.turn),
        "phase": str(game.phase),
        "covered": list(game.covered),
        "left": {"red": game.left(Team.RED), "blue": game.left(Team.BLUE)},
        "clue": None if game.clue is None else (game.clue.word, game.clue.number),
        "guesses_left": None if seen.clue is None else seen.clue.guesses_left,
        "touches": game.touches,
        "penalty_open": game.penalty_open,
        "enemy_covers": game.enemy_covers,
        "last_stand": game.last_stand,
        "winner": None if ending is None or ending.winner is None else str(ending.winner),
        "ended_by": None if ending is None else ending.by,
        "score": None if ending is None else ending.score,
        "clock_ends": None if clock is None else clock.ends,
        "clock_left": None if clock is None else clock.left,
        "hourglass_until": game.hourglass,
    }


class Pair:
    """One game, played by both."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = random.Random(seed)
        self.now = chance.randrange(10**6)
        self.rules = Rules(
            grid=chance.choice((GRID_5X5, GRID_5X4)),
            mode=chance.choice(tuple(Mode)),
            assassin_ending=chance.random() < 0.5,
            referee=chance.choice(tuple(RefereeMode)),
            hourglass_seconds=chance.choice((5, 60)),
            clue_seconds=chance.choice((None, 30, 120)),
            guess_seconds=chance.choice((None, 30, 120)),
        )
        key = draw_key(self.rules.grid, chance)
        cards = tuple(f"W{place}" for place in range(self.rules.grid.size))
        dealt = deal(self.rules, cards, frozenset(), key, self.now)
        self.game = reduce(evolve, dealt[1:], begin(dealt[0]))  # type: ignore[arg-type]
        self.naive = NaiveGame(
            columns=self.rules.grid.columns,
            rows=self.rules.grid.rows,
            mode=str(self.rules.mode),
            assassin_ending=self.rules.assassin_ending,
            referee=str(self.rules.referee),
            clue_seconds=self.rules.clue_seconds,
            guess_seconds=self.rules.guess_seconds,
            hourglass_seconds=self.rules.hourglass_seconds,
            key=[str(identity) for identity in key.identities],
            starting=str(key.starting),
            now=self.now,
        )
        self.careful = chance.choice((0.3, 0.8, 1.0))
        """How often a touch is for one of the team's own: only careful teams get to see the late rules."""

    def agree(self, what: object) -> None:
        assert summary(self.game) == self.naive.summary(), what
        for seat in SEATS:
            assert sorted(actions(self.game, seat)) == self.naive.may(str(seat)), (what, str(seat))

    def step(self) -> None:
        self.now += self.chance.choice((0, 500, 2000, 20_000))
        draw = self.chance.random()
        if draw < 0.06:
            self._wake_up()
        elif draw < 0.002 + 0.06:
            self._both("call off", call_off(self.game), self.naive.call_off())
        else:
            self._wish()

    def _wake_up(self) -> None:
        what = self.chance.choice(("time", "pause", "resume"))
        match what:
            case "time":
                self._both(what, end_time(self.game, self.now), self.naive.time_ran_out(self.now))
            case "pause":
                self._both(what, pause_clock(self.game, self.now), self.naive.pause(self.now))
            case _:
                self._both(what, resume_clock(self.game, self.now), self.naive.resume(self.now))

    def _wish(self) -> None:
        sensible = self.chance.random() < 0.85
        offers = [(seat, name) for seat in SEATS for name in actions(self.game, seat)]
        quick = [offer for offer in offers if offer[1] != "hourglass" or self.chance.random() < 0.1]
        if sensible and quick:
            seat, name = self.chance.choice(quick)
        else:
            seat = self.chance.choice(SEATS)
            name = self.chance.choice(("clue", "guess", "stop", "challenge", "rule", "cover", "decline", "hourglass"))
        wish = self._worded(seat, name)
        decision = decide(self.game, seat, command_of(wish, self.now))
        self._both((str(seat), wish), decision, self.naive.do(str(seat), wish, self.now))

    def _worded(self, seat: Seat, name: str) -> Wish:
        seen = len(self.game.covered) + (self.chance.random() < 0.03)
        match name:
            case "clue":
                numbers = [None, *range(-1, self.game.highest_number + 2)]
                findings = (None, *(str(finding) for finding in Finding))
                return {
                    "do": "clue",
                    "word": self.chance.choice(("mare", "zio", "")) if self.chance.random() < 0.1 else "mare",
                    "number": self.chance.choice(numbers),
                    "finding": self.chance.choice(findings),
                    "let_pass": self.chance.random() < 0.2,
                }
            case "guess" | "cover":
                return {"do": name, "card": self._card(), "seen": seen}
            case "rule":
                return {"do": name, "upheld": self.chance.random() < 0.5, "seen": seen}
            case "hourglass":
                return {"do": name}
            case _:
                return {"do": name, "seen": seen}

    def _card(self) -> int:
        own = [
            card
            for card, identity in enumerate(self.game.key.identities)
            if str(identity) == str(self.game.turn) and card not in self.game.covered
        ]
        if own and self.chance.random() < self.careful:
            return self.chance.choice(own)
        return self.chance.randrange(-1, self.rules.grid.size + 1)

    def _both(self, what: object, decision: Decision, happened: bool) -> None:
        assert isinstance(decision, Violation) is not happened, (what, decision)
        if not isinstance(decision, Violation):
            self.game = reduce(evolve, decision, self.game)
        self.agree(what)


def play(seed: int) -> str:
    pair = Pair(seed)
    pair.agree("the deal")
    for _ in range(2000):
        if pair.game.is_over:
            break
        pair.step()
    return pair.game.ending.by if pair.game.ending else "never"


@pytest.mark.parametrize("batch", range(10))
def test_the_engine_agrees_with_the_naive_rulebook(batch: int) -> None:
    endings = Counter(play(1000 * batch + game) for game in range(50))
    assert len(endings) > 3, "the games should end in many ways"
    assert not endings["never"]


@pytest.mark.slow(part="rules")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("batch", range(20))
def test_the_engine_agrees_with_the_naive_rulebook_for_long(batch: int) -> None:
    endings = Counter(play(1_000_000 + 1000 * batch + game) for game in range(1000))
    assert set(endings) >= {"END-1", "TURN-7", "COOP-3", "FINE-2", "FINE-3", "FINE-4", "TABLE-5"}
