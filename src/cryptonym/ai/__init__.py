"""Bots: a view goes in, a command comes out. The referee is handed in as a function."""
