"""Makes the referee's tables that programs make: `python -m tools.referee [language …] [--sources FOLDER]`."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.referee import inflection, kinship, looks, words

from cryptonym.referee.board import LANGUAGES, language_of

TABLES = ("words", "looks", "weights", "inflection")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.referee", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="language", help=f"{', '.join(LANGUAGES)} (default: all)")
    parser.add_argument("--only", choices=TABLES, help="one kind of table")
    parser.add_argument("--sources", type=Path, help="the data folder of spacy-lookups-data 1.0.5")
    options = parser.parse_args()
    wanted = (options.only,) if options.only else TABLES
    if "inflection" in wanted and options.sources and "pl" in (options.languages or LANGUAGES):
        print("pl inflection", inflection.make(options.sources))
    for code in options.languages or LANGUAGES:
        language = language_of(code)
        if "words" in wanted:
            print(code, "words", words.make(language, options.sources), flush=True)
        if "looks" in wanted:
            print(code, "looks", looks.make(language), flush=True)
        if "weights" in wanted:
            print(code, "weights", kinship.make(language), flush=True)


if __name__ == "__main__":
    main()
