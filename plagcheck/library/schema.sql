-- One library is one file. All of it can be rebuilt from `document`, `origin`, `content`, `collection`,
-- `outline` and `likeness`.
-- A `seal` is a digest of its row, so that `verify` notices any change from outside.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    seal  BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Ids are never used twice: a posting that outlived its document could not point at another one.
CREATE TABLE document (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    name        TEXT NOT NULL,
    collection  TEXT NOT NULL,
    text_sha256 BLOB NOT NULL UNIQUE,
    words       INTEGER NOT NULL,
    pages       INTEGER NOT NULL,
    added_at    TEXT NOT NULL,
    notes       TEXT NOT NULL,
    seal        BLOB NOT NULL
) STRICT;
CREATE INDEX document_collection ON document (collection);

-- Where a text came from. Two files with the same text are two origins of one document.
CREATE TABLE origin (
    path        TEXT PRIMARY KEY,
    document_id INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
    sha256      BLOB NOT NULL,
    size_bytes  INTEGER NOT NULL,
    modified_ns INTEGER NOT NULL,
    seal        BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX origin_document ON origin (document_id);

CREATE TABLE content (
    document_id INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE,
    text        BLOB NOT NULL,                          -- zlib of UTF-8
    page_starts BLOB NOT NULL,                          -- '<u4'
    signature   BLOB NOT NULL,                          -- '<u2', see minhash.compact
    seal        BLOB NOT NULL                           -- of all but the signature
) STRICT;

-- Index keys -> documents, as sorted arrays instead of a row per key. `place` is
-- slot << 32 | run: keys with the same leading bits share a slot, every batch of additions
-- appends a run to the slots it touches, and runs of a slot lie side by side on disk.
CREATE TABLE posting (
    place   INTEGER PRIMARY KEY,
    entries BLOB NOT NULL                               -- '<u8', see postings.py
) STRICT;

-- Bytes that were read once are not read again, wherever they turn up.
CREATE INDEX origin_sha256 ON origin (sha256);

-- What a collection was said to hold; nothing is said of one that is not here.
CREATE TABLE collection (
    name  TEXT PRIMARY KEY,
    holds TEXT NOT NULL,                                -- see entry.Holds
    seal  BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- What was decided about texts that are alike; those of one decision have the same `together`.
CREATE TABLE likeness (
    text_sha256 BLOB NOT NULL REFERENCES document (text_sha256) ON DELETE CASCADE,
    says        TEXT NOT NULL,                          -- see entry.Likeness
    together    BLOB NOT NULL,
    seal        BLOB NOT NULL,
    PRIMARY KEY (text_sha256, says)
) STRICT, WITHOUT ROWID;

-- Where the headings of a text stand; a document without any has no row.
CREATE TABLE outline (
    document_id INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE,
    headings    BLOB NOT NULL,                          -- '<u4', the two ends of each
    seal        BLOB NOT NULL
) STRICT;
