"""`POST /api/admin`: what `cryptonym admin` asks, over HTTP, for those who have the host's token. Off unless there is one."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cryptonym.server.admin.acts import Acts
from cryptonym.server.admin.line import LONGEST
from cryptonym.server.config import Config
from cryptonym.server.http.api import Api, trouble


class AdminApi:
    def __init__(self, acts: Acts, api: Api, config: Config) -> None:
        self._acts = acts
        self._api = api
        self._token = config.admin_token

    async def act(self, request: Request) -> Response:
        if not self._token:
            return trouble(404, "no-such-page")
        address = self._api.address(request)
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not hmac.compare_digest(token.encode(), self._token.encode()):
            if not self._api.guesses.take(address):
                return self._api.too_fast("guesses-a-minute", address, self._api.guesses.wait(address))
            return trouble(401, "token-needed")
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > LONGEST:
                return trouble(413, "too-large")
        answer = await self._acts.answer(bytes(body), "http")
        return JSONResponse(answer, 200 if answer["done"] else 422)
