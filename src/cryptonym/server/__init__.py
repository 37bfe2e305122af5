"""Stores, sockets, clocks, presence: the only room with effects.

Read `store.py` (what every event store must do) and `sqlite.py`, then `room.py` (one table: decide, store, tell), `rooms.py` (all of them),
`connection.py` (a socket's bounded outbox), `sockets.py` and `http.py` (the doors), `app.py` (all of it put together).
"""
