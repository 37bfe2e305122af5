"""What referee and bot say of the lesson's nine cards, for a page without a server: `web/src/learn/data/<language>/sayings.json`.

`python -m tools.lesson` writes it; run it after a change of the lesson's words, the referee or the bots, and commit what it wrote.
`tests/test_lesson.py` compares it with both.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any, Final

from cryptonym.ai import operative
from cryptonym.ai.levels import Level
from cryptonym.ai.touch import FITTED
from cryptonym.decks import word_entries
from cryptonym.engine import (
    CardCovered,
    ClueGiven,
    Event,
    Finding,
    Game,
    GameDealt,
    Identity,
    Key,
    Role,
    Rules,
    Seat,
    Team,
    TurnEnded,
    begin,
    evolve,
    view,
)
from cryptonym.lexicon.entry import same
from cryptonym.messages import LANGUAGES, Messages
from cryptonym.minds import brains
from cryptonym.minds.judge import Laid, judge
from cryptonym.referee.board import language_of
from cryptonym.referee.judgement import GRAVITY, Judgement
from cryptonym.referee.known import words_of
from cryptonym.referee.language import bare

DATA: Final = Path(__file__).parents[1] / "web" / "src" / "learn" / "data"
KEY: Final = tuple(
    {"r": Identity.RED, "b": Identity.BLUE, "i": Identity.BYSTANDER, "x": Identity.ASSASSIN}[letter]
    for letter in "rrbirxbri"
)
FOUND: Final = (1, 7)
"""Anchor and wave, which lie covered when the clue is the reader's."""
NUMBER: Final = 2
LINKED: Final = 3.0
"""From this logit on a clue leads the bot to a card. Below it a touch would be a guess, and the lesson's bot says so."""
OPERATIVE: Final = Seat(Role.OPERATIVE, Team.RED)
SHARED: Final = 4
"""Letters in a row that a word has in common with a card's family, to be asked of the referee at all."""
VOWELS: Final = frozenset("aeiouyàáâãäèéêëìíîïòóôõöùúûüąęó")
"""An ending that begins with one does not follow another."""
CUT: Final = 2
"""Letters that a word may lose before an ending."""


@dataclass(frozen=True, slots=True)
class Lesson:
    language: str
    cards: tuple[str, ...]
    clue: str

    @property
    def laid(self) -> Laid:
        return Laid(tuple(card for place, card in enumerate(self.cards) if place not in FOUND), self.language)

    def places(self) -> list[int]:
        return [place for place in range(len(self.cards)) if place not in FOUND]


def lesson_of(language: str) -> Lesson:
    """The lesson's words, as they stand in the messages."""
    said = Messages(language)
    return Lesson(language, tuple(said.format("lesson-cards").split()), said.format("lesson-clue"))


def game_of(lesson: Lesson) -> Game:
    """The reader's turn to give a clue: the first one was understood, and Blue has played."""
    dealt = GameDealt(Rules(), lesson.cards, frozenset(), Team.RED, Key(Team.RED, KEY))
    events: tuple[Event, ...] = (
        ClueGiven(Team.RED, lesson.clue, NUMBER),
        *(CardCovered(card, Identity.RED) for card in FOUND),
        TurnEnded(Team.RED, "TURN-9"),
        TurnEnded(Team.BLUE, "TURN-9"),
    )
    return reduce(evolve, events, begin(dealt))


def touches_at(lesson: Lesson, clue: str) -> tuple[int, ...]:
    """The cards that a sharp bot touches at a clue for two, one after the other."""
    brain = brains.brain(lesson.language)
    game = evolve(game_of(lesson), ClueGiven(Team.RED, clue, NUMBER))
    touched: list[int] = []
    while len(touched) < NUMBER:
        seen = view(game, OPERATIVE)
        ranked = operative.rank_cards(seen, Team.RED, brain, Level.SHARP)
        if not operative.wants_to_touch(seen, Team.RED, ranked, Level.SHARP):
            break
        card = ranked[0].card
        touched.append(card)
        if KEY[card] is not Identity.RED:
            break
        game = evolve(game, CardCovered(card, Identity.RED))
    return tuple(touched)


def linked(lesson: Lesson) -> list[str]:
    """The clues that lead a bot somewhere."""
    brain = brains.brain(lesson.language)
    names = [lesson.cards[place] for place in lesson.places()]
    pull = FITTED.logits(brain.measures(brain.clues, names)).max(axis=1)
    return sorted({same(word) for word, most in zip(brain.clues.words, pull.tolist(), strict=True) if most >= LINKED})


def clue_words(lesson: Lesson) -> list[str]:
    """All that a bot might say."""
    return sorted({same(word) for word in brains.brain(lesson.language).clues.words})


def relatives(lesson: Lesson) -> Iterator[str]:
    """What might be a relative of a card: real words, and forms of its nearest family."""
    words = words_of(language_of(lesson.language))
    entries = {entry.codename: entry for entry in word_entries(lesson.language)}
    lemmas: set[str] = set()
    for card in lesson.laid.visible:
        lemmas.add(same(card))
        if card in entries:
            family = entries[card].family
            for kin in (
                family.derived,
                family.diminutives,
                family.verbs,
                family.variants,
                family.parts,
                family.compounds,
            ):
                lemmas |= {same(word) for word in kin}
            lemmas |= {same(word) for word in family.forms}
    roots = {
        bare(same(card))[start : start + SHARED]
        for card in lesson.laid.visible
        for start in range(max(1, len(card) - SHARED + 1))
    }
    for word in words.vocabulary.words:
        plain = bare(word)
        if any(root in plain for root in roots):
            yield word
    for lemma in lemmas:
        yield lemma
        for cut in range(min(CUT, len(lemma) - 2) + 1):
            for ending in words.endings:
                form = lemma[: len(lemma) - cut] + ending
                if form[len(form) - len(ending) - 1] in VOWELS and ending[:1] in VOWELS:
                    continue
                if words.vocabulary.has(form):
                    yield form


def told(judgement: Judgement) -> list[list[Any]]:
    """The reasons as the page keeps them: finding, rule, message, and the arguments but for the clue."""
    return [
        [
            str(reason.finding),
            reason.rule,
            reason.message,
            {name: value for name, value in reason.args.items() if name != "clue"},
        ]
        for reason in judgement.reasons
    ]


def data_of(lesson: Lesson) -> dict[str, Any]:
    reasons: list[list[Any]] = []
    said: dict[str, list[str]] = {}
    sayable = set(clue_words(lesson))
    for word in sorted({*sayable, *relatives(lesson)} - {""}):
        judgement = judge(lesson.laid, word, NUMBER)
        if not judgement.reasons or (word not in sayable and GRAVITY[judgement.finding] < GRAVITY[Finding.DOUBTFUL]):
            continue  # of a rare word that is legal all the same no caution is kept
        found = told(judgement)
        for reason in found:
            if reason not in reasons:
                reasons.append(reason)
        said.setdefault(",".join(str(reasons.index(reason)) for reason in found), []).append(word)
    touched: dict[str, list[str]] = {}
    for word in linked(lesson):
        touched.setdefault(",".join(map(str, touches_at(lesson, word))), []).append(word)
    joined = {
        name: {key: "|".join(words) for key, words in sorted(kept.items())}
        for name, kept in (("said", said), ("touched", touched))
    }
    return {"cards": list(lesson.cards), "reasons": reasons, **joined}


def main(languages: Iterable[str]) -> None:
    for language in languages:
        data = data_of(lesson_of(language))
        file = DATA / language / "sayings.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(f"{language}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:] or LANGUAGES)
