"""Together against the pile without a mouse: the deal, a clue, a touch, and the enemy's card covered by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.people import Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]


def focused(page: Page) -> str:
    """The name of what has the focus."""
    found: str = page.evaluate(
        "(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()"
    )
    return found


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the focus is on something of that name."""
    for _ in range(60):
        if re.search(what, focused(page)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {what}")


def test_a_clue_and_a_touch_by_keyboard_alone(browser: Browser, server: Server) -> None:
    host, spymaster = together(Person(browser), Person(browser), server.url, deal=False)

    page = host.page
    page.evaluate("document.activeElement?.blur()")
    tab_to(page, "^Deal the cards$")
    page.keyboard.press("Enter")
    host.screen("table")
    spymaster.screen("table")

    own = spymaster.own_cards("red")
    page = spymaster.page
    tab_to(page, "^Clue$")
    page.keyboard.type("harbour")
    page.keyboard.press("Tab")  # into the row of numbers
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    checked = page.locator(".nums input:checked")
    expect(checked).to_have_count(1)
    page.keyboard.press("Enter")
    expect(host.page.locator(".slip .clue")).to_contain_text(re.compile("harbour", re.IGNORECASE), timeout=10_000)

    page = host.page
    page.evaluate("document.activeElement?.blur()")
    tab_to(page, r"^A1, ")
    wanted = own[0]
    for _ in range(wanted % 5):
        page.keyboard.press("ArrowRight")
    for _ in range(wanted // 5):
        page.keyboard.press("ArrowDown")
    assert focused(page).startswith(f"{chr(65 + wanted % 5)}{wanted // 5 + 1}, ")
    page.keyboard.press("Space")
    expect(page.get_by_role("gridcell", name=re.compile("tagged by you"))).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert focused(page) == "Back", "the harmless answer has the focus"
    page.keyboard.press("Tab")
    assert focused(page) == "Touch"
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-card="{wanted}"].cov')).to_be_visible(timeout=10_000)
    expect(page.locator("#said-now")).to_contain_text(re.compile("red agent"), timeout=5_000)
    page.locator(f'[data-card="{wanted}"]').focus()
    page.keyboard.press("x")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "^End the turn$")
    page.keyboard.press("Enter")
    expect(spymaster.page.locator(".slip")).to_contain_text("The enemy moves", timeout=10_000)

    # The enemy's word is covered by keys too, and the spymaster's board says whose each card is.
    page = spymaster.page
    enemy = spymaster.own_cards("blue")[0]
    page.evaluate("document.activeElement?.blur()")
    tab_to(page, r"^[A-E][1-5], ")
    page.keyboard.press(chr(97 + enemy % 5))
    page.keyboard.press(str(enemy // 5 + 1))
    assert focused(page).endswith(", theirs")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Tab")
    assert focused(page) == "Cover"
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-card="{enemy}"].cov')).to_be_visible(timeout=10_000)
