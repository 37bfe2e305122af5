"""What the built page weighs, and that it asks nobody else for anything. Needs `make web`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cryptonym.messages import LANGUAGES

STATIC = Path(__file__).parents[1] / "src" / "cryptonym" / "server" / "static"
ASSETS = STATIC / "assets"
LARGEST_TABLE = 60_000
LARGEST_FIRST = 40_000
LARGEST_STYLE = 12_000

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page has not been built: make web")


def weight(names: set[str]) -> int:
    """On the wire, compressed."""
    return sum((ASSETS / f"{name}.gz").stat().st_size for name in names)


def chunk(name: str, kind: str = "js") -> str:
    """The built file of a screen or a language, whatever its hash."""
    found = [file.name for file in ASSETS.glob(f"{name}-????????.{kind}")]
    assert len(found) == 1, f"{name}: {found}"
    return found[0]


def with_imports(names: set[str]) -> set[str]:
    """Files and all that they import at once; what is fetched later is not among them."""
    todo, done = set(names), set[str]()
    while todo:
        name = todo.pop()
        done.add(name)
        code = (ASSETS / name).read_text(encoding="utf-8")
        todo |= set(re.findall(r'(?:import|from)"\./([\w.-]+\.js)"', code)) - done
    return done


def first(kind: str) -> set[str]:
    """What the page itself asks for."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    return set(re.findall(rf'(?:src|href)="/assets/([\w.-]+\.{kind})"', page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_needs_little_code(language: str) -> None:
    table = with_imports(first("js") | {chunk("room"), chunk(language)})
    assert weight(table) <= LARGEST_TABLE, sorted((weight({name}), name) for name in table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_needs_less(language: str) -> None:
    home = with_imports(first("js") | {chunk("home"), chunk(language)})
    assert weight(home) <= LARGEST_FIRST, sorted((weight({name}), name) for name in home)


def styles_of(screen: str) -> set[str]:
    """The style sheets that come with a screen, by the list that the page keeps of them."""
    code = "".join((ASSETS / name).read_text(encoding="utf-8") for name in first("js") if name.startswith("index-"))
    files = re.findall(r'"assets/([\w.-]+)"', code)
    needs = re.search(rf"{re.escape(chunk(screen))}`\).*?__vite__mapDeps\(\[([\d,]*)\]\)", code)
    assert needs, f"nobody asks for {screen}"
    return {files[int(number)] for number in needs[1].split(",") if files[int(number)].endswith(".css")}


def test_the_table_needs_little_style() -> None:
    styles = styles_of("room")
    assert styles
    assert weight(first("css") | styles) <= LARGEST_STYLE


def test_nobody_else_is_asked_for_anything() -> None:
    """Addresses in the built files are names of XML vocabularies, or of nothing at all."""
    harmless = re.compile(r"https?://(www\.w3\.org/|127\.0\.0\.1\b|localhost\b|`|\$\{)")
    for file in [*STATIC.glob("*.*"), *ASSETS.glob("*.*")]:
        if file.suffix not in {".html", ".js", ".css", ".webmanifest", ".svg"}:
            continue
        text = file.read_text(encoding="utf-8")
        others = [
            found.group(0) for found in re.finditer(r"https?://[^\s\"'`)]*", text) if not harmless.match(found.group(0))
        ]
        assert others == [], file.name
        assert not re.search(r'(?:src|href)="//|url\(["\']?//|@import', text), file.name


def test_every_file_that_can_be_compressed_is() -> None:
    for file in ASSETS.iterdir():
        if file.suffix in {".js", ".css", ".svg"}:
            assert (ASSETS / f"{file.name}.gz").is_file(), file.name


def test_what_others_wrote_is_shipped_with_its_licence() -> None:
    texts = {file.stem: file.read_text(encoding="utf-8") for file in (STATIC / "licences").glob("*.txt")}
    assert "Permission is hereby granted" in texts["preact"]
    assert "Apache License" in texts["fluent-bundle"]
    for font in ("fontsource-variable-archivo", "fontsource-variable-besley", "fontsource-courier-prime"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in texts[font]
        assert texts[font].startswith("Copyright ")
