"""Every screen in every language and size, without play: nothing is wider than its screen, broken inside a word, covered or dead.

The table is driven over the protocol. One page walks from screen to screen and is resized there.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Page, async_playwright
from tests.browser.apart import apart
from tests.browser.people import FLAGS, STILL, chromium_path
from tests.serving import Server, serving

from cryptonym.client import Player, connect, open_table
from cryptonym.messages import LANGUAGES, LOCALES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

WALK: Final = Path(__file__).with_name("walk.js").read_text(encoding="utf-8")
SIZES: Final = {
    "laptop": (1280, 800),
    "larger laptop": (1440, 900),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small phone": (320, 568),
    "phone on its side": (844, 390),
    "phone with its keyboard": (390, 500),
}
TELEVISIONS: Final = {"television": (1280, 720), "larger television": (1920, 1080)}
CLUES: Final = {"en": "thunder", "it": "tuono", "ca": "tempesta", "pt": "trovão", "pl": "grzmot"}
SLOW_BOTS: Final = ("--bot-seconds", "60", "--most-openings-a-minute", "6000")


@dataclass
class Walk:
    page: Page
    server: Server
    language: str
    found: list[str] = field(default_factory=list)

    async def look(
        self, name: str, sizes: dict[str, tuple[int, int]] = SIZES, *, board: bool = False, shows: str = "[data-screen]"
    ) -> None:
        """Look at the screen in every size. `board`: all of it has to be in sight. `shows`: what has to be there too."""
        for size, (width, height) in sizes.items():
            await self.page.set_viewport_size({"width": width, "height": height})
            await self.page.evaluate("document.fonts.ready")
            with contextlib.suppress(Exception):
                await self.page.wait_for_function(STILL, timeout=3_000)
            wrong = await self.page.evaluate(WALK, {"words": True, "board": board})
            if not await self.page.locator(shows).first.is_visible():
                wrong.append(f"{shows} is not there")
            self.found += [f"{self.language}, {name}, {size} {width}x{height}: {one}" for one in wrong]
        width, height = next(iter(sizes.values()))
        await self.page.set_viewport_size({"width": width, "height": height})

    async def go(self, path: str, ready: str) -> None:
        await self.page.goto(self.server.url + path)
        await self.page.locator(ready).first.wait_for(timeout=20_000)

    async def sit_as(self, player: Player | None, table: str, ready: str) -> None:
        """Come to a table as this player, or as somebody who only watches."""
        script = "([place, token]) => token ? localStorage.setItem(place, token) : localStorage.removeItem(place)"
        await self.page.evaluate(script, [f"cryptonym.token.{table}", player.token if player else None])
        await self.go(f"/t/{table}", ready)


@contextlib.asynccontextmanager
async def people(server: Server, names: dict[str, str], **settings: Any) -> AsyncIterator[dict[str, Player]]:
    """A table with these people on these seats; the first of them is its host."""
    (first, name), *others = names.items()
    token = f"{name}-{id(names)}".ljust(43, "x")
    table, _ = await open_table(server.url, token, name, settings=settings, seat=first)
    async with contextlib.AsyncExitStack() as stack:
        seated = {first: await stack.enter_async_context(connect(server.url, table, token=token))}
        for seat, other in others:
            seated[seat] = await stack.enter_async_context(connect(server.url, table, name=other))
            await seated[seat].sit(seat)  # type: ignore[arg-type]
        yield seated


async def words(walk: Walk) -> None:
    """Two teams, from the lobby to the end, as each of them sees it."""
    seats = {"red-operative": "Giulia", "red-spymaster": "Emma", "blue-spymaster": "Kasia"}
    async with people(walk.server, seats, language=walk.language) as seated:
        host, red, blue = seated.values()
        await walk.sit_as(host, host.table, "[data-screen=lobby]")
        await walk.look("lobby as host")
        await walk.sit_as(red, host.table, "[data-screen=lobby]")
        await walk.look("lobby as guest")
        await walk.sit_as(None, host.table, "[data-screen=lobby]")
        await walk.look("lobby as stranger")
        await walk.go(f"/t/{host.table}?tv", "[data-screen=television]")
        await walk.look("lobby on television", TELEVISIONS)
        async with connect(walk.server.url, host.table, name="Dorota") as last:
            await last.sit("blue-operative")
            await host.deal()
            await host.until(lambda: "game" in host.view_json and host.view_json["game"] is not None)
            game = host.view_json["game"]
            starting, waiting = (red, blue) if game["turn"] == "red" else (blue, red)
            operative = host if game["turn"] == "red" else last
            await walk.sit_as(starting, host.table, ".entry .word")
            await walk.look("spymaster before the clue", board=True)
            await walk.page.locator(".entry .word").fill(game["cards"][0].lower().split("/")[0])
            await walk.page.locator(".ref.loud, .refline.loud").first.wait_for(timeout=30_000)
            await walk.look("spymaster, the referee objects", board=True, shows=".ref.loud, .refline.loud")
            await walk.sit_as(operative, host.table, "[data-screen=table]")
            await walk.look("operative who waits", board=True)
            await starting.give_clue(CLUES[walk.language], 2)
            await operative.until(lambda: "guess" in operative.actions)
            key = starting.view_json["game"]["key"]
            await operative.guess(key.index(game["turn"]))
            await operative.until(lambda: operative.seen == 1)
            await operative.tag(key.index("bystander"))
            await walk.page.locator(".card.mine").wait_for()
            await walk.look("operative with a tag", board=True, shows=".hold, .holdbar")
            await walk.sit_as(waiting, host.table, "[data-screen=table]")
            await walk.look("the other spymaster", board=True)
            await walk.sit_as(None, host.table, "[data-screen=table]")
            await walk.page.locator(".watchbar").wait_for(timeout=10_000)
            await walk.look("watcher", board=True, shows=".watchbar")
            await walk.go(f"/t/{host.table}?tv", "[data-shows=game]")
            await walk.look("game on television", TELEVISIONS, board=True)
            await operative.guess(key.index("assassin"))
            await walk.sit_as(host, host.table, "[data-screen=end]")
            await walk.look("end")
            await walk.go(f"/t/{host.table}?tv", "[data-screen=television]")
            await walk.look("end on television", TELEVISIONS)


async def pictures(walk: Walk) -> None:
    rules = {"mode": "coop", "grid": "5x4"}
    seats = {"red-operative": "Giulia", "red-spymaster": "Emma"}
    async with people(walk.server, seats, language=walk.language, kind="pictures", rules=rules) as seated:
        host, spymaster = seated.values()
        await host.deal()
        await spymaster.until(lambda: "clue" in spymaster.actions)
        await walk.sit_as(spymaster, host.table, ".entry .word")
        await walk.look("spymaster with pictures", board=True)
        await spymaster.give_clue(CLUES[walk.language], 2)
        await host.until(lambda: "guess" in host.actions)
        await walk.sit_as(host, host.table, "[data-screen=table]")
        await host.tag(3)
        await walk.page.locator(".card.mine").wait_for()
        await walk.look("operative with pictures", board=True, shows=".hold, .holdbar")


async def bots(walk: Walk) -> None:
    """Bots that think for a quarter of an hour."""
    token = f"bots-{walk.language}".ljust(43, "x")
    table, _ = await open_table(
        walk.server.url, token, "Giulia", settings={"language": walk.language}, seat="red-operative", bots="steady"
    )
    async with connect(walk.server.url, table, token=token) as host:
        await host.deal()
        await walk.sit_as(host, table, "[data-screen=table]")
        await walk.page.locator(":is(.bar, .dock) button:has(.i-bot)").wait_for(timeout=10_000)
        await walk.look("bots think", board=True, shows=":is(.bar, .dock) button:has(.i-bot)")


async def learn(walk: Walk) -> None:
    """The lesson at each step, as it begins; at the last one with a clue that the referee bars."""
    for step in range(1, 7):
        await walk.page.evaluate("step => localStorage.setItem('cryptonym.learn', JSON.stringify({ step }))", step)
        await walk.go("/learn", f"[data-screen=learn][data-step='{step}']")
        await walk.look(f"learn, step {step}", board=True)
    await walk.page.locator(".entry .word").fill(await walk.page.locator('[data-card="0"] .w').inner_text())
    await walk.look("learn, the referee objects", board=True, shows=".ref.loud, .refline.loud")


async def alone(walk: Walk) -> None:
    """What needs no table."""
    await walk.go("/", "[data-screen=home]")
    await walk.look("home")
    await walk.page.locator(".folder > .seg.wrap ~ .seg.wrap label").nth(3).click()
    await walk.page.locator(".folder .alone").wait_for()
    await walk.look("home, with bots")
    await walk.page.locator(".folder > .seg.wrap ~ .seg.wrap label").nth(0).click()
    await walk.go("/rules", "main h1, main h2")
    await walk.page.locator(".still ol").wait_for()
    await walk.look("rules")
    await learn(walk)
    await walk.go("/key", "[data-screen]")
    await walk.look("key")
    await walk.go("/one", "[data-screen=one-setup] button.big:not([disabled])")
    await walk.look("one phone, settings")
    await walk.page.locator("button.big").click()
    await walk.page.locator("[data-screen]:not([data-screen=one-setup])").wait_for()
    await walk.look("one phone")
    await walk.page.evaluate("localStorage.clear()")


async def walk_through(server: Server, language: str) -> list[str]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        context = await browser.new_context(locale=LOCALES[language], viewport={"width": 1280, "height": 800})
        page = await context.new_page()
        walk = Walk(page, server, language)
        page.on("pageerror", lambda error: walk.found.append(f"{language}: error: {error}"))
        page.on(
            "console",
            lambda said: (
                walk.found.append(f"{language}: {said.type}: {said.text}")
                if said.type in {"error", "warning"}
                else None
            ),
        )
        await alone(walk)
        await words(walk)
        await pictures(walk)
        await bots(walk)
        await browser.close()
    return walk.found


@pytest.fixture(scope="module")
def still_bots(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("walk"), *SLOW_BOTS) as server:
        yield server


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_in_every_size(still_bots: Server, language: str) -> None:
    found = apart(lambda: walk_through(still_bots, language))
    assert found == [], "\n".join(found)
