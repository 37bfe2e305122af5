"""A self-hosted table for the word-association game of spymasters and operatives, in five languages.

Each room below has one task, and imports point one way only, as `docs/design.md` says. Start with `cryptonym.engine`.
"""

__version__ = "0.9.0"
