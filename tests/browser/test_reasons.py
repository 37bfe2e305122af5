"""Whoever touches a card, gives a clue or ends a turn gets an effect or a reason within two seconds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.people import Person, together
from tests.browser.told import CLUE, hello, told
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

KEY = ["red"] * 9 + ["blue"] * 8 + ["bystander"] * 7 + ["assassin"]
BLUE = {"turn": "blue"}


def at_table(browser: Browser, server: Server, phone: bool, **what: Any) -> Page:
    person = Person(browser, phone=phone)
    told(person, server, hello(**what))
    return person.page


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(
    ("press", "actions", "game", "says"),
    [
        ('[data-card="3"]', (), {}, "There is no clue yet."),
        ('[data-card="3"]', (), {**CLUE, **BLUE}, "It is not for you to touch a card now."),
        ('[data-card="3"]', ("guess",), {**CLUE, "covered": {"3": "red"}}, "WORD is covered already."),
        ("button.stop", ("guess",), CLUE, "Touch at least one card first."),
        ("button.stop", (), {**CLUE, **BLUE}, "It is not for you to touch a card now."),
        ("button.stop", ("guess", "stop"), {**CLUE, "last_stand": True}, "The last stand has no end of turn"),
    ],
)
def test_an_operative_is_told_why(
    browser: Browser, server: Server, phone: bool, press: str, actions: Sequence[str], game: dict[str, Any], says: str
) -> None:
    page = at_table(browser, server, phone, actions=actions, game=game)
    page.locator(press).click(force=True)
    expect(page.locator(".refused")).to_contain_text(says, timeout=2_000)


@pytest.mark.parametrize("phone", [False, True])
def test_a_spymaster_is_told_what_a_clue_lacks(browser: Browser, server: Server, phone: bool) -> None:
    page = at_table(browser, server, phone, seat="red-spymaster", actions=["clue"], game={"key": KEY})
    page.locator(".entry button[type=submit]").click(force=True)
    expect(page.locator(".refused")).to_contain_text("Write a clue first.", timeout=2_000)
    page.locator(".entry .word").fill("harbour")
    page.keyboard.press("Enter")
    expect(page.locator(".refused")).to_contain_text("Choose a number too.", timeout=2_000)


def test_the_hourglass_says_why_it_cannot_be_turned(browser: Browser, server: Server) -> None:
    host, spymaster = together(Person(browser, phone=True), Person(browser, phone=True), server.url)
    spymaster.give_clue("harbour", 2)
    expect(host.page.locator(".slip .clue")).to_be_visible(timeout=10_000)
    spymaster.page.locator(".dock .i-glass").click(force=True)
    expect(spymaster.page.locator(".refused")).to_contain_text(re.compile("own operatives"), timeout=2_000)


def test_a_rule_is_read_over_the_game(browser: Browser, server: Server) -> None:
    """It opened a new tab, and on a phone the game was gone."""
    page = at_table(browser, server, True, actions=["guess"], game=CLUE)
    page.locator("button.stop").click(force=True)
    page.locator(".refused .rule").click()
    lines = page.locator("dialog.rulelines")
    expect(lines).to_contain_text("At least one guess must be made.")
    assert len(page.context.pages) == 1
    expect(page.locator(".refused")).to_have_count(0, timeout=6_000)
    expect(lines).to_be_visible()
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    expect(page.locator("#board")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_numbers_stay_under_the_finger_when_the_referee_speaks(
    browser: Browser, server: Server, phone: bool
) -> None:
    """The button grew to "Send it anyway" and pushed the numbers aside: a tap on 1 chose 3."""
    _, spymaster = together(Person(browser), Person(browser, phone=phone), server.url)
    page = spymaster.page
    visible = page.locator('[data-card="0"] .word, [data-card="0"]').first.inner_text().split()[-1]
    number = page.locator(".entry .seg.nums label").nth(1)
    before = number.bounding_box()
    page.locator(".entry .word").fill(visible.lower())
    number.click()
    expect(page.locator(".entry button[type=submit] .either > :first-child")).to_have_text(
        "Send anyway", timeout=10_000
    )
    assert number.bounding_box() == before
