"""The sentences of New Frontiers; its catalogues lie in en/ and pl/."""
