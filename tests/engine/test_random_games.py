"""Random games over all modes, grids and settings: a state machine that tries everything at every step."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.grids import fold, names, random_key
from tests.players import (
    ACTIONS,
    VARIANTS,
    candidates,
    dealt_events,
    dealt_game,
    name_of,
    nonsense,
    random_move,
    verdicts,
)

from cryptonym.engine import (
    GRID_5X4,
    GRID_5X5,
    SEATS,
    CardCovered,
    Command,
    Event,
    Game,
    GameDealt,
    GameEnded,
    GiveClue,
    Mode,
    Phase,
    RefereeMode,
    Rules,
    Seat,
    Team,
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
from cryptonym.engine.log import write
from cryptonym.engine.model import AGENT_OF
from cryptonym.engine.replay import replay
from cryptonym.protocol.outgoing import TableSeen
from cryptonym.protocol.outward import table_seen
from cryptonym.table import Settings, Table

RULES = st.builds(
    Rules,
    grid=st.sampled_from((GRID_5X5, GRID_5X4)),
    mode=st.sampled_from(Mode),
    assassin_ending=st.booleans(),
    referee=st.sampled_from(RefereeMode),
    clue_seconds=st.sampled_from((None, 30)),
    guess_seconds=st.sampled_from((None, 30)),
)
WIRE = msgspec.json.Decoder(TableSeen)


class RandomGame(RuleBasedStateMachine):
    """Plays one game. `at` is the time, and never runs past a strict clock unless the machine says so."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game
        self.events: list[Event] = []
        self.at = 0

    @initialize(rules=RULES, starting=st.sampled_from(Team), seed=st.integers(0, 10**6))
    def begin(self, rules: Rules, starting: Team, seed: int) -> None:
        dealt, *rest = deal(rules, names(rules.grid), frozenset({seed % 20}), random_key(rules.grid, starting, seed))
        assert isinstance(dealt, GameDealt)
        self.game = fold(begin(dealt), rest)
        self.events = [dealt, *rest]

    # --- what people do ----------------------------------------------------------------------------------------------

    def send(self, seat: Seat, command: Command) -> None:
        before = self.game
        decision = decide(before, seat, command)
        if isinstance(decision, Violation):
            return
        assert decision, "a command that is taken makes something happen"
        self.take(decision)

    def take(self, decision: tuple[Event, ...]) -> None:
        before = self.game
        for event in decision:
            assert not self.game.is_over, "nothing happens after the end"
            if isinstance(event, CardCovered):
                assert event.card not in self.game.covered
                assert event.identity is self.game.key[event.card]
            self.game = evolve(self.game, event)
        self.events.extend(decision)
        assert self.game.covered[: len(before.covered)] == before.covered, "what is covered stays so, in its order"
        assert self.game.key == before.key
        assert self.game.rules == before.rules

    @precondition(lambda self: not self.game.is_over)
    @rule(data=st.data())
    def somebody_does_what_is_offered(self, data: st.DataObject) -> None:
        offered = [(seat, action) for seat in self.game.seats for action in actions(self.game, seat)]
        moving = [pair for pair in offered if pair[1] != "hourglass"]
        assert moving, "no state without a legal command or an end"
        seat, action = data.draw(st.sampled_from(moving))
        taken = [
            command
            for command in candidates(self.game, action, self.at)
            if not isinstance(decide(self.game, seat, command), Violation)
        ]
        assert taken, f"{action} is offered to {seat} but nothing is taken"
        self.send(seat, data.draw(st.sampled_from(taken)))
        self.at += 1_000

    @precondition(lambda self: self.game.phase is Phase.CLUE)
    @rule(
        number=st.sampled_from((0, 1, 2, 3, None)),
        verdict=st.sampled_from(tuple(verdicts())),
        let_pass=st.booleans(),
    )
    def the_spymaster_gives_a_judged_clue(self, number: int | None, verdict: Verdict | None, let_pass: bool) -> None:
        most = self.game.highest_number
        wanted = None if number is None else min(number, most)
        self.send(self.game.clue_giver, GiveClue("beta", wanted, verdict, let_pass, self.at))
        self.at += 1_000

    @precondition(lambda self: self.game.phase is Phase.GUESS)
    @rule(card=st.integers(0, 24))
    def an_operative_touches_any_card(self, card: int) -> None:
        commands = candidates(self.game, "guess", self.at)
        self.send(self.game.guesser, commands[card % len(commands)])

    @rule(seat=st.sampled_from(SEATS))
    def the_hourglass(self, seat: Seat) -> None:
        self.send(seat, candidates(self.game, "hourglass", self.at)[0])

    # --- what the clock and the host do ------------------------------------------------------------------------------

    @precondition(lambda self: self.game.clock is not None and self.game.clock.ends is not None)
    @rule()
    def time_runs_out(self) -> None:
        assert self.game.clock is not None
        assert self.game.clock.ends is not None
        assert isinstance(end_time(self.game, self.game.clock.ends - 1), Violation)
        self.at = self.game.clock.ends
        decision = end_time(self.game, self.at)
        assert not isinstance(decision, Violation)
        self.take(decision)

    @precondition(lambda self: self.game.clock is not None)
    @rule()
    def the_host_pauses_or_resumes(self) -> None:
        clock = self.game.clock
        assert clock is not None
        paused, resumed = pause_clock(self.game, self.at), resume_clock(self.game, self.at)
        assert isinstance(paused, Violation) != isinstance(resumed, Violation), "just one of the two can be"
        decision = resumed if isinstance(paused, Violation) else paused
        assert not isinstance(decision, Violation)
        self.take(decision)

    @precondition(lambda self: len(self.game.covered) > 12 and not self.game.is_over)
    @rule()
    def the_host_calls_it_off(self) -> None:
        decision = call_off(self.game)
        assert decision == (GameEnded(None, "TABLE-5"),)
        assert isinstance(decision, tuple)
        self.take(decision)

    # --- what must be true at every step -----------------------------------------------------------------------------

    @invariant()
    def there_is_time_left_on_the_clock(self) -> None:
        clock = self.game.clock
        if clock is not None and clock.ends is not None and self.at >= clock.ends:
            self.time_runs_out()

    @invariant()
    def what_is_offered_is_just_what_is_taken(self) -> None:
        fresh = replace(self.game, hourglass=None)  # the sand hangs on the time
        for seat in SEATS:
            offered = actions(fresh, seat)
            for action in ACTIONS:
                decisions = [decide(fresh, seat, command) for command in candidates(fresh, action, self.at)]
                taken = any(not isinstance(decision, Violation) for decision in decisions)
                assert taken == (action in offered), (str(seat), action)
            assert all(isinstance(decide(fresh, seat, command), Violation) for command in nonsense(fresh, self.at))

    @invariant()
    def somebody_can_move_or_it_is_over(self) -> None:
        moves = {action for seat in self.game.seats for action in actions(self.game, seat)} - {"hourglass"}
        assert bool(moves) != self.game.is_over

    @invariant()
    def the_game_knows_who_has_to_act(self) -> None:
        """`on_move`, `challenger` and `coverer` name just the seats from which `decide` takes what they stand for."""
        game = self.game
        for seat in SEATS:
            offered = actions(game, seat)
            has_to_act = not {"clue", "guess", "rule", "cover"}.isdisjoint(offered)
            assert has_to_act == (not game.is_over and seat == game.on_move)
            assert ("challenge" in offered) == (game.is_challengeable and seat == game.challenger)
            assert ("cover" in offered) == (not game.is_over and game.may_cover and seat == game.coverer)
        seen = view(game, SEATS[0])
        shown = [
            card for place, card in enumerate(game.cards) if place not in game.covered and place not in game.pictures
        ]
        assert list(game.visible_words) == list(seen.visible_words) == shown

    @invariant()
    def the_log_replays_to_the_same_game(self) -> None:
        steps = list(replay(write(self.events)))
        assert [step.event for step in steps] == self.events
        assert steps[-1].game == self.game

    @invariant()
    def every_view_goes_over_the_wire_and_back(self) -> None:
        table = Table("t", Settings(self.game.rules), game=self.game, games=1)
        for seat in SEATS:
            seen = table_seen(table, seat)
            assert WIRE.decode(msgspec.json.encode(seen)) == seen
            spymaster = seat.role == "spymaster" and seat in self.game.seats
            assert (view(self.game, seat).key is None) == (not spymaster and not self.game.is_over)

    @invariant()
    def the_piles_and_the_turns_add_up(self) -> None:
        game = self.game
        covered = Counter(game.key[card] for card in game.covered)
        for team in Team:
            whole = game.rules.grid.agents + (team is game.key.starting)
            assert game.left(team) == whole - covered[AGENT_OF[team]]
        assert len(set(game.covered)) == len(game.covered)
        handled = [card for turn in game.turns for card in (*turn.touched, *turn.covered)]
        assert sorted(handled) == sorted(game.covered)
        assert len(game.turns[-1].touched) == game.touches or game.is_over
        assert [turn.team for turn in game.turns] == [
            game.key.starting if number % 2 == 0 else game.key.starting.other for number in range(len(game.turns))
        ]
        assert all(turn.ended_by is not None for turn in game.turns[:-1])
        assert (game.turns[-1].ended_by is not None) == game.is_over
        assert game.turns[-1].team is game.turn
        if game.clue is not None:
            assert (game.turns[-1].word, game.turns[-1].number) == (game.clue.word, game.clue.number)

    @invariant()
    def it_ends_at_most_once_and_when_it_should(self) -> None:
        game = self.game
        assert sum(isinstance(event, GameEnded) for event in self.events) == game.is_over
        empty = {team for team in Team if not game.left(team)}
        if not game.rules.assassin_ending and empty:
            assert game.ending is not None
            assert {game.ending.winner} == empty
        if game.ending is not None and game.ending.score is not None:
            assert game.team is not None
            assert game.ending.winner is game.team
            assert game.ending.score == game.left(game.team.other) > 0
        if game.rules.mode is Mode.COOP and game.ending and game.ending.winner is game.key.starting:
            assert game.ending.score is not None

    @invariant()
    def flags_fit_the_phase(self) -> None:
        game = self.game
        assert not (game.penalty_open and (game.clue or game.rules.mode is Mode.COOP))
        assert not game.penalty_open or game.left(game.turn)
        assert not game.enemy_covers or (game.team is not None and game.turn is not game.team)
        assert not game.awaits_ruling or (game.rules.mode is Mode.COOP and game.clue and not game.touches)
        assert not game.last_stand or (game.rules.assassin_ending and (game.is_over or game.clue is not None))
        assert game.clock is None or game.phase is not Phase.ENEMY


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_random_games_come_to_an_end_and_replay(rules: Rules) -> None:
    endings = set()
    for seed in range(12):
        lot = random.Random(seed)
        events = [*dealt_events(rules, seed)]
        game = dealt_game(rules, seed)
        at = 0
        for _ in range(600):
            if game.is_over:
                break
            at += 2_000
            decision = end_time(game, at)
            if isinstance(decision, Violation):
                decision = decide(game, *random_move(game, lot, at))
            if isinstance(decision, Violation):
                continue
            game = fold(game, decision)
            events.extend(decision)
        assert game.ending is not None, "a game of random moves ends"
        endings.add(game.ending.by)
        *_, last = replay(write(events))
        assert last.game == game
    assert endings <= {"END-1", "TURN-7", "COOP-3", "FINE-2", "FINE-3", "FINE-4"}


TestRandomGames = pytest.mark.timeout(240)(RandomGame.TestCase)
TestRandomGames.settings = settings(
    max_examples=28,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
