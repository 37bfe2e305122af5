"""What a player needs of a browser: look, tap, hold, type. One class for each way of driving a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Protocol

from playwright.async_api import Browser, BrowserContext, CDPSession, ConsoleMessage, Page

WATCH: Final = Path(__file__).with_name("watch.js").read_text(encoding="utf-8")
LAPTOP: Final = (1280, 800)
PHONE: Final = (390, 844)


class Hands(Protocol):
    """A page that somebody looks at, and the hands on it."""

    complaints: list[str]
    """What the console said against the page, and errors nobody caught."""

    async def goto(self, url: str) -> None: ...
    async def evaluate(self, script: str, argument: Any = None) -> Any:
        """Calls a JavaScript function with one argument, and awaits its result."""

    async def tap(self, x: float, y: float) -> None: ...
    async def press(self, x: float, y: float) -> None: ...
    async def release(self) -> None: ...
    async def type(self, text: str) -> None: ...
    async def key(self, name: str, *, hold: bool = False, release: bool = False) -> None:
        """Presses a key; `hold` leaves it down, `release` lifts it."""

    async def listen(self) -> None:
        """Fetches complaints that do not come by themselves."""

    async def picture(self, path: Path) -> None: ...
    async def close(self) -> None: ...


class Chromium:
    """A page of Chromium. On a phone every press is a real touch."""

    def __init__(self, context: BrowserContext, page: Page, devtools: CDPSession | None) -> None:
        self.page = page
        self.complaints: list[str] = []
        self._context = context
        self._devtools = devtools
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._hear)

    @staticmethod
    async def open(browser: Browser, *, size: tuple[int, int], locale: str, finger: bool = False) -> Chromium:
        """A page with nothing switched off: motion, delays and settings are what a new player has."""
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=locale, has_touch=finger, is_mobile=finger
        )
        await context.add_init_script(WATCH)
        page = await context.new_page()
        return Chromium(context, page, await context.new_cdp_session(page) if finger else None)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in {"error", "warning"}:
            self.complaints.append(f"{said.type}: {said.text}")

    async def goto(self, url: str) -> None:
        await self.page.goto(url)

    async def evaluate(self, script: str, argument: Any = None) -> Any:
        return await self.page.evaluate(script, argument)

    async def tap(self, x: float, y: float) -> None:
        if self._devtools:
            await self.page.touchscreen.tap(x, y)
        else:
            await self.page.mouse.click(x, y)

    async def press(self, x: float, y: float) -> None:
        if self._devtools:
            finger = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
            await self._devtools.send("Input.dispatchTouchEvent", finger)
        else:
            await self.page.mouse.move(x, y)
            await self.page.mouse.down()

    async def release(self) -> None:
        if self._devtools:
            await self._devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            await self.page.mouse.up()

    async def type(self, text: str) -> None:
        await self.page.keyboard.type(text, delay=20)

    async def key(self, name: str, *, hold: bool = False, release: bool = False) -> None:
        if hold:
            await self.page.keyboard.down(name)
        elif release:
            await self.page.keyboard.up(name)
        else:
            await self.page.keyboard.press(name)

    async def listen(self) -> None:
        """They come by themselves."""

    async def picture(self, path: Path) -> None:
        await self.page.screenshot(path=path)

    async def close(self) -> None:
        await self._context.close()
