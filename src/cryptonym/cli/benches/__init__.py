"""One module a subject, each with `run(seconds)` that prints a table of figures."""
