"""Simulations and experiments: many games of bots, statistics, tables, files, drawings and reports."""
