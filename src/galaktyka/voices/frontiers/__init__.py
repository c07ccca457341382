"""New Frontiers in words."""
