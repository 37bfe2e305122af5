"""A Python client of the server. A bot needs about twenty lines with it."""
