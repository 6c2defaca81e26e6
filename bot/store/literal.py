"""Numbers that are a part of a statement, and not one of its parameters."""

from __future__ import annotations

from sqlalchemy import BigInteger, ColumnElement, literal_column


def literal_number(number: int) -> ColumnElement[int]:
    """Return a number as a part of the statement.

    PostgreSQL plans a prepared statement once and for all only if that seems no worse than planning it each time anew.
    If a parameter says how many rows are wanted, a plan for any number seems worse, even if the number is always small;
    and making a plan takes longer than reading a page of rows by an index.
    """
    return literal_column(str(number), BigInteger)
