"""Several machines over one database (ADR 0034): hints, leases, and what is read again because another node may have stored it.

`neighbours.py` is what a table sees of it. A server on SQLite is alone: it has none of this.
"""
