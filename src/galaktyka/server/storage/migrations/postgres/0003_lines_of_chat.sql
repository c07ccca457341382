-- the word that whoever said it gave it, so that it is kept once however often it is sent; empty: none
ALTER TABLE chat ADD COLUMN line TEXT NOT NULL DEFAULT '';

CREATE UNIQUE INDEX chat_lines ON chat (table_id, line) WHERE line <> '';
