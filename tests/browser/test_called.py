"""Called back: who looks elsewhere hears that it is their turn, and nothing of the game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import accessible
from tests.browser.people import NO_DELAYS, Person, together
from tests.serving import Server

from cryptonym.messages import Messages

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

ELSEWHERE = """
  window.called = []; window.buzzed = []; window.away = false; window.asked = 0;
  ServiceWorkerRegistration.prototype.showNotification = function (...what) { window.called.push(what); return Promise.resolve(); };
  window.given = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => window.given });
  Notification.requestPermission = () => { window.asked += 1; window.given = 'granted'; return Promise.resolve('granted'); };
  navigator.vibrate = (pattern) => { window.buzzed.push(pattern); return true; };
  Object.defineProperty(document, 'visibilityState', { get: () => (window.away ? 'hidden' : 'visible') });
"""
"""A page that can be hidden by a word, gets leave if it asks, and keeps what it would have shown."""


def switched_on(person: Person, language: str = "en") -> None:
    t = Messages(language).format
    person.page.locator(".top .btn:has(.i-menu)").click()
    switch = person.page.get_by_role("switch", name=t("called"))
    expect(switch).to_have_attribute("aria-checked", "false")
    assert person.page.evaluate("window.asked") == 0, "leave is asked for after a tap"
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_looks_elsewhere_is_called_once_without_a_word_of_the_game(
    browser: Browser, server: Server, language: str
) -> None:
    locale = {"en": "en-GB", "pl": "pl-PL"}[language]
    t = Messages(language).format
    host = Person(browser, locale=locale, scripts=(NO_DELAYS, ELSEWHERE))
    spymaster = Person(browser, locale=locale)
    together(host, spymaster, server.url, mode=t("mode-coop"))
    switched_on(host, language)
    assert accessible.run(host.page) == []
    host.page.keyboard.press("Escape")
    host.page.evaluate("window.away = true; document.dispatchEvent(new Event('visibilitychange'))")
    spymaster.give_clue("podróż" if language == "pl" else "journey", 2)
    host.page.wait_for_function("() => window.called.length === 1", timeout=15_000)
    assert host.page.evaluate("[window.asked, window.buzzed.length]") == [1, 1]
    expect(host.page).to_have_title(t("tab-yours"))
    words, options = host.page.evaluate("window.called[0]")
    assert words == t("tab-yours").removeprefix("● ")
    assert set(options) == {"tag", "renotify", "icon", "data", "vibrate"}
    told = json.dumps([words, {**options, "data": ""}], ensure_ascii=False).casefold()
    lying = [word.casefold() for word in host.page.locator(".card .w").all_inner_texts()]
    assert not any(word in told for word in [*lying, "journey", "podróż"])
    assert options["data"] == host.page.url
    host.page.wait_for_timeout(300)
    assert host.page.evaluate("window.called.length") == 1
    assert host.complaints == []


def test_nobody_is_asked_for_leave_or_called_who_did_not_want_it(browser: Browser, server: Server) -> None:
    host = Person(browser, scripts=(NO_DELAYS, ELSEWHERE))
    spymaster = Person(browser)
    together(host, spymaster, server.url)
    host.page.evaluate("window.away = true; document.dispatchEvent(new Event('visibilitychange'))")
    spymaster.give_clue("journey", 2)
    expect(host.page).to_have_title(Messages("en").format("tab-yours"), timeout=10_000)
    host.page.wait_for_timeout(300)
    assert host.page.evaluate("[window.called, window.buzzed, window.asked]") == [[], [], 0]
    assert not any(address.endswith("/call.js") for address in host.requests)
