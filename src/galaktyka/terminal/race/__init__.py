"""Race for the Galaxy in the terminal."""
