"""Links that say what they lead to: made by the page, drawn as they are shipped."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person
from tests.serving import Server
from tools.previews.draw import MOST_APART, apart, drawn

from cryptonym.messages import Messages

pytestmark = pytest.mark.browser


def test_the_lobbys_link_says_language_and_kind_and_leads_to_the_table(browser: Browser, server: Server) -> None:
    host = Person(browser, locale="pl-PL")
    host.open_table(server.url)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    shared = host.page.locator("link[rel=canonical]")
    expect(shared).to_have_attribute("href", f"{host.page.url}?pl-words")
    host.page.get_by_text(Messages("pl").format("kind-name", {"kind": "pictures"}), exact=True).first.click()
    expect(shared).to_have_attribute("href", f"{host.page.url}?pl-pictures")
    host.page.locator(".invite .btn.wide").click()
    expect(host.page.locator(".invite .btn.wide")).to_have_text(Messages("pl").format("copied"))
    link = str(host.page.evaluate("navigator.clipboard.readText()"))
    assert link == f"{host.page.url}?pl-pictures"
    friend = Person(browser)
    friend.page.goto(link)
    friend.page.locator("[data-screen=lobby]").wait_for()
    told = friend.page.evaluate("document.querySelector('meta[property=\"og:title\"]').content")
    assert told == Messages("pl").format("preview-table")
    host.page.goto(server.url)
    host.page.locator("[data-screen=home]").wait_for()
    expect(shared).to_have_count(0)


def test_images_look_as_they_would_be_drawn_today(browser: Browser, tmp_path: Path) -> None:
    """One of each drawing; the hash of what they are drawn from is compared for all of them (test_previews.py of the server)."""
    for subject, language in (("mixed", "pl"), ("puzzle", "pt"), ("review", "ca"), ("home", "it")):
        image = drawn(browser, subject, language, tmp_path)
        assert apart(image, subject, language) < MOST_APART
        assert apart(image, subject, "en") > 0


def test_the_kept_page_is_not_fetched_anew_for_another_preview(browser: Browser, server: Server) -> None:
    """The worker compares what it keeps with what comes: links that differ in their preview alone are one page."""
    person = Person(browser)
    person.page.goto(f"{server.url}/key")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    person.page.wait_for_function("() => caches.open('cryptonym-page').then((kept) => kept.match('/')).then(Boolean)")
    kept = "caches.open('cryptonym-page').then((kept) => kept.match('/')).then((page) => page.text())"
    before = person.page.evaluate(kept)
    for path in ("/learn?pl", "/rules", "/learn?ca"):
        person.page.goto(server.url + path)
        person.page.wait_for_timeout(400)
    assert person.page.evaluate(kept) == before
