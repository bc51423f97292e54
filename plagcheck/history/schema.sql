-- The history is one file. Lines are listed without touching results or texts.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Ids are never used twice: what was erased cannot be mistaken for something newer.
CREATE TABLE entry (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    kind          TEXT NOT NULL,                        -- check, pair, class
    happened_at   TEXT NOT NULL,                        -- ISO 8601, UTC
    name          TEXT NOT NULL,
    path          TEXT NOT NULL,
    student       TEXT NOT NULL,
    class_name    TEXT NOT NULL,
    other         TEXT NOT NULL,                        -- the second of two files
    other_path    TEXT NOT NULL,
    other_student TEXT NOT NULL,
    words         INTEGER NOT NULL,
    matched_words INTEGER NOT NULL,
    share         REAL NOT NULL,
    sources       INTEGER NOT NULL,
    searched      INTEGER NOT NULL,
    flags         INTEGER NOT NULL,
    papers        INTEGER NOT NULL,                     -- of a class, as are pairs
    pairs         INTEGER NOT NULL,
    status        TEXT NOT NULL,                        -- what the teacher decided
    note          TEXT NOT NULL,
    is_kept       INTEGER NOT NULL                      -- whether there is a result
) STRICT;
CREATE INDEX entry_happened ON entry (happened_at, id);

-- What was found, without any text; see packing.py. A line without one is from before there were any.
CREATE TABLE result (
    entry_id INTEGER PRIMARY KEY REFERENCES entry ON DELETE CASCADE,
    packed   BLOB NOT NULL                              -- zlib of JSON
) STRICT;

CREATE TABLE left_out (
    entry_id INTEGER PRIMARY KEY REFERENCES entry ON DELETE CASCADE,
    rules    TEXT NOT NULL,                             -- JSON, as are choices
    choices  TEXT NOT NULL
) STRICT;

CREATE TABLE member (                                   -- the students of a class
    entry_id INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE,
    student  TEXT NOT NULL,
    PRIMARY KEY (entry_id, student)
) STRICT, WITHOUT ROWID;

-- Texts are kept once, however many checks show them.
CREATE TABLE body (
    sha256 BLOB PRIMARY KEY,                            -- of the text
    text   BLOB NOT NULL                                -- zlib of UTF-8
) STRICT;

-- Which texts a check shows: 0 is its paper, 1 and more its sources, in their order.
CREATE TABLE shown (
    entry_id  INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE,
    place     INTEGER NOT NULL,
    sha256    BLOB REFERENCES body,                     -- none: it was erased
    name      TEXT NOT NULL,
    paths     TEXT NOT NULL,                            -- JSON
    student   TEXT NOT NULL,
    erased_at TEXT NOT NULL,
    PRIMARY KEY (entry_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX shown_sha256 ON shown (sha256);

-- Files of classes that were removed from the history and go when it is closed.
CREATE TABLE doomed (
    path       TEXT PRIMARY KEY,
    removed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
