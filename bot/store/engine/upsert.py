"""Inserting rows that may be there already: ``INSERT … ON CONFLICT``.

SQLite and PostgreSQL spell it alike, but SQLAlchemy has a statement of its own for each. The choice between the two is
made here and nowhere else.
"""

from typing import Any, TypeAlias

from sqlalchemy import CursorResult, inspect
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.engine.models import Base

Insert: TypeAlias = sqlite.Insert | postgresql.Insert


def insert(model: type[Base], dialect: str) -> Insert:
    """Return an insert into a model's table, in a database's dialect, that can be told what to do on a conflict."""
    return postgresql.insert(model) if dialect == "postgresql" else sqlite.insert(model)


def insert_or_ignore(model: type[Base], dialect: str) -> Insert:
    """Return an insert that leaves a row with the same key, or the same unique values, as it is."""
    return insert(model, dialect).on_conflict_do_nothing()


def insert_or_replace(model: type[Base], dialect: str) -> Insert:
    """Return an insert that gives a row with the same primary key all the new values."""
    mapper, statement = inspect(model), insert(model, dialect)
    changes = {each.name: statement.excluded[each.name] for each in mapper.columns if not each.primary_key}
    return statement.on_conflict_do_update(index_elements=mapper.primary_key, set_=changes)


def insert_or_add(model: type[Base], dialect: str, *columns: str) -> Insert:
    """Return an insert that adds the new values of these columns to those of a row with the same primary key."""
    mapper, statement = inspect(model), insert(model, dialect)
    changes = {name: mapper.columns[name] + statement.excluded[name] for name in columns}
    return statement.on_conflict_do_update(index_elements=mapper.primary_key, set_=changes)


def made_number(made: CursorResult[Any]) -> int:
    """Return the number that an insert has given to its row."""
    key = made.inserted_primary_key
    assert key is not None
    return int(key[0])
