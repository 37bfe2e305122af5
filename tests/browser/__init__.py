"""Real people's habits in a real Chromium: several contexts at one table."""
