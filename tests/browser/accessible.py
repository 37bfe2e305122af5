"""What axe has to say against a screen, by day and by night."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from tests.browser.people import STILL

SCRIPT: Final[str] = Axe().axe_script
BY_COLOUR: Final = ("color-contrast", "link-in-text-block")
"""The rules for which a theme makes a difference: it changes colours and nothing else."""
BESIDES: Final = ("label-content-name-mismatch",)
"""What axe does not look for by itself: a voice that says what is written on a button must find it."""
BRIEFLY: Final = (
    "(r) => r.violations.map(({ id, nodes }) => id + ' at ' + JSON.stringify(nodes.slice(0, 6).map((n) => n.target)))"
)


def run(page: Page, rules: Sequence[str] | None = None) -> list[str]:
    """The violations, each with the places it was found at. Motion is waited for: what fades in has less contrast meanwhile."""
    page.wait_for_function(STILL, timeout=20_000)
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules is not None:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found: list[str] = page.evaluate(f"axe.run(document, {json.dumps(options)}).then({BRIEFLY})")
    return found


def findings(page: Page, screen: str) -> list[str]:
    """All that is wrong with a screen in its own theme, and what is wrong with the colours of the other."""
    found = [f"{screen}: {one}" for one in (*run(page), *run(page, BESIDES))]
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    own, other = _theme(dark), _theme(not dark)
    page.emulate_media(color_scheme=other)
    found += [f"{screen}, {other}: {one}" for one in run(page, BY_COLOUR)]
    page.emulate_media(color_scheme=own)
    return found


def _theme(dark: bool) -> Literal["dark", "light"]:
    return "dark" if dark else "light"
