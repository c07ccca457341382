"""New Frontiers by Tom Lehmann: 2 to 5 players choose actions that everybody resolves."""
