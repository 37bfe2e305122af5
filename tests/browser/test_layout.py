"""Boxes never move during a turn, and nothing is wider than its place, on a phone as on a laptop."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import NO_DELAYS, SHIFTS, Person, choose, on_turn, together
from tests.browser.told import hello, told
from tests.serving import Server

from cryptonym.decks import LANGUAGES, word_deck

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

WORDS = ("harbour", "voyage", "winter", "baroque", "lantern")


def settled(person: Person) -> None:
    """Forget what moved until now: fonts have come, and the cards are dealt."""
    person.page.evaluate("document.fonts.ready")
    person.still()
    person.page.wait_for_timeout(200)  # shifts are told of with the next frames
    person.page.evaluate("window.shifts.length = 0")


def shifts(person: Person) -> list[Any]:
    person.page.wait_for_timeout(300)
    found: list[Any] = person.page.evaluate("window.shifts")
    return found


def test_nothing_moves_on_the_table_during_turns(browser: Browser, server: Server) -> None:
    scripts = (NO_DELAYS, SHIFTS)
    host = Person(browser, phone=True, scripts=scripts, moving=True)
    red, blue = (Person(browser, phone=phone, scripts=scripts, moving=True) for phone in (True, False))
    watcher = Person(browser, size=(900, 1000), scripts=scripts, moving=True)
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
        team, spymaster = on_turn(red, blue)
        own = spymaster.own_cards(team)
        spymaster.give_clue(word, 2)
        expect(host.page.locator(".slip .clue")).to_contain_text(re.compile(word, re.IGNORECASE), timeout=10_000)
        host.touch(own[0])
        expect(watcher.page.locator(f'[data-card="{own[0]}"].cov')).to_be_visible(timeout=10_000)
        host.end_turn()
        expect(spymaster.page.locator(".entry .word")).to_have_count(0, timeout=10_000)
        expect((blue if team == "red" else red).page.locator(".entry .word")).to_be_visible(timeout=10_000)
    moved = {
        name: shifts(person) for name, person in zip(("operative", "red", "blue", "watcher"), everybody, strict=True)
    }
    assert moved == {name: [] for name in moved}


OVERFLOWS = """async (frames = 3) => {
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push(`page: ${document.documentElement.scrollWidth} > ${innerWidth}`);
  for (const card of document.querySelectorAll(".board .card")) {
    const word = card.querySelector(".w"), [a, b] = [card.getBoundingClientRect(), word.getBoundingClientRect()];
    if (b.left < a.left - 0.5 || b.right > a.right + 0.5 || b.top < a.top - 0.5 || b.bottom > a.bottom + 0.5) {
      found.push(`${card.className}: ${word.textContent} is ${b.width} x ${b.height} on ${a.width} x ${a.height}`);
    }
  }
  for (const button of document.querySelectorAll("button, .seg > label, .slip .say, .slip .title, .fitted")) {
    if (button.clientWidth > 0 && !button.closest(".sr, .hold") && button.scrollWidth > button.clientWidth + 1) {
      found.push(`${button.className}: ${button.textContent} is ${button.scrollWidth} in ${button.clientWidth}`);
    }
  }
  return found;
}"""
SIZES = (
    (280, 560),  # the board as a list
    (320, 568),
    (360, 640),
    (390, 844),
    (640, 400),  # a laptop at 200 %
    (844, 390),
    (1100, 720),
    (1440, 900),
    (2560, 1440),
)


FOLLOWED = """() => {
  const is = (query) => matchMedia(query).matches;
  const phone = is("(max-width: 699.98px), (max-height: 479.98px)"), wide = is("(min-width: 1100px) and (min-height: 480px)");
  const layout = phone ? "phone" : wide ? "wide" : "tablet";
  const screen = document.querySelector("[data-screen]").classList;
  return screen.contains(layout) || !["phone", "tablet", "wide"].some((one) => screen.contains(one));
}"""
"""Whether the page is laid out for the window's size, as `ui/layout.ts` says it. On a busy machine that takes some frames."""


def overflows(person: Person, screen: str) -> list[str]:
    found = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(FOLLOWED)
        found += [f"{screen} at {width}: {one}" for one in person.page.evaluate(OVERFLOWS)]
    return found


@pytest.mark.parametrize("locale", ["pl-PL", "ca-ES"])
def test_nothing_is_wider_than_its_place(browser: Browser, server: Server, locale: str) -> None:
    """The two languages with the longest texts, on every screen, from the narrowest phone to a laptop."""
    host, spymaster = Person(browser, locale=locale), Person(browser, locale=locale)
    host.page.goto(server.url)
    host.screen("home")
    found = overflows(host, "home")
    mode = {"pl-PL": "Razem", "ca-ES": "Tots junts"}[locale]
    together(host, spymaster, server.url, deal=False, mode=mode)
    found += overflows(host, "lobby")
    host.page.set_viewport_size({"width": 1440, "height": 900})
    host.deal()
    for person in (host, spymaster):
        person.screen("table")
    found += overflows(spymaster, "spymaster")
    spymaster.page.set_viewport_size({"width": 1440, "height": 900})
    own = spymaster.own_cards("red")
    found += overflows(host, "waiting")
    spymaster.give_clue("konstantynopolitanka", 3)
    expect(host.page.locator(".slip .clue")).to_contain_text("konstantynopolitanka", timeout=10_000)
    host.page.set_viewport_size({"width": 1440, "height": 900})
    host.touch(own[0])
    expect(host.page.locator(".card.cov")).to_have_count(1, timeout=10_000)
    host.page.locator(f'[data-card="{own[1]}"]').click()
    found += overflows(host, "operative")
    host.page.set_viewport_size({"width": 1440, "height": 900})
    host.page.locator(f'[data-card="{own[1]}"] .w').click()
    host.touch(int(spymaster.page.locator(".card.key.ass").get_attribute("data-card") or -1))
    host.screen("end")
    found += overflows(host, "end")
    assert found == []


def test_every_codename_of_every_deck_fits_a_card_at_360(browser: Browser, server: Server) -> None:
    """The page draws what it is told, so it is told 25 words after another: open, in the key's colours, and covered."""
    words = [side for language in LANGUAGES for card in word_deck(language).cards for side in card.sides]
    words += ["KONSTANTYNOPOL", "NIEDŹWIEDŹ POLARNY", "ESPANTAOCELLS", "WOLFEGANG-AMADEUS"] * 5
    assert len(words) > 2_000
    numbers = iter(range(2, 10_000))
    person = Person(browser, phone=True, size=(360, 640))
    line = told(person, server, hello())
    found: list[str] = []
    identities = ["red"] * 9 + ["blue"] * 8 + ["bystander"] * 7 + ["assassin"]
    looks: list[dict[str, Any]] = [
        {"key": None, "covered": None},
        {"key": identities, "covered": None},
        {"key": None, "covered": {str(card): identity for card, identity in enumerate(identities)}},
    ]
    for look in looks:
        for start in range(0, len(words), 25):
            dealt = (words[start : start + 25] + words[:25])[:25]
            n = next(numbers)
            event = {"type": "hourglass_turned", "seconds": 60}
            patch = {"game": {"cards": dealt, **look}}
            line.send(json.dumps({"type": "event", "n": n, "at": 0, "event": event, "patch": patch, "actions": []}))
            person.page.wait_for_function(
                "(word) => document.querySelector('#board [data-card]').ariaLabel.includes(word)", arg=dealt[0]
            )
            # The words are there, and a box is measured as it would be drawn.
            found += person.page.evaluate(OVERFLOWS, 0)
    assert found == []
