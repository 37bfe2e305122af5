"""axe finds nothing against any screen, in either theme."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.accessible import findings
from tests.browser.people import Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def test_no_screen_has_violations(browser: Browser, server: Server) -> None:
    host, spymaster = Person(browser), Person(browser, dark=True, phone=True)
    found: list[str] = []
    host.page.goto(server.url)
    host.screen("home")
    found += findings(host.page, "home")
    together(host, spymaster, server.url, deal=False)
    found += findings(host.page, "lobby")
    found += findings(spymaster.page, "lobby on a phone")
    host.page.get_by_role("button", name="A deck of your own").click()
    host.page.get_by_role("textbox", name="Your words").fill("one\none\ntwo")
    host.page.get_by_role("button", name="Use these cards").click()
    host.page.locator(".faults li").wait_for()
    found += findings(host.page, "own deck")
    host.page.get_by_role("radio", name="Not mine").dispatch_event("click")
    expect(host.page.locator(".owndeck")).to_contain_text("not dealt now", timeout=10_000)
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Menu").click()
    found += findings(host.page, "menu")
    host.page.keyboard.press("Escape")
    host.deal()
    host.screen("table")
    spymaster.screen("table")
    visible = spymaster.page.locator(".card .w:not(.two)").first.inner_text()
    spymaster.page.locator(".entry .word").fill(visible.lower())
    spymaster.page.locator(".refline.loud").wait_for()
    found += findings(spymaster.page, "spymaster, warned, on a phone")
    spymaster.page.set_viewport_size({"width": 1440, "height": 900})
    spymaster.page.locator(".ref.loud").wait_for()
    found += findings(spymaster.page, "spymaster, warned")
    own = spymaster.own_cards("red")
    spymaster.give_clue("harbour", 3)
    expect(host.page.locator(".slip .clue")).to_contain_text(re.compile("harbour", re.IGNORECASE), timeout=10_000)
    host.touch(own[0])
    expect(host.page.locator(".card.cov")).to_have_count(1, timeout=10_000)
    host.page.locator(f'[data-card="{own[1]}"]').click()
    found += findings(host.page, "operative")
    found += findings(spymaster.page, "spymaster")
    host.page.locator(f'[data-card="{own[1]}"] .w').click()
    host.touch(int(spymaster.page.locator(".card.key.ass").get_attribute("data-card") or -1))
    for person in (host, spymaster):
        person.screen("end")
    found += findings(host.page, "end")
    host.page.goto(f"{server.url}/rules")
    host.page.locator("#set-1").wait_for()
    found += findings(host.page, "rules")
    host.page.goto(f"{server.url}/t/AAAAAAAAAAAAAAAAAAAAAA")
    host.screen("door")
    found += findings(host.page, "door")
    assert found == []
