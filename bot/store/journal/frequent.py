"""The statements of every move, executed by SQLite's driver itself.

SQLAlchemy's own way from a statement to the driver takes longer than SQLite takes for the row. What it compiles and how
it converts the values is kept, so the rows are the same.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import ClauseElement, Connection, Dialect, Executable
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.sql.compiler import SQLCompiler

_Compiled: TypeAlias = tuple[str, Sequence[tuple[str, Callable[[Any], Any] | None]]]
"""A statement's text, and the names of its parameters in order, each with what makes of its value what the driver
takes."""


class Frequent:
    """A statement that is executed so often that its way to the driver counts.

    Its columns have no defaults, and it returns nothing.
    """

    def __init__(self, statement: Executable, *columns: str) -> None:
        """Take a statement.

        :param columns: for an INSERT, the columns for which each row has a value.
        """
        self.statement = statement
        self._columns = columns
        self._compiled: _Compiled | None = None

    def execute(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
        """Execute the statement for each row of parameters, in the connection's transaction.

        :raises sqlalchemy.exc.SQLAlchemyError: the database refused.
        """
        dialect = connection.dialect
        if not isinstance(dialect, SQLiteDialect_pysqlite) or dialect.is_async:
            connection.execute(self.statement, rows)
            return
        sql, parameters = self._compiled = self._compiled or self._compile(dialect)
        try:
            values = [
                [row[name] if convert is None else convert(row[name]) for name, convert in parameters] for row in rows
            ]
        except Exception as error:
            raise StatementError(str(error), sql, None, error, hide_parameters=True) from error
        driver = connection.connection.driver_connection
        assert driver is not None
        try:
            driver.executemany(sql, values)
        except sqlite3.Error as error:
            options: dict[str, Any] = {"hide_parameters": True, "dialect": dialect}
            raise DBAPIError.instance(sql, values, error, sqlite3.Error, **options) from error

    def _compile(self, dialect: Dialect) -> _Compiled:
        assert isinstance(self.statement, ClauseElement)
        compiled = self.statement.compile(dialect=dialect, column_keys=self._columns or None)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None
        types = {name: compiled.binds[name].type for name in compiled.positiontup}
        converts = [(name, kind.dialect_impl(dialect).bind_processor(dialect)) for name, kind in types.items()]
        return str(compiled), converts
