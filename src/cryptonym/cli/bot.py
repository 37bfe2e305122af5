"""`cryptonym bot guess` and `bot clue`: ask a bot, for people and, with `--jsonl`, for programs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TextIO

from rich.console import Console
from rich.markup import escape

from cryptonym.cli.chairs import LEVELS
from cryptonym.cli.judge import UNLIMITED, board_of, listed, number_of
from cryptonym.decks import picture_entries
from cryptonym.engine import Finding
from cryptonym.languages import Part, having

if TYPE_CHECKING:
    from cryptonym.ai import Brain, Level

Answer = Callable[[Mapping[str, Any], "Level"], dict[str, Any]]


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("bot", help="ask a bot what it would touch, or say")
    parser.add_argument("what", choices=["guess", "clue"])
    parser.add_argument("--lang", default="en", choices=having(Part.BOTS), help="the language of the cards")
    parser.add_argument("--level", default="sharp", choices=LEVELS)
    parser.add_argument("--words", default="", help="guess: the visible codenames, with commas")
    parser.add_argument("--clue", help="guess: the clue's word")
    parser.add_argument("--number", default="1", help="guess: its number, or 'unlimited'")
    parser.add_argument("--own", default="", help="clue: the team's codenames, with commas")
    parser.add_argument("--enemy", default="", help="clue: the other team's")
    parser.add_argument("--bystanders", default="", help="clue: nobody's")
    parser.add_argument("--assassin", default="", help="clue: the assassin")
    parser.add_argument("--jsonl", action="store_true", help="a JSON object a line on standard input and output")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from cryptonym.ai import Level

    level = Level(options.level)
    answer = guess if options.what == "guess" else clue
    if options.jsonl:
        return answer_lines(sys.stdin, sys.stdout, answer, level)
    question = {
        "lang": options.lang,
        "words": listed(options.words),
        "clue": options.clue,
        "number": options.number,
        "own": listed(options.own),
        "enemy": listed(options.enemy),
        "bystanders": listed(options.bystanders),
        "assassin": options.assassin,
    }
    try:
        show(answer(question, level))
    except (ValueError, KeyError, TypeError) as error:
        print(f"cryptonym bot: {error}", file=sys.stderr)
        return 2
    return 0


def show(found: Mapping[str, Any]) -> None:
    console = Console()
    if "ranking" in found:
        for one in found["ranking"]:
            bar = "█" * round(one["p"] * 40)
            console.print(f"{escape(one['word']):<20} {one['p']:.3f} [cyan]{bar}[/cyan]", highlight=False)
        return
    number = "∞" if found["number"] == UNLIMITED else found["number"]
    console.print(f"[bold]{escape(found['clue'])} {number}[/bold]", highlight=False)
    for word, chance in zip(found["targets"], found["p"], strict=True):
        console.print(f"  {escape(word):<18} {chance:.3f}", highlight=False)


def answer_lines(asked: TextIO, answered: TextIO, answer: Answer, level: Level) -> int:
    """One answer for each line; a line that is no question gets an answer that says so."""
    for line in asked:
        if line.strip():
            print(json.dumps(answer_line(line, answer, level), ensure_ascii=False), file=answered, flush=True)
    return 0


def answer_line(line: str, answer: Answer, level: Level) -> dict[str, Any]:
    from cryptonym.ai import Level

    try:
        question = json.loads(line)
        if not isinstance(question, dict):
            raise TypeError("not an object")
        return answer(question, Level(question.get("level", level)))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        return {"error": f"{type(error).__name__}: {error}"}


def guess(question: Mapping[str, Any], level: Level) -> dict[str, Any]:
    """Every word with its chance, best first, as DESIGN fixes it; `known` says whether the clue is a word to the bot."""
    from cryptonym.ai.operative import ranking
    from cryptonym.minds import brains

    brain = brains.brain(_language(question))
    words = _words(question, "words")
    if not words:
        raise ValueError("no words")
    word = _word(question["clue"] or "", "clue").strip()
    if not word:
        raise ValueError("no clue")
    ranked = ranking(word, number_of(question.get("number", 1)), words, brain)
    return {
        "ranking": [{"word": words[place], "p": round(chance, 4)} for place, chance in ranked],
        "known": bool(brain.vocabulary.sense(word)) or any(chance > 2 / len(words) for _, chance in ranked),
    }


def clue(question: Mapping[str, Any], level: Level) -> dict[str, Any]:
    """A legal clue, its number, the cards it is for and how likely each is to be touched."""
    from cryptonym.ai.spymaster import choose_clue_for
    from cryptonym.minds import brains

    language = _language(question)
    own, enemy, bystanders = (_words(question, side) for side in ("own", "enemy", "bystanders"))
    assassin = _word(question.get("assassin") or "", "assassin")
    if not own:
        raise ValueError("no words of one's own")
    words = [*own, *enemy, *bystanders, *([assassin] if assassin else [])]
    pictures = _pictures(words, language, brains.brain(language))
    house = tuple(_words(question, "house_rules"))
    visible = tuple(word for word in words if word not in pictures)  # PIC-1: an id is no word on the table
    board = board_of(language, visible, (), house, bool(pictures or question.get("pictures")))

    def judge(word: str, number: int | None) -> Finding:
        return board.judge(word, number).finding

    said = frozenset(word.casefold() for word in _words(question, "said"))
    choice = choose_clue_for(
        words, (len(own), len(enemy), len(bystanders), int(bool(assassin))), brains.brain(language), level, judge, said
    )
    return {
        "clue": choice.word,
        "number": UNLIMITED if choice.number is None else choice.number,
        "targets": [words[place] for place in choice.targets],
        "p": [round(chance, 4) for chance in choice.chances],
    }


def _words(question: Mapping[str, Any], field: str) -> list[str]:
    """The list of words in this field; empty if the field is not there."""
    words = question.get(field) or []
    if not isinstance(words, (list, tuple)):
        raise TypeError(f"{field!r} must be a list of words, not {words!r}")
    return [_word(word, field) for word in words]


def _word(word: object, field: str) -> str:
    if not isinstance(word, str):
        raise TypeError(f"{field!r} has {word!r} where a word belongs")
    return word


def _pictures(names: Sequence[str], language: str, brain: Brain) -> frozenset[str]:
    """Those of `names` that are ids of pictures. If there are any, every other name must be a word.

    Ids are in small letters, so a name with a capital is a word, of whatever deck. The parts of an id do not make it known.
    """
    from cryptonym.ai.vocabulary import PARTS

    pictures = frozenset(names) & {entry.codename for entry in picture_entries(language)}
    if pictures:
        for name in names:
            known = name != name.lower() or brain.vocabulary.sense("".join(PARTS.findall(name)))
            if name not in pictures and not known:
                raise ValueError(f"{name!r} is neither a picture nor a word that the bot knows")
    return pictures


def _language(question: Mapping[str, Any]) -> str:
    language = str(question["lang"])
    if language not in having(Part.BOTS):
        raise ValueError(f"no such language: {language}")
    return language
