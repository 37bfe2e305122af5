"""A deck of the host's own, from the dialog to the cards on the table (NEXT-3)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

WORDS = [f"Wort {chr(65 + i)}" for i in range(26)]


def test_next_3_a_deck_of_ones_own(browser: Browser, server: Server) -> None:
    host, guest = together(Person(browser), Person(browser, locale="pl-PL", phone=True), server.url, deal=False)
    page = host.page
    assert guest.page.get_by_role("button", name="Własna talia").count() == 0, "the deck is the host's to bring"
    page.get_by_role("button", name="A deck of your own").click()
    dialog = page.get_by_role("dialog", name="A deck of your own")
    words = dialog.get_by_role("textbox", name="Your words")
    take = dialog.get_by_role("button", name="Use these cards")
    status = dialog.get_by_role("status")
    expect(take).to_be_disabled()

    words.fill("a" * 70_000)
    take.click()
    expect(status).to_contain_text("more than 64 KiB")

    words.fill("one\ntwo\nthree")
    take.click()
    expect(status).to_contain_text("3 cards are on this table now.", timeout=10_000)
    expect(status).to_contain_text("This table needs 25 cards")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Deal the cards")).to_be_disabled()
    expect(page.locator(".why")).to_contain_text("There are 3 cards; this table needs 25.")
    expect(page.locator(".why")).to_contain_text("The host can add cards, or mix them with ours.")
    expect(guest.page.locator(".why")).to_contain_text("Są tylko 3 karty, a na ten stół potrzeba 25.")
    page.get_by_role("button", name="A deck of your own").click()

    text = "\n".join([*WORDS[:3], "Wort B", "x" * 31, *WORDS[3:], "!!!"])
    file = {"name": "deck.txt", "mimeType": "text/plain", "buffer": text.encode() + b"\n\xb3\xf3d\xbc"}
    dialog.locator("input[type=file]").set_input_files(files=[file])  # type: ignore[arg-type]
    expect(words).to_have_value(re.compile("Wort Z"))
    dialog.get_by_role("radio", name="Other").dispatch_event("click")
    take.click()
    expect(status).to_contain_text("26 cards are on this table now.", timeout=10_000)
    expect(status).to_contain_text("4 lines were left out:")
    faults = dialog.locator(".faults li").all_inner_texts()
    assert faults == [
        "Line 4: “Wort B” is already in the deck.",
        f"Line 5: “{'x' * 30}…” is too long.",
        "Line 29: “!!!” is no word.",
        "Line 30: this is not UTF-8.",
    ]
    page.keyboard.press("Escape")
    expect(page.locator(".owndeck")).to_have_text("The host’s own deck: 26 cards (Other). Only these are dealt.")
    expect(guest.page.locator(".owndeck")).to_have_text(
        "Własna talia gospodarza: 26 kart · język: Inny. Gra się tylko nimi."
    )
    host.deal()
    host.screen("table")
    lying = host.page.locator("[data-card]").evaluate_all(
        "cards => cards.map((card) => card.getAttribute('aria-label'))"
    )
    assert len(lying) == 25
    assert all(re.fullmatch(r"[A-E][1-5], WORT [A-Z]", name) for name in lying)
    expect(host.page.locator(".card .w").first).to_have_attribute("lang", "und")
    assert not [said for said in host.complaints if "422" not in said]
