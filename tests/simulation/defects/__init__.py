"""Defects that the tests plant in the server, one at a time, to see whether histories find them.

Each is a function that changes the server as a careless hand might. To add one, write it in the file of its subject and decorate it.
"""

from tests.simulation.defects import due, people, stored, told
from tests.simulation.defects.registry import DEFECTS, planted
from tests.simulation.found import defects as found

__all__ = ["DEFECTS", "due", "found", "people", "planted", "stored", "told"]
