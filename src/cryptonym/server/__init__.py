"""Stores, sockets, clocks, presence: the only room with effects.

Read `stores/store.py` (what every event store must do), `tables/room.py` (one table: decide, store, tell), `tables/rooms.py` (all tables),
`sockets/door.py` and `http/api.py` (the doors), then `app.py` (all of it put together) and `run.py` (served by uvicorn). `workers/` thinks
and judges beside them. Settings are in `config.py`, limits in `limits.py`.
"""
