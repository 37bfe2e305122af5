"""Matches between bots, and honest ratings of them. Seeds live here and in tests, nowhere else."""
