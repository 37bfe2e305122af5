"""`cryptonym deck list|check|show|build`: what decks there are, whether they are sound, what is on their cards, and the drawings."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from cryptonym.decks import LANGUAGES, picture_deck, picture_texts, word_deck, word_entries
from cryptonym.decks.builtin import FOLDER, pictures_shown
from cryptonym.decks.check import Frequency, check_language, shares
from cryptonym.decks.offered import read_file, read_folder
from cryptonym.languages import LANGUAGES as KNOWN

PICTURES = "pictures"


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("deck", help="the decks that come with the program")
    actions = parser.add_subparsers(dest="action", required=True)
    listing = actions.add_parser("list", help="the decks with their counts, shares and licences")
    listing.set_defaults(run=list_decks)
    check = actions.add_parser("check", help="prove all that a program can about a deck")
    check.add_argument(
        "language",
        nargs="*",
        metavar="LANG|PATH",
        help=f"{', '.join(LANGUAGES)} (default: all), or decks for `serve --decks`",
    )
    check.set_defaults(run=check_decks)
    show = actions.add_parser("show", help="print a deck as cards")
    show.add_argument("deck", choices=(*LANGUAGES, PICTURES), help="the words of a language, or pictures")
    show.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the pictures' titles")
    show.add_argument("--sheet", type=Path, metavar="FILE", help="draw the pictures on a sheet, a PNG; needs Chromium")
    show.add_argument("--size", type=int, default=180, help="pixels of a picture on the sheet")
    show.set_defaults(run=show_deck)
    building = actions.add_parser("build", help="draw the pictures anew")
    building.add_argument("deck", choices=(PICTURES,))
    building.add_argument("--into", type=Path, metavar="FOLDER", help="where to (default: where the program has them)")
    building.set_defaults(run=build_deck)


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
    console.print(_pictures_table())
    return 0


def _pictures_table() -> RichTable:
    """The pictures, and how many words come to mind for each in each language."""
    table = RichTable("deck", "cards", "pictures", "associations, each", "licence")
    deck = picture_deck()
    count = len(pictures_shown())
    each = [
        f"{language} {sum(len(text.associations) for text in picture_texts(language).values()) / count:.1f}"
        for language in LANGUAGES
    ]
    table.add_row(PICTURES, str(len(deck.cards)), str(count), ", ".join(each), deck.licence)
    return table


def check_decks(options: argparse.Namespace) -> int:
    console = Console()
    folders = [Path(name) for name in options.language if Path(name).exists() and name not in KNOWN]
    if folders:
        return _check_files(folders, console)
    wanted = options.language or LANGUAGES
    unknown = [language for language in wanted if not is_begun(language)]
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


def _check_files(paths: list[Path], console: Console) -> int:
    """Decks of a host's own, files or folders of them: as `serve --decks` would offer them."""
    faults = 0
    for path in paths:
        for one in read_folder(path) if path.is_dir() else [read_file(path)]:
            faults += len(one.faults)
            told = f"“{one.deck.title}” ({one.deck.language}), {len(one.deck.cards)} cards" if one.deck else "no deck"
            console.print(Text(f"{one.file}: {told}: {f'{len(one.faults)} faults' if one.faults else 'sound'}"))
            for fault in one.faults:
                console.print(Text(f"  {fault}"))
    return 1 if faults else 0


def is_begun(language: str) -> bool:
    """Whether there is a deck to check, be it in use or not."""
    return language in KNOWN and (FOLDER / language / "cards.txt").is_file()


def known_frequency() -> Frequency | None:
    """Wordfreq's figures where it is installed: its data may be measured with, but not shipped. Words of a language that it lacks pass."""
    try:
        from wordfreq import available_languages, zipf_frequency
    except ImportError:
        return None
    listed = available_languages()
    return lambda word, language: float(zipf_frequency(word, language)) if language in listed else math.inf


def show_deck(options: argparse.Namespace) -> int:
    console = Console()
    if options.deck != PICTURES:
        cards = word_deck(options.deck).cards
        console.print(Columns([f"{card.front} / {card.back}" for card in cards], padding=(0, 3), equal=True))
        return 0
    if options.sheet is not None:
        return _sheet(options.sheet, options.size, console)
    texts = picture_texts(options.lang)
    table = RichTable("picture", "title", "what is seen", "other side")
    for card in picture_deck().cards:
        for side, other in ((card.front, card.back), (card.back, card.front)):
            text = texts[side or ""]
            table.add_row(text.id, text.title, text.alt, other)
    console.print(table)
    return 0


def _sheet(out: Path, size: int, console: Console) -> int:
    from cryptonym.decks.pictures.sheet import NoChromium, sheet

    try:
        sheet(out, picture_texts("en"), size=size)
    except NoChromium:
        console.print("A sheet is drawn by Chromium, and there is none here.")
        return 1
    console.print(f"{out}: {len(pictures_shown())} pictures", highlight=False)
    return 0


def build_deck(options: argparse.Namespace) -> int:
    """Draw the whole deck; what it writes is the same to the byte on every machine."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cryptonym.decks.pictures.build import FOLDER, build
    from cryptonym.decks.pictures.deck import pictures

    console = Console()
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"), console=console
    )
    with bar:
        task = bar.add_task("", total=len(pictures()))
        build(options.into or FOLDER, lambda picture: bar.update(task, advance=1, description=picture.id))
    console.print(f"{len(pictures())} pictures in {options.into or FOLDER}", highlight=False)
    return 0
