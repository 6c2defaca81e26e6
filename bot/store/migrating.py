"""Migrating a database with Alembic. Imported only when there is something to migrate."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection

_PACKAGED: Final = Path(__file__).with_name("migrations")
MIGRATIONS: Final = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[2] / "migrations"
"""The folder of Alembic's scripts: in this package once it is installed, at the top level of a checkout."""


class CannotMigrate(Exception):
    """The database cannot be migrated. The text says why, and what to do."""


def migrate(connection: Connection, revision: str) -> None:
    """Run the migrations up to a version, or up to the newest one for ``head``, on an open connection.

    :raises CannotMigrate: Alembic does not know the version that the database has, or what it asks for.
    """
    with _knowing():
        command.upgrade(migration_config(connection), revision)


def check_known(revision: str) -> None:
    """Check that the migrations have this version.

    :raises CannotMigrate: they do not.
    """
    with _knowing():
        ScriptDirectory(str(MIGRATIONS)).get_revision(revision)


@contextmanager
def _knowing() -> Iterator[None]:
    try:
        yield
    except CommandError as error:
        if not isinstance(error.__cause__, ResolutionError):  # Alembic has no script of the revision that it finds
            raise CannotMigrate(str(error)) from error
        newer = "a newer version of the bot has migrated it; use that version, or a copy of the database from before"
        raise CannotMigrate(newer) from error


def migration_config(connection: Connection) -> Config:
    """Return the Alembic configuration that makes it work on an open connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))  # as in an .ini file
    config.attributes["connection"] = connection
    return config
