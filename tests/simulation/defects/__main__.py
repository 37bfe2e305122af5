"""In how many histories each planted defect is found: `python -m tests.simulation.defects`, or with the beginnings of some names."""

from __future__ import annotations

import sys

from tests.simulation.defects import DEFECTS
from tests.simulation.defects.search import WITHIN, histories_until_found


def main(wanted: list[str]) -> int:
    missed = 0
    for name in DEFECTS:
        if not any(name.startswith(one) for one in wanted) if wanted else name.startswith("found"):
            continue
        found = histories_until_found(name)
        missed += found is None
        what = (
            f"not within {WITHIN}"
            if found is None or found[1].broken is None
            else f"{found[0]:4}  {found[1].broken.what}"
        )
        print(f"{name:75} {what}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
