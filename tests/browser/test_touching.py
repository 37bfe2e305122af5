"""No card is touched that nobody meant: two who hold at once touch one, and a thousand taps touch none. With the true delays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.people import Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

TAPS = """async (taps) => {
  const board = document.querySelector(".boardwrap").getBoundingClientRect();
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const seen = { cards: 0, strips: 0 };
  for (let i = 0; i < taps; i += 1) {
    const x = board.left + Math.random() * board.width, y = board.top + Math.random() * board.height;
    const under = document.elementFromPoint(x, y);
    if (!under) continue;
    const at = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, button: 0, pointerId: 1, detail: 1 };
    if (under.closest(".hold")) seen.strips += 1;
    else if (under.closest("[data-card]")) seen.cards += 1;
    under.dispatchEvent(new PointerEvent("pointerdown", at));
    await pause(Math.random() * 24);
    under.dispatchEvent(new PointerEvent("pointerup", at));
    under.dispatchEvent(new MouseEvent("click", at));
    // A strip is tapped on purpose where there is one: that is where a touch could come from.
    const strip = document.querySelector(".hold");
    if (strip && i % 3 === 0) {
      seen.strips += 1;
      strip.dispatchEvent(new PointerEvent("pointerdown", at));
      await pause(Math.random() * 24);
      strip.dispatchEvent(new PointerEvent("pointerup", at));
      strip.dispatchEvent(new MouseEvent("click", at));
    }
    await pause(4);
  }
  return seen;
}"""


def strip_of(page: Page) -> tuple[float, float]:
    """The middle of the strip that is held."""
    strip = page.locator(".hold")
    strip.wait_for()
    page.wait_for_timeout(500)  # it is dead at first
    box = strip.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def with_clue(host: Person, spymaster: Person, number: int) -> None:
    spymaster.give_clue("harbour", number)
    expect(host.page.locator(".slip .clue")).to_contain_text(re.compile("harbour", re.IGNORECASE), timeout=10_000)


def test_two_who_hold_two_cards_at_once_cover_one(browser: Browser, server: Server) -> None:
    first, spymaster = together(Person(browser, scripts=()), Person(browser), server.url, deal=False)
    second = Person(browser, scripts=())
    second.come(first.page.url)
    second.sit("red", "operative")
    expect(first.page.locator(".teamp.red .seatcard:not(.free)")).to_have_count(3, timeout=10_000)
    first.deal()
    for person in (first, second, spymaster):
        person.screen("table")
    with_clue(second, spymaster, 3)
    own = spymaster.own_cards("red")
    for person, card in ((first, own[0]), (second, own[1])):
        person.page.locator(f'[data-card="{card}"]').click()
    for person in (first, second):
        person.page.mouse.move(*strip_of(person.page))
    for person in (first, second):
        person.page.mouse.down()
    for person in (first, second):
        expect(person.page.locator(".card.cov")).to_have_count(1, timeout=10_000)
    first.page.wait_for_timeout(1_500)
    for person in (first, second):
        person.page.mouse.up()
    for person in (first, second, spymaster):
        assert person.covered() == 1, "one wish, one cover"


def test_a_thousand_taps_without_a_hold_cover_nothing(browser: Browser, server: Server) -> None:
    host, spymaster = together(Person(browser, scripts=()), Person(browser), server.url)
    with_clue(host, spymaster, 3)
    seen = host.page.evaluate(TAPS, 1_000)
    assert seen["cards"] > 500, seen
    assert seen["strips"] > 100, seen
    host.page.wait_for_timeout(800)
    assert host.covered() == 0
    assert spymaster.covered() == 0
    assert host.page.locator("[data-screen=table] .banner").count() == 0, "the line held all the while"

    # The same table, the same strip: held, it covers.
    card = spymaster.own_cards("red")[0]
    if host.page.locator(".card.mine").count() == 0 or not host.page.locator(f'[data-card="{card}"].mine').count():
        host.page.wait_for_timeout(2_500)  # the server has let some of those taps fall
        host.page.locator(f'[data-card="{card}"] .w').click()
    host.page.mouse.move(*strip_of(host.page))
    host.page.mouse.down()
    expect(host.page.locator(".card.cov")).to_have_count(1, timeout=10_000)
    host.page.mouse.up()
    assert not host.complaints
