"""A language made for the tests: its texts, cards, tables and glosses, written into a copy of the repository as a contributor would."""

from __future__ import annotations

import itertools
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = "xx"
COPIED = ("src", "tools", "docs", "web", "changelog.d", "README.md", "pyproject.toml", "tests")
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.pyc", ".pytest_cache")

SYLLABLES = ("ba", "do", "fu", "gi", "ke", "lo", "mu", "na", "pi", "ro")
CODENAMES = tuple("".join(part).upper() for part in itertools.islice(itertools.permutations(SYLLABLES, 3), 0, 720, 12))
"""Sixty of them, none in another."""

REGISTRY = """\
name = "Xaxa"
english = "Made-up"
locale = "xx"
place = 9
alphabet = "abdefgiklmnoprtux"
yes = "xo"
has = [{has}]
bots = ["Bronxo", "Vitrox", "Cartox", "Gomox"]

[examples]
compounds_ok = ["xa-xa"]
proper_names_ok = ["Xa Xo"]
place_names_ok = ["Xo Xu"]
abbreviations_ok = ["XX"]
homophones_ok = ["xa", "XÀ"]
rhymes_ok = ["xaxo", "BAXO"]
foreign_ok = ["Apfel"]
no_shapes = ["xirxo"]
"""

TEXT = re.compile(r"^((?:(?!animals)[a-z][\w-]* =| +\*?\[\w+\]) .*\w.*(?<!->))$", re.MULTILINE)
"""A line of a Fluent file that says something: a message, or one of its forms."""

REFEREE = '''
def lemmas(word: str) -> Iterator[str]:
    """The plural ends in -x."""
    yield word
    if word.endswith("x"):
        yield word[:-1]
'''


@dataclass(frozen=True)
class Copy:
    """A copy of the repository that speaks one language more."""

    root: Path

    @property
    def environment(self) -> dict[str, str]:
        return os.environ | {"PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}"}

    def run(self, *command: str, folder: str = ".") -> str:
        done = subprocess.run(
            command,
            check=False,
            cwd=self.root / folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=240,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def python(self, *arguments: str) -> str:
        return self.run(sys.executable, *arguments)

    def write(self, path: str, text: str) -> None:
        (self.root / path).write_text(text, encoding="utf-8")

    def read(self, path: str) -> str:
        return (self.root / path).read_text(encoding="utf-8")

    def declare(self, *parts: str) -> None:
        """Say in the registry what the language has."""
        self.write(f"src/cryptonym/languages/{CODE}.toml", REGISTRY.format(has=", ".join(f'"{one}"' for one in parts)))

    def changed(self) -> list[str]:
        """Every file that is not as in the repository."""
        return sorted(self._changed())

    def _changed(self) -> Iterator[str]:
        for file in self.root.rglob("*"):
            path = file.relative_to(self.root)
            kept = not {"__pycache__", "node_modules", "static", ".venv"} & set(path.parts)
            if kept and file.is_file() and not file.is_symlink():
                original = ROOT / path
                if not original.is_file() or original.read_bytes() != file.read_bytes():
                    yield path.as_posix()


def is_own(path: str) -> bool:
    """True for what lies in a folder of the language, or is called by its code."""
    *folders, name = path.split("/")
    return CODE in folders or name.split(".")[0] == CODE


def copied(folder: Path) -> Copy:
    """A copy of the repository as it is."""
    root = folder / "cryptonym"
    root.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
        else:
            shutil.copy2(ROOT / name, root / name)
    (root / ".venv").symlink_to(ROOT / ".venv")
    return Copy(root)


def write_language(copy: Copy) -> None:
    """What a contributor writes between `make language` and the first game. Every text gets an x, so that it is no English any more."""
    source = "src/cryptonym"
    for file in (copy.root / source / "messages" / CODE).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        file.write_text(TEXT.sub(r"\1 x", text), encoding="utf-8")
    pairs = list(itertools.pairwise(CODENAMES))[::2]
    copy.write(f"{source}/decks/words/{CODE}/cards.txt", "".join(f"{front} / {back}\n" for front, back in pairs))
    copy.write(f"{source}/decks/words/{CODE}/life.txt", "".join(map(entry, range(len(CODENAMES)))))
    module = f"{source}/referee/{CODE}.py"
    copy.write(module, re.sub(r"\ndef lemmas.*?yield word\n", REFEREE, copy.read(module), flags=re.DOTALL))
    copy.write(f"{source}/referee/data/{CODE}/suffixes.txt", "x\n")


def entry(number: int) -> str:
    """A codename with twenty words that go with it."""
    codename = CODENAMES[number]
    tails = ["".join(pair) for pair in itertools.product("aeiou", repeat=2)][:20]
    words = ", ".join(f"{codename.lower()[::-1]}x{tail} {1 + place % 3}" for place, tail in enumerate(tails))
    return f"{codename}\n  kind: food\n  meaning: thing {number}\n    {words}\n\n"
