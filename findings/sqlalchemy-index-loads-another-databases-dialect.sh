#!/usr/bin/env bash
# SQLAlchemy 2.1.9: an index with postgresql_where loads PostgreSQL's dialect in a program that uses SQLite alone.
#
# The option is meant to be ignored by every other database. To check its name, Index() imports the package of that
# dialect with all drivers SQLAlchemy knows for it, 19 modules and about 2 MiB, as soon as the table is described and
# before any engine exists. sqlite_where, beside it or alone, loads none of PostgreSQL's.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check "SQLAlchemy==2.1.9"
"$folder/venv/bin/python" - <<'PYTHON'
import sys

from sqlalchemy import Column, Index, Integer, MetaData, Table


def count_modules() -> int:
    return sum(name.startswith("sqlalchemy.dialects.postgresql") for name in sys.modules)


table = Table("game", MetaData(), Column("id", Integer, primary_key=True), Column("seed", Integer))
seeded = table.c.seed.is_not(None)
counts = [count_modules()]
Index("ix_sqlite", table.c.seed, sqlite_where=seeded)
counts.append(count_modules())
Index("ix_both", table.c.seed, sqlite_where=seeded, postgresql_where=seeded)
counts.append(count_modules())
print("PostgreSQL modules at first, with sqlite_where, with postgresql_where:", *counts)
assert counts == [0, 0, 19], "the behaviour has changed"
PYTHON
