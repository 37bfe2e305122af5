"""A whole game at full pace in Firefox and in WebKit, the engine of every iPhone."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from tests.browser.apart import apart
from tests.browser.other_browsers import NotHere, firefox, old_webkit, webkit
from tests.browser.random_play import KINDS, Game, Opener
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]
BROWSERS: dict[str, Callable[[], AbstractAsyncContextManager[Opener]]] = {
    "firefox": firefox,
    "webkit": webkit,
    "old_webkit": old_webkit,
}
SOAKED = pytest.mark.slow(part="browsers")
NAMES = ["firefox", pytest.param("webkit", marks=SOAKED), pytest.param("old_webkit", marks=SOAKED)]
COOP = next(kind for kind in KINDS if kind.name == "coop")


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_in(name: str, server: Server, tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(10_000)

    async def script() -> tuple[Game, list[str]]:
        game = Game(
            COOP, seed, server.url, ends_early=name == "firefox"
        )  # it has a share in `make test`, so it is short
        async with BROWSERS[name]() as opener:
            return game, await game.run(opener, tmp_path)

    try:
        game, faults = apart(script)
    except NotHere as missing:
        pytest.skip(f"{missing} is not installed, so {name} was not tested: tools/browsers.sh")
    print(f"{name}: {game}: {game.touches} touches, {game.wrong} of them wrong")
    if name == "old_webkit":  # older than what is built for: it plays, but does not know how wide its screen is
        faults = [fault for fault in faults if "wide:" not in fault]
    assert faults == [], "\n".join(faults)
