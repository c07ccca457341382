"""Simulation: many games of bots, statistics, tables, CSV and plots."""
