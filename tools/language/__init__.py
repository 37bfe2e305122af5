"""A language in the making: `scaffold.py` makes its files, `lacking.py` says what is missing in them. `make language CODE=es` does both."""
