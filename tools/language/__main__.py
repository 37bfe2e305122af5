"""`make language CODE=es` makes the files of a language that are not there yet, and lists what it still lacks.

`FROM=pt` copies the texts from another language than English. Nothing that is there is ever changed.
"""

from __future__ import annotations

import argparse
import re
import sys

from tools.language.scaffold import ROOT, make


def main() -> int:
    parser = argparse.ArgumentParser(prog="make language", description=__doc__)
    parser.add_argument("code", help="the language's code of two or three letters, as in ISO 639")
    parser.add_argument("--source", default="en", metavar="CODE", help="whose texts are copied to be translated")
    options = parser.parse_args()
    if not re.fullmatch(r"[a-z]{2,3}", options.code):
        parser.error(f"no code of a language: {options.code}")
    if options.code != "en":  # from which all others are made, and which needs no glosses
        for file in make(options.code, options.source):
            print(f"made {file.relative_to(ROOT)}")

    from tools.language.lacking import report  # noqa: PLC0415 - it reads the registry, which may have just grown

    print("\n".join(report(options.code)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
