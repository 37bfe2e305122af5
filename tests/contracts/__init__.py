"""What every event store must do, once; memory, SQLite and PostgreSQL all run the same tests."""
