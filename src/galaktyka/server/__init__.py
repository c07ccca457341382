"""The web service: the table of `table/` carried to browsers and programs, with its moves kept in a database."""
