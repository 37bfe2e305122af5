"""Connections, from TCP to a person at a table.

`gate.py` counts connections, `heads.py` and `wire.py` limit what uvicorn's may cost, `door.py` lets a socket in to its table,
`connection.py` is its bounded outbox, `post.py` hands over what one step of the loop has queued.
"""
