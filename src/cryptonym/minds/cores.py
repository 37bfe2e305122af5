"""How many cores one process takes."""

from __future__ import annotations

import os


def on_one_core() -> None:
    """Before numpy is loaded: on matrices as small as ours its threads only wait for each other, and for everybody else's."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(name, "1")
