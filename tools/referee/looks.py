"""`looks.txt.gz`: how much each run of letters speaks for a word of the language, or against it.

Learned from the language's words against everyday words of others, by logistic regression over the runs of two to four letters.
"""

from __future__ import annotations

import gzip
import math
import random
from collections import Counter

from tools.referee.lists import foreign_words, own_words

from cryptonym.referee.board import LANGUAGES, language_of
from cryptonym.referee.known import runs
from cryptonym.referee.language import FOLDER, Language
from cryptonym.referee.vocabulary import Vocabulary

ROUNDS = 6
RATE = 0.3
SHRINK = 0.0005
LEAST_TIMES = 3
LEAST_WEIGHT = 0.05
MOST_OWN = 25_000
SHORTEST = 4


def make(language: Language, words: frozenset[str] | None = None) -> int:
    weights = learn(language, words)
    lines = [f"{run} {round(weight * 100)}" for run, weight in sorted(weights.items())]
    text = "\n".join(lines).encode()
    (FOLDER / language.code / "looks.txt.gz").write_bytes(gzip.compress(text, 9, mtime=0))
    return len(lines)


def learn(language: Language, words: frozenset[str] | None = None) -> dict[str, float]:
    known = Vocabulary(language).words
    chance = random.Random(1)
    own = sorted(word for word in (words or known) if len(word) >= SHORTEST)
    own = chance.sample(own, min(MOST_OWN, len(own)))
    other = sorted(_others(language) - known)
    counted = Counter(run for word in (*own, *other) for run in set(runs(word)))
    data = [(word, 1.0, 1.0) for word in own] + [(word, 0.0, len(own) / len(other)) for word in other]
    weights: dict[str, float] = {}
    squares: dict[str, float] = {}
    for _ in range(ROUNDS):
        chance.shuffle(data)
        for word, label, worth in data:
            found = [run for run in runs(word) if counted[run] >= LEAST_TIMES]
            total = sum(weights.get(run, 0.0) for run in found)
            guess = 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))
            for run in found:
                slope = (guess - label) * worth + SHRINK * weights.get(run, 0.0)
                squares[run] = squares.get(run, 1.0) + slope * slope
                weights[run] = weights.get(run, 0.0) - RATE * slope / math.sqrt(squares[run])
    return {run: weight for run, weight in weights.items() if abs(weight) >= LEAST_WEIGHT}


def _others(language: Language) -> set[str]:
    found = {word for code, words in foreign_words().items() if code != language.code for word in words}
    for code in LANGUAGES:
        if code != language.code:
            found |= own_words(language_of(code))
    return {word for word in found if len(word) >= SHORTEST and set(word) <= language.letters}
