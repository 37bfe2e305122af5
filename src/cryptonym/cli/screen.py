"""A view drawn in a terminal: colours and letters both, so that neither is needed alone."""

from __future__ import annotations

from collections.abc import Mapping

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from cryptonym.cli.faces import names_of
from cryptonym.engine import Identity, Team, View
from cryptonym.messages import Messages

COLUMNS = "ABCDE"
MARKS: Mapping[Identity, str] = {
    Identity.RED: "◆",
    Identity.BLUE: "●",
    Identity.BYSTANDER: "□",
    Identity.ASSASSIN: "✖",
}
LETTERS: Mapping[Identity, str] = {
    Identity.RED: "R",
    Identity.BLUE: "B",
    Identity.BYSTANDER: "i",
    Identity.ASSASSIN: "X",
}
COVERED: Mapping[Identity, str] = {
    Identity.RED: "bold white on red",
    Identity.BLUE: "bold white on blue",
    Identity.BYSTANDER: "black on yellow",
    Identity.ASSASSIN: "bold white on black",
}
IN_KEY: Mapping[Identity, str] = {
    Identity.RED: "bold red",
    Identity.BLUE: "bold blue",
    Identity.BYSTANDER: "dim",
    Identity.ASSASSIN: "bold reverse",
}


def place_name(card: int, columns: int = 5) -> str:
    """A1 to E5, as on the cards of the page: the column's letter, then the row's number."""
    return f"{COLUMNS[card % columns]}{card // columns + 1}"


def card_at(text: str, seen: View, language: str) -> int | None:
    """The card that somebody means by a co-ordinate, by its word or by its title; None where there is none."""
    wanted = text.strip().casefold()
    columns = seen.rules.grid.columns
    for card, face in enumerate(names_of(seen.cards, seen.pictures, language)):
        if wanted in (place_name(card, columns).casefold(), face.casefold()):
            return card
    return None


class Screen:
    """Where things are shown. `clear` also wipes what has scrolled by: the key may stand there."""

    def __init__(self, console: Console, messages: Messages) -> None:
        self.console = console
        self.say = messages.format
        self.language = messages.language

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def show(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line, highlight=False)

    def table(self, seen: View) -> None:
        self.show(self._piles(seen), board(seen, self.language))
        clue = self._clue(seen)
        if clue is not None:
            self.show(clue)

    def _piles(self, seen: View) -> Text:
        red = self.say("terminal-left", {"team": "red", "count": seen.left[0]})
        blue = self.say("terminal-left", {"team": "blue", "count": seen.left[1]})
        return Text.assemble((f"◆ {red}", "bold red"), "   ", (f"● {blue}", "bold blue"))

    def _clue(self, seen: View) -> RenderableType | None:
        if seen.clue is None:
            return None
        number: str | int = "unlimited" if seen.clue.number is None else seen.clue.number
        head = Text(self.say("terminal-clue-is", {"word": seen.clue.word, "number": number}), team_style(seen.turn))
        left = seen.clue.guesses_left
        limit = self.say("terminal-no-limit") if left is None else self.say("terminal-guesses-left", {"count": left})
        return Group(head, Text(limit, "dim"))


def team_style(team: Team) -> str:
    return "bold red" if team is Team.RED else "bold blue"


def board(seen: View, language: str) -> RenderableType:
    """The grid with its co-ordinates; what is covered in colour with its mark and letter, and the key where it may be seen."""
    covered = dict(seen.covered)
    columns = seen.rules.grid.columns
    grid = RichTable.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="center")
    lines = 3 if seen.pictures else 1  # a title may take three where a word takes one
    cells = [
        _cell(
            place_name(card, columns),
            f"“{face}”" if card in seen.pictures else face,
            covered.get(card),
            seen.key[card] if seen.key else None,
            lines,
        )
        for card, face in enumerate(names_of(seen.cards, seen.pictures, language))
    ]
    for row in range(seen.rules.grid.rows):
        grid.add_row(*cells[row * columns : (row + 1) * columns])
    return grid


def _cell(place: str, face: str, covered: Identity | None, known: Identity | None, lines: int) -> RenderableType:
    if covered is not None:
        style, mark = COVERED[covered], f"{MARKS[covered]} {LETTERS[covered]}"
    elif known is not None:
        style, mark = IN_KEY[known], f"{MARKS[known]} {LETTERS[known]}"
    else:
        style, mark = "bold", ""
    head = Text.assemble((place, "dim"), " ", (mark, style))
    text = Text(face, style, justify="center", no_wrap=lines == 1)
    return Panel(
        Align.center(text, vertical="middle", height=lines), title=head, title_align="left", width=19, padding=(0, 0)
    )
