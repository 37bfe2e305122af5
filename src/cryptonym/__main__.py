"""`python -m cryptonym`, the same as the command `cryptonym`."""

from cryptonym.cli import main

if __name__ == "__main__":  # worker processes import this file again, and must not serve
    raise SystemExit(main())
