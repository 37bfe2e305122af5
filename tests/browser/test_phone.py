"""The table on a phone: never wider than its screen, the whole board in sight, nothing upon the cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import DRAWN, NO_DELAYS, Person
from tests.browser.told import CLUE, hello, told
from tests.serving import Server

import cryptonym.decks
from cryptonym.decks import word_deck
from cryptonym.messages import LANGUAGES, LOCALES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

KEY = ["red"] * 9 + ["blue"] * 8 + ["bystander"] * 7 + ["assassin"]
BOTS = {
    "people": {
        "a": {"name": "Heron", "seat": "red-operative"},
        "b": {"name": "Owl", "seat": "red-spymaster", "bot": "strong"},
    }
}
SIZES = [(320, 568), (390, 844), (844, 390), (800, 1100), (1280, 800)]
PAGE = "document.documentElement.scrollWidth"
HIDDEN = """() => {
  const view = window.visualViewport, wrap = document.querySelector(".boardwrap").getBoundingClientRect();
  const [top, bottom] = [Math.max(view.offsetTop, wrap.top), Math.min(view.offsetTop + view.height, wrap.bottom)];
  return [...document.querySelectorAll(".board .card")].filter((card) => {
    const box = card.getBoundingClientRect();
    return box.top < top - 6 || box.bottom > bottom + 1;
  }).length;
}"""
"""How many cards are cut off: a tagged one stands out by a few pixels."""


def pictures() -> dict[str, Any]:
    folder = Path(cryptonym.decks.__file__).parent
    names = sorted(one.stem for one in folder.rglob("*.svg"))[:20]
    return {"cards": names, "pictures": list(range(20))}


def words(language: str) -> dict[str, Any]:
    return {"language": language, "cards": [card.sides[0] for card in word_deck(language).cards[40:65]]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_bots_think_the_page_is_as_wide_as_the_phone(browser: Browser, server: Server, language: str) -> None:
    """With "Hurry the bot" in the dock it was 404 to 533 px wide at 390, and the menu opened beside the screen."""
    for game in (words(language), pictures()):
        for size in ((390, 844), (320, 568)):
            person = Person(browser, locale=LOCALES[language], phone=True, size=size)
            told(person, server, hello(view=BOTS, game=game))
            hurry = person.page.locator(".dock .i-bot")
            expect(hurry).to_be_visible()
            assert person.page.evaluate(PAGE) == size[0]
            person.page.locator(".top button[aria-haspopup=dialog]").click()
            expect(person.page.locator("dialog.menu")).to_be_visible()
            box = person.page.locator("dialog.menu").bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            person.close()


@pytest.mark.parametrize("size", [(390, 500), (360, 300), (320, 568), (320, 315)])
def test_a_spymaster_sees_the_whole_board_with_the_keyboard_open(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    person = Person(browser, locale="pl-PL", phone=True, size=size)
    told(person, server, hello(seat="red-spymaster", actions=["clue"], game={"key": KEY, **words("pl")}))
    person.page.locator(".entry .word").focus()
    person.page.wait_for_timeout(200)
    assert person.page.evaluate(HIDDEN) == 0
    assert person.page.evaluate(PAGE) == size[0]
    tops = {round(label.bounding_box()["y"]) for label in person.page.locator(".seg.nums label").all()}  # type: ignore[index]
    assert len(tops) == 1, "the numbers stand in one row"


SAFARI = """
  const view = Object.assign(new EventTarget(), { height: 844, width: 390, offsetTop: 0, offsetLeft: 0, scale: 1 });
  Object.defineProperty(window, "visualViewport", { value: view });
  window.keyboard = (height, offsetTop) => {
    Object.assign(view, { height, offsetTop });
    for (const type of ["resize", "scroll"]) view.dispatchEvent(new Event(type));
  };
"""


def test_where_the_keyboard_slides_the_page_the_table_fits_what_is_left(browser: Browser, server: Server) -> None:
    """Safari leaves the page its height and slides it: only `visualViewport` tells what is seen."""
    person = Person(browser, phone=True, scripts=(NO_DELAYS, SAFARI))
    told(person, server, hello(seat="red-spymaster", actions=["clue"], game={"key": KEY, **words("en")}))
    person.page.locator(".entry .word").focus()
    person.page.evaluate("keyboard(490, 260)")
    person.page.wait_for_timeout(200)
    assert person.page.evaluate(HIDDEN) == 0
    entry = person.page.locator(".dock").bounding_box()
    assert entry is not None
    assert round(entry["y"] + entry["height"]) == 490 + 260
    person.page.evaluate("keyboard(844, 0)")
    person.page.locator(".entry .word").blur()
    expect(person.page.locator(".top")).to_be_visible()
    table = person.page.locator(".table").bounding_box()
    assert table is not None
    assert (round(table["y"]), round(table["height"])) == (0, 844)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1280, 800)])
def test_many_tags_stay_on_their_card(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    names = {"a": "Heron", "c": "Giulia", "d": "Maximilian", "e": "Beatrice", "f": "Łukasz"}
    people = {one: {"name": name, "seat": "red-operative"} for one, name in names.items()}
    people["b"] = {"name": "Owl", "seat": "red-spymaster"}
    for tagged in range(1, 6):
        person = Person(browser, phone=size[0] < 700, size=size)
        tags = dict.fromkeys(list(names)[:tagged], 6)
        told(
            person,
            server,
            hello(actions=["guess"], game={**CLUE, **words("en")}, view={"people": people}, presence={"tags": tags}),
        )
        card = person.page.locator('[data-card="6"]').bounding_box()
        assert card is not None
        shown = person.page.locator('[data-card="6"] .tags b')
        expect(shown).not_to_have_count(0)
        for one in shown.all():
            box = one.bounding_box()
            assert box is not None
            assert box["x"] >= card["x"] - 1, "over the neighbour on the left"
            assert box["x"] + box["width"] <= card["x"] + card["width"] + 2
            assert one.evaluate("(tag) => tag.scrollWidth <= tag.clientWidth"), "cut off"
        if tagged > 3:
            expect(shown.first).to_have_attribute("data-name", str(tagged))
        person.close()


def test_pictures_lie_in_four_columns_on_an_upright_phone(browser: Browser, server: Server) -> None:
    """Turned, so that every picture keeps its name and its neighbours."""
    person = Person(browser, phone=True)
    told(person, server, hello(actions=["guess"], game={**CLUE, **pictures()}))
    page = person.page
    page.wait_for_function(DRAWN)
    expect(page.get_by_role("row")).to_have_count(5)
    rows = [row.locator(".at").all_inner_texts() for row in page.get_by_role("row").all()]
    assert rows == [[f"{letter}{number}" for number in range(1, 5)] for letter in "ABCDE"]
    boxes = [page.locator(f'[data-card="{card}"]').bounding_box() for card in range(20)]
    assert all(box is not None and box["width"] > 85 for box in boxes), "a quarter larger"
    assert page.evaluate(HIDDEN) == 0
    page.locator('[data-card="0"]').focus()
    found = []
    for key in ("ArrowRight", "ArrowDown", "End", "ArrowDown", "Home", "Control+End", "ArrowUp", "ArrowLeft", "c", "3"):
        page.keyboard.press(key)
        found.append(page.evaluate("document.activeElement.querySelector('.at').textContent"))
    assert found == ["A2", "B2", "B4", "C4", "C1", "E4", "D4", "D3", "D3", "C3"]
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.get_by_role("row")).to_have_count(4)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.querySelector('.at').textContent") == "D3"


def covers_no_card(person: Person, what: str) -> None:
    """What the page shows there, the whole board and a page as wide as its screen."""
    sheet = person.page.locator(what)
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    for card in person.page.locator(".board .card").all():
        at = card.bounding_box()
        assert at is not None
        beside = at["x"] >= box["x"] + box["width"] or at["x"] + at["width"] <= box["x"]
        assert beside or at["y"] + at["height"] <= box["y"] or at["y"] >= box["y"] + box["height"]
    assert person.page.evaluate(HIDDEN) == 0
    assert person.page.evaluate(PAGE) == person.page.evaluate("innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_for_those_who_watch_covers_no_card(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    for game in (words("it"), pictures()):
        person = Person(browser, locale="it-IT", phone=size[0] in (320, 390, 844), size=size)
        told(person, server, hello(seat="watcher", you={"person": None}, game={**CLUE, **game}))
        covers_no_card(person, ".watchbar")
        person.close()


@pytest.mark.parametrize("size", SIZES)
def test_closing_the_sheet_leaves_the_hint_and_the_way_back(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """On a phone nothing but "Log" was left: no hint, and no "Hurry the bot" for somebody with a name."""
    for opened in ([], ["red-operative"]):
        for game in (words("it"), pictures()):
            person = Person(browser, locale="it-IT", phone=size[0] in (320, 390, 844), size=size)
            people = {**BOTS["people"], "a": {"name": "Heron", "may_get": ["red-operative"], "may_take": opened}}
            told(person, server, hello(seat="watcher", view={"people": people}, game=game))
            person.page.locator(".watchbar .icon").click()
            expect(person.page.locator(".watchbar")).to_have_count(0)
            expect(person.page.locator(".dock .i-bot, .bar .i-bot")).to_be_visible()
            expect(person.page.locator(".dockhint p, .bar p").first).to_be_visible()
            if opened:
                covers_no_card(person, ".watchagain .btn")
                person.page.locator(".watchagain .btn").click()
                expect(person.page.locator(".watchbar")).to_be_visible()
            else:
                covers_no_card(person, ".dockhint, .bar")
            person.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_question_to_the_host_covers_no_card(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    """It lay upon the cards until it was answered."""
    for game in (words("pl"), pictures()):
        for seat, actions in (("red-operative", ["guess"]), ("red-spymaster", ["clue"])):
            person = Person(browser, locale="pl-PL", phone=size[0] in (320, 390, 844), size=size)
            view = {
                "host": "a",
                "requests": {"c": "blue-operative"},
                "people": {
                    "a": {"name": "Heron", "seat": seat},
                    "b": {"name": "Owl", "seat": "blue-spymaster"},
                    "c": {"name": "Małgorzata"},
                },
            }
            clue = CLUE if seat.endswith("operative") else {"key": KEY[: len(game["cards"])]}
            told(
                person, server, hello(seat=seat, actions=actions, view=view, you={"host": True}, game={**clue, **game})
            )
            covers_no_card(person, ".request")
            for button in person.page.locator(".request .btn").all():
                box = button.bounding_box()
                assert box is not None
                assert box["height"] >= 44
                assert box["y"] + box["height"] <= size[1]
            person.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_under_the_board_keep_off_the_edge(browser: Browser, server: Server, language: str) -> None:
    """With pictures there are four: "Encerrar o turno" touched the edge of a phone of 320 px."""
    for game in (words(language), pictures()):
        person = Person(browser, locale=LOCALES[language], phone=True, size=(320, 568))
        told(person, server, hello(actions=["guess", "stop"], game={**CLUE, **game}))
        expect(person.page.locator(".dock .stop")).to_be_visible()
        for button in person.page.locator(".dock .row .btn").all():
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= 8
            assert box["x"] + box["width"] <= 312
            assert button.evaluate("(one) => one.scrollWidth <= one.clientWidth")
        person.close()


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (800, 1100)])
def test_everybody_sees_who_is_away(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    person = Person(browser, phone=size[0] < 700, size=size)
    told(person, server, hello(actions=["guess"], game={**CLUE, **words("en")}, presence={"here": ["a"]}))
    expect(person.page.locator(".gone")).to_have_text("Owl: away")
    expect(person.page.locator(".gone")).to_be_visible()
    assert person.page.evaluate(PAGE) == size[0]


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (800, 1100), (1280, 800)])
def test_touches_left_are_seen_beside_the_clock_and_the_challenge(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    for clock in ({}, {"clock": {"left": 45_000}}):
        for actions in (["guess"], ["guess", "challenge"]):
            person = Person(browser, phone=size[0] in (320, 390, 844), size=size)
            told(person, server, hello(actions=actions, rules={"mode": "coop"}, game={**CLUE, **clock, **words("en")}))
            slip = person.page.locator(".slip").bounding_box()
            left = person.page.locator(".slip .pips").bounding_box()
            assert slip is not None
            assert left is not None
            assert left["width"] > 10
            assert left["y"] + left["height"] <= slip["y"] + slip["height"]
            if clock:
                expect(person.page.locator(".slip .digits")).to_have_text("0:45")
            if "challenge" in actions:
                button = person.page.locator(".slip .go .btn").bounding_box()
                assert button is not None
                assert button["y"] >= slip["y"]
            assert person.page.evaluate(PAGE) == size[0]
            person.close()
