/** Written by `python -m tools.puzzles`: the first day that has a puzzle, and the last. */
export const FIRST = "2026-11-15";
export const LAST = "2027-11-30";
