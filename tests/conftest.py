"""Before anything is loaded: several tests run at once, and numpy's threads would be in each other's way."""

from cryptonym.minds.cores import on_one_core

on_one_core()
