"""The images that messengers show of a link, a language and kind each: web/public/previews/<kind>-<language>.png.

Run it after a change of what they say or of how cards look, and commit what it wrote. An image holds the hash of what it was drawn from, so
that a test without a browser sees one that is old; `--check` draws them again and compares.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import html
import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageStat, PngImagePlugin
from playwright.sync_api import Browser

from cryptonym.languages import LANGUAGES
from cryptonym.messages import LANGUAGES as SPOKEN
from cryptonym.messages import Messages
from cryptonym.server.http.previews import HEIGHT, WIDTH, capital

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser.people import chromium  # noqa: E402

OUT: Final = ROOT / "web" / "public" / "previews"
STYLES: Final = ROOT / "web" / "src" / "styles"
DRAWINGS: Final = ROOT / "src" / "cryptonym" / "decks" / "pictures" / "svg"
SUBJECTS: Final = ("home", "words", "pictures", "mixed", "puzzle", "review")
COLOURS: Final = 192
MOST_APART: Final = 2.5
"""Of 255, on average over an image: other versions of the browser draw letters a little otherwise."""
TILTS: Final = (
    "left:690px;top:66px;rotate:-6deg",
    "left:915px;top:182px;rotate:5deg",
    "left:700px;top:300px;rotate:3deg",
    "left:902px;top:424px;rotate:-4deg",
)
TILTED: Final = (
    "left:690px;top:40px;rotate:-6deg",
    "left:930px;top:88px;rotate:5deg",
    "left:672px;top:306px;rotate:4deg",
    "left:912px;top:350px;rotate:-4deg",
)
PLACES: Final = ("B2", "D4", "A5", "C3")
PICTURES: Final = ("whale-island", "umbrella-jellyfish", "snail-castle", "cat-moon")
FOUND: Final = {1: "red", 4: "red", 7: "by", 9: "red"}
"""What lies on the puzzle's sixteen cards."""
CHANCES: Final = (46, 50, 55, 61, 56, 50, 57, 64, 47, 38, 30, 22, 29, 38, 26, 44, 58, 76, 100)
"""The course of some game, by red's chance after each touch."""


def word_card(word: str, place: int, team: str | None) -> str:
    kind, emblem = (f"card {team} cov", f'<i class="em {team}"></i>') if team else ("card", "")
    em = 0.71 * len(word)
    return (
        f'<div class="{kind}" style="{TILTS[place]};--em:{em:.2f};--eml:{em:.2f};--emn:{em:.2f};--st:100">'
        f'<span class="at">{PLACES[place]}</span><b class="w">{word}</b>{emblem}</div>'
    )


def picture_card(name: str, place: int) -> str:
    drawing = (DRAWINGS / f"{name}.svg").as_uri()
    return f'<div class="card pic" style="{TILTED[place]}"><img src="{drawing}" alt=""><span class="at">{PLACES[place]}</span></div>'


def art(subject: str, words: list[str]) -> str:
    """What stands beside the headline."""
    if subject == "puzzle":
        cells = (
            f'<i class="cell {FOUND[i]}"><i class="em {FOUND[i]}"></i></i>' if i in FOUND else '<i class="cell"></i>'
            for i in range(16)
        )
        return f'<div class="grid">{"".join(cells)}</div>'
    if subject == "review":
        step = WIDTH / len(CHANCES)
        cut = [(x * step, 230 - chance * 2.3) for i, chance in enumerate(CHANCES) for x in (i, i + 1)]
        shape = ",".join(f"{x:.0f}px {y:.0f}px" for x, y in [*cut, (WIDTH, 230), (0, 230)])
        line = " ".join(f"{x:.0f},{y:.0f}" for x, y in cut)
        return (
            f'<div class="field"><i style="--cut:polygon({shape})"></i><svg width="{WIDTH}" height="230">'
            f'<polyline points="{line}" fill="none" stroke="#fcf8ec" stroke-width="3" stroke-linejoin="round"/></svg></div>'
        )
    teams = (None, "red", None, "blue")
    if subject == "pictures":
        cards = [picture_card(name, place) for place, name in enumerate(PICTURES)]
    elif subject == "home":
        cards = [word_card(words[place], place, teams[place]) for place in (1, 3)]
    else:
        cards = [word_card(words[place], place, teams[place]) for place in range(4)]
    if subject == "mixed":
        beside = cards[2].replace("left:700px", "left:640px")
        cards = [picture_card(PICTURES[0], 0), cards[1], beside, picture_card(PICTURES[3], 3)]
    return f'<div class="art"><i class="loz"></i><i class="disc"></i></div><div class="cards">{"".join(cards)}</div>'


def source(subject: str, language: str) -> str:
    """The image as a page without its styles."""
    t = Messages(language).format
    words = t("home-art").split()
    head, first, second = {
        "home": ("home-head", "home-free", "home-bots"),
        "puzzle": ("puzzle", "puzzle-time", "puzzle-same"),
        "review": ("review", "review-clues", "review-tip"),
    }.get(subject, ("table", subject, "now"))
    said = [html.escape(t(f"preview-{name}")) for name in (head, first, second)]
    tongue = html.escape(capital(LANGUAGES[language].name))
    headline = said[0] if subject != "home" else said[0].replace(". ", ".<br>")
    small = " small" if subject in ("home", "puzzle") else ""
    return (
        f'<body class="{subject}">{art(subject, [words[0], words[1], words[2], words[4]])}<div class="says{small}">'
        f'<span class="brand"><i class="mark"></i>Cryptonym</span><h1>{headline}</h1>'
        f'<p>{tongue}<i class="em red"></i>{said[1]}<i class="em blue"></i>{said[2]}</p></div></body>'
    )


def hash_of(subject: str, language: str) -> str:
    """Of all that the image is drawn from, but for the page's own style sheets."""
    sheet = (Path(__file__).parent / "preview.css").read_text(encoding="utf-8")
    parts = [source(subject, language).replace(DRAWINGS.as_uri(), ""), sheet]
    if subject in ("pictures", "mixed"):
        parts += [(DRAWINGS / f"{name}.svg").read_text(encoding="utf-8") for name in PICTURES]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


@functools.cache
def styles() -> str:
    sheets = [STYLES / f"{name}.css" for name in ("tokens", "fonts", "base", "card")]
    return "".join(
        f'<link rel="stylesheet" href="{sheet.as_uri()}">' for sheet in [*sheets, Path(__file__).parent / "preview.css"]
    )


def drawn(browser: Browser, subject: str, language: str, folder: Path) -> Image.Image:
    """The image as the browser draws it."""
    told = folder / f"{subject}-{language}.html"
    start = f'<!doctype html><html lang="{LANGUAGES[language].tag}" data-theme="light"><meta charset="utf-8">'
    told.write_text(start + styles() + source(subject, language), encoding="utf-8")
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
    page.goto(told.as_uri())
    page.evaluate("document.fonts.ready")
    outside = page.evaluate(
        """() => [...document.querySelectorAll('.says h1, .says p')].filter((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          const { right, top, bottom } = words.getBoundingClientRect();
          const beside = [...document.querySelectorAll('.card, .cell')].map((card) => card.getBoundingClientRect());
          return right > 1136 || beside.some((card) => card.left < right + 8 && card.top < bottom && card.bottom > top);
        }).map((one) => one.textContent)"""
    )
    assert not outside, f"{subject}-{language}: {outside} does not fit"
    shot = page.screenshot()
    page.close()
    return Image.open(io.BytesIO(shot)).convert("RGB")


def save(image: Image.Image, subject: str, language: str) -> None:
    kept = PngImagePlugin.PngInfo()
    kept.add_text("Source", hash_of(subject, language))
    small = image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(OUT / f"{subject}-{language}.png", optimize=True, pnginfo=kept)


def apart(image: Image.Image, subject: str, language: str) -> float:
    """How far what is drawn now is from what is shipped, on average (0 to 255)."""
    with Image.open(OUT / f"{subject}-{language}.png") as shipped:
        mean = ImageStat.Stat(ImageChops.difference(image, shipped.convert("RGB"))).mean
        return sum(mean) / len(mean)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where an image would look otherwise")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="such as words-pl")
    options = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        for language in SPOKEN:
            for subject in SUBJECTS:
                if options.only and f"{subject}-{language}" not in options.only:
                    continue
                image = drawn(browser, subject, language, Path(folder))
                if options.check:
                    assert apart(image, subject, language) < MOST_APART, f"{subject}-{language} would look otherwise"
                else:
                    save(image, subject, language)


if __name__ == "__main__":
    main()
