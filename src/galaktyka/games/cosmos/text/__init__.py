"""The sentences of Micro Cosmos; its catalogues lie in en/ and pl/."""
