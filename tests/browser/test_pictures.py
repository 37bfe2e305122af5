"""Pictures at the table in a real browser: drawn whole on every screen, looked at closely, named alike for everybody, played to the end."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, FilePayload, expect
from tests.browser.accessible import findings
from tests.browser.people import DRAWN, NO_DELAYS, Person, choose, together
from tests.serving import Server, serving

from cryptonym.decks import picture_texts

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

SIZES = {"laptop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
BOXES = """() => [...document.querySelectorAll('.board .card')].map((card) => {
  const inner = card.querySelector('img, .w'), box = (one) => one.getBoundingClientRect();
  const [a, b, at] = [box(card), box(inner), box(card.querySelector('.at'))];
  const inside = b.left >= a.left - 2 && b.right <= a.right + 2 && b.top >= a.top - 2 && b.bottom <= a.bottom + 2;
  return { wide: a.width, high: a.height, inside,
           seen: a.left >= 0 && a.right <= innerWidth && at.width > 8 };
})"""


def person(browser: Browser, size: str, **more: Any) -> Person:
    return Person(browser, phone=size == "phone", size=SIZES[size], **more)


def dealt(host: Person, spymaster: Person, server: Server, kind: str) -> None:
    """A table of two, laid with a kind of cards."""
    together(host, spymaster, server.url, deal=False)
    choose(host, kind)
    expect(host.page.locator(f'.deckp label.on:has-text("{kind}")')).to_be_visible(timeout=10_000)
    host.deal()
    for somebody in (host, spymaster):
        somebody.screen("table")
        somebody.page.wait_for_function(DRAWN, timeout=20_000)


def clue(spymaster: Person, host: Person, number: int) -> None:
    spymaster.give_clue("moustache", number)
    expect(host.page.locator(".slip .clue")).to_contain_text("moustache", timeout=15_000)


@pytest.mark.parametrize("size", SIZES)
def test_twenty_pictures_are_drawn_whole_with_their_places_and_names(
    browser: Browser, server: Server, size: str
) -> None:
    host, spymaster = person(browser, size, locale="it-IT"), person(browser, size, locale="pl-PL")
    link = host.open_table(server.url)
    host.page.locator('.deckp label:has-text("Immagini")').click()
    host.page.locator('.deckp label:has-text("Insieme")').click()
    expect(host.page.locator(".teamp.enemy")).to_be_visible(timeout=10_000)
    spymaster.come(link)
    spymaster.sit("red", "spymaster")
    host.deal()
    for somebody, language in ((host, "it"), (spymaster, "pl")):
        somebody.screen("table")
        somebody.page.wait_for_function(DRAWN, timeout=20_000)
        assert somebody.page.locator(".card.pic").count() == 20
        boxes: list[dict[str, Any]] = somebody.page.evaluate(BOXES)
        assert all(box["inside"] and box["seen"] for box in boxes), boxes
        assert min(min(box["wide"], box["high"]) for box in boxes) >= (60 if size == "phone" else 110)
        alts = somebody.page.evaluate("() => [...document.querySelectorAll('.card.pic img')].map((one) => one.alt)")
        known = {text.alt: text.title for text in picture_texts(language).values()}
        assert all(alt in known for alt in alts)
        label = somebody.page.locator('[data-card="7"]').get_attribute("aria-label") or ""
        alt = somebody.page.locator('[data-card="7"] img').get_attribute("alt") or ""
        assert f"{known[alt]}. {alt}" in label
        assert label.startswith("C2")
        assert somebody.complaints == []
    mine, theirs = ([*one.page.locator(".card.pic img").all()] for one in (host, spymaster))
    assert [one.get_attribute("src") for one in mine] == [one.get_attribute("src") for one in theirs]


def test_a_whole_game_with_pictures(browser: Browser, server: Server) -> None:
    host, spymaster = person(browser, "laptop"), person(browser, "laptop", dark=True)
    dealt(host, spymaster, server, "Pictures")
    own = spymaster.own_cards("red")
    assert len(own) == 8
    clue(spymaster, host, 8)
    for number, card in enumerate(own, start=1):
        host.page.locator("[data-card]").first.wait_for()
        host.touch(card)
        if number < len(own):
            expect(host.page.locator(".card.pic.cov")).to_have_count(number, timeout=10_000)
    host.screen("end")
    expect(host.page.locator(".turns .chip img")).to_have_count(8)
    title = host.page.locator(".turns .chip").first.inner_text().strip()
    assert title in {text.title for text in picture_texts("en").values()}
    assert host.page.locator(".card.pic.key .band").count() == 12, "END-2: the key is shown on every picture"
    before = host.page.evaluate("() => [...document.querySelectorAll('.card.pic img')].map((one) => one.src)")
    host.page.locator(".next .btn.main").click()
    host.screen("table")
    host.page.wait_for_function(DRAWN, timeout=20_000)
    after = host.page.evaluate("() => [...document.querySelectorAll('.card.pic img')].map((one) => one.src)")
    assert len(after) == 20
    assert not set(before) & set(after), "NEXT-1: every card shows its other side"
    assert host.complaints == []


def test_a_whole_mixed_game_on_a_phone(browser: Browser, server: Server) -> None:
    host, spymaster = person(browser, "phone"), person(browser, "laptop")
    dealt(host, spymaster, server, "Both")
    assert host.page.locator(".card").count() == 25
    assert host.page.locator(".card.pic").count() == 12, "MIX-3: half, rounded down"
    own = spymaster.own_cards("red")
    clue(spymaster, host, 9)
    for number, card in enumerate(own, start=1):
        host.touch(card)
        if number < len(own):
            expect(host.page.locator(".card.cov")).to_have_count(number, timeout=10_000)
    host.screen("end")
    assert host.complaints == []


def test_looking_closer_by_key_by_long_press_and_by_button(browser: Browser, server: Server) -> None:
    host, spymaster = person(browser, "laptop"), person(browser, "phone")
    dealt(host, spymaster, server, "Pictures")
    page = host.page
    page.locator('[data-card="0"]').focus()
    page.keyboard.press("z")
    dialog = page.locator("dialog.look")
    expect(dialog).to_be_visible()
    box = dialog.locator("img").bounding_box()
    assert box is not None
    assert box["width"] >= 500
    expect(dialog.locator(".at")).to_have_text("A1")
    page.keyboard.press("ArrowRight")
    expect(dialog.locator(".at")).to_have_text("B1")
    shown = page.locator('[data-card="1"] img')
    expect(dialog.locator(".alt")).to_have_text(shown.get_attribute("alt") or "")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(dialog.locator(".at")).to_have_text("E4")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    clue(spymaster, host, 2)
    card = page.locator('[data-card="12"]')
    card.hover()
    page.mouse.down()
    page.wait_for_timeout(700)
    page.mouse.up()
    expect(dialog.locator(".at")).to_have_text("C3")
    page.keyboard.press("Escape")
    assert page.locator(".card .tags").count() == 0, "a long press tags nothing"
    spymaster.page.locator('.dock button[aria-label="Enlarge"]').click()
    expect(spymaster.page.locator("dialog.look")).to_be_visible()


def test_one_tags_from_the_enlarged_view(browser: Browser, server: Server) -> None:
    host, spymaster = person(browser, "phone"), person(browser, "laptop")
    dealt(host, spymaster, server, "Pictures")
    page, eye = host.page, host.page.locator('.dock button[aria-label="Enlarge"]')
    eye.click()
    tag = page.locator("dialog.look").get_by_role("button", name="Tag")
    expect(page.locator("dialog.look img")).to_be_visible()
    expect(tag).to_have_count(0)  # there is no clue yet
    page.keyboard.press("Escape")
    clue(spymaster, host, 1)
    eye.click()
    expect(page.locator("dialog.look .at")).to_have_text("A1")
    page.keyboard.press("ArrowRight")
    expect(page.locator("dialog.look .at")).to_have_text("B1")
    tag.click()
    expect(tag).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-card="1"] .tags')).to_have_count(1)
    expect(spymaster.page.locator('[data-card="1"] .tags')).to_have_count(1, timeout=10_000)
    spymaster.page.locator('[data-card="1"]').focus()
    spymaster.page.keyboard.press("z")
    expect(spymaster.page.locator("dialog.look img")).to_be_visible()
    expect(spymaster.page.locator("dialog.look").get_by_role("button", name="Tag")).to_have_count(0)
    tag.click()
    expect(page.locator('[data-card="1"] .tags')).to_have_count(0)
    page.set_viewport_size({"width": 320, "height": 568})
    row, *buttons = page.locator("dialog.look .row, dialog.look .row button").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect())"
    )
    assert all(row["left"] <= box["left"] and box["right"] <= row["right"] for box in buttons)
    assert host.complaints == []


DRAWINGS = """
globalThis.drawn = [];
new MutationObserver((seen) => {
  for (const one of seen.flatMap(({ addedNodes }) => [...addedNodes]))
    if (one instanceof SVGSVGElement && one.classList.contains('drawing'))
      globalThis.drawn.push({ card: one.closest('.card').dataset.card, lines: one.getAnimations({ subtree: true }).length,
                              wide: one.getBoundingClientRect().width });
}).observe(document, { childList: true, subtree: true });
"""


def test_a_covered_picture_draws_itself_on_the_slip_unless_less_motion_is_wanted(
    browser: Browser, server: Server
) -> None:
    scripts = (NO_DELAYS, DRAWINGS)
    host = person(browser, "laptop", moving=True, scripts=scripts)
    spymaster = person(browser, "laptop", scripts=scripts)
    dealt(host, spymaster, server, "Pictures")
    own = spymaster.own_cards("red")
    clue(spymaster, host, 1)
    host.touch(own[0])
    for somebody in (host, spymaster):
        expect(somebody.page.locator(".card.pic.cov")).to_have_count(1, timeout=10_000)
    host.page.wait_for_function("() => globalThis.drawn.length === 1", timeout=10_000)
    (seen,) = host.page.evaluate("() => globalThis.drawn")
    assert seen["card"] == str(own[0])
    assert seen["lines"] > 10
    assert 20 < seen["wide"] < 120, "as small as the picture under it"
    picture = host.page.locator(f'[data-card="{own[0]}"] img')
    expect(host.page.locator(".card .drawing")).to_have_count(0, timeout=10_000)
    expect(picture).to_have_css("opacity", "1")
    assert spymaster.page.evaluate("() => globalThis.drawn") == []
    assert host.complaints == spymaster.complaints == []


def test_paper_is_a_little_darker_at_night_and_stays_paper(browser: Browser, server: Server) -> None:
    host, spymaster = person(browser, "laptop", dark=True), person(browser, "laptop")
    dealt(host, spymaster, server, "Pictures")
    seen = []
    for somebody in (host, spymaster):
        shot = Image.open(io.BytesIO(somebody.page.locator('[data-card="0"] img').screenshot())).convert("L")
        seen.append(max(enumerate(shot.histogram()), key=lambda tone: tone[1] * (tone[0] > 200))[0])
    assert 225 < seen[0] < seen[1] - 8


def test_a_picture_that_does_not_come_leaves_its_place_and_its_words(browser: Browser, server: Server) -> None:
    host, spymaster = person(browser, "laptop"), person(browser, "laptop")
    host.context.route("**/api/pictures/*.svg", lambda route: route.abort())
    together(host, spymaster, server.url, deal=False)
    choose(host, "Pictures")
    expect(host.page.locator('.deckp label.on:has-text("Pictures")')).to_be_visible(timeout=10_000)
    host.deal()
    host.screen("table")
    spymaster.screen("table")
    own = spymaster.own_cards("red")
    clue(spymaster, host, 1)
    assert host.page.locator('[data-card="0"] img').get_attribute("alt")
    host.touch(own[0])
    expect(host.page.locator(".card.cov")).to_have_count(1, timeout=10_000)


def test_axe_finds_nothing_against_a_table_with_pictures(browser: Browser, server: Server) -> None:
    host, spymaster = person(browser, "laptop"), person(browser, "phone", dark=True)
    dealt(host, spymaster, server, "Both")
    own = spymaster.own_cards("red")
    clue(spymaster, host, 3)
    host.touch(own[0])
    expect(host.page.locator(".card.cov")).to_have_count(1, timeout=10_000)
    found = [*findings(host.page, "operative"), *findings(spymaster.page, "spymaster on a phone")]
    spymaster.page.locator('.dock button[aria-label="Enlarge"]').click()
    spymaster.page.locator("dialog.look img").wait_for()
    found += findings(spymaster.page, "looking closer")
    assert found == []


# --- the host's own -------------------------------------------------------------------------------------------------


def file(name: str, data: bytes) -> FilePayload:
    return {"name": name, "mimeType": "image/png", "buffer": data}


def png(shade: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (200 + shade, 160), (shade, 90, 120)).save(out, "PNG")
    return out.getvalue()


def test_the_host_brings_pictures_and_hears_of_each_that_was_not_taken(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, "--own-pictures") as server:
        host, spymaster = person(browser, "laptop"), person(browser, "phone")
        together(host, spymaster, server.url, deal=False)
        choose(host, "Pictures")
        host.page.get_by_role("button", name="Own pictures").click()
        dialog = host.page.locator("dialog.ownpics")
        good = [file(f"{n}.png", png(n * 5)) for n in range(21)]
        bad = [
            file("half.png", png(3)[:-30]),
            file("script.svg", b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
        ]
        dialog.locator("input[type=file]").set_input_files([*good, *bad])
        dialog.locator(".chosen input").first.fill("Nonna at sea")
        dialog.get_by_role("button", name="Bring them").click()
        expect(dialog.locator(".faults li")).to_have_count(2, timeout=90_000)
        expect(dialog.locator(".faults")).to_contain_text("half.png")
        expect(dialog.locator(".faults")).to_contain_text("script.svg: there is a script in it")
        expect(dialog).to_contain_text("21 pictures are in")
        expect(dialog.locator("label.on")).to_have_count(1)
        host.page.keyboard.press("Escape")
        host.deal()
        for somebody in (host, spymaster):
            somebody.screen("table")
            somebody.page.wait_for_function(DRAWN, timeout=20_000)
            sources = somebody.page.evaluate(
                "() => [...document.querySelectorAll('.card.pic img')].map((one) => one.src)"
            )
            assert all("/pictures/own-" in source and source.endswith(".webp") for source in sources)
            names = somebody.page.evaluate(
                "() => [...document.querySelectorAll('.card.pic img')].map((one) => one.alt)"
            )
            assert all(name == "Nonna at sea" or name.startswith("Picture ") for name in names)
        assert host.complaints == []


def test_nothing_of_own_pictures_is_offered_where_the_server_does_not_take_them(
    browser: Browser, server: Server
) -> None:
    host = person(browser, "laptop")
    host.open_table(server.url)
    choose(host, "Pictures")
    expect(host.page.locator('.deckp label.on:has-text("Pictures")')).to_be_visible(timeout=10_000)
    assert host.page.get_by_role("button", name="Own pictures").count() == 0
