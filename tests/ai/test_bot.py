"""A bot in every seat: legal, blind to what it may not see, and never stuck."""

from __future__ import annotations

import pickle
from itertools import islice

import numpy as np
import pytest
from tests.ai.tables import ALL_MODES, after_clue, dealt
from tests.grids import played, rekeyed

from cryptonym.ai import Bot, Brain, Level, Memory, pivot
from cryptonym.ai.notes import note
from cryptonym.ai.worth import Race, Sides, turn_worth, win_chance
from cryptonym.decks import picture_entries, word_entries, word_marks
from cryptonym.engine import (
    RED_SPYMASTER,
    Finding,
    Game,
    GiveClue,
    Guess,
    Mode,
    Phase,
    Rules,
    Seat,
    Stop,
    Violation,
    decide,
    evolve,
    view,
)
from cryptonym.languages import Part, having
from cryptonym.messages import LANGUAGES, Messages
from cryptonym.minds import brains
from cryptonym.referee import Board

ENOUGH = 20
CLOSE = 4.0
"""In logits, from where a word means something to a card."""


def clue_of(game: Game, language: str, level: Level = Level.SHARP) -> GiveClue:
    command = brains.bot(language, level).move(view(game, game.clue_giver), game.clue_giver).command
    assert isinstance(command, GiveClue)
    return command


def illegal_clues(language: str, seeds: range) -> list[tuple[int, str]]:
    found = []
    for seed in seeds:
        pictures = (0, 0, 0, 12)[seed % 4]
        game = dealt(language, seed, pictures=pictures)
        given = clue_of(game, language, tuple(Level)[seed % 3])
        words = [card for place, card in enumerate(game.cards) if place not in game.pictures]
        board = Board(words, language, entries=word_entries(language), pictures=bool(pictures))
        if board.judge(given.word, given.number).finding is Finding.ILLEGAL:
            found.append((seed, given.word))
    return found


@pytest.mark.parametrize("language", having(Part.BOTS))
def test_no_bot_gives_an_illegal_clue(language: str) -> None:
    assert illegal_clues(language, range(100)) == []


@pytest.mark.slow(part="bots")
@pytest.mark.parametrize("language", having(Part.BOTS))
def test_no_bot_gives_an_illegal_clue_at_two_thousand_tables(language: str) -> None:
    assert illegal_clues(language, range(1000, 3000)) == []


@pytest.mark.parametrize("rules", [Rules(), Rules(mode=Mode.TRIO), Rules(mode=Mode.COOP, assassin_ending=True)])
@pytest.mark.parametrize("language", having(Part.BOTS))
def test_an_operative_does_the_same_whatever_the_key(language: str, rules: Rules) -> None:
    """KEY-3: in a whole game, at every move of theirs, beside games alike but for what is hidden."""
    game, asked = dealt(language, 4, rules=rules, pictures=6), 0
    memories: dict[Seat, Memory] = {}
    while not game.is_over:
        seat = game.on_move
        level = tuple(Level)[len(game.turns) % 3]
        memory = memories.get(seat, Memory())
        move = brains.bot(language, level).move(view(game, seat), seat, memory)
        if game.phase is Phase.GUESS:
            asked += 1
            for shuffle in range(3):
                other = view(rekeyed(game, shuffle), seat)
                assert brains.bot(language, level).move(other, seat, memory) == move
        memories[seat] = move.memory
        assert move.command is not None
        game = played(game, seat, move.command)
    assert asked > 2


@pytest.mark.parametrize("language", having(Part.BOTS))
def test_a_move_does_not_hang_on_what_was_asked_before(language: str) -> None:
    """What a brain keeps makes it quicker and nothing else."""
    busy = brains.bot(language, Level.SHARP)
    for seed in range(5):
        busy.move(view(dealt(language, seed), RED_SPYMASTER), RED_SPYMASTER)
    new = Brain(language, pivot(), brains.entries(language), word_marks(language))
    fresh = Bot(new, Level.SHARP, brains.referee(language))
    for seed in (7, 3):
        seen = view(dealt(language, seed), RED_SPYMASTER)
        assert busy.move(seen, RED_SPYMASTER) == fresh.move(seen, RED_SPYMASTER)


def test_a_move_is_plain_data_and_the_same_each_time() -> None:
    game = dealt("it", 5)
    seen = pickle.loads(pickle.dumps(view(game, RED_SPYMASTER)))
    first = brains.move("it", Level.STEADY, seen, RED_SPYMASTER, Memory())
    again = pickle.loads(pickle.dumps(brains.move("it", Level.STEADY, seen, RED_SPYMASTER, Memory())))
    assert first == again
    assert first.seconds > 0


@pytest.mark.parametrize(
    "rules", ALL_MODES, ids=lambda rules: f"{rules.mode}{'-fine' if rules.assassin_ending else ''}"
)
def test_bots_play_every_mode_to_its_end(rules: Rules) -> None:
    for language, seed in (("en", 1), ("pl", 2)):
        game = dealt(language, seed, rules=rules, pictures=5 * seed)
        said: list[str] = []
        memories: dict[Seat, Memory] = {}
        for _ in range(300):
            if game.is_over:
                break
            seat = game.on_move
            move = brains.move(language, Level.STEADY, view(game, seat), seat, memories.get(seat, Memory()))
            memories[seat] = move.memory
            assert move.command is not None
            if isinstance(move.command, GiveClue):
                said.append(move.command.word.casefold())
            decided = decide(game, seat, move.command)
            assert not isinstance(decided, Violation), decided
            for event in decided:
                game = evolve(game, event)
        assert game.is_over
        assert len(said) == len(set(said)), "no clue twice in a game"
        for memory in memories.values():
            for thought in memory.thoughts:
                told = note(thought)
                for messages in map(Messages, LANGUAGES):
                    assert messages.format(told.message, told.args)


@pytest.mark.parametrize("language", having(Part.BOTS))
def test_every_codename_and_picture_has_twenty_legal_clues(language: str) -> None:
    """By those to which it is closest, so that they mean something; on a table of its own."""
    words = [entry.codename for entry in word_entries(language)]
    pictures = [entry.codename for entry in picture_entries(language)]
    without = Board([], language, pictures=True)  # PIC-1: nothing on a picture can be said
    poor = [
        name
        for name in words
        if legal_clues(name, language, Board([name], language, entries=word_entries(language))) < ENOUGH
    ]
    assert poor + [name for name in pictures if legal_clues(name, language, without) < ENOUGH] == []


def legal_clues(name: str, language: str, board: Board) -> int:
    """How many of the closest words may be said, up to as many as are enough."""
    brain = brains.brain(language)
    closest = np.argsort(-brain.pull(name), kind="stable")[: 3 * ENOUGH]
    close = (brain.clues.words[int(row)] for row in closest if brain.pull(name)[row] > CLOSE)
    legal = (word for word in close if board.judge(word, 1).finding is Finding.LEGAL)
    return len(list(islice(legal, ENOUGH)))


def test_an_operative_uses_the_extra_guess_for_an_open_clue_and_stops_without_one() -> None:
    game = dealt("en", 3, rules=Rules(mode=Mode.COOP))
    own = [card for card in range(25) if card in game.key.red_agents]
    entry = {entry.codename: entry for entry in word_entries("en")}
    first = next(card for card in own if entry[game.cards[card]].associations)
    clue = entry[game.cards[first]].associations[0].word
    game = after_clue(game, clue, 1)
    decided = decide(game, game.guesser, Guess(first, 0))
    assert not isinstance(decided, Violation)
    for event in decided:
        game = evolve(game, event)
    assert game.phase is Phase.GUESS
    move = brains.bot("en", Level.SHARP).move(view(game, game.guesser), game.guesser)
    assert isinstance(move.command, Stop)


@pytest.mark.parametrize("language", having(Part.BOTS))
def test_a_spymaster_does_not_despair_at_the_first_turn(language: str) -> None:
    """With all of the game to come a clue is for as many words as it points to, seldom for more than three."""
    numbers = [clue_of(dealt(language, seed), language).number or 0 for seed in range(15)]
    assert sum(number > 3 for number in numbers) <= 2
    assert sum(numbers) / len(numbers) > 1.5


def test_the_race_makes_a_spymaster_bolder() -> None:
    """With time one sure word is enough, without it two are tried."""
    assert win_chance(0, 0) == 1
    assert win_chance(3, 1) < win_chance(3, 3) < win_chance(1, 3)
    chances = np.array([[0.6, 0.2, 0.1, 0.1]], dtype=np.float32)
    sides = Sides(np.array([0, 1]), np.array([2]), np.array([3]), np.array([], dtype=np.int64))
    stop = np.zeros(1, dtype=np.float32)
    late = turn_worth(chances, stop, sides, Race(2, 1.0), 2)[0]
    early = turn_worth(chances, stop, sides, Race(2, 8.0), 2)[0]
    assert late[1] > late[0]
    assert late[1] - late[0] > early[1] - early[0]
