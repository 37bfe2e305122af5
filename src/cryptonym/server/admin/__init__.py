"""What a host can do while the server runs: `house.py` remembers it, `acts.py` does it, `line.py` and `http.py` are how it is asked for."""
