"""Micro Cosmos by Michał Jagodziński and Kamil Langie: 1 to 4 Arks discover, terraform and settle a small system."""
