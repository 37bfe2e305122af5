"""The picture deck: drawn alike every time, small, harmless, and no two sides of a card alike."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cryptonym.decks.pictures.build import FOLDER, build, manifest
from cryptonym.decks.pictures.casts import RETIRED
from cryptonym.decks.pictures.curves import inside, mirror, path, points
from cryptonym.decks.pictures.deck import MOST_IDEAS, MOST_OF_A_TEMPLATE, Picture, cards, pictures
from cryptonym.decks.pictures.fusions import FUSIONS
from cryptonym.decks.pictures.glyphs import GLYPHS, take
from cryptonym.decks.pictures.ink import svg
from cryptonym.decks.pictures.originals import ORIGINALS, REDRAWN
from cryptonym.decks.pictures.sketch import INK, PAPER, Colour

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {
    "svg": {"viewBox"},
    "g": {"clip-path"},
    "clipPath": {"id"},
    "path": {"d", "fill", "stroke", "stroke-width", "stroke-linecap"},
}
LARGEST = 40_000
LARGEST_TOGETHER = 8_500_000
LARGEST_ZIPPED = 2_600_000
DRAWN = sorted((FOLDER / "svg").glob("*.svg"))


def by_id(picture: Picture) -> str:
    return picture.id


def test_there_are_as_many_as_the_rulebook_asks_for() -> None:
    assert len(cards()) >= 140
    assert len(pictures()) >= 280
    assert len(GLYPHS) >= 110
    assert len(ORIGINALS) >= 60


@pytest.mark.timeout(900)  # a whole deck, on a machine that may be busy
def test_built_twice_the_deck_is_the_same_to_the_byte_and_is_what_is_committed(tmp_path: Path) -> None:
    build(tmp_path)
    built = {file.name: file.read_bytes() for file in (tmp_path / "svg").iterdir()}
    assert built == {file.name: file.read_bytes() for file in DRAWN}
    assert (tmp_path / "pictures.json").read_bytes() == (FOLDER / "pictures.json").read_bytes()


def test_a_picture_drawn_again_is_the_same_and_another_name_trembles_otherwise() -> None:
    sketch = take("owl")
    assert svg("owl", sketch) == svg("owl", sketch)
    assert svg("owl", sketch) != svg("another", sketch)


def test_a_drawing_that_has_left_the_deck_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = pictures()[:2]
    monkeypatch.setattr("cryptonym.decks.pictures.build.pictures", lambda: few)
    monkeypatch.setattr("cryptonym.decks.pictures.build.cards", lambda: ((few[0].id, few[1].id),))
    (tmp_path / "svg").mkdir()
    (tmp_path / "svg" / "gone.svg").write_text("", encoding="utf-8")
    seen: list[str] = []
    build(tmp_path, drawn=lambda picture: seen.append(picture.id))
    assert sorted(file.stem for file in (tmp_path / "svg").iterdir()) == [picture.id for picture in few] == seen


def test_sizes() -> None:
    sizes = {file.name: file.stat().st_size for file in DRAWN}
    assert not {name: size for name, size in sizes.items() if size > LARGEST}
    assert sum(sizes.values()) <= LARGEST_TOGETHER
    assert sum(len(gzip.compress(file.read_bytes(), mtime=0)) for file in DRAWN) <= LARGEST_ZIPPED


@pytest.mark.parametrize("file", DRAWN, ids=lambda file: file.stem)
def test_a_drawing_holds_paths_in_two_colours_and_nothing_else(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    root = ET.fromstring(text)
    clips: list[str] = []
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        assert set(element.attrib) <= ALLOWED[tag]
        assert not (element.text or "").strip()
        assert {element.get("fill", "none"), element.get("stroke", "none")} <= {"none", INK.value, PAPER.value}
        assert re.fullmatch(r"[-0-9Mmlhvz. ]*", element.get("d", ""))
        clips += [element.attrib["id"]] if tag == "clipPath" else []
    assert root.get("viewBox") == "0 0 1000 1000"
    assert re.findall(r"url\(#([^)]*)\)", text) == clips  # each clip is used, once, and by this drawing
    assert all(clip.startswith(f"{file.stem}-") for clip in clips)  # two drawings on one page do not clip each other
    assert len(set(clips)) == len(clips)


@pytest.mark.parametrize("file", DRAWN, ids=lambda file: file.stem)
def test_set_5_the_top_left_corner_is_marked(file: Path) -> None:
    paper, mark = re.findall(r'<path fill="(#\w+)" d="M([-\d ]+)l[^"]*z"/>', file.read_text(encoding="utf-8"))[-2:]
    assert [paper[0], mark[0]] == [PAPER.value, INK.value]
    assert all(abs(int(place) - 32) < 20 for _, start in (paper, mark) for place in start.replace("-", " -").split())


def test_ids_are_unique_and_fit_for_a_file_and_an_address() -> None:
    ids = [picture.id for picture in pictures()]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in ids)
    assert {file.stem for file in DRAWN} == set(ids)


def test_set_4_every_picture_is_one_side_of_one_card() -> None:
    sides = Counter(side for card in cards() for side in card)
    assert set(sides.values()) == {1}
    assert set(sides) == {picture.id for picture in pictures()} - RETIRED


def test_of_a_template_that_looks_alike_two_are_dealt() -> None:
    templates = {picture.id: picture.template for picture in pictures()}
    assert set(RETIRED) <= set(templates)
    dealt = Counter(template for known, template in templates.items() if known not in RETIRED)
    assert all(dealt[templates[known]] == 2 for known in RETIRED)


def test_no_card_shows_the_same_idea_or_template_on_both_sides() -> None:
    known = {picture.id: picture for picture in pictures()}
    for front, back in cards():
        assert known[front].template != known[back].template
        assert not set(known[front].ideas) & set(known[back].ideas), (front, back)


def test_set_4_a_card_keeps_its_two_sides_when_pictures_are_added_or_go(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cards()
    gone = before[5]
    added = [Picture(f"new-{name}", name, name, (name,), name) for name in ("one", "two")]
    rest = [*added, *(picture for picture in pictures() if picture.id not in gone)]
    monkeypatch.setattr("cryptonym.decks.pictures.deck.pictures", lambda: tuple(rest))
    assert cards.__wrapped__() == (*(card for card in before if card != gone), ("new-one", "new-two"))


def test_no_template_is_seen_too_often() -> None:
    templates = Counter(picture.template for picture in pictures())
    assert max(templates.values()) <= MOST_OF_A_TEMPLATE
    assert set(templates) <= set(FUSIONS) | set(ORIGINALS)
    assert set(FUSIONS) <= set(templates)  # a fusion that nothing is made by has no business here


def test_what_is_drawn_by_hand_after_all_is_a_fusion_of_the_deck() -> None:
    fused = {picture.id: picture for picture in pictures() if picture.things}
    assert set(REDRAWN) <= set(fused)
    for name, draw in REDRAWN.items():
        assert svg(name, fused[name].draw()) == svg(name, draw())


@pytest.mark.parametrize("picture", pictures(), ids=by_id)
def test_every_picture_has_its_words(picture: Picture) -> None:
    assert 2 <= len(picture.ideas) <= MOST_IDEAS
    assert len(set(picture.ideas)) == len(picture.ideas)
    assert all(idea == idea.strip() != "" for idea in picture.ideas)
    assert picture.title[0].isupper()
    assert picture.alt[0].isupper()
    assert "{" not in picture.title + picture.alt
    assert not picture.alt.endswith(".")
    assert 2 <= len(picture.alt.split()) <= 30


def test_titles_are_unique() -> None:
    assert not [title for title, count in Counter(picture.title for picture in pictures()).items() if count > 1]
    assert not [alt for alt, count in Counter(picture.alt for picture in pictures()).items() if count > 1]


def test_the_manifest_says_what_the_deck_is() -> None:
    read = json.loads(manifest())
    assert [entry["id"] for entry in read["pictures"]] == [picture.id for picture in pictures()]
    assert set(read["pictures"][0]) == {"id", "title", "alt", "ideas", "template", "shares"}
    assert [tuple(card) for card in read["cards"]] == list(cards())


@pytest.mark.parametrize("known", sorted(GLYPHS))
def test_a_glyph_stays_near_its_box_and_has_a_silhouette(known: str) -> None:
    sketch = take(known)
    x0, y0, x1, y1 = sketch.box
    assert -20 <= x0 < x1 <= 120
    assert -20 <= y0 < y1 <= 120
    assert max(x1 - x0, y1 - y0) >= 50
    assert sketch.silhouette or known == "snowflake"
    assert re.match(r"(an? |the |cherries)", GLYPHS[known].name)
    for x, y in sketch.anchors.values():
        assert x0 - 2 <= x <= x1 + 2
        assert y0 - 2 <= y <= y1 + 2


def test_an_outline_is_read_with_its_corners() -> None:
    assert points("1,2 3,4!") == [((1.0, 2.0), False), ((3.0, 4.0), True)]
    assert path("0,0 10,0")[0] == (0, 0)
    assert path("0,0 10,0")[-1] == (10, 0)


def test_a_mirrored_outline_is_alike_on_both_sides() -> None:
    heart = mirror("50,28! 56,14 72,8 88,16 94,34 86,56 68,76 50,94!")
    assert inside((20, 30), heart)
    assert inside((80, 30), heart)
    assert not inside((50, 10), heart)


def test_a_put_sketch_fits_its_box_and_is_held_where_asked() -> None:
    placed = take("owl").placed(30, 90, 20, 40, hold="base")
    x0, y0, x1, y1 = placed.box
    assert x1 - x0 <= 20.01
    assert y1 - y0 <= 40.01
    assert placed.place("base") == pytest.approx((30, 90))


def test_a_shadow_is_all_of_one_colour_but_for_holes() -> None:
    assert all(colour is INK for colour in _colours(svg("key", take("key").shadow())))


def _colours(drawn: str) -> list[Colour]:
    """The colours of all that is drawn within the frame, but for holes, which in a key is the one in its handle."""
    within = drawn.partition("<g ")[2].partition("</g>")[0]
    fills = [Colour(found) for found in re.findall(r'fill="(#\w+)"', within)]
    fills.remove(PAPER)
    return fills
