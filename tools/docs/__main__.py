"""`python -m tools.docs [FOLDER]` builds the site of the manual; `--outside` asks whether links to other hosts still lead somewhere."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.docs.links import ROOT
from tools.docs.site import build


def main() -> int:
    parser = argparse.ArgumentParser(prog="make docs", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "site")
    parser.add_argument("--outside", action="store_true", help="ask other hosts for what is linked to; needs a network")
    options = parser.parse_args()
    faults = build(options.folder, *(("linkcheck",) if options.outside else ()))
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print(f"{options.folder}/index.html" if not options.outside else "every link leads somewhere")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
