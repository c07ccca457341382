"""Alien Artifacts by Marcin Ropka and Viola Kijowska: 2 to 5 players build empires of two-sided cards."""
