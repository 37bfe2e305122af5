"""Is everything of a release in its place? `python -m tools.release v0.9.0` says what is not, and exits with 1."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.changelog import CHANGELOG, notes

import cryptonym

ROOT: Final = Path(__file__).parents[1]
STORES: Final = ROOT / "tests" / "stores"


def faults(tag: str) -> Iterator[str]:
    version = cryptonym.__version__
    if tag != f"v{version}":
        yield f"the tag is {tag or 'not given'}, the program's version {version} (src/cryptonym/__init__.py)"
    told = CHANGELOG.read_text(encoding="utf-8") if CHANGELOG.exists() else ""
    if f"\n## {version} (" not in told:
        yield f"CHANGELOG.md has no {version}: make changelog VERSION={version}"
    elif notes():
        yield f"{len(notes())} notes wait in changelog.d/"
    if not (STORES / f"{version}.db").is_file():
        yield f"tests/stores has no store of {version}: python -m tests.stores.write {version}"
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["metadata"]["hooks"]
    if not re.fullmatch(r"https://[^\s/]+/\S+", hook["custom"]["address"]):
        yield "pyproject.toml has no address of the repository (docs/releasing.md)"


if __name__ == "__main__":
    found = list(faults(sys.argv[1] if len(sys.argv) > 1 else ""))
    for fault in found:
        print(fault, file=sys.stderr)
    raise SystemExit(1 if found else 0)
