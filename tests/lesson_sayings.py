"""What the real referee and bot say beside the lesson's cards: the page's lists are compared with it (`web/tests/lesson.test.ts`).

`python -m tests.lesson_sayings` prints, by language, clues with the referee's judgement and others with the bot's touches.
"""

from __future__ import annotations

import json
import random
from typing import Any

from tools.lesson import DATA, NUMBER, Lesson, clue_words, lesson_of, linked, told, touches_at

from cryptonym.decks import word_entries
from cryptonym.messages import LANGUAGES
from cryptonym.minds.judge import judge

JUDGED = 150
KIN = 100
TOUCHED = 25
SEED = 24


def odd(lesson: Lesson) -> list[str]:
    """Clues as people type them: capitals, signs around them, several words, nothing."""
    first, last = lesson.cards[0], lesson.cards[-1]
    return [
        first,
        f"  {last.lower()} ",
        f"«{first.lower()}»!",
        f"{lesson.clue}.",
        "",
        "  ",
        f"{lesson.clue} {lesson.clue}",
        f"{lesson.clue}-{lesson.clue}",
    ]


def family(lesson: Lesson) -> list[str]:
    """The nearest relatives that the deck lists."""
    listed = [entry.family for entry in word_entries(lesson.language) if entry.codename in lesson.laid.visible]
    return [word for one in listed for word in (*one.derived, *one.diminutives, *one.verbs, *one.variants)]


def judged(lesson: Lesson, lot: random.Random) -> list[dict[str, Any]]:
    kept = json.loads((DATA / lesson.language / "sayings.json").read_text(encoding="utf-8"))
    kin = [word for words in kept["said"].values() for word in words.split("|")]
    clues = [*odd(lesson), *lot.sample(clue_words(lesson), JUDGED), *lot.sample(kin, KIN), *family(lesson)]
    return [{"clue": clue, "reasons": told(judge(lesson.laid, clue, NUMBER))} for clue in clues]


def touched(lesson: Lesson, lot: random.Random) -> list[dict[str, Any]]:
    return [{"clue": clue, "touches": touches_at(lesson, clue)} for clue in lot.sample(linked(lesson), TOUCHED)]


def main() -> None:
    lot = random.Random(SEED)
    lessons = [lesson_of(language) for language in LANGUAGES]
    print(
        json.dumps(
            {
                one.language: {"cards": one.cards, "judged": judged(one, lot), "touched": touched(one, lot)}
                for one in lessons
            }
        )
    )


if __name__ == "__main__":
    main()
