"""`cryptonym bench referee`: how often the referee is right beside our own decks, and how fast it is. Prints, never asserts."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from cryptonym.cli.judge import VERDICTS
from cryptonym.decks.builtin import LANGUAGES, word_entries
from cryptonym.engine import Finding
from cryptonym.lexicon import Entry
from cryptonym.lexicon.entry import same
from cryptonym.referee import Board

TABLES = 60
CLUES = 6
BARRED = ("illegal", "doubtful")


ALONE = """
import re, sys, time
from pathlib import Path
began = time.process_time()
from cryptonym.decks.builtin import word_entries
from cryptonym.referee import Board
loaded = time.process_time()
entries = word_entries(sys.argv[1])
read = time.process_time()
Board(entries[:25], sys.argv[1]).judge("test", 1)
done = time.process_time()
status = Path("/proc/self/status")  # getrusage would tell the size of the process that started this one
peak = re.search(r"VmHWM:\\s*(\\d+)", status.read_text()) if status.exists() else None
print(loaded - began, read - loaded, done - read, int(peak[1]) / 1024 if peak else 0)
"""
"""What a process of its own does that judges one clue in one language."""


def run(pairs: Path | None = None, gold: Path | None = None) -> None:
    console = Console()
    console.print(_decks())
    console.print(_starts())
    if pairs is not None:
        console.print(_pairs(pairs))
    if gold is not None:
        console.print(_gold(gold))


def _decks() -> Table:
    table = Table(
        "language",
        "families: F1",
        "the same, no entries",
        "good clues: family doubt",
        "illegal",
        "other doubt",
        "judgements/s",
    )
    for language in LANGUAGES:
        entries = word_entries(language)
        good, seconds = _good_clues(entries, language)
        total = sum(good.values())
        shares = [f"{good[key] / total:.2%}" for key in ("family", "illegal", "other")]
        families = [f"{_families(entries, language, listed=listed):.3f}" for listed in (True, False)]
        table.add_row(language, *families, *shares, f"{total / seconds:.0f}")
    return table


def _starts() -> Table:
    table = Table(
        "language", "import", "deck", "first judgement", "memory", title="a process of its own: CPU time, peak memory"
    )
    for language in LANGUAGES:
        command = [sys.executable, "-c", ALONE, language]
        *times, memory = map(float, subprocess.run(command, capture_output=True, check=True, text=True).stdout.split())
        table.add_row(language, *(f"{seconds * 1000:.0f} ms" for seconds in times), f"{memory:.0f} MB")
    return table


def _families(entries: Iterable[Entry], language: str, *, listed: bool) -> float:
    """F1 over the decks' own families and look-alikes; without `listed`, as if the codenames stood on a list of one's own."""
    seen = Counter[tuple[bool, bool]]()
    for entry in entries:
        board = Board([entry] if listed else [entry.codename], language)
        for words, label in ((entry.family.barred, True), (entry.family.unlike, False)):
            seen.update((board.judge(word, 1).is_barred_by_family, label) for word in words)
    right, wrong, missed = seen[True, True], seen[True, False], seen[False, True]
    return 2 * right / max(1, 2 * right + wrong + missed)


def _good_clues(entries: tuple[Entry, ...], language: str) -> tuple[Counter[str], float]:
    """Associations of words on random tables that no family on the table lists."""
    chance = random.Random(7)  # noqa: S311 - a bench, the same every time
    found = Counter[str]()
    seconds = 0.0
    for _ in range(TABLES):
        laid = chance.sample(entries, 25)
        board = Board(laid, language)
        listed = {same(word) for entry in laid for word in (entry.codename, *entry.family.barred)}
        clues = [
            a.word
            for entry in laid[:12]
            for a in chance.sample(entry.associations, min(CLUES, len(entry.associations)))
        ]
        for clue in clues:
            if same(clue) in listed:
                continue
            began = time.perf_counter()
            judgement = board.judge(clue, 2)
            seconds += time.perf_counter() - began
            found[_kind(judgement.finding, judgement.is_barred_by_family)] += 1
    return found, seconds


def _kind(finding: Finding, by_family: bool) -> str:
    if finding is Finding.ILLEGAL:
        return "illegal"
    if finding is Finding.DOUBTFUL:
        return "family" if by_family else "other"
    return "legal"


def _pairs(folder: Path) -> Table:
    table = Table("language", "pairs", "F1", "precision", "recall", title="pairs")
    for language in LANGUAGES:
        lines = (folder / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
        rows = [row for line in lines if len(row := line.split("\t")) == 4 and row[2] in ("0", "1")]
        entries = word_entries(language)
        seen = Counter[tuple[bool, bool]]()
        for word, clue, label, _ in rows:
            judgement = Board([word], language, entries=entries).judge(clue, 1)
            seen[judgement.is_barred_by_family, label == "1"] += 1
        right, wrong, missed = seen[True, True], seen[True, False], seen[False, True]
        precision, recall = right / max(1, right + wrong), right / max(1, right + missed)
        f1 = 2 * right / max(1, 2 * right + wrong + missed)
        table.add_row(language, str(len(rows)), f"{f1:.3f}", f"{precision:.3f}", f"{recall:.3f}")
    return table


def _gold(path: Path) -> Table:
    table = Table("decided by", "cases", "right", "opposite", "in doubt", title="gold")
    counts: dict[str, Counter[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        number = None if case["number"] == "unlimited" else case["number"]
        house = case.get("house_rules", ())
        board = Board(
            case["visible"], case["lang"], entries=word_entries(case["lang"]), house=house, pictures=not case["visible"]
        )
        verdict = VERDICTS[board.judge(case["clue"], number).finding]
        wanted = "legal" if case["legal"] else "illegal"
        outcome = "right" if verdict == wanted else "doubt" if verdict == "doubtful" else "opposite"
        counts.setdefault(case["decide"], Counter())[outcome] += 1
    for name, found in counts.items():
        table.add_row(name, str(found.total()), *(str(found[key]) for key in ("right", "opposite", "doubt")))
    return table
