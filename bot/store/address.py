"""The address of a database, as people write it and as platforms hand it out."""

from __future__ import annotations

from typing import Final

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"

KINDS: Final = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}
"""What an address can begin with, and the driver that it means."""

SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
"""How a connection to PostgreSQL is encrypted, from not at all to only if the server's certificate has its name."""

KNOWN: Final = {
    SQLITE: ("timeout",),
    POSTGRESQL: ("sslmode", "ssl", "host", "port", "passfile", "target_session_attrs", "prepared_statement_cache_size"),
}
"""What can stand behind the question mark. Anything else would make the driver fail without saying where it stands."""


class BadAddress(ValueError):
    """It is no database's address. The text says why, as the end of a sentence, and quotes no password."""


def read_address(text: str) -> URL:
    """Return the address of a database, with the driver that the bot uses and with the driver's own parameters.

    :raises BadAddress: it cannot be used.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # whose text may quote a part of the password
        example = f"{POSTGRESQL}://user:password@host:5432/database"
        raise BadAddress(f"is no address such as {example}; in a password, : / @ ? # must be percent-encoded") from None
    driver = KINDS.get(url.drivername)
    if driver is None:
        raise BadAddress(f"begins with {url.drivername}://; it must begin with {SQLITE}:// or {POSTGRESQL}://")
    file_uri = driver == SQLITE and "uri" in url.query
    unknown = [] if file_uri else [name for name in url.query if name not in KNOWN[driver]]
    if unknown:
        raise BadAddress(f"has {', '.join(unknown)} behind its question mark; known are {', '.join(KNOWN[driver])}")
    query = dict(url.query)
    mode = query.pop("sslmode", None) or query.get("ssl")
    if mode is not None:
        if mode not in SSL_MODES:
            raise BadAddress(f"has sslmode={mode}; known are {', '.join(SSL_MODES)}")
        query["ssl"] = mode  # as asyncpg calls it
    return url.set(drivername=driver, query=query)
