"""Pictures of the host's own: what comes in, what is refused and by which name, and what is served."""

from __future__ import annotations

import asyncio
import base64
import io
import struct
import time
import warnings
import zlib
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cryptonym.messages import LANGUAGES, Messages
from cryptonym.server.app import make_app
from cryptonym.server.config import Config
from cryptonym.server.http.reencode import FAULTS, LARGEST, LARGEST_SIDE, MOST_PIXELS, Refused, reencode
from cryptonym.server.http.uploads import Painters
from cryptonym.server.services import make_services
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.sqlite import SqliteStore

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have httpx2
    from starlette.testclient import TestClient

TOKEN = "token-of-the-host".ljust(24, "x")
SVG = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 90">{}
<circle cx="60" cy="45" r="30" fill="teal"/></svg>"""


def picture(kind: str = "PNG", size: tuple[int, int] = (320, 240), **options: Any) -> bytes:
    out = io.BytesIO()
    Image.linear_gradient("L").resize(size).convert("RGB").save(out, kind, **options)
    return out.getvalue()


def noise(size: tuple[int, int]) -> bytes:
    out = io.BytesIO()
    Image.effect_noise(size, 120).convert("RGB").save(out, "PNG")
    return out.getvalue()


def bomb(width: int, height: int) -> bytes:
    """A PNG of a few hundred bytes that says it is enormous."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 999)) + chunk(b"IEND", b"")
    )


def use_bomb() -> str:
    """Ten to the eighth rectangles in two kilobytes."""
    levels = "".join(f'<g id="a{n}">' + f'<use href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, 9))
    return f'<defs><g id="a0"><rect width="1" height="1"/></g>{levels}</defs><use href="#a8"/>'


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


# --- what comes in --------------------------------------------------------------------------------------------------

GOOD = {
    "a.png": picture("PNG"),
    "a.jpg": picture("JPEG"),
    "A.JPEG": picture("JPEG"),
    "a.webp": picture("WEBP"),
    "a.gif": picture("GIF"),
    "no ending": picture("PNG"),
    "a.svg": SVG.format("").encode(),
    "with a byte order mark.svg": b"\xef\xbb\xbf" + SVG.format("").encode(),
    "an old telephone.jpg": picture("JPEG", (4000, 3000)),
    "noise.png": noise((900, 900)),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_picture_is_made_anew_small_and_without_what_else_was_in_the_file(name: str) -> None:
    made = reencode(name, GOOD[name])
    assert len(made) <= LARGEST
    image = opened(made)
    assert image.format == "WEBP"
    assert max(image.size) <= LARGEST_SIDE
    assert not image.info.keys() & {"exif", "xmp", "icc_profile"}
    assert image.mode == "RGB"


def test_where_a_photograph_was_taken_stays_with_who_took_it() -> None:
    exif = Image.Exif()
    exif[0x010E] = "In my garden"
    exif[0x0112] = 6  # turned by a quarter
    exif.get_ifd(0x8825)[1] = "N"
    made = reencode("a.jpg", picture("JPEG", (400, 200), exif=exif.tobytes(), comment=b"secret"))
    assert b"garden" not in made
    assert b"secret" not in made
    assert not opened(made).getexif()
    assert opened(made).size == (200, 400), "it is turned upright first"


def test_of_a_moving_picture_the_first_frame_is_taken() -> None:
    frames = [Image.new("RGB", (64, 64), colour) for colour in ("red", "blue")]
    out = io.BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:])
    made = opened(reencode("a.gif", out.getvalue()))
    assert getattr(made, "n_frames", 1) == 1
    red, _, blue = made.convert("RGB").getpixel((30, 30))  # type: ignore[misc]
    assert red > 200
    assert blue < 60


def test_what_is_transparent_shows_paper() -> None:
    out = io.BytesIO()
    Image.new("RGBA", (64, 64), (0, 0, 0, 0)).save(out, "PNG")
    colour = opened(reencode("a.png", out.getvalue())).convert("RGB").getpixel((5, 5))
    assert min(colour) > 230  # type: ignore[arg-type]


# --- what does not --------------------------------------------------------------------------------------------------

BAD = {
    "nothing.png": (b"", "empty"),
    "blank.svg": (b"  \n ", "empty"),
    "text.png": (b"hello, I am a picture", "no-picture"),
    "program.png": (b"MZ\x90\x00" + b"\0" * 200, "no-picture"),
    "page.svg": (b"<!DOCTYPE html><html><script>alert(1)</script></html>", "no-picture"),
    "tiff.png": (picture("TIFF"), "no-picture"),
    "pdf.png": (b"%PDF-1.4\n%", "no-picture"),
    "jpeg.png": (picture("JPEG"), "another-ending"),
    "svg.png": (SVG.format("").encode(), "another-ending"),
    "png.svg": (picture("PNG"), "another-ending"),
    "png.exe": (picture("PNG"), "another-ending"),
    "half.png": (picture("PNG")[: len(picture("PNG")) // 2], "broken"),
    "half.jpg": (picture("JPEG")[: len(picture("JPEG")) // 2], "broken"),
    "half.webp": (picture("WEBP")[: len(picture("WEBP")) // 2], "broken"),
    "half.gif": (picture("GIF")[: len(picture("GIF")) // 2], "broken"),
    "tail.jpg": (noise((64, 64))[:-30], "another-ending"),
    "tail.png": (noise((64, 64))[:-30], "broken"),
    "head only.jpg": (b"\xff\xd8\xff\xe0", "no-picture"),
    "damaged.png": (picture("PNG")[:60] + b"\xff\xff\xff" + picture("PNG")[63:], "broken"),
    "bomb.png": (bomb(60_000, 60_000), "too-many-pixels"),
    "bomb.gif": (
        b"GIF89a" + struct.pack("<HHBBB", 60_000, 60_000, 0xF0, 0, 0) + b"\0" * 6 + b"\x2c" + b"\0" * 40,
        None,
    ),
    "dot.png": (picture("PNG", (8, 8)), "too-small"),
    "ribbon.png": (picture("PNG", (2000, 40)), "too-long"),
    "ribbon.svg": (SVG.replace("0 0 120 90", "0 0 1 100000").format("").encode(), "too-long"),
    "script.svg": (SVG.format("<script>alert(1)</script>").encode(), "svg-script"),
    "handler.svg": (SVG.format('<rect onload="alert(1)"/>').encode(), "svg-script"),
    "page within.svg": (SVG.format("<foreignObject><b/></foreignObject>").encode(), "svg-script"),
    "link.svg": (SVG.format('<a xlink:href="javascript:alert(1)"><rect/></a>').encode(), "svg-reference"),
    "file.svg": (SVG.format('<image href="/etc/passwd" width="9" height="9"/>').encode(), "svg-reference"),
    "file two.svg": (SVG.format('<image xlink:href="file:///etc/hostname"/>').encode(), "svg-reference"),
    "network.svg": (SVG.format('<image href="http://127.0.0.1/x.png"/>').encode(), "svg-reference"),
    "within.svg": (SVG.format('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>').encode(), "svg-reference"),
    "filter.svg": (SVG.format('<filter><feImage href="/etc/passwd"/></filter>').encode(), "svg-reference"),
    "use.svg": (SVG.format('<use href="other.svg#a"/>').encode(), "svg-reference"),
    "style.svg": (SVG.format("<style>@import url(http://x/y.css);</style>").encode(), "svg-reference"),
    "style two.svg": (SVG.format('<rect style="fill:url(http://x/y#z)"/>').encode(), "svg-reference"),
    "entity.svg": (
        b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + SVG.format("").encode(),
        "svg-doctype",
    ),
    "laughs.svg": (b'<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "b">]>' + SVG.format("").encode(), "svg-doctype"),
    "wide signs.svg": (b"<?xml version='1.0' encoding='UTF-16'?>" + "<svg/>".encode("utf-16"), "broken"),
    "cut.svg": (SVG.format("").encode()[:-10], "broken"),
    "other.svg": (b"<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'/>", "no-picture"),
    "many.svg": (SVG.format("<g/>" * 21_000).encode(), "svg-too-large"),
    "laughing rectangles.svg": (SVG.format(use_bomb()).encode(), "broken"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_honest_picture_is_refused_by_the_name_of_its_fault(name: str) -> None:
    data, what = BAD[name]
    began = time.monotonic()
    with pytest.raises(Refused) as caught:
        reencode(name, data)
    assert caught.value.what in FAULTS
    if what is not None:
        assert caught.value.what == what
    assert time.monotonic() - began < 60


def test_a_picture_just_within_the_limit_of_pixels_is_taken() -> None:
    side = int(MOST_PIXELS**0.5)
    out = io.BytesIO()
    Image.new("L", (side, side), 200).save(out, "PNG", compress_level=1)
    assert opened(reencode("large.png", out.getvalue())).size == (LARGEST_SIDE, LARGEST_SIDE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    messages = Messages(language)
    assert all(messages.format(f"picture-fault-{what}") for what in FAULTS)


def stuck(name: str, data: bytes) -> bytes:
    time.sleep(60)
    return data


def test_a_picture_that_takes_too_long_costs_its_painter_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        painters = Painters()
        monkeypatch.setattr("cryptonym.server.http.uploads.reencode_beside", stuck)
        with pytest.raises(Refused, match="too-hard"):
            await painters.redraw("a.png", b"", patience=0.2)
        monkeypatch.undo()
        assert opened(await painters.redraw("a.png", picture())).format == "WEBP"
        painters.close()

    asyncio.run(script())


# --- over HTTP ------------------------------------------------------------------------------------------------------


def served(store: Any, **config: Any) -> TestClient:
    return TestClient(make_app(make_services(store, Config(own_pictures=True, **config))), base_url="http://127.0.0.1")


@pytest.fixture
def client() -> Iterator[TestClient]:
    with served(MemoryStore()) as client:
        yield client


def open_table(client: TestClient) -> str:
    answer = client.post("/api/tables", json={"token": TOKEN, "name": "Otter"})
    return str(answer.json()["table"])


def bring(client: TestClient, table: str, files: dict[str, bytes], token: str = TOKEN, **titles: str) -> Any:
    body = {
        "files": [
            {"name": name, "data": base64.b64encode(data).decode(), "title": titles.get(name.split(".")[0], "")}
            for name, data in files.items()
        ]
    }
    return client.post(f"/api/tables/{table}/pictures", json=body, headers={"authorization": f"Bearer {token}"})


def seen(client: TestClient, table: str) -> dict[str, Any]:
    """The view of the host."""
    view: dict[str, Any] = {}
    with suppress(CancelledError), client.websocket_connect("ws://127.0.0.1/ws") as socket:
        socket.send_json({"type": "hello", "protocol": 1, "table": table, "token": TOKEN})
        while not view:
            message = socket.receive_json()
            view = message.get("view", {})
    return view


def test_the_rest_goes_in_and_what_does_not_is_named(client: TestClient) -> None:
    table = open_table(client)
    files = {
        "nonna.png": picture(),
        "half.jpg": BAD["half.jpg"][0],
        "script.svg": BAD["script.svg"][0],
        "b.svg": GOOD["a.svg"],
    }
    answer = bring(client, table, files, nonna="  Nonna   at sea ")
    assert answer.status_code == 200
    assert [taken["name"] for taken in answer.json()["taken"]] == ["nonna.png", "b.svg"]
    assert answer.json()["refused"] == [
        {"name": "half.jpg", "what": "broken"},
        {"name": "script.svg", "what": "svg-script"},
    ]
    names = [taken["id"] for taken in answer.json()["taken"]]
    assert seen(client, table)["own_pictures"] == {names[0]: "Nonna at sea", names[1]: ""}


def test_what_is_served_is_ours_and_sealed(client: TestClient) -> None:
    table = open_table(client)
    name = bring(client, table, {"b.svg": GOOD["a.svg"]}).json()["taken"][0]["id"]
    answer = client.get(f"/api/tables/{table}/pictures/{name}.webp")
    assert opened(answer.content).format == "WEBP"
    assert answer.headers["content-type"] == "image/webp"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"] == "default-src 'none'; sandbox"
    assert "immutable" in answer.headers["cache-control"]
    assert client.get(f"/api/tables/{'A' * 22}/pictures/{name}.webp").status_code == 404
    for other in ("own-" + "0" * 24, "..%2F" + name, name.upper()):
        assert client.get(f"/api/tables/{table}/pictures/{other}.webp").status_code == 404


def test_the_same_picture_twice_is_one(client: TestClient) -> None:
    table = open_table(client)
    both = bring(client, table, {"a.png": picture(), "again.png": picture()}).json()["taken"]
    assert both[0]["id"] == both[1]["id"]
    bring(client, table, {"a.png": picture()})
    assert len(seen(client, table)["own_pictures"]) == 1
    other = open_table(client)
    assert bring(client, other, {"a.png": picture()}).json()["taken"][0]["id"] != both[0]["id"], (
        "nobody can compare tables"
    )


def test_only_the_host_brings_pictures_and_nothing_is_read_from_others(client: TestClient) -> None:
    table = open_table(client)
    answer = bring(client, table, {"a.png": picture()}, token="somebody else".ljust(24, "x"))
    assert (answer.status_code, answer.json()["broken"]["message"]) == (422, "violation-not-the-host")
    huge = client.post(
        f"/api/tables/{table}/pictures", content=b"x" * 20_000_000, headers={"authorization": "Bearer nobody"}
    )
    assert huge.status_code == 422
    assert bring(client, "A" * 22, {"a.png": picture()}).status_code == 404


def test_a_request_is_not_too_large_and_not_nonsense(client: TestClient) -> None:
    table = open_table(client)
    headers = {"authorization": f"Bearer {TOKEN}"}
    address = f"/api/tables/{table}/pictures"
    assert client.post(address, content=b"x" * (10 * 1024 * 1024 + 1), headers=headers).status_code == 413
    wrong: list[Any] = [
        {},
        {"files": []},
        {"files": [{"name": "a.png", "data": "%%%"}]},
        {"files": 3},
        {"files": [{}] * 121},
    ]
    for nonsense in wrong:
        assert client.post(address, json=nonsense, headers=headers).status_code == 400


def test_a_pack_has_an_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cryptonym.server.http.uploads.MOST_PICTURES", 2)
    table = open_table(client)
    files = {f"{n}.png": picture(size=(100 + n, 90)) for n in range(4)}
    answer = bring(client, table, files).json()
    assert len(answer["taken"]) == 2
    assert [fault["what"] for fault in answer["refused"]] == ["table-full"] * 2


def test_the_server_has_room_for_so_much_and_no_more() -> None:
    with served(MemoryStore(), pictures_mb=0) as client:
        answer = bring(client, open_table(client), {"a.png": picture()}).json()
        assert answer == {"taken": [], "refused": [{"name": "a.png", "what": "server-full"}]}


def test_titles_are_lines_that_can_be_read(client: TestClient) -> None:
    answer = bring(client, open_table(client), {"a.png": picture()}, a="a\u202eb").json()
    assert answer["refused"] == [{"name": "a.png", "what": "unreadable-title"}]


def test_the_host_takes_them_away_again(client: TestClient) -> None:
    table = open_table(client)
    name = bring(client, table, {"a.png": picture()}).json()["taken"][0]["id"]
    address = f"/api/tables/{table}/pictures"
    assert client.delete(address, headers={"authorization": "Bearer nobody"}).status_code == 422
    assert client.delete(address, headers={"authorization": f"Bearer {TOKEN}"}).status_code == 204
    assert client.get(f"{address}/{name}.webp").status_code == 404
    assert "own_pictures" not in seen(client, table)


def test_off_unless_the_servers_host_says_so() -> None:
    with TestClient(make_app(make_services(MemoryStore(), Config())), base_url="http://127.0.0.1") as client:
        table = open_table(client)
        answer = bring(client, table, {"a.png": picture()})
        assert (answer.status_code, answer.json()["code"]) == (403, "own-pictures-off")


def test_pictures_outlive_the_server_and_go_with_their_table(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    with served(SqliteStore(file)) as client:
        table = open_table(client)
        name = bring(client, table, {"a.png": picture()}).json()["taken"][0]["id"]
    with served(SqliteStore(file)) as client:
        assert client.get(f"/api/tables/{table}/pictures/{name}.webp").status_code == 200

    async def purge() -> None:
        store = SqliteStore(file)
        await store.purge(table)
        await store.close()

    asyncio.run(purge())
    with served(SqliteStore(file)) as client:
        assert client.get(f"/api/tables/{table}/pictures/{name}.webp").status_code == 404
