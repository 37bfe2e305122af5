"""A picture from outside made into one of ours: looked at by what is in it, drawn anew at most 600 pixels wide, as a small WebP.

Runs in a worker process with little memory and little time (`uploads.py`): decoders are large programs, and what they are fed was
made by anybody. Needs the extra `pictures`. What is refused is refused by the name of its fault.
"""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterator
from pathlib import PurePath
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree as ET

if TYPE_CHECKING:
    from PIL import Image

LARGEST_SIDE: Final = 600
LARGEST: Final = 60_000
"""Bytes of a picture as we keep it."""
MOST_PIXELS: Final = 30_000_000
"""Of what comes in: more than any telephone's camera takes by default, and 90 MB once unpacked."""
SMALLEST_SIDE: Final = 32
LONGEST_SHAPE: Final = 4.0
"""A picture so much longer than wide, or wider than long, is no card."""
MOST_ELEMENTS: Final = 20_000
MEMORY: Final = 1024 * 1024 * 1024
"""Bytes that the worker may ask the system for."""
PAPER: Final = (252, 248, 236)
"""What is transparent shows the paper of our own drawings."""
QUALITIES: Final = (86, 78, 68, 56, 42, 28)

SIGNS: Final = {
    "PNG": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "JPEG": re.compile(rb"\xff\xd8\xff"),
    "GIF": re.compile(rb"GIF8[79]a"),
    "WEBP": re.compile(rb"RIFF....WEBP", re.DOTALL),
    "SVG": re.compile(rb"(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg[\s>])"),
}
ENDINGS: Final = {
    ".png": "PNG",
    ".apng": "PNG",
    ".jpg": "JPEG",
    ".jpeg": "JPEG",
    ".jpe": "JPEG",
    ".jfif": "JPEG",
    ".gif": "GIF",
    ".webp": "WEBP",
    ".svg": "SVG",
}
FAULTS: Final = (
    "empty",
    "no-picture",
    "another-ending",
    "broken",
    "too-many-pixels",
    "too-small",
    "too-long",
    "too-hard",
    "svg-doctype",
    "svg-script",
    "svg-reference",
    "svg-too-large",
    "unreadable-title",
    "table-full",
    "server-full",
)
"""Every reason for which a picture may be refused, here or by `uploads.py`; `messages/` has a sentence for each."""
REFERENCES: Final = re.compile(r"url\(\s*(?!['\"]?#)|@import|expression\(|javascript:", re.IGNORECASE)
"""In a style or an attribute: anything that points out of the drawing."""
MATTER: Final = {"image", "feimage"}
ACTIVE: Final = {"script", "foreignobject", "iframe", "object", "embed", "audio", "video", "handler", "listener"}


class Refused(Exception):
    """Why a picture is not taken, by a name that `messages/` has a sentence for."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def reencode_beside(name: str, data: bytes) -> bytes | str:
    """In the worker: the picture, or the name of its fault."""
    _be_small()
    try:
        return reencode(name, data)
    except Refused as fault:
        return fault.what
    except MemoryError:
        return "too-hard"


def _be_small() -> None:
    """In the worker: no more memory than an honest picture needs."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def reencode(name: str, data: bytes) -> bytes:
    """The picture as WebP without anything else that was in the file, or Refused."""
    kind = next((kind for kind, sign in SIGNS.items() if sign.match(data)), None)
    if kind is None:
        raise Refused("empty" if not data.strip() else "no-picture")
    ending = PurePath(name).suffix.lower()
    if ending and ENDINGS.get(ending) != kind:
        raise Refused("another-ending")
    return _packed(_opened(drawn(data), "PNG") if kind == "SVG" else _opened(data, kind))


def _opened(data: bytes, kind: str) -> Image.Image:
    """The first frame, whole and upright."""
    from PIL import Image, ImageFile, ImageOps, UnidentifiedImageError  # noqa: PLC0415 - an extra

    Image.MAX_IMAGE_PIXELS = MOST_PIXELS
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            image = Image.open(io.BytesIO(data), formats=[kind])
            _check_shape(*image.size)
            if kind == "JPEG":
                image.draft("RGB", (2 * LARGEST_SIDE, 2 * LARGEST_SIDE))
            image.load()
            upright = ImageOps.exif_transpose(image)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning, MemoryError) as error:
        raise Refused("too-many-pixels") from error
    except UnidentifiedImageError as error:
        raise Refused("no-picture") from error
    except (OSError, SyntaxError, ValueError, EOFError, IndexError, TypeError, ArithmeticError) as error:
        raise Refused("broken") from error
    return upright


def _check_shape(width: int, height: int) -> None:
    if width * height > MOST_PIXELS:
        raise Refused("too-many-pixels")
    if min(width, height) < SMALLEST_SIDE:
        raise Refused("too-small")
    if max(width, height) > LONGEST_SHAPE * min(width, height):
        raise Refused("too-long")


def _packed(image: Image.Image) -> bytes:
    """On paper, at most so large, and no metadata: it is drawn onto a sheet of our own."""
    from PIL import Image as Images  # noqa: PLC0415

    image = image.convert("RGBA")
    image.thumbnail((LARGEST_SIDE, LARGEST_SIDE), Images.Resampling.LANCZOS)
    sheet = Images.new("RGB", image.size, PAPER)
    sheet.paste(image, mask=image)
    while True:
        for quality in QUALITIES:
            out = io.BytesIO()
            sheet.save(out, "WEBP", quality=quality, method=4, exif=b"", icc_profile=b"", xmp=b"")
            if out.tell() <= LARGEST:
                return out.getvalue()
        sheet = sheet.resize((max(1, sheet.width * 3 // 4), max(1, sheet.height * 3 // 4)))


def drawn(data: bytes) -> bytes:
    """An SVG as PNG. It is read for anything that acts or points elsewhere first: what we draw is only what is in it."""
    import resvg_py  # noqa: PLC0415 - an extra

    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("broken") from error
    # An entity can be another file, or a thousand million laughs; no drawing needs one.
    if re.search(r"<!(DOCTYPE|ENTITY)", text, re.IGNORECASE):
        raise Refused("svg-doctype")
    try:
        root = ET.fromstring(text)  # noqa: S314 - without a document type there is nothing to expand
    except (ET.ParseError, ValueError) as error:
        raise Refused("broken") from error
    if _local(root.tag) != "svg":
        raise Refused("no-picture")
    _check_svg(root)
    width, height = _size(root)
    _check_shape(max(SMALLEST_SIDE, round(width)), max(SMALLEST_SIDE, round(height)))
    scale = LARGEST_SIDE / max(width, height)
    try:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=text,
                width=max(1, round(width * scale)),
                height=max(1, round(height * scale)),
                skip_system_fonts=False,
            )
        )
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # a panic in Rust is no Exception
        raise Refused("broken") from error


def _check_svg(root: ET.Element) -> None:
    for number, element in enumerate(root.iter()):
        if number > MOST_ELEMENTS:
            raise Refused("svg-too-large")
        tag = _local(element.tag)
        if tag in ACTIVE or any(_local(name).startswith("on") for name in element.attrib):
            raise Refused("svg-script")
        if tag in MATTER and any(_local(name) == "href" for name in element.attrib):
            raise Refused("svg-reference")
        for text in _texts(element, tag):
            if REFERENCES.search(text):
                raise Refused("svg-reference")


def _texts(element: ET.Element, tag: str) -> Iterator[str]:
    """What may point somewhere: links, attributes, and the text of a style sheet."""
    for name, value in element.attrib.items():
        if _local(name) in {"href", "src"} and not value.strip().startswith("#"):
            yield "url(elsewhere)"
        yield value
    if tag == "style":
        yield "".join(element.itertext())


def _local(name: object) -> str:
    """A name without its namespace, in small letters; comments have none."""
    return name.rpartition("}")[2].lower() if isinstance(name, str) else ""


def _size(root: ET.Element) -> tuple[float, float]:
    """The drawing's own measures; a square where it has none that can be read."""
    box = [_number(part) for part in re.split(r"[\s,]+", root.get("viewBox", "").strip())]
    if len(box) == 4 and box[2] and box[3]:
        return box[2], box[3]
    width, height = _number(root.get("width", "")), _number(root.get("height", ""))
    return (width, height) if width and height else (LARGEST_SIDE, LARGEST_SIDE)


def _number(text: str) -> float:
    """A length above zero, whatever its unit; 0 where it is none."""
    found = re.fullmatch(r"\s*(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})(?:e0?|px|pt|mm|cm|in|pc|em|ex|rem)?\s*", text)
    return float(found[1]) if found else 0.0
