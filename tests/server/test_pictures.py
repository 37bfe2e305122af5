"""Pictures at a table: which are dealt, at which address they are drawn, and what they are called."""

from __future__ import annotations

import gzip
import json
import warnings
from collections.abc import Iterator
from dataclasses import replace
from random import SystemRandom

import pytest
from tests.tables import done, fold, seated

from cryptonym import engine
from cryptonym.decks import LANGUAGES, picture_deck, picture_texts
from cryptonym.decks.builtin import drawing, pictures_shown, retired_pictures
from cryptonym.engine import GRID_5X4, GRID_5X5, WATCHER, Game, Grid, Rules, Violation, view
from cryptonym.minds.judge import laid_before
from cryptonym.server.app import make_app
from cryptonym.server.chance import CHANCE
from cryptonym.server.config import Config
from cryptonym.server.services import make_services
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.tables.dealing import drawn_deal
from cryptonym.table import (
    BringPictures,
    CallOff,
    ChangeSettings,
    DeckChoice,
    DropPictures,
    Kind,
    OwnCard,
    OwnDeck,
    OwnPicture,
    Settings,
    Table,
    violations,
)
from cryptonym.table import decide as decide_at_table
from cryptonym.table.dealing import missing_cards

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have httpx2
    from starlette.testclient import TestClient

FIRST = picture_deck().cards[0].front
OURS = {side for card in picture_deck().cards for side in card.sides}
OWN = tuple(OwnPicture(f"own-{n}", f"Nonna {n}") for n in range(30))


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(make_app(make_services(MemoryStore(), Config())), base_url="http://127.0.0.1") as client:
        yield client


def dealt(table: Table, *, flipped: bool = False) -> Table:
    deal = drawn_deal(table, CHANCE, flipped=flipped, rotate=False, at=0)
    assert not isinstance(deal, Violation), deal
    return done(table, "ann", deal)


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


@pytest.mark.parametrize("grid", [GRID_5X5, GRID_5X4], ids=str)
@pytest.mark.parametrize("kind", Kind)
def test_set_3_every_kind_is_dealt_on_every_grid(kind: Kind, grid: Grid) -> None:
    settings = Settings(Rules(grid), kind=kind)
    game = game_of(dealt(seated(settings)))
    assert len(game.cards) == grid.size
    assert len(game.pictures) == settings.picture_count
    assert {place for place, face in enumerate(game.cards) if face in OURS} == game.pictures


def test_mix_3_as_many_pictures_as_the_table_sets() -> None:
    assert len(game_of(dealt(seated(Settings(kind=Kind.MIXED, pictures=3)))).pictures) == 3


@pytest.mark.parametrize("kind", [Kind.PICTURES, Kind.MIXED])
def test_next_4_turned_cards_show_their_other_side_and_keep_their_kind(kind: Kind) -> None:
    first = dealt(seated(Settings(Rules(GRID_5X4), kind=kind)))
    over = done(first, "ann", CallOff())
    second = dealt(over, flipped=True)
    assert game_of(second).pictures == game_of(first).pictures
    assert [laid.other for laid in first.laid] == list(game_of(second).cards)
    back = dealt(done(second, "ann", CallOff()), flipped=True)
    assert game_of(back).cards == game_of(first).cards, "NEXT-2: turned twice, the first come back"


def test_next_2_no_picture_comes_again_before_the_deck_is_through() -> None:
    table = seated(Settings(Rules(GRID_5X4), kind=Kind.PICTURES))
    deck = len(picture_deck().cards)
    seen: set[str] = set()
    for _ in range(deck // 20):
        table = dealt(table)
        names = {laid.card for laid in table.laid}
        assert not names & seen
        seen |= names
        table = done(table, "ann", CallOff())
    last = dealt(table)
    assert len({laid.card for laid in last.laid} - seen) == deck % 20, "what is left comes first"


def test_clue_language_is_the_tables_where_only_pictures_lie() -> None:
    own = OwnDeck((OwnCard("A"),), "other")
    settings = Settings(Rules(GRID_5X4), language="pl", kind=Kind.PICTURES, deck=DeckChoice.OWN)
    table = replace(seated(replace(settings, deck=DeckChoice.BUILTIN)), own_deck=own, settings=settings)
    assert dealt(table).card_language == "pl"


def test_pic_1_the_referee_knows_that_pictures_lie_and_reads_no_ids() -> None:
    laid = laid_before(game_of(dealt(seated(Settings(kind=Kind.PICTURES)))), "en", "")
    assert laid.pictures
    assert laid.visible == ()
    mixed = laid_before(game_of(dealt(seated(Settings(kind=Kind.MIXED)))), "en", "")
    assert mixed.pictures
    assert len(mixed.visible) == 13
    assert not OURS & set(mixed.visible)


def test_pic_1_nor_does_a_bots_referee_read_ids() -> None:
    game = game_of(dealt(seated(Settings(kind=Kind.MIXED))))
    mixed = laid_before(view(game, WATCHER), "en")
    assert mixed.pictures
    assert mixed.visible == laid_before(game, "en", "").visible


# --- the host's own -------------------------------------------------------------------------------------------------


def with_own(choice: DeckChoice, count: int = 30, kind: Kind = Kind.PICTURES) -> Table:
    table = done(seated(Settings(Rules(GRID_5X4), kind=kind)), "ann", BringPictures(OWN[:count]))
    return done(table, "ann", ChangeSettings(replace(table.settings, picture_deck=choice)))


def test_own_pictures_are_drawn_alone_or_with_ours() -> None:
    own = {picture.id for picture in OWN}
    assert set(game_of(dealt(with_own(DeckChoice.OWN))).cards) <= own
    faces = {face for _ in range(5) for face in game_of(dealt(with_own(DeckChoice.BOTH))).cards}
    assert faces & own
    assert faces & OURS
    assert not set(game_of(dealt(with_own(DeckChoice.BUILTIN))).cards) & own


def test_next_3_own_pictures_have_one_side() -> None:
    assert not dealt(with_own(DeckChoice.OWN)).can_flip
    mixed = done(dealt(with_own(DeckChoice.OWN, kind=Kind.MIXED)), "ann", CallOff())
    turned = dealt(mixed, flipped=True)
    before = {laid.face for laid in mixed.laid if laid.picture}
    assert not before & {laid.face for laid in turned.laid}, "each has given way to a fresh one"


def test_too_few_own_pictures_are_refused_at_the_deal_and_at_the_turning() -> None:
    few = with_own(DeckChoice.OWN, 12)
    assert drawn_deal(few, CHANCE, flipped=False, rotate=False, at=0) == violations.not_enough_cards(12, 20)
    assert missing_cards(few) == violations.not_enough_cards(12, 20)
    mixed = done(dealt(with_own(DeckChoice.OWN, 12, Kind.MIXED)), "ann", CallOff())
    assert drawn_deal(mixed, CHANCE, flipped=True, rotate=False, at=0) == violations.not_enough_cards(2, 10)


def test_own_pictures_come_once_and_go_between_games_only() -> None:
    table = with_own(DeckChoice.OWN)
    assert decide_at_table(table, "ann", BringPictures(OWN)) == ()
    assert decide_at_table(table, "bob", BringPictures(OWN)) == violations.not_the_host()
    assert decide_at_table(dealt(table), "ann", DropPictures()) == violations.game_is_on()
    dropped = decide_at_table(table, "ann", DropPictures())
    assert not isinstance(dropped, Violation)
    gone = fold(table, dropped)
    assert gone.own_pictures == ()
    assert gone.settings.picture_deck is DeckChoice.BUILTIN


# --- over HTTP ------------------------------------------------------------------------------------------------------


def test_a_drawing_is_kept_for_ever_by_its_seal(client: TestClient) -> None:
    texts = client.get("/api/pictures/en.json").json()
    assert set(texts) == set(pictures_shown())
    assert {known for known, text in texts.items() if text.get("retired")} == retired_pictures() != set()
    answer = client.get(f"/api/pictures/{FIRST}.{texts[FIRST]['seal']}.svg")
    assert answer.content == drawing(FIRST)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "image/svg+xml"
    for address in (f"/api/pictures/{FIRST}.svg", f"/api/pictures/{FIRST}.000000000000.svg"):
        assert client.get(address).content == drawing(FIRST)
        assert client.get(address).headers["cache-control"] == "no-cache"


def test_a_drawing_opened_by_itself_runs_nothing(client: TestClient) -> None:
    headers = client.get(f"/api/pictures/{FIRST}.svg").headers
    assert headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    assert headers["x-content-type-options"] == "nosniff"


def test_drawings_and_texts_come_zipped_to_whoever_can_unzip(client: TestClient) -> None:
    for address in (f"/api/pictures/{FIRST}.svg", "/api/pictures/pl.json"):
        with client.stream("GET", address, headers={"accept-encoding": "gzip"}) as zipped:
            raw = b"".join(zipped.iter_raw())
        plain = client.get(address, headers={"accept-encoding": "identity"})
        assert zipped.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(raw) == plain.content
        assert zipped.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_in_the_language_asked_for_and_not_sent_twice(language: str, client: TestClient) -> None:
    answer = client.get(f"/api/pictures/{language}.json")
    told = {name: (seen["title"], seen["alt"]) for name, seen in answer.json().items()}
    assert told == {text.id: (text.title, text.alt) for text in picture_texts(language).values()}
    again = client.get(f"/api/pictures/{language}.json", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "address", ["xx.json", "nobody.svg", "..%2Fwords%2Fen.svg", f"{FIRST}.zz.svg", f"{FIRST}.PNG", "en.txt", "a/b.svg"]
)
def test_what_is_no_picture_is_not_found(address: str, client: TestClient) -> None:
    assert client.get(f"/api/pictures/{address}").status_code == 404


def test_twenty_drawings_are_no_burden(client: TestClient) -> None:
    """Design: 130 kB for a table, zipped, whichever twenty they are."""
    sizes = sorted((len(gzip.compress(drawing(name))) for name in OURS), reverse=True)
    assert sum(sizes[:20]) <= 260_000
    assert sum(sizes) / len(sizes) * 20 <= 130_000
    chance = SystemRandom()
    assert sum(chance.sample(sizes, 20)) <= 180_000
    assert len(gzip.compress(json.dumps(client.get("/api/pictures/pl.json").json()).encode())) <= 30_000


def test_a_view_names_a_picture_by_its_id() -> None:
    table = dealt(seated(Settings(kind=Kind.PICTURES)))
    seen = engine.view(game_of(table), engine.WATCHER)
    assert set(seen.cards) <= OURS
    assert seen.key is None
