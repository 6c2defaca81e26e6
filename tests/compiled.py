"""SQL that is compiled once for all databases of a test process, as each engine has a cache of its own otherwise."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import Compiled, Dialect

Key: TypeAlias = tuple[Any, ...]
"""What SQLAlchemy looks for in a cache: a dialect, then the statement."""


class _OfAKind(MutableMapping[Any, Any]):
    """Compiled statements, the same for all engines with the same kind of database, driver and version."""

    def __init__(self) -> None:
        self._compiled: dict[Key, Compiled] = {}

    def __getitem__(self, key: Key) -> Compiled:
        return self._compiled[self._any_engines(key)]

    def __setitem__(self, key: Key, compiled: Compiled) -> None:
        self._compiled[self._any_engines(key)] = compiled

    def __delitem__(self, key: Key) -> None:
        del self._compiled[self._any_engines(key)]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._compiled)

    def __len__(self) -> int:
        return len(self._compiled)

    @staticmethod
    def _any_engines(key: Key) -> Key:
        dialect: Dialect = key[0]
        return (type(dialect), dialect.server_version_info, *key[1:])


_COMPILED = _OfAKind()


@event.listens_for(Engine, "engine_connect")
def _share(connection: Connection) -> None:
    connection.execution_options(compiled_cache=_COMPILED)
