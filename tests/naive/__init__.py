"""The rules once more: plain and slow, written from the rulebooks and the rules page by somebody who had not read the engine."""
