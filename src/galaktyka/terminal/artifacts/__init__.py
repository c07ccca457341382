"""Alien Artifacts in the terminal."""
