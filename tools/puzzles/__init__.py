"""Makes the puzzles of a year: `python -m tools.puzzles`. The rules that a good one keeps are in `rules.py`."""
