"""The whole server in a box: simulated time, network, store and people, all of it from one seed. README.md says how to use it."""
