"""Every screen in both themes, on a laptop and a phone, in all languages: screenshots/<language>/<theme>-<screen>.png.

Run it with `make screenshots`, and look at what it wrote beside the mock-ups. `--languages pl it` takes only these.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.people import Person, chromium  # noqa: E402
from tests.serving import Server, serving  # noqa: E402

LOCALES = {"it": "it-IT", "ca": "ca-ES", "pt": "pt-BR", "pl": "pl-PL", "en": "en-GB"}
CLUES = {
    "it": ("viaggio", "inverno", "avventura", "silenzio", "colore"),
    "ca": ("viatge", "hivern", "aventura", "silenci", "color"),
    "pt": ("viagem", "inverno", "aventura", "silêncio", "cor"),
    "pl": ("podróż", "zima", "przygoda", "cisza", "kolor"),
    "en": ("journey", "winter", "adventure", "silence", "colour"),
}


class Album:
    def __init__(self, folder: Path, theme: str) -> None:
        self._folder = folder
        self._theme = theme
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, person: Person, name: str) -> None:
        person.page.wait_for_timeout(500)
        person.page.screenshot(path=self._folder / f"{self._theme}-{name}.png")


def evening(browser: Browser, server: Server, language: str, theme: str, folder: Path) -> None:
    """One game, looked at from every seat."""
    album = Album(folder, theme)
    locale, dark = LOCALES[language], theme == "dark"
    host = Person(browser, locale=locale, dark=dark)
    host.page.goto(server.url)
    host.screen("home")
    album.take(host, "home")
    link = host.open_table(server.url)
    phone_home = Person(browser, locale=locale, dark=dark, phone=True)
    phone_home.page.goto(server.url)
    phone_home.screen("home")
    album.take(phone_home, "phone-home")
    red, blue = (Person(browser, locale=locale, dark=dark) for _ in range(2))
    phone = Person(browser, locale=locale, dark=dark, phone=True)
    for person in (red, blue, phone):
        person.come(link)
    album.take(host, "lobby-empty")
    red.sit("red", "spymaster")
    blue.sit("blue", "spymaster")
    phone.sit("blue", "operative")
    album.take(host, "lobby")
    album.take(phone, "phone-lobby")
    _own_deck(album, host)
    host.deal()
    for person in (host, red, blue, phone):
        person.screen("table")
    album.take(host, "dealt")
    lying = {word.casefold() for word in host.page.locator(".card .w").all_inner_texts()}
    clues = [clue for clue in CLUES[language] if clue not in lying]
    for turn, clue in enumerate(clues[:3]):
        _turn(album, clue, turn, {"red": (red, host), "blue": (blue, phone)})
    album.take(host, "table")
    album.take(phone, "phone-table")
    album.take(red, "spymaster")
    for person in (red, blue):
        person.page.set_viewport_size({"width": 390, "height": 844})
        album.take(person, f"phone-spymaster-{'red' if person is red else 'blue'}")
        person.page.set_viewport_size({"width": 1440, "height": 900})
    _end(album, host, phone, blue)
    host.page.goto(f"{server.url}/rules")
    album.take(host, "rules")
    for person in (host, red, blue, phone, phone_home):
        person.context.close()


def _own_deck(album: Album, host: Person) -> None:
    """The dialog with three cards and a fault, and what the lobby says of it; then our own deck again."""
    host.page.locator(".deckrow > .btn").click()
    host.page.locator(".deckform textarea").fill("uno\ndos\ntrês\nuno")
    host.page.locator(".deckform .btn.main").click()
    host.page.locator(".faults li").wait_for()
    album.take(host, "own-deck")
    host.page.set_viewport_size({"width": 390, "height": 844})
    album.take(host, "phone-own-deck")
    host.page.set_viewport_size({"width": 1440, "height": 900})
    host.page.keyboard.press("Escape")
    album.take(host, "lobby-own-deck")
    host.page.locator(".deckrow > .btn").click()
    host.page.locator(".deckform .seg").last.locator("label").last.click()
    host.page.keyboard.press("Escape")
    host.page.locator(".deckrow > .btn:not(.main)").wait_for()


def _turn(album: Album, clue: str, turn: int, teams: dict[str, tuple[Person, Person]]) -> None:
    team = _on_turn(teams)
    spymaster, operative = teams[team]
    own = spymaster.own_cards(team)
    spymaster.page.locator(".entry .word").fill(clue)
    album.take(spymaster, f"clue-{turn}")
    spymaster.give_clue(clue, 2)
    operative.page.locator(".slip .clue").wait_for()
    operative.touch(own[0])
    operative.page.locator(f'[data-card="{own[0]}"].cov').wait_for()
    operative.page.locator(f'[data-card="{own[1]}"]').click()
    album.take(operative, f"guess-{turn}")
    if turn < 2:
        operative.end_turn()
        spymaster.page.locator(".entry .word").wait_for(state="detached")


def _end(album: Album, host: Person, phone: Person, blue: Person) -> None:
    """The assassin, touched by whoever has the turn."""
    assassin = int(blue.page.locator(".card.key.ass").get_attribute("data-card") or -1)
    guesser = host if host.page.locator("button.stop:not([disabled])").count() else phone
    guesser.touch(assassin)
    for person, name in ((host, "end"), (phone, "phone-end")):
        person.screen("end")
        album.take(person, name)


def _on_turn(teams: dict[str, tuple[Person, Person]]) -> str:
    """The team whose clue is due: its spymaster has somewhere to write it."""
    for _ in range(100):
        for name, (spymaster, _) in teams.items():
            if spymaster.page.locator(".entry .word").count():
                return name
        next(iter(teams.values()))[0].page.wait_for_timeout(100)
    raise TimeoutError("no clue is due")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="+", choices=sorted(LOCALES), default=sorted(LOCALES))
    parser.add_argument("--themes", nargs="+", choices=["light", "dark"], default=["light", "dark"])
    parser.add_argument("--to", type=Path, default=ROOT / "screenshots")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        for language in options.languages:
            for theme in options.themes:
                evening(browser, server, language, theme, options.to / language)
                print(f"{options.to}/{language}/{theme}-*.png")


if __name__ == "__main__":
    main()
