"""Boxes never move during a turn, and nothing is wider than its place, on a phone as on a laptop."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import NO_DELAYS, SHIFTS, Person, choose
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

WORDS = ("harbour", "voyage", "winter", "baroque", "lantern")


def settled(person: Person) -> None:
    """Forget what moved until now: fonts have come, and the cards are dealt."""
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(800)
    person.page.evaluate("window.shifts.length = 0")


def shifts(person: Person) -> list[Any]:
    person.page.wait_for_timeout(300)
    found: list[Any] = person.page.evaluate("window.shifts")
    return found


def test_nothing_moves_on_the_table_during_turns(browser: Browser, server: Server) -> None:
    scripts = (NO_DELAYS, SHIFTS)
    host = Person(browser, phone=True, scripts=scripts)
    red, blue = Person(browser, phone=True, scripts=scripts), Person(browser, scripts=scripts)
    watcher = Person(browser, size=(900, 1000), scripts=scripts)
    link = host.open_table(server.url)
    choose(host, "Three of us")
    host.page.locator(".teamp.both").wait_for()
    free = host.page.locator(".teamp.both .seatcard.free .btn")
    if free.count():
        free.click()
    for person, team in ((red, "red"), (blue, "blue")):
        person.come(link)
        person.sit(team, "spymaster")
    watcher.come(link)
    everybody = (host, red, blue, watcher)
    host.deal()
    for person in everybody:
        person.screen("table")
        settled(person)
    for word in WORDS[:3]:
        team, spymaster = ("red", red) if red.may_clue else ("blue", blue)
        own = spymaster.own_cards(team)
        spymaster.give_clue(word, 2)
        expect(host.page.locator(".slip .clue")).to_contain_text(re.compile(word, re.IGNORECASE), timeout=10_000)
        host.touch(own[0])
        expect(watcher.page.locator(f'[data-card="{own[0]}"].cov')).to_be_visible(timeout=10_000)
        host.page.locator("button.stop").click()
        host.page.locator("dialog[open] .btn.main").click()
        expect(spymaster.page.locator(".entry .word")).to_have_count(0, timeout=10_000)
        expect((blue if team == "red" else red).page.locator(".entry .word")).to_be_visible(timeout=10_000)
    moved = {
        name: shifts(person) for name, person in zip(("operative", "red", "blue", "watcher"), everybody, strict=True)
    }
    assert moved == {name: [] for name in moved}
