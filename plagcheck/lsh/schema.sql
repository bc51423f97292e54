-- An LSH index is one file. `band` can be made again from `item` and `meta`.

-- bands, rows, length; and from the first signature on what all are made of: unit, size, folding.
CREATE TABLE meta (
    name  TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE item (
    number    INTEGER PRIMARY KEY AUTOINCREMENT,        -- in the order of insertion
    key       ANY NOT NULL UNIQUE,                      -- a text or an integer
    signature BLOB NOT NULL                             -- '<u8', see minhash.signature
) STRICT;

-- Band keys -> items. A key is 64 bits, see bands.band_keys; one item has each but once.
CREATE TABLE band (
    key  INTEGER NOT NULL,
    item INTEGER NOT NULL,
    PRIMARY KEY (key, item)
) STRICT, WITHOUT ROWID;
