"""A running game: who sits where, the record that grows with every move, undo. It knows no screen and no network."""
