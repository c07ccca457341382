"""The sentences of Alien Artifacts; its catalogues lie in en/ and pl/."""
