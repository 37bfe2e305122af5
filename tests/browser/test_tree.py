"""What a screen reader finds at a table, as a tree of roles and names: trees/operative.yaml and trees/spymaster.yaml.

Words, places and the key differ from game to game and are levelled. After a change that is meant:
TREES=write pytest tests/browser/test_tree.py, and look at the difference.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import NO_DELAYS, Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

TREES = Path(__file__).parent / "trees"


def called(name: str) -> str:
    return f"try {{ localStorage.setItem('cryptonym.prefs', JSON.stringify({{ name: '{name}' }})) }} catch {{}}"


def tree(person: Person) -> str:
    """The whole page but its words: of cards that lie there, and of whose they are."""
    words = person.page.locator(".card .w").all_inner_texts()
    told = re.sub(r"\bTable [2-9A-Z]{3}-[2-9A-Z]{3}\b", "Table CODE", person.page.locator("#page").aria_snapshot())
    for word in sorted({re.sub(r"\s+", " ", word) for word in words}, key=len, reverse=True):
        told = re.sub(rf"\b{re.escape(word)}\b", "WORD", told)
    told = re.sub(r"(Table:?) [0-9A-Z]{3}-[0-9A-Z]{3}\b", r"\1 CODE", told)
    told = re.sub(r"\b[A-E][1-5]\b", "A1", told)
    told = re.sub(r"(A1, WORD), (yours|theirs|bystander|assassin)", r"\1, whose", told)
    return told + "\n"


def check(name: str, told: str) -> None:
    file = TREES / f"{name}.yaml"
    if os.environ.get("TREES") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")


def test_what_a_screen_reader_finds_as_operative_and_as_spymaster(browser: Browser, server: Server) -> None:
    host = Person(browser, scripts=(NO_DELAYS, called("Heron")))
    spymaster = Person(browser, scripts=(NO_DELAYS, called("Owl")))
    together(host, spymaster, server.url)
    spymaster.page.locator(".entry .word").fill("harbour")
    expect(spymaster.page.get_by_role("region", name="Referee")).to_contain_text("Nothing to say", timeout=10_000)
    check("spymaster", tree(spymaster))
    spymaster.give_clue("harbour", 2)
    expect(host.page.locator(".slip .clue")).to_contain_text("harbour", timeout=10_000)
    check("operative", tree(host))
