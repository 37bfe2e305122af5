"""Write the playthroughs anew: python -m tests.playthroughs.regenerate. Then read the difference, line by line, before it goes in."""

from __future__ import annotations

from pathlib import Path

from tests.playthroughs.games import SCRIPTS
from tests.playthroughs.text import playthrough

HERE = Path(__file__).parent


def main() -> None:
    wanted = {HERE / f"{script.name}.txt": playthrough(script) for script in SCRIPTS}
    for stale in set(HERE.glob("*.txt")) - wanted.keys():
        stale.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
