"""Talk with fingers in the page: several tags, doubts, advice, faces; and none of it for those who know the key (TABLE-11)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.accessible import findings
from tests.browser.people import Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def seated(browser: Browser, server: Server) -> tuple[Person, Person, Person, list[int], list[int]]:
    """Two operatives of one team, the second on a phone, and their spymaster's clue; the team's cards, and the others."""
    host, spymaster, mate = Person(browser), Person(browser), Person(browser, phone=True)
    together(host, spymaster, server.url, deal=False)
    mate.come(host.page.url)
    mate.sit("red", "operative")
    host.deal()
    for person in (host, spymaster, mate):
        person.screen("table")
    own = spymaster.own_cards("red")
    spymaster.give_clue("harbour", 3)
    for person in (host, mate):
        expect(person.page.locator(".slip .clue")).to_contain_text("harbour", timeout=10_000)
    return host, spymaster, mate, own, [card for card in range(25) if card not in own]


def card(person: Person, place: int) -> str:
    return str(person.page.locator(f'[data-card="{place}"]').get_attribute("aria-label"))


def test_three_tags_a_person_by_choice_unsure_and_not_this(browser: Browser, server: Server) -> None:
    host, spymaster, mate, own, rest = seated(browser, server)
    board = [person.page.locator(".board").bounding_box() for person in (host, mate)]
    for place in (*own[:3], rest[0]):
        host.page.locator(f'[data-card="{place}"]').click()
    expect(mate.page.locator(f'[data-card="{own[0]}"]')).to_have_attribute("aria-label", re.compile("tag: .* first$"))
    expect(mate.page.locator(f'[data-card="{rest[0]}"]')).to_have_attribute("aria-label", re.compile("third$"))
    assert "tag" not in card(mate, own[2]), "the fourth took the third one's place"
    host.page.locator(f'[data-card="{own[1]}"]').focus()
    host.page.keyboard.press("u")
    expect(mate.page.locator(f'[data-card="{own[1]}"]')).to_have_attribute("aria-label", re.compile("unsure$"))
    host.page.keyboard.press("n")
    expect(mate.page.locator(f'[data-card="{own[1]}"]')).to_have_attribute("aria-label", re.compile("not for"))
    expect(mate.page.locator(f'[data-card="{rest[0]}"]')).to_have_attribute("aria-label", re.compile("second$"))
    expect(
        host.page.locator(f'[data-card="{own[0]}"].mine')
    ).to_be_visible()  # the first choice is the chosen one again
    host.page.locator(f'[data-card="{rest[0]}"]').click()
    expect(host.page.locator(f'[data-card="{rest[0]}"].mine')).to_be_visible()
    host.page.locator(f'[data-card="{own[0]}"]').click()
    expect(host.page.locator(f'[data-card="{own[0]}"].mine')).to_be_visible()
    host.page.locator(".doubts label").nth(1).click()
    expect(mate.page.locator(f'[data-card="{own[0]}"]')).to_have_attribute("aria-label", re.compile("unsure$"))
    host.page.locator(f'[data-card="{own[0]}"]').click()
    expect(mate.page.locator(f'[data-card="{own[0]}"]')).not_to_have_attribute("aria-label", re.compile("tag"))
    mate.page.locator(f'[data-card="{rest[0]}"]').click()
    mate.page.locator(".doubt").click()
    expect(host.page.locator(".pointed .chips i.unsure")).to_have_count(1)
    expect(host.page.locator(f'[data-card="{rest[0]}"]')).to_have_attribute("aria-label", re.compile("2 tags: "))
    mate.page.locator(".doubt").click()
    expect(host.page.locator(".pointed .chips i.not")).to_have_count(2)
    assert board == [person.page.locator(".board").bounding_box() for person in (host, mate)], "nothing has moved"
    assert findings(host.page, "fingers") == []
    assert [person.complaints for person in (host, mate, spymaster)] == [[], [], []]


def test_a_card_that_is_not_the_last_tapped_is_chosen_and_held(browser: Browser, server: Server) -> None:
    host, _, _, own, _ = seated(browser, server)
    for place in own[:2]:
        host.page.locator(f'[data-card="{place}"]').click()
    host.touch(own[0])
    expect(host.page.locator(f'[data-card="{own[0]}"].cov')).to_be_visible(timeout=10_000)
    expect(host.page.locator(f'[data-card="{own[1]}"].mine')).to_be_visible()


def test_faces_after_a_cover_from_everybody_but_those_who_know_the_key(browser: Browser, server: Server) -> None:
    host, spymaster, mate, own, _ = seated(browser, server)
    for person in (host, spymaster, mate):
        expect(person.page.locator(".faces")).to_have_count(0)
    host.touch(own[0])
    mate.page.locator(".facesover button").nth(1).click()
    expect(host.page.locator(".got i[data-n='1']")).to_have_count(1)
    host.page.locator(f'[data-card="{own[1]}"]').focus()
    host.page.keyboard.press("q")
    expect(host.page.locator(".faces button").first).to_be_focused()
    host.page.keyboard.press("Enter")
    expect(spymaster.page.locator(".got i")).to_have_count(2)
    host.page.locator(".faces button").nth(1).click()
    expect(spymaster.page.locator(".got i")).to_have_count(1)
    expect(spymaster.page.locator(".got i[data-n='2']")).to_have_count(1)
    expect(mate.page.locator(".facesover")).to_have_count(0, timeout=10_000)
    expect(spymaster.page.locator(".faces")).to_have_count(0)
    host.touch(own[1])
    expect(host.page.locator(".got")).to_have_count(0)
    assert [person.complaints for person in (host, mate, spymaster)] == [[], [], []]


def test_faces_at_the_cover_that_ended_the_game_from_everybody(browser: Browser, server: Server) -> None:
    host, spymaster, mate, own, _ = seated(browser, server)
    host.touch(own[0])
    expect(spymaster.page.locator(".faces")).to_have_count(0)
    assassin = spymaster.own_cards("ass")[0]
    host.touch(assassin)
    for person in (host, spymaster, mate):
        person.screen("end")
        expect(person.page.locator(".endfaces .faces button")).to_have_count(5)
        expect(person.page.locator(".got")).to_have_count(0)
    spymaster.page.locator(".endfaces button").nth(3).click()
    for person in (host, spymaster, mate):
        expect(person.page.locator(".got i[data-n='1']")).to_have_count(1)
    mate.page.locator(".endfaces button").nth(3).click()
    expect(host.page.locator(".endfaces button").nth(3)).to_have_attribute("aria-label", re.compile("2$"))
    host.page.locator('[data-card="0"]').focus()
    host.page.keyboard.press("q")
    expect(host.page.locator(".endfaces button").first).to_be_focused()
    host.page.keyboard.press("Enter")
    expect(spymaster.page.locator(".got i")).to_have_count(2)
    assert findings(spymaster.page, "faces at the end") == []
    host.page.get_by_role("button", name=re.compile("Fresh draw")).click()
    host.screen("table")
    expect(host.page.locator(".got, .endfaces")).to_have_count(0)
    assert [person.complaints for person in (host, mate, spymaster)] == [[], [], []]
