"""Work that would hold up the event loop: in processes (`pool.py`, with `judges.py` and `thinkers.py`) or in threads (`slow.py`)."""
