"""The page's icons as PNG, from web/public/icons/icon.svg: run it after a change of the mark, and commit what it wrote.

Maskable icons and Apple's fill their square to the edge; the mark stays within the middle, which no mask cuts.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.people import chromium  # noqa: E402

ICONS = ROOT / "web" / "public" / "icons"


def full_bleed(svg: str) -> str:
    """The same mark on a square without corners, drawn at four fifths."""
    corners = ' rx="96"'
    assert corners in svg
    start, mark = svg.replace(corners, "").removesuffix("</svg>\n").split("/>", 1)
    return f'{start}/><g transform="translate(51 51) scale(.8)">{mark}</g></svg>'


def paint(browser: Browser, svg: str, size: int, name: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}")
    page.screenshot(path=ICONS / name, omit_background=True)
    page.close()


def main() -> None:
    svg = (ICONS / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        for size in (192, 512):
            paint(browser, svg, size, f"icon-{size}.png")
        paint(browser, full_bleed(svg), 512, "maskable-512.png")
        paint(browser, full_bleed(svg), 180, "icon-180.png")


if __name__ == "__main__":
    main()
