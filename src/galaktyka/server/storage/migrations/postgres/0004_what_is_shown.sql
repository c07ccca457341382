-- how often something of the table has changed that everybody may see
ALTER TABLE tables ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
