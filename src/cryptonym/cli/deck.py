"""`cryptonym deck list|check|show`: what decks there are, whether they are sound, and what is on their cards."""

from __future__ import annotations

import argparse
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from cryptonym.decks import LANGUAGES, word_deck, word_entries
from cryptonym.decks.check import Frequency, check_language, shares


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("deck", help="the decks that come with the program")
    actions = parser.add_subparsers(dest="action", required=True)
    listing = actions.add_parser("list", help="the decks with their counts, shares and licences")
    listing.set_defaults(run=list_decks)
    check = actions.add_parser("check", help="prove all that a program can about a deck")
    check.add_argument("language", nargs="*", metavar="LANG", help="it, ca, pt, pl, en (default: all)")
    check.set_defaults(run=check_decks)
    show = actions.add_parser("show", help="print a deck as cards")
    show.add_argument("language", choices=LANGUAGES)
    show.set_defaults(run=show_deck)


def list_decks(options: argparse.Namespace) -> int:
    console = Console()
    table = RichTable("deck", "cards", "codenames", "two lives", "at home", "associations", "licence")
    kinds = []
    for language in LANGUAGES:
        deck, entries = word_deck(language), word_entries(language)
        made = shares(deck, entries)
        kinds.append(f"{language}: " + ", ".join(f"{kind} {count}" for kind, count in made.kinds.most_common()))
        table.add_row(
            language,
            str(made.cards),
            str(made.codenames),
            f"{made.two_lives} ({made.two_lives / made.codenames:.0%})",
            str(made.local),
            f"{made.associations / made.codenames:.1f} each",
            deck.licence,
        )
    console.print(table, *kinds, sep="\n")
    return 0


def check_decks(options: argparse.Namespace) -> int:
    console = Console()
    wanted = options.language or LANGUAGES
    unknown = [language for language in wanted if language not in LANGUAGES]
    if unknown:
        console.print(f"No deck in {', '.join(unknown)}; there are {', '.join(LANGUAGES)}.")
        return 2
    frequency = known_frequency()
    if frequency is None:
        console.print("wordfreq is not installed: frequencies are not checked.", style="dim")
    faults = 0
    for language in wanted:
        wrong = check_language(language, frequency)
        faults += len(wrong)
        console.print(f"{language}: {'sound' if not wrong else f'{len(wrong)} faults'}")
        for fault in wrong:
            console.print(Text(f"  {fault}"))
    return 1 if faults else 0


def known_frequency() -> Frequency | None:
    """Wordfreq's figures where it is installed: its data may be measured with, but not shipped."""
    try:
        from wordfreq import zipf_frequency
    except ImportError:
        return None
    return lambda word, language: float(zipf_frequency(word, language))


def show_deck(options: argparse.Namespace) -> int:
    cards = word_deck(options.language).cards
    Console().print(Columns([f"{card.front} / {card.back}" for card in cards], padding=(0, 3), equal=True))
    return 0
