"""What each trait of a position of Alien Artifacts is worth, in points: learned, not written.

Made by `python bench/learning.py --games 20000 --write FILE` from 196513 pairs of choices.
"""

from __future__ import annotations

from typing import Final

MOMENTS: Final = [0, 20, 60, 150, 300]
"""Tenths of turns that are left; between them weights go over into one another."""

WEIGHTS: Final[list[list[float]]] = [
    [0.04, 0.024, 0.081, 0.279, 0.692],  # hope/credits
    [0.223, 0.075, 0.005, 0.245, 0.113],  # hope/logistical
    [0.424, 0.165, 0.099, 0.066, 0.065],  # hope/operational
    [0.299, 0.388, 0.307, 0.274, 0.001],  # hope/technologies
    [0.812, 0.534, 0.39, 0.217, 0.401],  # hope/projects
    [-0.293, -0.345, -0.431, -0.54, -0.659],  # scored
    [0.054, 0.053, 0.059, 0.042, 0.069],  # credits
    [0.677, 0.892, 1.161, 1.18, 1.129],  # artifacts
    [0.096, -0.016, 0.26, 0.233, 0.861],  # plans
    [0.038, 0.172, 0.13, 0.149, -0.501],  # stored
    [-0.025, -0.066, -0.056, -0.024, -0.001],  # tokens
    [-0.053, -0.075, -0.103, -0.096, -0.0],  # track
    [0.155, 0.44, 0.678, 0.929, 1.023],  # empire
    [-0.236, 0.057, 0.148, 0.943, -0.012],  # logistical/ship
    [0.075, -0.138, -0.15, -0.35, 0.122],  # operational/ship
    [-0.261, -0.193, -0.122, -0.416, 0.902],  # logistical/technology
    [0.05, 0.049, 0.034, 0.122, -0.22],  # operational/technology
    [0.187, 0.046, 0.065, -0.068, 0.114],  # logistical/planet
    [-0.256, -0.464, -0.404, -0.483, 0.758],  # operational/planet
    [0.316, -0.736, -0.787, 0.326, 1.058],  # project/ship
    [0.654, 0.012, 0.498, 1.143, 0.558],  # project/technology
    [0.742, -0.242, 0.454, 0.617, 0.679],  # project/planet
    [0.071, 0.048, 0.091, 0.175, 0.196],  # attached/ship
    [0.188, 0.138, 0.253, 0.09, 0.026],  # attached/technology
    [0.17, 0.267, 0.136, 0.199, -0.123],  # attached/planet
    [-0.061, 0.023, -0.158, 0.466, 0.15],  # cost/ship
    [0.436, 0.242, 0.258, -0.014, -0.182],  # cost/technology
    [0.294, -0.006, -0.046, -0.256, -0.238],  # cost/planet
    [-0.15, -0.955, -1.236, -1.89, -1.889],  # limit/ship
    [0.295, -0.237, -0.14, -0.143, -0.058],  # limit/technology
    [1.074, 0.403, -0.532, -0.884, -1.347],  # limit/planet
    [-0.031, -0.182, -0.144, -0.199, 0.209],  # kind/ship/exploration
    [-0.054, -0.172, -0.621, -0.209, -0.635],  # kind/ship/expansion
    [-0.039, -0.237, -0.057, -0.058, 0.199],  # kind/ship/extermination
    [0.33, -0.125, -0.102, -0.55, 0.43],  # kind/ship/exploitation
    [-0.094, -0.136, -0.181, -0.156, 0.414],  # kind/technology/exploration
    [0.026, 0.051, 0.138, -0.046, 0.572],  # kind/technology/expansion
    [0.02, 0.114, 0.114, -0.158, 0.369],  # kind/technology/extermination
    [-0.127, -0.139, -0.168, -0.076, 0.314],  # kind/technology/exploitation
    [-0.043, -0.229, -0.258, -0.415, -0.692],  # kind/planet/exploration
    [0.261, -0.002, 0.567, 0.169, 0.265],  # kind/planet/expansion
    [0.044, 0.17, -0.372, -0.044, 1.471],  # kind/planet/extermination
    [-0.044, -0.303, -0.203, -0.309, 0.334],  # kind/planet/exploitation
]  # fmt: skip
