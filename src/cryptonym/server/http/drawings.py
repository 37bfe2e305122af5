"""The picture deck over HTTP: each drawing at an address that never changes its mind, and the pictures' words in each language.

Alike for everybody: nothing here knows a table (KEY-3).
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cryptonym.decks import picture_texts
from cryptonym.decks.builtin import drawing, pictures_shown, retired_pictures
from cryptonym.languages import LANGUAGES
from cryptonym.server.http.page import ASK_AGAIN, FOR_EVER

SEALED: Final = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
}
"""A drawing opened by itself runs nothing and asks nobody."""
NAME: Final = re.compile(r"([a-z]+(?:-[a-z]+)*)(?:\.([0-9a-f]{12}))?")


class PictureSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """`seal` goes into the drawing's address, so that it can be kept for ever: `/api/pictures/<id>.<seal>.svg`.

    A `retired` picture is dealt no more: nobody need have its drawing before it is asked for.
    """

    title: str
    alt: str
    seal: str
    retired: bool = False


async def answer_drawing(request: Request) -> Response:
    """With the right seal to be kept for ever; without one, or with that of an older drawing, to be asked for again."""
    named = NAME.fullmatch(request.path_params["name"])
    if named is None or named[1] not in pictures_shown():
        return JSONResponse({"code": "no-such-picture", "detail": ""}, 404)
    body, packed = packed_drawing(named[1])
    keep = FOR_EVER if named[2] == seal(named[1]) else ASK_AGAIN
    return _packed(request, body, packed, "image/svg+xml", SEALED | {"cache-control": keep})


async def answer_texts(request: Request) -> Response:
    """What the pictures are called and what is seen on them."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return JSONResponse({"code": "no-such-page", "detail": ""}, 404)
    body, packed, tag = await asyncio.to_thread(packed_texts, language)
    headers = {"cache-control": ASK_AGAIN, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return _packed(request, body, packed, "application/json", headers)


def _packed(request: Request, body: bytes, packed: bytes, kind: str, headers: dict[str, str]) -> Response:
    headers = headers | {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(body, media_type=kind, headers=headers)


@cache
def packed_drawing(picture: str) -> tuple[bytes, bytes]:
    body = drawing(picture)
    return body, gzip.compress(body, mtime=0)


@cache
def seal(picture: str) -> str:
    """Twelve digits of what is in the drawing."""
    return hashlib.sha256(drawing(picture)).hexdigest()[:12]


@cache
def packed_texts(language: str) -> tuple[bytes, bytes, str]:
    texts = picture_texts(language).values()
    retired = retired_pictures()
    seen = {text.id: PictureSeen(text.title, text.alt, seal(text.id), text.id in retired) for text in texts}
    body = msgspec.json.encode(seen)
    return body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:16]}"'
