"""Event stores: what each must do (`store.py`), three that do it (`memory.py`, `sqlite.py`, `postgres.py`), and backups.

`opening.py` picks one by its address, `alone.py` keeps a second server away from it, `record.py` is an event as it is stored.
"""
