"""Race for the Galaxy by Tom Lehmann: 2 to 4 players build space empires with cards."""
