"""Alien Artifacts in words."""
