"""One PostgreSQL for all tests of nodes of a worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.postgres import Database, database


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    with database() as running:
        yield running
