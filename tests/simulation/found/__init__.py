"""Histories that once went wrong, each kept as a test."""
