"""A clue and a touch without a mouse: by keys alone, and by roles and names alone, as somebody with a screen reader plays."""

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


def test_a_clue_and_a_touch_by_names_alone(browser: Browser, server: Server) -> None:
    """Roles and accessible names and nothing else: no class, no place on the screen, no pointer that is held."""
    host, spymaster = Person(browser), Person(browser)
    host.page.goto(server.url)
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="Together").dispatch_event("click")
    host.page.get_by_role("region", name="The enemy").wait_for()
    spymaster.page.goto(host.page.url)
    spymaster.page.get_by_role("button", name="Sit here as red spymaster").click()
    host.page.get_by_role("button", name="Deal the cards").click()

    grid = spymaster.page.get_by_role("grid", name="Board")
    expect(grid.get_by_role("row")).to_have_count(5)
    expect(grid.get_by_role("gridcell")).to_have_count(25)
    expect(grid.get_by_role("gridcell", name=re.compile(", yours$"))).to_have_count(9)
    expect(grid.get_by_role("gridcell", name=re.compile(", theirs$"))).to_have_count(8)
    expect(grid.get_by_role("gridcell", name=re.compile(", bystander$"))).to_have_count(7)
    expect(grid.get_by_role("gridcell", name=re.compile(", assassin$"))).to_have_count(1)
    mine = grid.get_by_role("gridcell", name=re.compile(", yours$")).first.get_attribute("aria-label")
    assert mine is not None
    place = mine.split(",")[0]

    spymaster.page.get_by_role("textbox", name="Clue").fill("harbour")
    spymaster.page.get_by_role("radiogroup", name="Number").get_by_role("radio", name="1", exact=True).dispatch_event(
        "click"
    )
    expect(spymaster.page.get_by_role("region", name="Referee")).to_contain_text("Nothing to say", timeout=10_000)
    spymaster.page.get_by_role("button", name="Send").click()

    board = host.page.get_by_role("grid", name="Board")
    expect(board.get_by_role("gridcell", name=re.compile("yours|theirs|assassin|bystander"))).to_have_count(0)
    expect(host.page.locator("[aria-live=assertive]")).to_contain_text("Your team guesses: harbour, 1", timeout=10_000)
    card = board.get_by_role("gridcell", name=re.compile(f"^{place}, "))
    card.dispatch_event("click")  # as a screen reader presses: without a pointer
    expect(board.get_by_role("gridcell", name=re.compile(f"^{place}, .*tagged by you"))).to_have_count(1)
    host.page.get_by_role("button", name="Hold to touch").dispatch_event("click")
    host.page.get_by_role("dialog").get_by_role("button", name="Touch", exact=True).click()
    expect(board.get_by_role("gridcell", name=re.compile(f"^{place}, .*, red agent$"))).to_have_count(1, timeout=10_000)
    host.page.get_by_role("button", name="End the turn").click()
    host.page.get_by_role("dialog").get_by_role("button", name="End the turn").click()
    expect(spymaster.page.locator("[aria-live=assertive]")).to_contain_text("Blue’s turn", timeout=10_000)
