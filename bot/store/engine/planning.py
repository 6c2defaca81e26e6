"""When PostgreSQL plans a statement: once for any parameters, or each time for the ones that it has."""

from typing import Any

from sqlalchemy import BigInteger, ColumnElement, FromClause, bindparam, func, literal_column, or_, select


def literal_number(number: int) -> ColumnElement[int]:
    """Return a number as a part of the statement.

    PostgreSQL plans a prepared statement once and for all only if that seems no worse than planning it each time anew.
    If a parameter says how many rows are wanted, a plan for any number seems worse, even if the number is always small;
    and making a plan takes longer than reading a page of rows by an index.
    """
    return literal_column(str(number), BigInteger)


def planned_anew(rows: FromClause | type[Any]) -> ColumnElement[bool]:
    """Return a condition that always holds, and has PostgreSQL plan its statement each time for the parameters it has.

    Use it where most values of a parameter have a handful of rows and some have very many, such as the games of a
    server. A plan for any value goes by the usual one: it reads all the rows and sorts them, to show the last five.

    The condition is *true or …*, with *true* as a parameter. A plan for any parameters has to be able to count all the
    rows of a table, so it seems too costly. A plan for the one that is passed leaves all this out.

    :param rows: the table that could have many rows.
    """
    count = select(func.count()).select_from(rows).scalar_subquery()
    return or_(bindparam("planned_anew", value=True), count < literal_number(0))
