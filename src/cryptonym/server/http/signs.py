"""What robots and people who have found a hole look for at an address: `robots.txt` and `security.txt`."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from cryptonym.server.clock import DAY, Clock, day_of
from cryptonym.server.config import Config
from cryptonym.server.http.api import trouble

ROBOTS: Final = "User-agent: *\nDisallow: /api/\nDisallow: /ws\n"
"""Any messenger may read what a table's link says of itself. `page.py` tells search engines that tables are not for them."""
GOOD_FOR: Final = 30 * DAY


class Signs:
    def __init__(self, config: Config, clock: Clock) -> None:
        self._config = config
        self._clock = clock

    async def robots(self, request: Request) -> Response:
        return PlainTextResponse(ROBOTS)

    async def house(self, request: Request) -> Response:
        """What the page shows of the host: where they say who they are, and what becomes of people's data."""
        return JSONResponse({"imprint": self._config.imprint, "privacy": self._config.privacy})

    async def security(self, request: Request) -> Response:
        """Whom to tell of a hole (RFC 9116); nothing if the host has named nobody."""
        contact = self._config.security_contact
        if contact is None:
            return trouble(404, "no-such-page")
        lines = [f"Contact: {contact}", f"Expires: {day_of(self._clock.now() + GOOD_FOR)}T00:00:00Z"]
        if self._config.url:
            lines.append(f"Canonical: {self._config.url}/.well-known/security.txt")
        return PlainTextResponse("\n".join(lines) + "\n")
