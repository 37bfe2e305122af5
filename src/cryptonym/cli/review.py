"""`cryptonym review FILE`: a game that is over, reviewed; with `--json` for programs."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.text import Text

from cryptonym.cli.faces import names_of
from cryptonym.cli.screen import IN_KEY, MARKS, Screen, place_name, team_style
from cryptonym.decks import LANGUAGES as DECKS
from cryptonym.engine import Identity
from cryptonym.engine.log import CorruptLog
from cryptonym.engine.model import AGENT_OF
from cryptonym.messages import LANGUAGES, Messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cryptonym.ai.review import Heat, Review, ReviewedClue, Story

WIDTH: Final = 40
MOST_HEAT: Final = 6
HELD: Final = 73
"""Of a hundred cards of which the mind said about 70, so many were meant: see docs/manual/review.md."""


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("review", help="read a kept game again, clue by clue")
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the review")
    parser.add_argument("--cards", choices=DECKS, help="the language of the cards (default: found out)")
    parser.add_argument("--json", action="store_true", help="the review as JSON, for programs")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from cryptonym.minds.reviewing import NotOver, plain, review_log

    messages = Messages(options.lang)
    screen = Screen(Console(), messages)
    try:
        with options.file.open(encoding="utf-8") as lines:
            found = review_log(lines, options.cards)
    except FileNotFoundError:
        screen.show(messages.format("terminal-file-missing", {"file": str(options.file)}))
        return 2
    except UnicodeDecodeError:
        screen.show(messages.format("terminal-replay-damaged", {"line": 1, "reason": "this is not UTF-8"}))
        return 1
    except CorruptLog as error:
        screen.show(messages.format("terminal-replay-damaged", {"line": error.line, "reason": error.reason}))
        return 1
    except NotOver:
        screen.show(messages.format("review-running"))
        return 1
    if options.json:
        print(json.dumps(plain(found), ensure_ascii=False))
    else:
        Shown(found, messages, screen).all()
    return 0


@dataclass(frozen=True)
class Shown:
    """A review on the screen: what decided the game, the finest clues, then clue by clue."""

    review: Review
    messages: Messages
    screen: Screen

    def all(self) -> None:
        say = self.messages.format
        self.screen.show(Text(say("review-title"), "bold"), Text(self._verdict(), "bold"))
        self.screen.show(self.told(self.review.summary) if self.review.figures else say("review-no-figures"))
        for name in ("finest", "boldest", "lucky"):
            place = getattr(self.review.honours, name)
            if place is not None:
                self.screen.show(
                    Text.assemble((say(f"review-{name}"), "dim"), " ", self._said(self.review.clues[place]))
                )
        for clue in self.review.clues:
            self.screen.show("")
            self._clue(clue)
        read = any(clue.instead for clue in self.review.clues)
        self.screen.show("", Text(say("review-how-sure", {"times": HELD}) if read else say("review-no-mind"), "dim"))

    def told(self, story: Story) -> str:
        cards = {name: self._name(card) for name, card in story.cards.items()}
        listed = {"cards": ", ".join(map(self._name, story.listed))} if story.listed else {}
        args: dict[str, str | int] = {**story.args, **cards, **listed}
        return self.messages.format(story.message, args)

    def _verdict(self) -> str:
        winner = self.review.winner
        if winner is None:
            return self.messages.format("terminal-nobody-won")
        if self.review.mode == "coop" and winner is not self.review.starting:
            return self.messages.format("terminal-coop-lost")
        return self.messages.format("terminal-won", {"team": str(winner)})

    def _clue(self, clue: ReviewedClue) -> None:
        say = self.messages.format
        turn = say("review-turn", {"n": clue.turn + 1})
        self.screen.show(Text.assemble((turn, "dim"), "  ", self._said(clue)))
        if self.review.figures:
            self.screen.show(self._curve(clue))
        kind = say("review-marked" if clue.marked else "review-guess")
        if clue.meant:
            self.screen.show(
                Text.assemble((say("review-meant"), "dim"), " ", self._cards(clue.meant), (f" ({kind})", "dim"))
            )
        heard = self._cards(clue.touched) if clue.touched else Text(say("review-nothing"))
        self.screen.show(Text.assemble((say("review-heard"), "dim"), " ", heard))
        self._risk(clue)
        for one in clue.heat[:MOST_HEAT]:
            self.screen.show(self._heat(one))
        if clue.story is not None:
            self.screen.show(Text(self.told(clue.story), "italic"))
        self._instead(clue)

    def _risk(self, clue: ReviewedClue) -> None:
        if clue.risk is None:
            return
        said = [self.messages.format("review-risk-line", {"risk": round(100 * clue.risk)})]
        if clue.assassin is not None and round(100 * clue.assassin):
            said.append(self.messages.format("review-risk-assassin", {"assassin": round(100 * clue.assassin)}))
        self.screen.show(Text.assemble((self.messages.format("review-risk"), "dim"), " ", "; ".join(said)))

    def _instead(self, clue: ReviewedClue) -> None:
        instead = clue.instead
        if instead is None:
            return
        if (instead.word.casefold(), instead.number) == (clue.word.casefold(), clue.number):
            self.screen.show(Text(self.messages.format("review-bot-same"), "dim"))
            return
        head = self.messages.format("review-bot")
        self.screen.show(Text.assemble((head, "dim"), " ", (_clue_of(instead.word, instead.number), "bold")))
        for one in instead.heat:
            self.screen.show(self._heat(one))
        self.screen.show(Text(" ".join(self.told(story) for story in instead.why), "dim"))

    def _said(self, clue: ReviewedClue) -> Text:
        return Text(f"{MARKS[_identity(clue)]} {_clue_of(clue.word, clue.number)}", team_style(clue.team))

    def _curve(self, clue: ReviewedClue) -> Text:
        """Red's share of the bar, blue's the rest; in co-op the team's, and nobody's the rest."""
        coop = self.review.mode == "coop"
        red = clue.after if coop or clue.team == "red" else 1 - clue.after
        width = round(red * WIDTH)
        said: dict[str, str | int] = {"team": "red", "chance": round(100 * red)}
        told = self.messages.format("review-chance-own" if coop else "review-chance", said)
        team = str(self.review.starting) if coop else "red"
        return Text.assemble(("█" * width, team), ("░" * (WIDTH - width), "dim" if coop else "blue"), f" {told}")

    def _heat(self, one: Heat) -> Text:
        identity = self.review.key[one.card]
        bar = "▒" * round(one.chance * WIDTH)
        name = f"{MARKS[identity]} {place_name(one.card, self.review.columns)} {self._name(one.card)}"
        return Text.assemble("  ", (f"{name:<28}", IN_KEY[identity]), f"{round(100 * one.chance):>3} ", bar)

    def _cards(self, cards: Sequence[int]) -> Text:
        parts = [
            Text(f"{MARKS[self.review.key[card]]} {self._name(card)}", IN_KEY[self.review.key[card]]) for card in cards
        ]
        return Text(", ").join(parts)

    def _name(self, card: int) -> str:
        return names_of(self.review.cards, self.review.pictures, self.messages.language)[card]


def _identity(clue: ReviewedClue) -> Identity:
    return AGENT_OF[clue.team]


def _clue_of(word: str, number: int | None) -> str:
    return f"{word} {'∞' if number is None else number}"
