-- the rules and the content with which a game began; empty: nobody has noted them
ALTER TABLE tables ADD COLUMN rules TEXT NOT NULL DEFAULT '';

ALTER TABLE tables ADD COLUMN content TEXT NOT NULL DEFAULT '';
