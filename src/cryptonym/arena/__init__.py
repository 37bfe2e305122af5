"""Matches between bots, and honest ratings of them. Seeds live here and in tests, nowhere else.

`baselines.py` has the plain players that ours are held against, `contest.py` plays one seeded game, `rating.py` plays many on all
cores and counts, with 95 % intervals. A bot is perfect with its own twin: what counts is how it does with others.
"""
