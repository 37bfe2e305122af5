"""One seeded game between named bots: the cards, the key and every move follow from the seed."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from cryptonym.ai import Memory
from cryptonym.arena.baselines import player
from cryptonym.decks import draw, draw_key, word_deck
from cryptonym.engine import (
    Event,
    GameDealt,
    GiveClue,
    Guess,
    Identity,
    Mode,
    Role,
    Rules,
    Seat,
    Team,
    Violation,
    begin,
    deal,
    decide,
    evolve,
    log,
    view,
)

MOST_MOVES = 400
BOTH_TEAMS = Rules()


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays: a spymaster and an operative a team, by name; in co-op red's alone, in trio red's operative for both."""

    language: str
    red: tuple[str, str]
    blue: tuple[str, str]
    rules: Rules = BOTH_TEAMS


@dataclass(frozen=True, slots=True)
class Result:
    seed: int
    winner: Team | None
    turns: int
    """Of the winner; of red where it lost."""
    assassin: bool
    """Red's or, with two teams, anybody's undoing."""
    touches: int
    hits: int
    clues: int
    clue_seconds: float
    """Processor time, so that a busy machine does not count."""


def play(contest: Contest, seed: int, logs: Path | None = None) -> Result:
    chance = Random(seed)
    rules = contest.rules
    laid, _ = draw(word_deck(contest.language).cards, rules.grid.size, (), chance)
    starting = Team.RED if rules.mode is Mode.COOP else None
    key = draw_key(rules.grid, chance, starting)
    events: list[Event] = list(deal(rules, tuple(card.face for card in laid), frozenset(), key))
    dealt = events[0]
    assert isinstance(dealt, GameDealt)
    game = begin(dealt)
    memories: dict[Seat, Memory] = {}
    clues = touches = hits = 0
    seconds = 0.0
    for _ in range(MOST_MOVES):
        if game.is_over:
            break
        seat = game.on_move
        began = time.process_time()
        move = player(_name(contest, seat), contest.language).move(view(game, seat), seat, memories.get(seat, Memory()))
        memories[seat] = move.memory
        assert move.command is not None, f"{seat} does nothing in {game.phase}"
        if isinstance(move.command, GiveClue):
            clues += 1
            seconds += time.process_time() - began
        decided = decide(game, seat, move.command)
        assert not isinstance(decided, Violation), f"{seat}: {decided}"
        if isinstance(move.command, Guess):
            touches += 1
            hits += game.key[move.command.card] is (Identity.RED if game.turn is Team.RED else Identity.BLUE)
        for event in decided:
            game = evolve(game, event)
            events.append(event)
    assert game.ending is not None, "a game without an end"
    if logs is not None:
        (logs / f"{contest.language}-{seed}.jsonl").write_text("".join(log.write(events)), encoding="utf-8")
    winner = game.ending.winner
    mine = winner or Team.RED
    if rules.mode is Mode.COOP:
        mine = Team.RED
    turns = sum(turn.team is mine and turn.word is not None for turn in game.turns)
    return Result(seed, winner, turns, game.ending.by in ("TURN-7", "FINE-4"), touches, hits, clues, seconds)


def _name(contest: Contest, seat: Seat) -> str:
    pair = contest.blue if seat.team is Team.BLUE else contest.red
    return pair[0] if seat.role is Role.SPYMASTER else pair[1]
