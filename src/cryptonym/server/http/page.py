"""The built page as files: hashed assets cached for ever, `.gz` beside them, and `index.html` for every address that is the page's.

`index.html` tells messengers what a link leads to (`previews.py`), by the address alone.
"""

from __future__ import annotations

import json
import mimetypes
import re
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from cryptonym.server.config import Config
from cryptonym.server.http.errors import error_page, first_spoken
from cryptonym.server.http.previews import Previews, preview_of

STATIC: Final = Path(__file__).parents[1] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
A_DAY: Final = "public, max-age=86400"
LONGEST_PATH: Final = 200
"""No file of the page has a longer name, and no table's address."""
SCREENS: Final = re.compile(r"((key|rules|learn|puzzle|one|replay|review)/?|t/.+)?")
"""Addresses that the page itself knows (`web/src/ui/route.ts`); any other shows nothing."""
FOUND_BY_LINK: Final = "noindex"
"""Tables and replays are found by their links, and no search engine tells of them."""
AHEAD: Final = {".js": "modulepreload", ".css": "preload; as=style; crossorigin"}
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


class Page:
    """Reads each file once; the page is small and does not change while the server runs."""

    def __init__(self, config: Config, folder: Path = STATIC) -> None:
        self._config = config
        self._previews = Previews()
        self._folder = folder.resolve()
        self._files: dict[tuple[str, bool], bytes] = {}
        self._needed: dict[str, Any] | None = None

    async def answer(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        zipped = "gzip" in request.headers.get("accept-encoding", "")
        if "\0" in path or len(path) > LONGEST_PATH:
            return error_page(request.headers, 404, "no-such-page")
        file = (self._folder / path).resolve()  # `..` must not lead out of the folder
        if not (path and file.is_relative_to(self._folder) and file.suffix and file.is_file()):
            if Path(path).suffix or not SCREENS.fullmatch(path):
                return error_page(request.headers, 404, "no-such-page")
            return self._shell(request, path, zipped=zipped)
        answer = self._send(file, zipped)
        if path.startswith("previews/"):
            answer.headers["cross-origin-resource-policy"] = (
                "cross-origin"  # messengers in a browser show them on their own pages
            )
            answer.headers["cache-control"] = A_DAY
        return answer

    def _shell(self, request: Request, path: str, *, zipped: bool) -> Response:
        file = self._folder / "index.html"
        if not file.is_file():
            return error_page(request.headers, 503, "no-page")
        languages = request.headers.get("accept-language", "")
        preview = preview_of(path, request.query_params, languages)
        body = self._previews.told(self._read(file), preview, self._config.base(request), zipped=zipped)
        headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding, accept-language"}
        if zipped:
            headers["content-encoding"] = "gzip"
        answer = Response(body, media_type="text/html", headers=headers)
        if not path.startswith("t/"):
            return answer
        answer.headers["x-robots-tag"] = FOUND_BY_LINK
        if needed := self._needed_by_table(languages):
            answer.headers["link"] = ", ".join(f"</{name}>; rel={AHEAD[Path(name).suffix]}" for name in needed)
        return answer

    def _needed_by_table(self, languages: str) -> list[str]:
        """What is said with the page: from far away each file that is only heard of by another costs a journey."""
        if self._needed is None:
            listed = self._folder / "ahead.json"
            self._needed = json.loads(listed.read_bytes()) if listed.is_file() else {}
        if not self._needed:
            return []
        spoken = self._needed["languages"]
        return [*self._needed["page"], spoken[first_spoken(languages, spoken)], *self._needed["table"]]

    def _send(self, file: Path, zipped: bool) -> Response:
        packed = file.with_name(file.name + ".gz")
        use_packed = zipped and packed.is_file()
        body = self._read(packed if use_packed else file)
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {"cache-control": FOR_EVER if file.parent.name == "assets" else ASK_AGAIN, "vary": "accept-encoding"}
        if use_packed:
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=kind, headers=headers)

    def _read(self, file: Path) -> bytes:
        key = (str(file), file.suffix == ".gz")
        if key not in self._files:
            self._files[key] = file.read_bytes()
        return self._files[key]
