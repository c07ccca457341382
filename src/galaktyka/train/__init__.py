"""Players that learn by playing against themselves: `Training(Settings(...)).run()`. Needs PyTorch and NumPy."""
