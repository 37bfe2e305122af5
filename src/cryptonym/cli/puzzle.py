"""`cryptonym puzzle`: the puzzle of a day; with `--jsonl` for programs."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final, TextIO

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from cryptonym.cli.faces import names_of
from cryptonym.cli.screen import COVERED, IN_KEY, MARKS, Screen, place_name
from cryptonym.engine import Finding, Identity
from cryptonym.languages import Part, having
from cryptonym.limits import LONGEST_GRADED, MOST_GRADED
from cryptonym.messages import Messages
from cryptonym.puzzles import COLUMNS, MISSES, Kind, Offer, Puzzle, kinds_of, nearest, puzzle_of
from cryptonym.puzzles.model import MOST_GRADE, grade
from cryptonym.puzzles.playing import Attempt, lozenges, shared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cryptonym.minds.puzzling import Graded

IDENTITIES: Final = {
    "r": Identity.RED,
    "b": Identity.BLUE,
    "i": Identity.BYSTANDER,
    "x": Identity.ASSASSIN,
}
TASKS: Final = ("both", "operative", "spymaster")
LANGUAGES: Final = tuple(language for language in having(Part.BOTS) if language in having(Part.PAGE))


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("puzzle", help="the puzzle of the day")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the cards and of the program")
    parser.add_argument("--date", type=date.fromisoformat, help="of another day, such as 2026-12-24 (default: today's)")
    parser.add_argument(
        "--cards", choices=[str(kind) for kind in Kind], default="words", help="on some days also pictures"
    )
    parser.add_argument("--task", choices=TASKS, default="both")
    parser.add_argument("--jsonl", action="store_true", help="a JSON object a line on standard input and output")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    day = options.date or datetime.now().astimezone().date()
    kind = Kind(options.cards)
    puzzle = puzzle_of(options.lang, day, kind)
    messages = Messages(options.lang)
    if puzzle is None:
        return _none(options.lang, day, kind, messages, lines=options.jsonl)
    tasks = TASKS[1:] if options.task == "both" else (options.task,)
    if options.jsonl:
        return play_lines(puzzle, tasks, sys.stdin, sys.stdout)
    try:
        Sitting(puzzle, Screen(Console(), messages), messages).play(tasks)
    except (EOFError, KeyboardInterrupt):
        print()
        return 130
    return 0


def _none(language: str, day: date, kind: Kind, messages: Messages, *, lines: bool) -> int:
    """Say that there is none of this day, and which is the nearest."""
    text, near = messages.format("terminal-puzzle-none", {"date": day.isoformat()}), nearest(language, day, kind)
    if lines:
        told = {"error": "no-puzzle", "text": text, "nearest": near.isoformat() if near else None}
        print(json.dumps(told, ensure_ascii=False))
        return 1
    print(text)
    if near is not None:
        cards = "" if kind is Kind.WORDS else f" --cards {kind}"
        print(messages.format("terminal-puzzle-nearest", {"date": near.isoformat(), "lang": language}) + cards)
    return 1


class Sitting:
    """Somebody before a puzzle, in a terminal."""

    def __init__(self, puzzle: Puzzle, screen: Screen, messages: Messages) -> None:
        self.puzzle = puzzle
        self.screen = screen
        self.messages = messages
        self.say = messages.format

    def play(self, tasks: Sequence[str]) -> None:
        day = self.puzzle.day.isoformat()
        kind = self.say("puzzle-kind", {"kind": str(self.puzzle.kind)})
        self.screen.show(Text(self.say("puzzle-title"), "bold"), Text(f"{day} · {kind}", "dim"))
        parts = []
        if "operative" in tasks:
            parts.append((self._task("operative"), self._operative().emblems))
        if "spymaster" in tasks:
            parts.append((self._task("spymaster"), lozenges(self._spymaster())))
        self.screen.show("", shared(self.puzzle.day, self.puzzle.language, parts))
        self.screen.show(Text(self.say("puzzle-legend"), "dim"))
        others = [kind for kind in kinds_of(self.puzzle.day) if kind is not self.puzzle.kind]
        for other in others:
            said = self.say("puzzle-other", {"kind": str(other)})
            self.screen.show(Text(f"{said}: cryptonym puzzle --lang {self.puzzle.language} --cards {other}", "dim"))

    def _task(self, task: str) -> str:
        return self.say("puzzle-task", {"task": task})

    def _names(self, cards: Sequence[str]) -> tuple[str, ...]:
        pictures = range(len(cards)) if self.puzzle.kind is Kind.PICTURES else ()
        return names_of(cards, pictures, self.puzzle.language)

    def _board(self, cards: Sequence[str], key: str, shown: Sequence[int] | None) -> None:
        """`shown` are the covered cards; None for the whole key."""
        columns = COLUMNS[self.puzzle.kind]
        grid = RichTable.grid(padding=(0, 1, 0, 0))
        cells = []
        for card, name in enumerate(self._names(cards)):
            identity = IDENTITIES[key[card]]
            seen = shown is None or card in shown
            style = (IN_KEY if shown is None else COVERED)[identity] if seen else "bold"
            head = Text.assemble((place_name(card, columns), "dim"), f" {MARKS[identity]}" if seen else "")
            cells.append(Panel(Text(name, style, justify="center"), title=head, title_align="left", width=24))
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        self.screen.show(grid)

    def _ask(self, question: str) -> str:
        return self.screen.console.input(Text(f"{question} ", "bold")).strip()

    # The operative's task

    def _operative(self) -> Attempt:
        task = self.puzzle.operative
        attempt = Attempt(task)
        self.screen.show("", Text(self._task("operative").upper(), "dim"))
        while not attempt.is_over:
            self._board(task.cards, task.key, attempt.touched)
            left = self.say("puzzle-misses", {"n": MISSES - attempt.misses})
            found = self.say("puzzle-found", {"n": attempt.found, "all": task.number})
            self.screen.show(Text(f"{task.clue} {task.number}", "bold red"), Text(f"{found} · {left}", "dim"))
            card = self._card(self._ask(self.say("terminal-puzzle-touch")), task.cards)
            if card is None or card in attempt.touched:
                self.screen.show(Text(self.say("terminal-puzzle-no-card"), "yellow"))
                continue
            attempt = attempt.touch(card)
            identity = IDENTITIES[task.key[card]]
            said = self.say("puzzle-identity", {"identity": str(identity)})
            self.screen.show(Text(f"{MARKS[identity]} {self._names(task.cards)[card]}: {said}", COVERED[identity]))
        self._told(attempt)
        return attempt

    def _card(self, answer: str, cards: Sequence[str]) -> int | None:
        names = self._names(cards)
        wanted = answer.casefold()
        return next(
            (
                card
                for card, name in enumerate(names)
                if wanted in (place_name(card, COLUMNS[self.puzzle.kind]).casefold(), name.casefold())
            ),
            None,
        )

    def _told(self, attempt: Attempt) -> None:
        task, names = attempt.task, self._names(attempt.task.cards)
        self.screen.show("", attempt.emblems, Text(headline(attempt, self.messages), "bold"))
        wanted = ", ".join(names[card] for card in task.targets)
        self.screen.show(self._plain("puzzle-was", {"clue": f"{task.clue} {task.number}", "cards": wanted}))
        if task.near is not None:
            self.screen.show(self._plain("puzzle-near", {"card": names[task.near]}))

    def _plain(self, message: str, args: dict[str, str | int]) -> str:
        return self.say(message, args).replace("<b>", "").replace("</b>", "")

    # The spymaster's task

    def _spymaster(self) -> int:
        """The grade."""
        task = self.puzzle.spymaster
        self.screen.show("", Text(self._task("spymaster").upper(), "dim"))
        self._board(task.cards, task.key, None)
        self.screen.show(Text(self.say("puzzle-ask"), "bold red"))
        for place, offer in enumerate(task.offers, start=1):
            self.screen.show(f"  {place}  {offer.word} {offer.number}")
        while True:
            answer = self._ask(self.say("terminal-puzzle-choose"))
            if answer in {str(place + 1) for place in range(len(task.offers))}:
                return self._chosen(task.offers[int(answer) - 1])
            word, _, number = answer.rpartition(" ")
            if 0 < len(word) <= LONGEST_GRADED and number.isdecimal() and 1 <= int(number) <= MOST_GRADED:
                found = self._free(word.strip(), int(number))
                if found is not None:
                    return found

    def _chosen(self, offer: Offer) -> int:
        task = self.puzzle.spymaster
        ranked, names = task.ranked, self._names(task.cards)
        rank = ranked.index(offer) + 1
        self.screen.show(
            "", lozenges(grade(offer.worth, ranked)), Text(self.say("puzzle-rank", {"rank": rank}), "bold")
        )
        self._better(offer, ranked[0], names)
        return grade(offer.worth, ranked)

    def _better(self, offer: Offer | None, best: Offer, names: Sequence[str]) -> None:
        wanted = ", ".join(names[card] for card in best.targets)
        if offer == best:
            self.screen.show(self._plain("puzzle-best-why", {"cards": wanted}))
            return
        self.screen.show(self._plain("puzzle-would", {"clue": f"{best.word} {best.number}", "cards": wanted}))
        if offer is None:
            return
        if offer.near is None:
            self.screen.show(self._plain("puzzle-why-fewer", {"clue": offer.word}))
        else:
            what = str(IDENTITIES[self.puzzle.spymaster.key[offer.near]])
            told: dict[str, str | int] = {"clue": offer.word, "card": names[offer.near], "what": what}
            self.screen.show(self._plain("puzzle-why-near", told))

    def _free(self, word: str, number: int) -> int | None:
        """The grade of a clue of one's own; None if it cannot be graded."""
        from cryptonym.minds.puzzling import graded

        task = self.puzzle.spymaster
        found = graded(word, number, task, self.puzzle.kind, self.puzzle.language)
        if found.weighed is None:
            self._refuse(found, word)
            return None
        names = self._names(task.cards)
        self.screen.show("", lozenges(found.grade), Text(self.say("puzzle-free", {"grade": found.grade}), "bold"))
        self.screen.show(f"{word} {number}: {', '.join(names[card] for card in found.weighed.found)}")
        if found.weighed.near is not None:
            near = found.weighed.near
            what = str(IDENTITIES[task.key[near]])
            self.screen.show(self._plain("puzzle-why-near", {"clue": word, "card": names[near], "what": what}))
        if found.grade < MOST_GRADE:
            self._better(None, task.ranked[0], names)
        return found.grade

    def _refuse(self, found: Graded, word: str) -> None:
        if found.judgement.finding is not Finding.ILLEGAL:
            self.screen.show(Text(self.say("puzzle-own-unknown", {"clue": word}), "yellow"))
        for reason in found.judgement.reasons:
            self.screen.show(Text(f"{self.say(reason.message, reason.args)} ({reason.rule})", "yellow"))


def headline(attempt: Attempt, messages: Messages) -> str:
    if attempt.is_solved:
        return messages.format("puzzle-head", {"all": attempt.task.number, "misses": attempt.misses})
    if attempt.hit_assassin:
        return messages.format("puzzle-head-assassin", {"found": attempt.found, "all": attempt.task.number})
    return messages.format("puzzle-head-out", {"found": attempt.found, "all": attempt.task.number})


def play_lines(puzzle: Puzzle, tasks: Sequence[str], asked: TextIO, answered: TextIO) -> int:
    """One object for each task, then an answer for each line; at the end the result. docs/manual/puzzles.md describes the lines."""

    def say(told: dict[str, Any]) -> None:
        print(json.dumps(told, ensure_ascii=False), file=answered, flush=True)

    lines = (line for line in asked if line.strip())
    parts = []
    about = {"date": puzzle.day.isoformat(), "language": puzzle.language, "cards_are": str(puzzle.kind)}
    if "operative" in tasks:
        task = puzzle.operative
        board = {"columns": COLUMNS[puzzle.kind], "cards": list(task.cards)}
        say({"task": "operative", **about, **board, "clue": task.clue, "number": task.number, "misses": MISSES})
        attempt = Attempt(task)
        while not attempt.is_over:
            card = _number(next(lines, None), "touch")
            if card is None:
                return 1
            before, attempt = attempt, attempt.touch(card)
            if attempt is before:
                say({"error": "no-such-card"})
                continue
            identity = str(IDENTITIES[task.key[card]])
            say({"card": card, "identity": identity, "found": attempt.found, "over": attempt.is_over})
        parts.append(("operative", attempt.emblems))
    if "spymaster" in tasks:
        spy = puzzle.spymaster
        key = [str(IDENTITIES[letter]) for letter in spy.key]
        offers = [{"word": offer.word, "number": offer.number} for offer in spy.offers]
        say(
            {
                "task": "spymaster",
                **about,
                "columns": COLUMNS[puzzle.kind],
                "cards": list(spy.cards),
                "key": key,
                "clues": offers,
            }
        )
        found = None
        while found is None:
            line = next(lines, None)
            if line is None:
                return 1
            found = _graded_line(line, puzzle)
            say(found)
            found = None if "error" in found else found
        parts.append(("spymaster", lozenges(found["grade"])))
    say({"result": dict(parts), "share": shared(puzzle.day, puzzle.language, parts)})
    return 0


def _number(line: str | None, name: str) -> int | None:
    """The whole number that a line has under a name; -1 if it has none, None if there is no line."""
    if line is None:
        return None
    try:
        found = json.loads(line)[name]
    except (ValueError, TypeError, KeyError):
        return -1
    return found if isinstance(found, int) and not isinstance(found, bool) else -1


def _graded_line(line: str, puzzle: Puzzle) -> dict[str, Any]:
    """What is said to `{"choose": 2}` and to `{"clue": "harbour", "number": 3}`."""
    from cryptonym.minds.puzzling import graded

    spy = puzzle.spymaster
    place = _number(line, "choose")
    if place is not None and 0 <= place < len(spy.offers):
        offer = spy.offers[place]
        best = spy.ranked[0]
        return {"grade": grade(offer.worth, spy.ranked), "worth": offer.worth, "best": spy.offers.index(best)}
    number = _number(line, "number")
    try:
        word = str(json.loads(line)["clue"])
    except (ValueError, TypeError, KeyError):
        return {"error": "no-such-clue"}
    if number is None or not 1 <= number <= MOST_GRADED or not 0 < len(word) <= LONGEST_GRADED:
        return {"error": "no-such-clue"}
    found = graded(word, number, spy, puzzle.kind, puzzle.language)
    if found.weighed is None:
        return {
            "error": "illegal" if found.judgement.finding is Finding.ILLEGAL else "unknown",
            "rule": found.judgement.rule,
        }
    return {
        "grade": found.grade,
        "worth": found.weighed.worth,
        "for": list(found.weighed.found),
        "near": found.weighed.near,
    }
