"""Firefox by WebDriver BiDi and WebKitGTK by WebDriver, with nothing but what Debian has: firefox-esr, webkit2gtk-driver."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.browser.hands import LAPTOP, PHONE, WATCH, Hands
from tests.serving import free_port
from websockets.asyncio.client import ClientConnection, connect

KEYS: Final = {"Enter": "\ue007", "Tab": "\ue004", "Space": " "}
LISTEN: Final = """
  if (!window.heard) {
    window.heard = [];
    addEventListener("error", ({ message }) => heard.push("error: " + message));
    addEventListener("unhandledrejection", ({ reason }) => heard.push("error: " + reason));
    for (const level of ["error", "warn"]) {
      const say = console[level];
      console[level] = (...said) => { heard.push(level + ": " + said.join(" ")); say.apply(console, said); };
    }
  }
"""
"""WebKit's driver does not hand the console out."""
PREFERENCES: Final = {
    "remote.active-protocols": 1,
    "app.update.enabled": False,
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage": "about:blank",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    # Each player's window counts as the one in front.
    "focusmanager.testmode": True,
    "dom.min_background_timeout_value": 4,
    "dom.timeout.enable_budget_timer_throttling": False,
    "widget.windows.window_occlusion_tracking.enabled": False,
}


class NotHere(Exception):
    """The browser is not installed, and cannot be."""


def started(command: list[str], **more: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)


def with_preferences(profile: str) -> None:
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    Path(profile, "user.js").write_text("\n".join(lines), encoding="utf-8")


def installed(*names: str) -> list[str]:
    """The paths of programs; NotHere if one is missing."""
    found = [shutil.which(name) for name in names]
    missing = [name for name, path in zip(names, found, strict=True) if path is None]
    if missing:
        raise NotHere(", ".join(missing))
    return [path for path in found if path]


def pointer(kind: str, *actions: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": list(actions)}]


def move(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}


DOWN: Final = {"type": "pointerDown", "button": 0}
UP: Final = {"type": "pointerUp", "button": 0}


def strokes(keys: str, *, down: bool = True, up: bool = True) -> list[dict[str, Any]]:
    """Keys, pressed one after the other."""
    wanted = [name for name, is_wanted in (("keyDown", down), ("keyUp", up)) if is_wanted]
    return [{"type": "key", "id": "keys", "actions": [{"type": name, "value": key} for key in keys for name in wanted]}]


# --- Firefox ---------------------------------------------------------------------------------------------------------


@dataclass
class Bidi:
    """One line to a browser; answers find their questions by number."""

    socket: ClientConnection
    _number: int = 0
    _waiting: dict[int, asyncio.Future[Any]] = field(default_factory=dict)
    tabs: dict[str, Firefox] = field(default_factory=dict)

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                tab = self.tabs.get(entry["source"].get("context", ""))
                if tab and entry["level"] in {"error", "warn"}:
                    tab.complaints.append(f"{entry['level']}: {entry['text']}")
            elif future := self._waiting.pop(message.get("id", 0), None):
                if message["type"] == "error":
                    future.set_exception(RuntimeError(f"{message['error']}: {message['message']}"))
                else:
                    future.set_result(message["result"])

    async def ask(self, method: str, **params: Any) -> Any:
        self._number += 1
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[self._number] = future
        await self.socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        return await future


@dataclass
class Firefox:
    """A window of Firefox with a store of its own."""

    bidi: Bidi
    tab: str
    kind: str
    complaints: list[str] = field(default_factory=list)

    async def goto(self, url: str) -> None:
        await self.bidi.ask("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    async def evaluate(self, script: str, argument: Any = None) -> Any:
        answer = await self.bidi.ask(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify([await ({script})(JSON.parse(given))])",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self.tab},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])[0]

    async def _act(self, actions: list[dict[str, Any]]) -> None:
        await self.bidi.ask("input.performActions", context=self.tab, actions=actions)

    async def tap(self, x: float, y: float) -> None:
        await self._act(pointer(self.kind, move(x, y), DOWN, {"type": "pause", "duration": 40}, UP))

    async def press(self, x: float, y: float) -> None:
        await self._act(pointer(self.kind, move(x, y), DOWN))

    async def release(self) -> None:
        await self._act(pointer(self.kind, UP))

    async def type(self, text: str) -> None:
        await self._act(strokes(text))

    async def key(self, name: str, *, hold: bool = False, release: bool = False) -> None:
        await self._act(strokes(KEYS[name], down=not release, up=not hold))

    async def listen(self) -> None:
        """What the console says comes by itself."""

    async def picture(self, path: Path) -> None:
        shot = await self.bidi.ask("browsingContext.captureScreenshot", context=self.tab)
        await asyncio.to_thread(path.write_bytes, base64.b64decode(shot["data"]))

    async def close(self) -> None:
        await self.bidi.ask("browsingContext.close", context=self.tab)


@dataclass(frozen=True)
class InFirefox:
    bidi: Bidi

    async def hands(self, *, finger: bool, locale: str) -> Hands:
        mine = (await self.bidi.ask("browser.createUserContext"))["userContext"]
        tab = (await self.bidi.ask("browsingContext.create", type="window", userContext=mine))["context"]
        width, height = PHONE if finger else LAPTOP
        await self.bidi.ask("browsingContext.setViewport", context=tab, viewport={"width": width, "height": height})
        with contextlib.suppress(RuntimeError):  # older ones speak the profile's language
            await self.bidi.ask("emulation.setLocaleOverride", contexts=[tab], locale=locale)
        hands = Firefox(self.bidi, tab, "touch" if finger else "mouse")
        self.bidi.tabs[tab] = hands
        return hands


@contextlib.asynccontextmanager
async def firefox() -> AsyncIterator[InFirefox]:
    """A headless Firefox that has just been installed."""
    (program,) = installed("firefox-esr")
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        with_preferences(profile)
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", str(port)]
        running = started([*command, "about:blank"], env={**os.environ, "HOME": profile})
        try:
            socket = await reach(f"ws://127.0.0.1:{port}/session")
            bidi = Bidi(socket)
            listening = asyncio.create_task(bidi.listen())
            await bidi.ask("session.new", capabilities={})
            await bidi.ask("session.subscribe", events=["log.entryAdded"])
            await bidi.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {WATCH} }}")
            yield InFirefox(bidi)
            listening.cancel()
            await socket.close()
        finally:
            running.terminate()
            running.wait(timeout=30)


async def reach(address: str, seconds: float = 60) -> ClientConnection:
    """Connect as soon as somebody listens there."""
    until = asyncio.get_running_loop().time() + seconds
    while True:
        try:
            return await connect(address, max_size=None, ping_interval=None)
        except OSError:
            if asyncio.get_running_loop().time() > until:
                raise
            await asyncio.sleep(0.2)


# --- WebKit ----------------------------------------------------------------------------------------------------------


@dataclass
class WebKit:
    """A window of WebKitGTK with a driver of its own, since a driver has one session."""

    address: str
    driver: subprocess.Popen[bytes]
    session: str = ""
    complaints: list[str] = field(default_factory=list)

    async def send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = urllib.request.Request(self.address + path, data, method=method)

        def answer() -> Any:
            try:
                with urllib.request.urlopen(request, timeout=120) as answer:
                    return json.load(answer)["value"]
            except urllib.error.HTTPError as error:
                raise RuntimeError(error.read().decode()) from None

        return await asyncio.to_thread(answer)

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        return await self.send(method, f"/session/{self.session}{path}", body)

    async def goto(self, url: str) -> None:
        await self.ask("POST", "/url", url=url)
        await self.ask("POST", "/execute/sync", script=LISTEN + WATCH, args=[])

    async def evaluate(self, script: str, argument: Any = None) -> Any:
        asked = (
            "const done = arguments[1]; Promise.resolve().then(() => "
            f"({script})(JSON.parse(arguments[0]))).then((it) => done(JSON.stringify([it])), (no) => done('!' + no))"
        )
        answer = await self.ask("POST", "/execute/async", script=asked, args=[json.dumps(argument)])
        if answer.startswith("!"):
            raise RuntimeError(answer)
        return json.loads(answer)[0]

    async def _act(self, actions: list[dict[str, Any]]) -> None:
        await self.ask("POST", "/actions", actions=actions)

    async def tap(self, x: float, y: float) -> None:
        await self._act(pointer("mouse", move(x, y), DOWN, {"type": "pause", "duration": 40}, UP))

    async def press(self, x: float, y: float) -> None:
        await self._act(pointer("mouse", move(x, y), DOWN))

    async def release(self) -> None:
        await self._act(pointer("mouse", UP))

    async def type(self, text: str) -> None:
        await self._act(strokes(text))

    async def key(self, name: str, *, hold: bool = False, release: bool = False) -> None:
        await self._act(strokes(KEYS[name], down=not release, up=not hold))

    async def listen(self) -> None:
        self.complaints += await self.evaluate("() => window.heard.splice(0)")

    async def picture(self, path: Path) -> None:
        await asyncio.to_thread(path.write_bytes, base64.b64decode(await self.ask("GET", "/screenshot")))

    async def close(self) -> None:
        with contextlib.suppress(RuntimeError, OSError):
            await self.send("DELETE", f"/session/{self.session}")
        self.driver.terminate()
        await asyncio.to_thread(self.driver.wait, 30)


@dataclass(frozen=True)
class InWebKit:
    """`old` is WPE 2.38, which is as old as Safari 16; its screen has one size."""

    environment: dict[str, str]
    old: bool = False

    def _options(self, *, finger: bool, locale: str) -> dict[str, Any]:
        if self.old:
            return {"wpe:browserOptions": {"binary": "/usr/bin/cog", "args": ["--automation", "--platform=headless"]}}
        width, height = PHONE if finger else LAPTOP
        window = str(Path(__file__).with_name("webkit_window.py"))
        options = {"binary": "/usr/bin/python3", "args": [window, str(width), str(height), locale]}
        return {"webkitgtk:browserOptions": options}

    async def hands(self, *, finger: bool, locale: str) -> Hands:
        port = free_port()
        command = ["WPEWebDriver" if self.old else "WebKitWebDriver", f"--port={port}"]
        hands = WebKit(f"http://127.0.0.1:{port}", started(command, env=self.environment))
        wanted = {**self._options(finger=finger, locale=locale), "timeouts": {"script": 90_000}}
        for _ in range(100):
            try:
                made = await hands.send("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
                break
            except OSError:
                await asyncio.sleep(0.1)
        else:
            raise RuntimeError("WebKit's driver does not answer")
        hands.session = made["sessionId"]
        return hands


@contextlib.asynccontextmanager
async def old_webkit() -> AsyncIterator[InWebKit]:
    """WPE WebKit without a screen."""
    installed("WPEWebDriver", "cog")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as runtime:
        yield InWebKit({**os.environ, "XDG_RUNTIME_DIR": runtime, "LIBGL_ALWAYS_SOFTWARE": "1"}, old=True)


@contextlib.asynccontextmanager
async def webkit() -> AsyncIterator[InWebKit]:
    """WebKitGTK on a screen that nobody sees."""
    installed("WebKitWebDriver", "Xvfb")
    read, write = os.pipe()
    screen = started(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
        pass_fds=[write],
    )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            number = (await asyncio.to_thread(told.readline)).strip()
        environment = {
            **os.environ,
            "DISPLAY": f":{number}",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "NO_AT_BRIDGE": "1",
        }
        # As root in a container the sandbox of WebKit cannot be set up.
        environment |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GDK_BACKEND": "x11"}
        yield InWebKit(environment)
    finally:
        screen.terminate()
        screen.wait(timeout=30)
