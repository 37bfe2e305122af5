"""Plain players: each sees the game in one way only. A spymaster that wins with all of them is understood by people too."""

from __future__ import annotations

import numpy as np

from cryptonym.ai import Bot, Level, Meant, Memory, Move, table
from cryptonym.ai.pivot import Floats
from cryptonym.ai.spymaster import sides_of
from cryptonym.ai.touch import ASSOCIATIONS, COSINE, FITTED, TouchModel
from cryptonym.engine import Finding, GiveClue, Guess, Stop, Team, View
from cryptonym.minds import brains

MARGIN = 0.05
NOISE = 1.5
"""Added to the fitted logits: with it the noisy operative's first touch is a target about as often as a person's is."""


class Plain(Bot):
    """Touches as many cards as the number says, in the order of its one measure; clues by the longest safe run of own cards."""

    model: TouchModel = FITTED

    def _felt(self, view: View, clue: str, names: list[str]) -> Floats:
        felt: Floats = self.model.logits(self.brain.measures(self.brain.heard([clue]), names)[0])
        return felt

    def _touch(self, view: View, team: Team, memory: Memory) -> Move:
        assert view.clue is not None
        cards = table.open_cards(view)
        felt = self._felt(view, view.clue.word, [view.cards[card] for card in cards])
        wanted = 1 if not view.clue.number else view.clue.number
        if view.touches and not view.last_stand and (view.touches >= wanted or self._is_lost(felt)):
            return Move(Stop(len(view.covered)), memory)
        if view.clue.number == 0:
            felt = -felt
        return Move(Guess(cards[int(felt.argmax())], len(view.covered)), memory)

    def _is_lost(self, felt: Floats) -> bool:
        return False

    def _clue(self, view: View, team: Team, memory: Memory) -> Move:
        cards = table.open_cards(view)
        sides = sides_of(view, team, cards)
        own = sides.own if len(sides.own) else sides.assassin
        measures = self.brain.measures(self.brain.clues, [view.cards[card] for card in cards])
        scale = sum(self.model.weights)
        felt = self.model.logits(measures) / np.float32(scale)
        others = np.setdiff1d(np.arange(len(cards)), own)
        line = felt[:, others].max(axis=1) if len(others) else np.zeros(len(felt))
        above = felt[:, own] > line[:, None] + MARGIN
        number = np.clip(above.sum(axis=1), 0, 4)
        score = number + np.sort(felt[:, own], axis=1)[:, -1]
        judge, said = self._referee(view), table.said(view)
        for row in np.argsort(-score, kind="stable"):
            word = self.brain.clues.words[int(row)]
            count = max(1, int(number[row]))
            if word.casefold() not in said and judge(word, count) is Finding.LEGAL:
                thought = Meant(len(view.turns), team, word, count, (), ())
                return Move(GiveClue(word, count), memory.with_thought(thought))
        raise AssertionError("no word of the language is a legal clue")


class Cosine(Plain):
    """Vectors alone, as others' programs do it."""

    model = COSINE


class Associations(Plain):
    """What people wrote down as associations, and nothing else: where no card has any, it stops."""

    model = ASSOCIATIONS

    def _is_lost(self, felt: Floats) -> bool:
        return bool(felt.max() <= 0)


class Noisy(Plain):
    """Thinks as ours does, and is often wrong."""

    def _felt(self, view: View, clue: str, names: list[str]) -> Floats:
        lot = np.random.default_rng(table.chance_of(view).getrandbits(32))
        return super()._felt(view, clue, names) + lot.gumbel(size=len(names)).astype(np.float32) * np.float32(NOISE)


class Blind(Plain):
    """Touches at random, and says any word."""

    def _felt(self, view: View, clue: str, names: list[str]) -> Floats:
        lot = np.random.default_rng(table.chance_of(view).getrandbits(32))
        return lot.standard_normal(len(names)).astype(np.float32)

    def _clue(self, view: View, team: Team, memory: Memory) -> Move:
        words, judge, chance = self.brain.clues.words, self._referee(view), table.chance_of(view)
        while True:
            word = chance.choice(words)
            if judge(word, 1) is Finding.LEGAL:
                return Move(GiveClue(word, 1), memory)


BASELINES: dict[str, type[Plain]] = {"random": Blind, "cosine": Cosine, "associations": Associations, "noisy": Noisy}
NAMES = (*Level, *BASELINES)


def player(name: str, language: str) -> Bot:
    """A bot by its name: one of our levels, or one of the baselines."""
    if name in BASELINES:
        return BASELINES[name](brains.brain(language), Level.SHARP, brains.referee(language))
    return brains.bot(language, Level(name))
