"""What must be true of the repository as a whole."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MADE_BY_TOOLS = {
    ".git",
    ".hypothesis",
    ".venv",
    "node_modules",
    "__pycache__",
    "static",
    "dist",
    "site",
    "mutants",
    "screenshots",
    ".brain",
}

# Written in two halves, so that this file does not find itself.
REGISTRY_HOSTS = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js.", "yarn" + "pkg.com", "deb" + ".debian.org"]
ONE_MACHINES_PATHS = r"(?<![\w.~-])/(?:work|root|home/[\w.-]+|Users/[\w.-]+|opt/wheels)" + "/"


def texts() -> Iterator[tuple[str, str]]:
    """Every text file that people wrote, by its path from the root."""
    for folder, inner, names in os.walk(ROOT):
        inner[:] = [name for name in inner if name not in MADE_BY_TOOLS and not name.endswith("_cache")]
        for name in set(names) - MADE_BY_TOOLS:  # a worktree's .git is a file
            path = Path(folder, name)
            try:
                yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue  # a picture or a font


@pytest.mark.parametrize(
    "pattern",
    ["|".join(map(re.escape, REGISTRY_HOSTS)), ONE_MACHINES_PATHS],
    ids=["host of a registry", "path of one machine"],
)
def test_no_file_names_a(pattern: str) -> None:
    found = [
        f"{path}:{number}: {match[0]}"
        for path, text in texts()
        for number, line in enumerate(text.splitlines(), start=1)
        if (match := re.search(pattern, line))
    ]
    assert found == []


def test_engine_loads_nothing_outside_the_standard_library() -> None:
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); import cryptonym.engine; "
        "print(*(name for name in sys.modules if name.partition('.')[0] not in sys.stdlib_module_names))"
    )
    # -I and -S: without site-packages, so that a third-party import would fail at once.
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, str(ROOT / "src")], capture_output=True, text=True, check=True
    )
    strangers = [
        name
        for name in run.stdout.split()
        if name not in {"__main__", "cryptonym", "cryptonym.engine"} and not name.startswith("cryptonym.engine.")
    ]
    assert strangers == []


@pytest.mark.parametrize("fragment", sorted((ROOT / "changelog.d").iterdir()), ids=lambda path: path.name)
def test_changelog_fragment_is_named_as_its_readme_says(fragment: Path) -> None:
    assert fragment.name == "README.md" or re.fullmatch(r"(\d+-)?[a-z0-9]+(-[a-z0-9]+)*\.md", fragment.name)
    assert fragment.read_text(encoding="utf-8").strip()


def test_the_package_names_every_licence_of_what_is_in_it() -> None:
    """The expression in pyproject.toml goes into the wheel; REUSE.toml says what each file is under."""
    package = re.findall(r'(?m)^license = "(.*)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    files = re.findall(r'(?m)^SPDX-License-Identifier = "(.*)"', (ROOT / "REUSE.toml").read_text(encoding="utf-8"))
    named = set(package[0].split(" AND "))
    assert {name for text in files for name in text.split(" AND ")} <= named
    assert {file.stem for file in (ROOT / "LICENSES").glob("*.txt")} <= named


def test_every_slow_test_is_in_a_part_of_soak() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    line = re.search(r"^SOAK_PARTS := (.*)$", makefile, re.MULTILINE)
    assert line is not None
    found = [
        part or path
        for path, text in texts()
        if path.startswith("tests/") and path.endswith(".py")
        for part in re.findall(r"mark\.slow\b(?:\(part=\"(\w+)\"\))?", text)
    ]
    assert set(found) == set(line[1].split())
