"""Decks that the server offers to all tables: chosen on the first page and in the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person
from tests.serving import Server, serving

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]
EXAMPLES = Path(__file__).parents[2] / "examples" / "decks"


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("offering")
    with serving(folder, "--decks", str(EXAMPLES)) as server:
        yield server


def test_a_deck_is_chosen_on_the_first_page_and_changed_in_the_lobby(browser: Browser, offering: Server) -> None:
    page = Person(browser).page
    page.goto(offering.url)
    decks = page.get_by_role("radiogroup", name="Which deck")
    expect(decks.get_by_role("radio")).to_have_count(2)
    page.get_by_role("radiogroup", name="Deck language").get_by_role("radio", name="Italiano").dispatch_event("click")
    expect(decks.get_by_role("radio", name="Bambini")).to_be_attached()
    decks.get_by_role("radio", name="Bambini").dispatch_event("click")
    page.get_by_role("button", name="Open the table").click()
    chosen = page.locator(".deckp").get_by_role("radio", name="Bambini")
    expect(chosen).to_be_checked(timeout=15_000)
    expect(page.locator(".owndeck")).to_have_count(0)
    page.locator(".deckp").get_by_role("radio", name="Ours").dispatch_event("click")
    expect(page.locator(".deckp").get_by_role("radio", name="Ours")).to_be_checked()
    chosen.dispatch_event("click")
    expect(chosen).to_be_checked()
    page.get_by_role("radio", name="PL", exact=True).dispatch_event("click")
    children = page.locator(".deckp").get_by_role("radio", name="Dla dzieci")
    expect(page.locator(".deckp").get_by_role("radio", name="Ours")).to_be_checked()
    children.dispatch_event("click")
    expect(children).to_be_checked()
    page.context.close()
