"""Tables for bots: dealt from our decks by a seed, and the same with another key."""

from __future__ import annotations

from random import Random

from cryptonym.decks import draw, draw_key, picture_deck, word_deck
from cryptonym.engine import (
    GRID_5X5,
    Game,
    GameDealt,
    GiveClue,
    Guess,
    Identity,
    Mode,
    Rules,
    Violation,
    begin,
    deal,
    decide,
    evolve,
)
from cryptonym.engine.model import AGENT_OF


def dealt(
    language: str, seed: int, *, key_seed: int | None = None, pictures: int = 0, rules: Rules | None = None
) -> Game:
    rules = rules or Rules(grid=GRID_5X5)
    chance = Random(seed)
    words, _ = draw(word_deck(language).cards, rules.grid.size - pictures, (), chance)
    drawn, _ = draw(picture_deck().cards, pictures, (), chance)
    cards = tuple(card.face for card in (*words, *drawn))
    places = frozenset(range(len(words), len(cards)))
    key_chance = chance if key_seed is None else Random(key_seed)
    event = deal(rules, cards, places, draw_key(rules.grid, key_chance, starting=AGENT_RED))[0]
    assert isinstance(event, GameDealt)
    return begin(event)


AGENT_RED = next(team for team, identity in AGENT_OF.items() if identity is Identity.RED)


def after_clue(game: Game, word: str, number: int | None) -> Game:
    return after(game, GiveClue(word, number))


def after(game: Game, command: GiveClue | Guess) -> Game:
    seat = game.clue_giver if isinstance(command, GiveClue) else game.guesser
    decided = decide(game, seat, command)
    assert not isinstance(decided, Violation)
    for event in decided:
        game = evolve(game, event)
    return game


ALL_MODES = tuple(Rules(mode=mode, assassin_ending=fine) for mode in Mode for fine in (False, True))
