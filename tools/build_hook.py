"""A wheel or an sdist without the page cannot be built: a server installed from it would answer every browser with an error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageIsThere(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable installation is a clone's: there `make web` comes later."""
        page = Path(self.root) / "src" / "cryptonym" / "server" / "static" / "index.html"
        if version != "editable" and not page.is_file():
            raise SystemExit(
                "The page has not been built, and Cryptonym without it serves nobody: run `make web` first, or install a release."
            )
