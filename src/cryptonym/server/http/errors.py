"""The page that a browser shows where ours is not: an unknown address, another name, an installation without the page, a defect."""

from __future__ import annotations

import base64
import functools
import hashlib
import html
from collections.abc import Container
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, PlainTextResponse, Response

import cryptonym
from cryptonym.languages import FALLBACK, LANGUAGES, Part, having

SPOKEN: Final = having(Part.PAGE)
MESSAGES: Final = Path(cryptonym.__file__).parent / "messages"
PLAIN: Final = {
    "no-such-page": "There is nothing here.",
    "other-host": "This server does not go by that name. Its host can say so with --url or --lan.",
    "no-page": "The page has not been built: run `make web`.",
    "failed": "Something went wrong. The fault is ours, and it is in the log.",
}
"""What is wrong, for programs."""
STYLE: Final = (
    ":root{color-scheme:light dark}"
    "body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.5 system-ui,sans-serif;"
    "background:light-dark(#c3cfbc,#141b18);color:light-dark(#221e1a,#f2ebdb)}"
    "main{box-sizing:border-box;width:min(34rem,100% - 2rem);margin:1rem;padding:1.5rem;border-radius:6px;"
    "background:light-dark(#fcf8ec,#26302b);overflow-wrap:break-word}"
    "h1{margin:0;font:700 1.5rem/1.2 Georgia,serif}"
    "a{display:inline-block;padding:.75rem 0;color:inherit}"
    "a:focus-visible{outline:3px solid;outline-offset:2px}"
    "small{font-family:monospace}"
)
POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing is loaded, so that it shows where no file of ours is reached."""


def error_page(headers: Headers, status: int, kind: str) -> Response:
    """What is wrong: as a page in the reader's language for a browser, as a line of text for a program."""
    kept = {"cache-control": "no-store", "vary": "accept, accept-language"}
    if "text/html" not in headers.get("accept", ""):
        return PlainTextResponse(PLAIN[kind], status, kept)
    told = page_of(first_spoken(headers.get("accept-language", ""), SPOKEN), status, kind)
    return HTMLResponse(told, status, kept | {"content-security-policy": POLICY})


def first_spoken(accepted: str, spoken: Container[str]) -> str:
    """The first of the languages that a browser asks for in which there are texts; English if there is none."""
    asked = (one.strip()[:2].lower() for one in accepted.split(","))
    return next((language for language in asked if language in spoken), FALLBACK)


@functools.cache
def page_of(language: str, status: int, kind: str) -> str:
    said = {name: html.escape(text) for name, text in texts(language).items()}
    home = "" if kind in ("other-host", "no-page") else f'<p><a href="/">{said["error-home"]}</a></p>'
    return (
        f'<!doctype html><html lang="{LANGUAGES[language].tag}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">'
        f"<title>{said[f'error-{kind}']} · Cryptonym</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{said[f'error-{kind}']}</h1><p>{said[f'error-{kind}-line']}</p>{home}<small>{status}</small>"
        "</main></body></html>"
    )


@functools.cache
def texts(language: str) -> dict[str, str]:
    """The messages of `errors.ftl`. They have no variables, so the serving process reads them without Fluent and its memory."""
    lines = (MESSAGES / language / "errors.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if line.startswith("error-"))
