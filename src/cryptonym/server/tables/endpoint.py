"""The line to an OpenAI-compatible endpoint that whoever runs the server has named.

No other address is ever asked: a redirect is an error, and no proxy of the environment counts. An endpoint that dawdles, however it
does so, holds neither a thread nor a table: when its time is over, its connection is cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

LARGEST: Final = 64 * 1024
MOST_AT_ONCE: Final = 16
"""Questions that are on their way at the same time; others wait, and their waiting counts as time of the answer."""
PASSING: Final = (408, 425, 429, 500, 502, 503, 504)
"""Answers after which it is worth asking again."""


class NoAnswer(Exception):
    """It answered with nothing that could be a move."""

    def __init__(self, why: str, *, passes: bool = False, wait: float = 0) -> None:
        super().__init__(why)
        self.why = why
        """For the log."""
        self.passes = passes
        """True if it may answer a moment later."""
        self.wait = wait
        """Seconds that it asks us to wait before that."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where the program is, which of its models plays, and the key it wants."""

    url: str = ""
    model: str = "default"
    key: str = field(default="", repr=False)
    seconds: float = 20.0
    """How long a move may take, with all tries."""
    tries: int = 3
    tokens: int = 2000
    """How long an answer may be; a model that thinks aloud needs some hundreds before it answers."""
    temperature: float = 0.3
    prompt: str | None = None
    """A file with what it is told before each question; None for ours."""


class Asker:
    def __init__(self, endpoint: Endpoint) -> None:
        self._endpoint = endpoint
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE, "outside")
        self._open: set[Call] = set()

    async def ask(self, prompt: str, question: str) -> str:
        """What it says; NoAnswer if it says nothing. A question that is given up is cut off."""
        call = Call(self._endpoint, prompt, question)
        self._open.add(call)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, call.post)
        except (OSError, HTTPException):
            raise NoAnswer("no connection", passes=True) from None
        finally:
            self._open.discard(call)
            call.cut()

    def close(self) -> None:
        for call in self._open:
            call.cut()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Call:
    """One question. It is asked in a thread, and cut from another."""

    def __init__(self, endpoint: Endpoint, prompt: str, question: str) -> None:
        self._endpoint = endpoint
        self._body = json.dumps(
            {
                "model": endpoint.model,
                "messages": [{"role": "system", "content": prompt}, {"role": "user", "content": question}],
                "temperature": endpoint.temperature,
                "max_tokens": endpoint.tokens,
            }
        ).encode()
        self._socket: socket.socket | None = None
        self._is_cut = False

    def post(self) -> str:
        where = urlsplit(self._endpoint.url)
        headers = {"content-type": "application/json", "connection": "close"}
        if self._endpoint.key:
            headers["authorization"] = f"Bearer {self._endpoint.key}"
        kind = HTTPSConnection if where.scheme == "https" else HTTPConnection
        line = kind(where.hostname or "", where.port, timeout=self._endpoint.seconds)
        with contextlib.closing(line):
            line.connect()
            self._socket = line.sock
            if self._is_cut:
                raise NoAnswer("late")
            query = f"?{where.query}" if where.query else ""
            line.request("POST", f"{where.path.rstrip('/')}/chat/completions{query}", self._body, headers)
            with line.getresponse() as answer:
                return self._read(answer)

    def _read(self, answer: HTTPResponse) -> str:
        if answer.status != 200:
            asked = answer.getheader("retry-after", "")
            wait = float(asked) if asked.isascii() and asked.isdigit() else 0
            raise NoAnswer(f"status {answer.status}", passes=answer.status in PASSING, wait=wait)
        whole = answer.read(LARGEST + 1)
        if len(whole) > LARGEST:
            raise NoAnswer("too long")
        try:
            content = json.loads(whole)["choices"][0]["message"]["content"]
        except (LookupError, TypeError):
            raise ValueError("no answer of a model") from None
        if not isinstance(content, str):
            raise ValueError("no text")
        return content

    def cut(self) -> None:
        """End it, also while its thread waits for what never comes."""
        self._is_cut = True
        if self._socket is not None:
            with contextlib.suppress(OSError):
                socket.socket.shutdown(self._socket, socket.SHUT_RDWR)  # that of TLS would wait
