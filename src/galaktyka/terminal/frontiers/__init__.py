"""New Frontiers in the terminal."""
