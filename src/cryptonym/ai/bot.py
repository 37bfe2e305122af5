"""A bot in any seat: a view goes in, a move comes out. It depends on the view, the seat and its own memory, and on nothing else."""

from __future__ import annotations

from cryptonym.ai import operative, spymaster, table
from cryptonym.ai.affinity import Brain
from cryptonym.ai.levels import (
    CLUE_SECONDS,
    COVER_SECONDS,
    FIRST_TOUCH_SECONDS,
    NEXT_TOUCH_SECONDS,
    Level,
    thinking_seconds,
)
from cryptonym.ai.spymaster import Referee
from cryptonym.ai.thoughts import Meant, Memory, Move, Understood
from cryptonym.engine import (
    Challenge,
    Command,
    CoverWord,
    Finding,
    GiveClue,
    Guess,
    Mode,
    Phase,
    Role,
    RuleOnChallenge,
    Seat,
    Stop,
    Team,
    View,
)

NOTHING = Memory()


class Bot:
    """One language, one level; it keeps nothing between two moves, so one bot can sit in many seats of many tables."""

    def __init__(self, brain: Brain, level: Level, referee: Referee) -> None:
        self.brain = brain
        self.level = level
        self._referee = referee

    def move(self, view: View, seat: Seat, memory: Memory = NOTHING) -> Move:
        """What `seat` does now; no command where it is for others to act."""
        if view.phase is Phase.OVER or seat.role is Role.WATCHER:
            return Move(None, memory)
        if seat.role is Role.SPYMASTER:
            assert seat.team is not None
            return self._as_spymaster(view, seat.team, memory)
        if view.phase is Phase.GUESS and seat.team in (None, view.turn):
            return self._touch(view, view.turn, memory)
        return Move(None, memory)

    def _as_spymaster(self, view: View, team: Team, memory: Memory) -> Move:
        seen = len(view.covered)
        match view.phase:
            case Phase.ENEMY:
                return self._quick(view, CoverWord(spymaster.enemy_to_cover(view, team, self.brain), seen), memory)
            case Phase.RULING if view.turn is team:
                # Its clues are legal, so it stands by them.
                return self._quick(view, RuleOnChallenge(upheld=False, seen=seen), memory)
            case Phase.CLUE if view.turn is team and view.penalty_open:
                return self._quick(view, CoverWord(spymaster.own_to_cover(view, team, self.brain), seen), memory)
            case Phase.CLUE if view.turn is team:
                return self._clue(view, team, memory)
            case Phase.GUESS if view.turn is not team and view.rules.mode is not Mode.COOP:
                return self._object(view, memory)
            case _:
                return Move(None, memory)

    def _quick(self, view: View, command: Command, memory: Memory) -> Move:
        return Move(command, memory, seconds=thinking_seconds(COVER_SECONDS, self.level, table.chance_of(view)))

    def _clue(self, view: View, team: Team, memory: Memory) -> Move:
        weighed = spymaster.choose_clue(view, team, self.brain, self.level, self._referee(view))
        best, other = weighed.best, weighed.runner_up
        thought = Meant(
            len(view.turns),
            team,
            best.word,
            best.number,
            tuple(view.cards[card] for card in best.targets),
            best.chances,
            other.word if other else None,
            tuple(view.cards[card] for card in other.targets) if other else (),
        )
        seconds = thinking_seconds(CLUE_SECONDS, self.level, table.chance_of(view))
        return Move(GiveClue(best.word, best.number), memory.with_thought(thought), seconds=seconds)

    def _touch(self, view: View, team: Team, memory: Memory) -> Move:
        seen = len(view.covered)
        ranked = operative.rank_cards(view, team, self.brain, self.level)
        span = FIRST_TOUCH_SECONDS if view.touches == 0 else NEXT_TOUCH_SECONDS
        seconds = thinking_seconds(span, self.level, table.chance_of(view))
        if not operative.wants_to_touch(view, team, ranked, self.level):
            return Move(Stop(seen), memory, seconds=seconds)
        assert view.clue is not None
        first, second = ranked[0], ranked[1] if len(ranked) > 1 else None
        thought = Understood(
            len(view.turns),
            team,
            view.clue.word,
            view.cards[first.card],
            round(first.chance, 3),
            view.cards[second.card] if second else None,
        )
        to_come = max(1, (view.clue.number or 1) - view.touches)
        tags = tuple(one.card for one in ranked[: min(3, to_come)])
        return Move(Guess(first.card, seen), memory.with_thought(thought), tags, seconds)

    def _object(self, view: View, memory: Memory) -> Move:
        """A clue that the referee calls illegal is challenged, once (PEN-3)."""
        if view.touches or view.challenged or view.clue is None:
            return Move(None, memory)
        if self._referee(view)(view.clue.word, view.clue.number) is not Finding.ILLEGAL:
            return Move(None, memory)
        return self._quick(view, Challenge(len(view.covered)), memory)
