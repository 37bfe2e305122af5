"""Operatives notice nothing of a spymaster who types, is warned, or asks quietly: not a byte, not a node, not the title (CLUE-18)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person, choose, on_turn
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

SEEN = """() => [
  document.title, document.querySelector("link[rel=icon]").href, document.body.outerHTML, location.href,
  JSON.stringify({ ...localStorage }), document.activeElement?.outerHTML ?? "",
]"""
LISTEN = """() => {
  window.changes = [];
  new MutationObserver((records) => window.changes.push(...records.map(({ type, target }) => `${type} ${target.nodeName}`)))
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


@dataclass(frozen=True)
class Noticed:
    frames: tuple[str, ...]
    changes: tuple[str, ...]
    shown: tuple[str, ...]


def noticed(person: Person, since: int) -> Noticed:
    """What reached this browser since then, what moved in it, and what it shows now."""
    changes = person.page.evaluate("() => window.changes.splice(0)")
    return Noticed(tuple(person.frames[since:]), tuple(changes), tuple(person.page.evaluate(SEEN)))


def test_clue_18_an_operative_notices_nothing_before_the_clue(browser: Browser, server: Server) -> None:
    host, red, blue = Person(browser), Person(browser), Person(browser)
    watcher = Person(browser, phone=True)
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
    host.deal()
    for person in (host, red, blue, watcher):
        person.screen("table")
    host.page.wait_for_timeout(1_500)
    _, giver = on_turn(red, blue)
    opponent = blue if giver is red else red
    audience = (host, watcher)
    since = [len(person.frames) for person in audience]
    for person in audience:
        person.page.evaluate(LISTEN)

    def all_noticed() -> list[Noticed]:
        host.page.wait_for_timeout(1_000)
        found = [noticed(person, at) for person, at in zip(audience, since, strict=True)]
        since[:] = [len(person.frames) for person in audience]
        return found

    idle = all_noticed()
    field = giver.page.locator(".entry .word")

    field.press_sequentially("harbour", delay=40)
    expect(giver.page.locator(".ref")).to_contain_text("Nothing to say", timeout=10_000)
    typing = all_noticed()

    visible = giver.page.locator(".card .w:not(.two)").first.inner_text()
    field.fill(visible.lower())
    expect(giver.page.locator(".ref.loud")).to_be_visible(timeout=10_000)
    warned = all_noticed()

    giver.page.locator(".ref .acts .btn:not(.main)").click()
    expect(opponent.page.locator(".slip .asked")).to_have_text(visible.lower(), timeout=10_000)
    asking = all_noticed()

    opponent.page.get_by_role("button", name="No", exact=True).click()
    expect(giver.page.locator(".ref h2")).to_contain_text("says no", timeout=10_000)
    answered = all_noticed()

    assert idle == typing == warned == asking == answered
    assert all(not one.frames for one in idle), "nothing at all comes over the line meanwhile"
    assert all(not one.changes for one in idle)
