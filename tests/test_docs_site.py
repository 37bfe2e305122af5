"""The site of the manual is built from our pages as they are, leads nowhere into nothing, and asks no other host for anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.docs import links, pictures, site

pytestmark = pytest.mark.xdist_group("docs")  # built once


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    assert site.build(folder) == []
    return folder


def test_every_page_is_on_the_site_and_in_its_menu(built: Path) -> None:
    wanted = {str(Path(place).with_suffix(".html")) for place in site.places().values()}
    assert {str(file.relative_to(built)) for file in built.rglob("*.html")} == wanted | {"search.html"}
    menu = (built / "index.html").read_text(encoding="utf-8")
    for page in (
        "players",
        "hosts",
        "bot-authors",
        "contributors",
        "manual/protocol",
        "manual/messages",
        "manual/http",
    ):
        assert f'href="{page}.html"' in menu


def test_every_page_has_its_place_in_the_menu() -> None:
    named = {f"{name}.md" for names in site.NAVIGATION.values() for name in names}
    without = {place for place in site.places().values() if not place.startswith("adr/")} - named - {"index.md"}
    assert without == set(), "tools/docs/site.py, NAVIGATION"


def test_files_that_readers_want_go_along_and_marks_for_tests_do_not(built: Path) -> None:
    copied = {file.name for file in (built / "_downloads").rglob("*") if file.is_file()}
    assert {"random_bot.py", "random_bot.ts", "compose.yaml", "Containerfile", "cryptonym.service"} <= copied
    pages = [file.read_text(encoding="utf-8") for file in built.rglob("*.html")]
    assert not any("<!-- notice" in page or "end of settings" in page for page in pages)
    assert "compose.yaml" in "".join(pages)


def test_the_reference_is_found_by_searching(built: Path) -> None:
    index = (built / "searchindex.js").read_text(encoding="utf-8")
    for word in ("give_clu", "watcher", "spymast"):
        assert re.search(rf'"?{word}"?:', index), word


def test_code_keeps_its_links_and_comments(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```\n<!-- a -->\n[a](gone.md)\n```\n`[b](gone.md)`\n<!-- c -->\n", encoding="utf-8")
    assert site.led(page, {page: "page.md"}, tmp_path) == "```\n<!-- a -->\n[a](gone.md)\n```\n`[b](gone.md)`\n"


@pytest.mark.parametrize(
    "line",
    [
        '<script src="https://example.net/a.js"></script>',
        '<img src="//example.net/a.png">',
        '<img srcset="a.png 1x, https://example.net/b.png 2x">',
        '<link rel="stylesheet" href="http://example.net/a.css">',
        '<link rel="preconnect" href="https://example.net">',
        "<p style=\"background: url('https://example.net/a.png')\">",
        '<iframe src="https://example.net"></iframe>',
    ],
)
def test_a_request_to_another_host_is_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(line, encoding="utf-8")
    assert len(site.strangers(tmp_path)) == 1


@pytest.mark.parametrize("line", ["a{background:url(//example.net/a.png)}", '@import "https://example.net/a.css";'])
def test_a_request_of_a_style_sheet_is_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text(line, encoding="utf-8")
    assert len(site.strangers(tmp_path)) == 1


def test_what_is_linked_to_is_no_request(tmp_path: Path) -> None:
    kept = '<a href="https://example.net">there</a><img src="data:image/png;base64,AA=="><link rel="canonical" href="https://x.example">'
    (tmp_path / "a.html").write_text(kept, encoding="utf-8")
    assert site.strangers(tmp_path) == site.lost_in(tmp_path) == []


@pytest.mark.parametrize(
    "line", ['<a href="gone.html">', '<a href="#gone">', '<img src="gone.png">', '<a href="b.html#gone">']
)
def test_a_lost_link_of_what_was_built_is_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "b.html").write_text('<h1 id="here">', encoding="utf-8")
    (tmp_path / "a.html").write_text('<a href="b.html#here">' + line, encoding="utf-8")
    assert len(site.lost_in(tmp_path)) == 1


def test_pictures_of_screens_are_there_and_small() -> None:
    for name in pictures.names():
        assert 5_000 < (pictures.IMAGES / name).stat().st_size <= pictures.MOST_BYTES, "make docs-pictures"
    shown = {Path(link.to).name for page in links.pages() for link in links.links(page) if "images/" in link.to}
    assert {file.name for file in pictures.IMAGES.iterdir()} == set(pictures.names()) == shown
