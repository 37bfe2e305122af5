"""Two hooks of the build: a wheel without the page cannot be built, and the README's links lead somewhere from any page that shows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?://|#)([^)\s]+)\)")
"""A link or a picture whose address is a file of the repository."""


class PageIsThere(BuildHookInterface):  # type: ignore[type-arg]
    """A server installed from a wheel without the page would answer every browser with an error."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable installation is a clone's: there `make web` comes later."""
        page = Path(self.root) / "src" / "cryptonym" / "server" / "static" / "index.html"
        if version != "editable" and not page.is_file():
            raise SystemExit(
                "The page has not been built, and Cryptonym without it serves nobody: run `make web` first, or install a release."
            )


class Addresses(MetadataHookInterface):
    """The README and the links of the project, with the address of the repository: `[tool.hatch.metadata.hooks.custom] address`."""

    def update(self, metadata: dict[str, Any]) -> None:
        address = str(self.config.get("address", "")).rstrip("/")
        told = (Path(self.root) / "src" / "cryptonym" / "__init__.py").read_text(encoding="utf-8")
        version = re.search(r'(?m)^__version__ = "(.+)"', told)
        assert version is not None
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": with_addresses(readme, address, f"v{version[1]}"),
        }
        if address:
            metadata["urls"] = {
                "Source": address,
                "Documentation": f"{address}/blob/v{version[1]}/docs/manual/README.md",
                "Changes": f"{address}/blob/v{version[1]}/CHANGELOG.md",
                "Issues": f"{address}/issues",
            }


def with_addresses(readme: str, address: str, tag: str) -> str:
    """The README with whole addresses in its links. Without an address of the repository pictures go and links are plain words."""

    def whole(found: re.Match[str]) -> str:
        is_picture, words, path = found[1], found[2], found[3]
        if not address:
            return "" if is_picture else words
        return f"{is_picture}[{words}]({address}/{'raw' if is_picture else 'blob'}/{tag}/{path})"

    return LINK.sub(whole, readme)


def get_build_hook() -> type[PageIsThere]:
    return PageIsThere


def get_metadata_hook() -> type[Addresses]:
    return Addresses
