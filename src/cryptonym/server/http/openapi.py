"""The HTTP API as an OpenAPI document, made from the same types that read the requests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

import cryptonym
from cryptonym.languages import LANGUAGES, Part, having
from cryptonym.protocol.incoming import BringDeck, BringPictures, GradeClue, OpenTable, ReportTable, ReviewGame
from cryptonym.protocol.outgoing import Broken
from cryptonym.server.admin.acts import Act
from cryptonym.server.http.drawings import PictureSeen


class Opened(Struct, frozen=True):
    table: str
    code: str


class Found(Struct, frozen=True):
    table: str


class Fault(Struct, frozen=True):
    line: int
    what: str
    args: list[str | int]


class Brought(Struct, frozen=True):
    cards: int
    faults: list[Fault]


class DeckOffered(Struct, frozen=True):
    """A deck that all tables may deal from; `name` is what `deck` and `offered` want."""

    name: str
    title: str
    language: str
    cards: int


class HouseSeen(Struct, frozen=True):
    """`imprint` and `privacy` are addresses of pages elsewhere."""

    imprint: str | None
    privacy: str | None


class PictureTaken(Struct, frozen=True):
    name: str
    id: str


class PictureRefused(Struct, frozen=True):
    """`what` names a fault: `no-picture`, `broken`, `too-many-pixels` and so on."""

    name: str
    what: str


class PicturesBrought(Struct, frozen=True):
    taken: list[PictureTaken]
    refused: list[PictureRefused]


class Trouble(Struct, frozen=True):
    """`code` says what is wrong, `detail` where."""

    code: str
    detail: str


class RefusedAnswer(Struct, frozen=True):
    code: Literal["refused"]
    broken: Broken


class Status(Struct, frozen=True):
    status: str


Json = dict[str, Any]
TYPES = (
    OpenTable,
    BringDeck,
    BringPictures,
    ReportTable,
    ReviewGame,
    GradeClue,
    PicturesBrought,
    Opened,
    Found,
    Brought,
    list[DeckOffered],
    HouseSeen,
    Trouble,
    RefusedAnswer,
    Status,
    Act,
    dict[str, PictureSeen],
    dict[str, Any],
)
LINK: Json = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The table's id, as in its link.",
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
}

TOKEN: Json = {
    "name": "authorization",
    "in": "header",
    "description": "`Bearer` and one's token.",
    "schema": {"type": "string"},
}


def one_of(languages: Iterable[str]) -> Json:
    schema = {"type": "string", "enum": list(languages)}
    return {"name": "language", "in": "path", "required": True, "schema": schema}


def openapi() -> Json:
    schemas, components = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    of: dict[Any, Json] = dict(zip(TYPES, schemas, strict=True))

    def body(kind: Any) -> Json:
        return {"required": True, "content": {"application/json": {"schema": of[kind]}}}

    def answers(good: Json, *troubles: int) -> Json:
        told = {str(status): _json("What was wrong.", of[Trouble]) for status in (*troubles, 429, 503)}
        return good | told

    fine = answers({"200": _json("It is.", of[Status])})
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cryptonym",
            "version": cryptonym.__version__,
            "description": "What goes over HTTP; the game itself goes over `/ws`, described at `/api/protocol.json`.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": {
            "/healthz": {"get": {"summary": "The server runs.", "operationId": "health", "responses": fine}},
            "/readyz": {"get": {"summary": "The server can store.", "operationId": "ready", "responses": fine}},
            "/metrics": {
                "get": {
                    "summary": "Counts for Prometheus; no names, no tables.",
                    "operationId": "metrics",
                    "responses": answers({"200": _text("text/plain", "Counts.")}, 404),
                }
            },
            "/robots.txt": {
                "get": {
                    "summary": "What robots may look at: no table.",
                    "operationId": "robots",
                    "responses": {"200": _text("text/plain", "Rules for robots.")},
                }
            },
            "/.well-known/security.txt": {
                "get": {
                    "summary": "Whom to tell of a hole, if the host has named somebody.",
                    "operationId": "security",
                    "responses": {
                        "200": _text("text/plain", "A contact."),
                        "404": _json("Nobody is named.", of[Trouble]),
                    },
                }
            },
            "/api/admin": {
                "post": {
                    "summary": "What `cryptonym admin` asks. Off unless the host has set a token.",
                    "operationId": "admin",
                    "parameters": [TOKEN],
                    "requestBody": body(Act),
                    "responses": answers(
                        {
                            "200": _json("It is done, or seen.", of[dict[str, Any]]),
                            "422": _json("It is not done, and why.", of[dict[str, Any]]),
                        },
                        401,
                        404,
                        413,
                    ),
                }
            },
            "/api/tables": {
                "post": {
                    "summary": "Open a table, sit at it and host it.",
                    "operationId": "open_table",
                    "requestBody": body(OpenTable),
                    "responses": answers(
                        {
                            "201": _json("It is open.", of[Opened]),
                            "422": _json("A rule that it would break.", of[RefusedAnswer]),
                        },
                        400,
                        403,
                        413,
                    ),
                }
            },
            "/api/tables/{table}/deck": {
                "post": {
                    "summary": "Bring a deck of one's own, as the host.",
                    "operationId": "bring_deck",
                    "parameters": [LINK],
                    "requestBody": body(BringDeck),
                    "responses": answers(
                        {
                            "200": _json("What was taken, and what is wrong with the rest.", of[Brought]),
                            "422": _json("A rule that it would break.", of[RefusedAnswer]),
                        },
                        400,
                        404,
                        413,
                    ),
                }
            },
            "/api/tables/{table}": {
                "delete": {
                    "summary": "Delete a table with everything, as its host.",
                    "operationId": "delete_table",
                    "parameters": [LINK, TOKEN],
                    "responses": answers(
                        {
                            "204": {"description": "It is gone."},
                            "422": _json("A rule that it would break.", of[RefusedAnswer]),
                        },
                        404,
                    ),
                }
            },
            "/api/tables/{table}/report": {
                "post": {
                    "summary": "Report a table to the server's host: a line in the log.",
                    "operationId": "report_table",
                    "parameters": [LINK],
                    "requestBody": body(ReportTable),
                    "responses": answers({"204": {"description": "It is reported."}}, 400, 404, 413),
                }
            },
            "/api/tables/{table}/forget": {
                "post": {
                    "summary": "Have one's name removed from a table and its replays. Who is at the table leaves it.",
                    "operationId": "forget_name",
                    "parameters": [LINK, TOKEN],
                    "responses": answers(
                        {
                            "204": {"description": "It is removed."},
                            "422": _json("A rule that it would break.", of[RefusedAnswer]),
                        },
                        404,
                    ),
                }
            },
            "/api/tables/{table}/pictures": {
                "post": {
                    "summary": "Bring pictures of one's own, as the host, where the server lets one.",
                    "operationId": "bring_pictures",
                    "parameters": [LINK, TOKEN],
                    "requestBody": body(BringPictures),
                    "responses": answers(
                        {
                            "200": _json("What was taken, and what was refused, by name.", of[PicturesBrought]),
                            "422": _json("A rule that it would break.", of[RefusedAnswer]),
                        },
                        400,
                        403,
                        404,
                        413,
                    ),
                },
                "delete": {
                    "summary": "Take all own pictures away again, between games.",
                    "operationId": "drop_pictures",
                    "parameters": [LINK, TOKEN],
                    "responses": answers(
                        {
                            "204": {"description": "They are gone."},
                            "422": _json("A rule that it would break.", of[RefusedAnswer]),
                        },
                        403,
                        404,
                    ),
                },
            },
            "/api/tables/{table}/pictures/{name}.webp": {
                "get": {
                    "summary": "A picture of the host's own, by the name that the view has.",
                    "operationId": "own_picture",
                    "parameters": [
                        LINK,
                        {
                            "name": "name",
                            "in": "path",
                            "required": True,
                            "schema": {"type": "string", "pattern": "^own-[0-9a-f]{24}$"},
                        },
                    ],
                    "responses": answers({"200": {"description": "A WebP.", "content": {"image/webp": {}}}}, 404),
                }
            },
            "/api/tables/{table}/qr.svg": {
                "get": {
                    "summary": "The link as a picture.",
                    "operationId": "qr",
                    "parameters": [LINK],
                    "responses": answers({"200": _text("image/svg+xml", "A QR code.")}, 404),
                }
            },
            "/api/tables/{table}/replay": {
                "get": {
                    "summary": "A game: one's own view while it runs, the whole of it after its end.",
                    "operationId": "replay",
                    "parameters": [
                        LINK,
                        {"name": "game", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": 100000}},
                        {"name": "names", "in": "query", "schema": {"type": "string", "enum": ["0", "1"]}},
                        {
                            "name": "marks",
                            "in": "query",
                            "description": "Whether the log of a game that is over ends with what spymasters marked (TABLE-2).",
                            "schema": {"type": "string", "enum": ["0", "1"]},
                        },
                        {
                            "name": "authorization",
                            "in": "header",
                            "description": "`Bearer` and one's token, for a seat's view; a watcher needs none.",
                            "schema": {"type": "string"},
                        },
                    ],
                    "responses": answers(
                        {
                            "200": {
                                "description": "Lines of JSON; with names one object of players, language, log and marks.",
                                "content": {"application/jsonl": {}, "application/json": {}},
                            }
                        },
                        400,
                        401,
                        404,
                    ),
                }
            },
            "/api/tables/{table}/evening": {
                "get": {
                    "summary": "The last games of a table that are over: how each went, its clues, the votes for them (TABLE-12).",
                    "operationId": "evening",
                    "parameters": [
                        LINK,
                        {
                            "name": "authorization",
                            "in": "header",
                            "description": "`Bearer` and one's token, for a table with a password and for who sits there.",
                            "schema": {"type": "string"},
                        },
                    ],
                    "responses": answers(
                        {"200": _json("Games, wins, people, and what is shown of each game.", of[dict[str, Any]])},
                        401,
                        404,
                    ),
                }
            },
            "/api/review": {
                "post": {
                    "summary": "A finished game, reviewed. Nothing of it is stored.",
                    "operationId": "review",
                    "requestBody": body(ReviewGame),
                    "responses": answers(
                        {
                            "200": _json("The review; docs/manual/review.md says what is in it.", of[dict[str, Any]]),
                            "422": _json("It is not the log of a game that is over.", of[Trouble]),
                        },
                        400,
                        413,
                    ),
                }
            },
            "/api/puzzle": {
                "post": {
                    "summary": "A clue of one's own for a puzzle's spymaster, graded. Nothing of it is stored.",
                    "operationId": "grade_clue",
                    "requestBody": body(GradeClue),
                    "responses": answers(
                        {"200": _json("docs/manual/puzzles.md says what is in it.", of[dict[str, Any]])}, 400, 404, 413
                    ),
                }
            },
            "/api/puzzles/{language}/{month}.txt": {
                "get": {
                    "summary": "The puzzles of a month, a line each; docs/manual/puzzles.md says how they are written.",
                    "operationId": "puzzles",
                    "parameters": [
                        one_of(LANGUAGES),
                        {
                            "name": "month",
                            "in": "path",
                            "required": True,
                            "schema": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}$"},
                        },
                    ],
                    "responses": {
                        "200": _text("text/plain", "Lines."),
                        "304": {"description": "As before."},
                        "404": _json("No such month.", of[Trouble]),
                    },
                }
            },
            "/api/decks": {
                "get": {
                    "summary": "The decks that all tables may deal from.",
                    "operationId": "decks",
                    "responses": answers({"200": _json("Their names and sizes.", of[list[DeckOffered]])}),
                }
            },
            "/api/house": {
                "get": {
                    "summary": "Links of the server's host, for the page: who they are, and what becomes of people's data.",
                    "operationId": "house",
                    "responses": {"200": _json("They may be null.", of[HouseSeen])},
                }
            },
            "/api/codes/{code}": {
                "get": {
                    "summary": "The table that a short code leads to.",
                    "operationId": "code",
                    "parameters": [
                        {"name": "code", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
                    ],
                    "responses": answers({"200": _json("Its id.", of[Found])}, 404),
                }
            },
            "/api/rules/{language}": {
                "get": {
                    "summary": "The rules of the game.",
                    "operationId": "rules",
                    "parameters": [one_of(having(Part.RULES))],
                    "responses": {
                        "200": _text("text/markdown", "Markdown."),
                        "404": _json("No such language.", of[Trouble]),
                    },
                }
            },
            "/api/pictures/{language}.json": {
                "get": {
                    "summary": "What the pictures of the deck are called, what is seen on them, and the seal in their address.",
                    "operationId": "picture_texts",
                    "parameters": [one_of(LANGUAGES)],
                    "responses": {
                        "200": _json("By a picture's id.", of[dict[str, PictureSeen]]),
                        "304": {"description": "As before."},
                        "404": _json("No such language.", of[Trouble]),
                    },
                }
            },
            "/api/pictures/{name}.svg": {
                "get": {
                    "summary": "A drawing, by its id and seal; by its id alone it cannot be kept for ever.",
                    "operationId": "drawing",
                    "parameters": [
                        {
                            "name": "name",
                            "in": "path",
                            "required": True,
                            "schema": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*(\\.[0-9a-f]{12})?$"},
                        }
                    ],
                    "responses": {
                        "200": _text("image/svg+xml", "A drawing."),
                        "404": _json("No such picture.", of[Trouble]),
                    },
                }
            },
            "/api/protocol.json": {
                "get": {
                    "summary": "Every message of the socket, as JSON Schema.",
                    "operationId": "protocol",
                    "responses": {"200": _json("A JSON Schema.", {"type": "object"})},
                }
            },
            "/api/openapi.json": {
                "get": {
                    "summary": "This document.",
                    "operationId": "openapi",
                    "responses": {"200": _json("An OpenAPI document.", {"type": "object"})},
                }
            },
        },
        "components": {"schemas": components},
    }


def _json(what: str, schema: Json) -> Json:
    return {"description": what, "content": {"application/json": {"schema": schema}}}


def _text(kind: str, what: str) -> Json:
    return {"description": what, "content": {kind: {"schema": {"type": "string"}}}}
