"""Micro Cosmos in words."""
