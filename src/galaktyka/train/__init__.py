"""Players that learn by playing against themselves: `galaktyka train`. Needs the extra `train` (PyTorch and NumPy)."""
