"""A finished game, reviewed in the page: from its end, a file or a link; by keys, on a phone, in words for who does not see it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessible import findings
from tests.browser.people import Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

GAME = Path(__file__).parents[1] / "ai" / "games" / "it-drawn-away.jsonl"
PATIENCE = 60_000
"""The first review of a language loads its words."""


def chosen(browser: Browser, server: Server, log: Path, **how: object) -> Person:
    person = Person(browser, **how)  # type: ignore[arg-type]
    person.page.goto(f"{server.url}/review")
    person.screen("replay-choose")
    person.page.locator("input[type=file]").set_input_files(log)
    return person


def read(page: Page) -> None:
    expect(page.locator("[data-screen=review][aria-busy=false]")).to_be_visible(timeout=PATIENCE)


def test_a_game_is_reviewed_from_its_end_and_not_before(browser: Browser, server: Server) -> None:
    host, spymaster = Person(browser), Person(browser)
    together(host, spymaster, server.url)
    own = spymaster.own_cards("red")
    spymaster.give_clue("harbour", 2)
    expect(host.page.locator(".slip .clue")).to_contain_text("harbour", timeout=10_000)
    for place, card in enumerate(own[:2], start=1):
        host.touch(card)
        expect(host.page.locator(".card.cov")).to_have_count(place, timeout=10_000)
    early = Person(browser)
    early.page.goto(f"{host.page.url.split('?')[0].split('#')[0]}/review?game=1")
    expect(early.page.locator("[role=alert]")).to_contain_text("still going on", timeout=PATIENCE)
    assert not any("/api/review" in asked for person in (host, spymaster, early) for asked in person.requests)
    host.touch(int(spymaster.page.locator(".card.key.ass").get_attribute("data-card") or -1))
    host.screen("end")
    host.page.locator(".toreview").click()
    host.screen("review")
    read(host.page)
    page = host.page
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".part .mark")).to_have_count(3)
    expect(page.get_by_role("img", name=re.compile("touch by touch"))).to_be_visible()
    expect(page.locator(".detail .rclue")).to_contain_text("harbour")
    expect(page.locator(".heatcard")).to_have_count(25)
    expect(page.locator(".heatcard .n")).to_have_count(3)
    for card in own[:2]:
        expect(page.locator(f'.heatcard[data-card="{card}"]')).to_have_attribute(
            "aria-label", re.compile(r"touched as number")
        )
    page.locator(".rtake a").click()
    host.screen("replay")
    assert not host.complaints


def test_turns_are_chosen_by_keys_and_by_their_slips(browser: Browser, server: Server) -> None:
    person = chosen(browser, server, GAME)
    read(person.page)
    page = person.page
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_count(11)
    expect(page.locator("[role=tab][aria-selected=true]")).to_have_attribute("aria-label", re.compile("palloncino"))
    page.locator("[role=tab][aria-selected=true]").press("Home")
    expect(page.locator(".detail .rclue")).to_contain_text("uccellino")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".detail .rclue")).to_contain_text("microonde")
    page.keyboard.press("End")
    expect(page.locator(".detail .rclue")).to_contain_text("collina")
    page.locator(".turnslip").nth(2).click()
    expect(page.locator(".detail .rclue")).to_contain_text("corno")
    expect(page.locator("[role=tab][aria-selected=true]")).to_have_attribute("aria-label", re.compile("corno"))
    expect(page.locator("main table tbody tr")).to_have_count(11)
    assert findings(page, "review") == []
    assert not person.complaints


def test_it_can_be_taken_away_as_an_image_and_as_a_link(browser: Browser, server: Server, tmp_path: Path) -> None:
    person = chosen(browser, server, GAME, phone=True)
    read(person.page)
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    with page.expect_download() as saving:
        page.locator(".rtake .btn.main").click()
    image = tmp_path / "review.png"
    saving.value.save_as(image)
    assert image.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(image.read_bytes()[at : at + 4], "big") for at in (16, 20)] == [1200, 630]
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".rtake .btn").nth(2).click()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(f"{server.url}/review?en#g=")
    stranger = Person(browser)
    stranger.page.goto(link)
    read(stranger.page)
    expect(stranger.page.locator(".heatcard")).to_have_count(25)
    assert findings(page, "review on a phone") == []


def test_a_server_that_is_busy_or_gone_leaves_the_verdict_and_a_way_to_ask_again(
    browser: Browser, server: Server
) -> None:
    person = Person(browser)
    page = person.page
    page.route("**/api/review", lambda route: route.fulfill(status=429, json={"code": "too-fast", "detail": ""}))
    page.goto(f"{server.url}/review")
    page.locator("input[type=file]").set_input_files(GAME)
    expect(page.locator(".none")).to_contain_text("Try again in a moment", timeout=PATIENCE)
    expect(page.locator("h1")).to_have_text("Red wins")
    page.unroute("**/api/review")
    page.locator(".none .btn").click()
    read(page)
    expect(page.locator(".chart .mark")).to_have_count(19)


@pytest.mark.parametrize("phone", [False, True])
def test_what_a_spymaster_marked_is_said_after_the_end_and_seen_by_nobody_before(
    browser: Browser, server: Server, phone: bool
) -> None:
    host, spymaster = Person(browser), Person(browser, phone=phone)
    together(host, spymaster, server.url)
    page, own = spymaster.page, spymaster.own_cards("red")
    send = page.locator(".entry button[type=submit]")
    page.locator(".entry .word").fill("harbour")
    page.locator(".refline, .ref").first.get_by_text("Tap the cards you mean").wait_for()
    boxes = [page.locator(part).bounding_box() for part in (".entry", ".board", ".entry button[type=submit]")]
    for card in (own[0], own[1], own[2], own[1]):
        page.locator(f'[data-card="{card}"]').click()
    expect(page.locator(".ringed")).to_have_count(2)
    page.locator(f'[data-card="{own[1]}"]').focus()
    page.keyboard.press("Space")
    expect(page.locator(f'[data-card="{own[1]}"]')).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Space")
    expect(send).to_have_text(re.compile("marks: 2"))
    assert boxes == [page.locator(part).bounding_box() for part in (".entry", ".board", ".entry button[type=submit]")]
    page.locator(".seg.nums label").nth(2).click()
    send.click()
    expect(host.page.locator(".slip .clue")).to_contain_text("harbour", timeout=10_000)
    expect(page.locator(".ringed")).to_have_count(0)
    host.touch(own[1])
    host.touch(int(page.locator(".card.key.ass").get_attribute("data-card") or -1))
    host.screen("end")
    signs = "".join("1" if card in (own[0], own[2]) else "0" for card in range(25))
    for person in (host, spymaster):
        assert not any("marks" in frame or signs in frame for frame in person.frames if '"welcome"' not in frame)
    host.page.locator(".toreview").click()
    host.screen("review")
    read(host.page)
    expect(host.page.locator(".mh")).to_contain_text(re.compile(r"marked by \w+"))
    expect(host.page.locator(".heatcard.meant")).to_have_count(2)
    assert signs not in spymaster.stored()
