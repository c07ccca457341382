CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL, -- the name without regard to case
    password TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

CREATE UNIQUE INDEX accounts ON people (folded) WHERE password <> '';

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    host TEXT NOT NULL,
    seats TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL, -- wider than 64 bits
    position TEXT NOT NULL,
    clock TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    guided BOOLEAN NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    revision INTEGER NOT NULL,
    deeds INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    totals TEXT NOT NULL,
    chats INTEGER NOT NULL DEFAULT 0 -- how many lines of chat there are
);

CREATE INDEX listed_tables ON tables (changed) WHERE listed AND status <> 'over';

-- who is at a table: the host and the people in its seats
CREATE TABLE company (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);

CREATE INDEX company_of_table ON company (table_id);

CREATE TABLE deeds (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    lines TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, id)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
