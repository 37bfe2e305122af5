"""Tables in memory: `room.py` is one (decide, store, tell), `rooms.py` all of them (opened, loaded, closed, purged).

What a room is made of has files of its own: who is told what (`audiences.py`), who is here (`presence.py`), clocks (`hours.py`), bots,
the referee (`judging.py`), quiet questions (`whispers.py`), talk, short codes, first answers, secrets, the deal.
"""
