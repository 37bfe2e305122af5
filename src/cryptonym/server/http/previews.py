"""What messengers show of a link: a title, a line and an image of ours, by the address alone.

No table, code or game is looked up, so a preview says nothing of what there is, joins nothing and spends nothing. Language and kind stand
in the link itself (`?it-pictures`): the page that makes a link writes them, and whatever they say is believed.
"""

from __future__ import annotations

import gzip
import html
import re
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from cryptonym.languages import LANGUAGES, Part, having
from cryptonym.server.http.errors import MESSAGES, first_spoken

SPOKEN: Final = having(Part.PAGE)
KINDS: Final = ("words", "pictures", "mixed")
MARKED: Final = re.compile(r"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
"""The place in `index.html` that the tags take."""
SUFFIX: Final = re.compile(rf"({'|'.join(SPOKEN)})(?:-({'|'.join(KINDS)}))?")
SUBJECTS: Final = (
    (re.compile(r"(?:t/[^/]+/)?re(?:play|view)/?"), "review"),
    (re.compile(r"t/.+"), "table"),
    (re.compile(r"puzzle(?:/.*)?"), "puzzle"),
    (re.compile(r"learn/?"), "learn"),
)
"""The first that fits an address, without its slash; `home` for every other."""
WIDTH, HEIGHT = 1200, 630
MOST_KEPT: Final = 128
"""Pages with tags that are kept, each 2 kB; there are as many as languages, kinds and names of the server."""


@dataclass(frozen=True, slots=True)
class Preview:
    subject: str
    language: str
    kind: str | None = None
    """Of a table whose link says so."""

    @property
    def image(self) -> str:
        """The name of its image, without ending. A table of which no kind is told has the one of the house."""
        name = {"table": self.kind or "home", "learn": "home"}.get(self.subject, self.subject)
        return f"{name}-{self.language}"

    @property
    def title(self) -> str:
        return texts(self.language)[f"preview-{self.subject}"]

    @property
    def line(self) -> str:
        """For a table what it is played in, then what the link leads to."""
        said = texts(self.language)
        line = said[f"preview-{self.subject}-line"]
        if self.kind is None:
            return line
        return f"{capital(LANGUAGES[self.language].name)}, {said[f'preview-{self.kind}']}. {line}"


def preview_of(path: str, query: Iterable[str], accepted: str) -> Preview:
    """What is shown of an address: `path` has no slash before it, `query` the names in its query, `accepted` the reader's languages."""
    subject = next((name for pattern, name in SUBJECTS if pattern.fullmatch(path)), "home")
    told = next((match for one in query if (match := SUFFIX.fullmatch(one))), None)
    if told is None:
        return Preview(subject, first_spoken(accepted, SPOKEN))
    return Preview(subject, told[1], told[2] if subject == "table" else None)


def tags(preview: Preview, base: str) -> str:
    """The head's tags, with whole addresses. None names the page itself: a messenger would fetch that instead."""
    image = f"{base}/previews/{preview.image}.png"
    said = {
        "og:site_name": "Cryptonym",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.line,
        "og:locale": LANGUAGES[preview.language].locale.replace("-", "_"),
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    lines = [
        f'<meta name="description" content="{html.escape(preview.line)}">',
        *(f'<meta property="{name}" content="{html.escape(content)}">' for name, content in said.items()),
        '<meta name="twitter:card" content="summary_large_image">',
    ]
    return "\n    ".join(["<!-- preview -->", *lines, "<!-- /preview -->"])


class Previews:
    """Pages with their tags, a few of them kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Preview, str], tuple[bytes, bytes]] = OrderedDict()

    def told(self, page: bytes, preview: Preview, base: str, *, zipped: bool) -> bytes:
        """The page with the tags of this preview; as it is if it has no place for them."""
        key = (preview, base)
        if key not in self._kept:
            whole = MARKED.sub(lambda _: tags(preview, base), page.decode(), count=1).encode()
            self._kept[key] = (whole, gzip.compress(whole, 9, mtime=0))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key][zipped]


def capital(name: str) -> str:
    """A language's name at the beginning of a line."""
    return name[:1].upper() + name[1:]


@cache
def texts(language: str) -> dict[str, str]:
    """The messages of `previews.ftl`. They have no variables, so the serving process reads them without Fluent and its memory."""
    lines = (MESSAGES / language / "previews.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if line.startswith("preview-"))
