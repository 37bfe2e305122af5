"""`cryptonym languages`: what there is in each language, and what stands in for the rest."""

from __future__ import annotations

import argparse
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from cryptonym.languages import LANGUAGES, Part

INSTEAD: Final = {
    Part.PAGE: "The program does not speak it.",
    Part.DECK: "No cards can be dealt in it; a deck of one's own can.",
    Part.PICTURES: "Pictures have their English titles.",
    Part.REFEREE: "The referee leaves every clue to the opposing spymaster.",
    Part.BOTS: "Bots play the plainest move.",
    Part.RULES: "The rules are shown in English.",
}
"""By part: what happens in a language that lacks it."""


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("languages", help="what there is in each language")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    table = Table("code", "language", *(str(part) for part in Part))
    for language in LANGUAGES.values():
        table.add_row(language.code, language.name, *("yes" if part in language.has else "–" for part in Part))
    console = Console()
    console.print(table)
    for language in LANGUAGES.values():
        for part in language.lacks:
            console.print(f"{language.code} has no {part}. {INSTEAD[part]}", highlight=False)
    return 0
