"""Learn in ninety seconds: the six steps as newcomers take them, with real holds, by finger and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessible import findings
from tests.browser.people import Person
from tests.serving import Server

from cryptonym.messages import LANGUAGES, LOCALES, Messages

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

ANCHOR, LIGHTHOUSE, SIREN = 1, 3, 5


def learner(
    browser: Browser, server: Server, *, phone: bool = False, locale: str = "en-GB", dark: bool = False
) -> Person:
    """Somebody for whom nothing is switched off."""
    person = Person(browser, phone=phone, locale=locale, dark=dark, scripts=())
    person.page.goto(f"{server.url}/learn")
    person.screen("learn")
    return person


def at_step(page: Page, step: int) -> None:
    expect(page.locator("[data-screen=learn]")).to_have_attribute("data-step", str(step))


def press(page: Page, card: int, milliseconds: int) -> None:
    """Tag the card, then keep what is held down for so long."""
    if not page.locator(f'[data-card="{card}"].mine').count():
        page.locator(f'[data-card="{card}"]').click()
    held = page.locator(".hold, .holdbar")
    held.wait_for()
    page.wait_for_timeout(400)  # it is dead at first
    box = held.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(milliseconds)
    page.mouse.up()


def go_on(page: Page) -> None:
    page.locator("[data-shown]").wait_for()
    page.locator(".acts .btn.main").click()


def to_the_clue(page: Page) -> None:
    """From the first step to the last."""
    page.locator(".acts .btn.main").click()
    page.locator(f'[data-card="{ANCHOR}"]').click()
    at_step(page, 3)
    press(page, ANCHOR, 800)
    go_on(page)
    press(page, LIGHTHOUSE, 800)
    go_on(page)
    press(page, SIREN, 800)
    go_on(page)
    at_step(page, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_new_learns_it_by_finger(browser: Browser, server: Server, language: str) -> None:
    person = learner(browser, server, phone=True, locale=LOCALES[language])
    page, said = person.page, Messages(language)
    to_the_clue(page)
    first = said.format("lesson-cards").split()[0]
    page.locator(".entry .word").fill(first.lower())
    expect(page.locator(".refline.loud")).to_contain_text("CLUE-3")
    page.locator(".entry .word").press("Enter")
    at_step(page, 6)
    expect(page.locator(".card.cov")).to_have_count(2)
    page.locator(".entry .word").fill(said.format("lesson-ideas").split()[0])
    page.locator(".entry button[type=submit]").click()
    expect(page.locator("h1")).to_have_text(said.format("lesson-won-title"), timeout=10_000)
    expect(page.locator(".card.cov.red")).to_have_count(4)
    assert not [one for one in person.requests if "/api/" in one or "/ws" in one]
    page.get_by_role("button", name=said.format("lesson-bots-play")).click()
    person.screen("home")
    expect(page.locator(".folder .alone")).to_be_visible()
    expect(page.locator(".learndoor")).to_have_count(0)
    assert person.complaints == []


def test_letting_go_early_does_nothing(browser: Browser, server: Server) -> None:
    page = learner(browser, server).page
    page.locator(".acts .btn.main").click()
    page.locator(f'[data-card="{SIREN}"]').click()
    at_step(page, 3)
    expect(page.locator(".dockhint")).to_contain_text("ANCHOR")
    expect(page.locator(".hold")).to_have_count(0)
    press(page, ANCHOR, 300)
    expect(page.locator(".lede")).to_contain_text("nothing happened")
    expect(page.locator(".card.cov")).to_have_count(0)
    press(page, ANCHOR, 800)
    expect(page.locator(".card.cov.red")).to_have_count(2, timeout=5_000)


def test_by_keyboard_alone(browser: Browser, server: Server) -> None:
    page = learner(browser, server).page
    expect(page.locator("h1")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, 2)
    page.locator('[data-card="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    at_step(page, 3)
    page.locator(f'[data-card="{ANCHOR}"]').focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] .btn.main").press("Enter")
    page.locator("[data-shown]").wait_for()
    page.keyboard.press("Enter")
    at_step(page, 4)
    page.keyboard.press("Escape")
    expect(page.locator("[data-screen=home]")).to_be_visible()


def test_left_in_the_middle_it_goes_on_there_and_is_offered_once_more(browser: Browser, server: Server) -> None:
    person = Person(browser, scripts=())
    page = person.page
    page.goto(server.url)
    for times in range(2):
        page.locator(".pitch > .learndoor a").click()
        at_step(page, 1 + times)
        if not times:
            page.locator(".acts .btn.main").click()
            at_step(page, 2)
            page.go_back()
            at_step(page, 1)
            page.go_forward()
            at_step(page, 2)
        page.locator(".leave").click()
        person.screen("home")
    expect(page.locator(".learndoor")).to_have_count(0)


def test_skipping_leads_back_to_where_it_was_asked_for(browser: Browser, server: Server) -> None:
    page = Person(browser).page
    page.goto(f"{server.url}/rules")
    page.locator(".still .btn.main").click()
    at_step(page, 1)
    page.reload()
    page.locator(".leave").click()
    expect(page.locator("[data-screen=rules]")).to_be_visible()
    page.goto(server.url)
    page.locator(".folder .btn.big").click()
    page.locator("[data-screen=lobby] .learndoor a").first.click()
    at_step(page, 1)
    page.locator(".leave").click()
    expect(page.locator("[data-screen=lobby]")).to_be_visible()


def test_a_word_that_leads_nowhere_is_touched_nowhere(browser: Browser, server: Server) -> None:
    page = learner(browser, server).page
    page.evaluate("localStorage.setItem('cryptonym.learn', '{\"step\":6}')")
    page.reload()
    at_step(page, 6)
    page.locator(".entry .word").fill("qwxzk")
    page.locator(".entry button[type=submit]").click()
    expect(page.locator(".lede")).to_contain_text("none of these cards")
    expect(page.locator(".card.cov")).to_have_count(2)


def test_without_a_network_all_of_it_works(browser: Browser, server: Server) -> None:
    person = learner(browser, server)
    person.page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    to_the_clue(person.page)
    person.page.locator(".idea").first.click()
    person.page.locator(".entry button[type=submit]").click()
    expect(person.page.locator(".card.cov.red")).to_have_count(4, timeout=10_000)


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing(browser: Browser, server: Server, phone: bool) -> None:
    page = learner(browser, server, phone=phone, dark=phone).page
    found = findings(page, "learn 1")
    page.locator(".acts .btn.main").click()
    page.locator(f'[data-card="{ANCHOR}"]').click()
    page.wait_for_timeout(1000)
    found += findings(page, "learn 3")
    press(page, ANCHOR, 800)
    go_on(page)
    press(page, LIGHTHOUSE, 800)
    page.locator("[data-shown]").wait_for()
    found += findings(page, "learn 4")
    go_on(page)
    press(page, SIREN, 800)
    page.locator("[data-shown]").wait_for()
    found += findings(page, "learn 5")
    go_on(page)
    page.locator(".entry .word").fill("castle")
    found += findings(page, "learn 6")
    page.locator(".idea").first.click()
    page.locator(".entry button[type=submit]").click()
    page.locator("[data-shown]").wait_for()
    found += findings(page, "learn, the end")
    assert found == []
