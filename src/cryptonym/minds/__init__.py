"""Bots and referee as a player meets them: ai, decks and referee brought together, as functions of plain data.

`judge.py` (the referee beside the built-in decks), `brains.py` (bots that know cards and referee), `thinking.py` (a bot asked in another
process), `plain.py` (the move of a bot that does not answer), `cores.py` (how many cores numpy takes).
"""
