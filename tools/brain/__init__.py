"""The build step of the bots' brain: `make brain`. What it needs and what it makes is told in docs/manual/bots.md."""
