"""The sentences of Race for the Galaxy; its catalogues lie in en/ and pl/."""
