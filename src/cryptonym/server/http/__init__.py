"""What is asked over HTTP: the API (`api.py`, described by `openapi.py`), replays, drawings, hosts' own pictures, and the page itself."""
