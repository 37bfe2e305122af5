"""Somebody alone: two taps from the home page, and a whole game against bots in each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person, together
from tests.serving import Server, serving

from cryptonym.messages import LOCALES

# One server with bots for all of them.
pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("bots")]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take no time to look like people."""
    with serving(tmp_path_factory.mktemp("bots"), "--bot-seconds", "0") as running:
        yield running


@pytest.mark.parametrize("locale", LOCALES.values())
def test_a_whole_game_alone_against_bots(browser: Browser, quick: Server, locale: str) -> None:
    me = Person(browser, locale=locale, phone=locale == "pl-PL")
    me.choose_bots(quick.url)
    me.page.locator("button.big").click()
    me.screen("table")
    touched = -1
    for _ in range(2000):
        if me.page.locator("[data-screen=end]").count():
            break
        covered = me.covered()
        if me.page.locator(".card.press").count() and covered != touched:
            card = me.page.locator(".card.press:not(.cov)").first.get_attribute("data-card")
            assert card is not None
            me.touch(int(card))
            touched = covered
        me.page.wait_for_timeout(60)
    me.screen("end")
    expect(me.page.locator(".botnotes li").first).to_be_visible(timeout=10_000)
    assert me.complaints == []


def test_a_bot_takes_the_seat_of_somebody_who_has_been_away_for_a_minute(browser: Browser, quick: Server) -> None:
    host, spymaster = Person(browser), Person(browser)
    host.page.clock.install()
    together(host, spymaster, quick.url)
    with host.page.expect_response(lambda answer: "/hostasks-" in answer.url, timeout=15_000):
        spymaster.close()
    expect(host.page.locator(".seats .away")).to_have_count(1, timeout=15_000)
    host.page.wait_for_timeout(300)  # The minute begins where the offer is there to count it.
    offer = host.page.get_by_role("status").filter(has_text="has been away for a minute")
    host.page.clock.fast_forward(48_000)
    expect(offer).to_have_count(0)
    host.page.clock.fast_forward(12_000)
    expect(offer).to_be_visible(timeout=10_000)
    offer.get_by_role("button", name="Seat a bot there").click()
    expect(offer).to_have_count(0, timeout=10_000)
    expect(host.page.locator(".slip .clue")).to_be_visible(timeout=30_000)
    assert host.complaints == []
