"""Micro Cosmos in the terminal."""
