"""Every message between a client and the server, as msgspec structs.

`incoming.py` is all that a client may send, `outgoing.py` all that it may get. `inward.py` maps what came in to commands, `outward.py` maps
views and events to what goes out; `shared_views.py` makes the frames of an event, with the work shared between audiences; `patch.py` makes
and merges patches; `schema.py` describes it all as JSON Schema.
"""

from cryptonym.protocol.incoming import Hello, Incoming
from cryptonym.protocol.outgoing import Outgoing

PROTOCOL = 1

__all__ = ["PROTOCOL", "Hello", "Incoming", "Outgoing"]
