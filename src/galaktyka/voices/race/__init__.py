"""Race for the Galaxy in words."""
