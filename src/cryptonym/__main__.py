"""`python -m cryptonym`, the same as the command `cryptonym`."""

from cryptonym.cli import main

raise SystemExit(main())
