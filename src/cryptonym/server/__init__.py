"""Stores, sockets, clocks, presence: the only room with effects.

Read `store.py` (what every event store must do), `sqlite.py` and `postgres.py`; then `room.py` (one table: decide, store, tell) with what
it keeps beside its history (`whispers.py`, `talk.py`, `presence.py`, `hours.py`, `judging.py`, `secrecy.py`); `audiences.py` (who is told
what); `rooms.py` (all tables: opened, loaded, closed, purged); `connection.py` (a socket's bounded outbox), `sockets.py` and `http.py`
(the doors), `replays.py` and `backup.py` (what leaves the server whole), `app.py` (all of it put together).
"""
