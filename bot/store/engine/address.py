"""The address of a database, as people write it and as platforms hand it out."""

import ssl
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import unquote, urlencode

from pydantic import BaseModel, FilePath, NonNegativeFloat, NonNegativeInt, ValidationError
from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"

KINDS: Final = {"sqlite": SQLITE, SQLITE: SQLITE} | dict.fromkeys(("postgres", "postgresql", POSTGRESQL), POSTGRESQL)
"""What an address can begin with, and the driver that it means."""

EXAMPLES: Final = "sqlite:///claro.db or postgresql://user:password@host:5432/database"

MOST_PORT: Final = 65_535

Mode = Literal["disable", "allow", "prefer", "require", "verify-ca", "verify-full"]
"""How a connection to PostgreSQL is encrypted, from not at all to only if the server's certificate has its name."""


class _OfSqlite(BaseModel, extra="forbid"):
    """What can stand behind the question mark of a file's address."""

    timeout: NonNegativeFloat | None = None


class _OfPostgresql(BaseModel, extra="forbid"):
    """What can stand behind the question mark of a server's address.

    Anything else would make the driver fail without saying where it stands.
    """

    sslmode: Mode | None = None
    ssl: Mode | None = None
    """What asyncpg calls ``sslmode``."""
    sslrootcert: Literal["system"] | FilePath | None = None
    channel_binding: Literal["disable", "prefer"] | None = None
    host: Any = None
    port: Any = None
    passfile: str | None = None
    target_session_attrs: Literal["any", "primary", "standby", "read-write", "read-only", "prefer-standby"] | None = (
        None
    )
    prepared_statement_cache_size: NonNegativeInt | None = None
    dsn: str | None = None
    """What asyncpg alone reads; see ``_encrypted``."""


class BadAddress(ValueError):
    """It is no database's address. The text says why, as the end of a sentence, and quotes no password."""


def read_address(text: str) -> URL:
    """Return the address of a database, with the driver that the bot uses and with the driver's own parameters.

    :raises BadAddress: it cannot be used.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # whose text may quote a part of the password
        raise BadAddress(
            f"is no address such as {EXAMPLES}; in a password, : / @ ? # must be percent-encoded"
        ) from None
    driver = KINDS.get(url.drivername)
    if driver is None:
        raise BadAddress(f"begins with {url.drivername}://; it must begin with sqlite:// or postgresql://")
    url = _file(url) if driver == SQLITE else _server(url, text)
    url = url.set(drivername=driver)
    try:
        _, arguments = url.get_dialect()().create_connect_args(url)
    except (ArgumentError, ValueError) as error:
        raise BadAddress(f"cannot be used: {error}") from None
    hosts = arguments.get("host") or []
    for host in [hosts] if isinstance(hosts, str) else hosts:
        try:
            host.encode("idna")
        except UnicodeError:  # which would come out of looking the host up
            if not host.startswith("/"):  # a socket's folder
                raise BadAddress(f"names the host {host}, which no host can be called") from None
    return url


def _file(url: URL) -> URL:
    if url.host:
        raise BadAddress("needs a third slash before the file's name, as in sqlite:///claro.db")
    if "uri" not in url.query or not (url.database or "").startswith("file:"):
        _check(url, _OfSqlite)
    return url


def _server(url: URL, text: str) -> URL:
    if text.count("@") > 1:  # or the rest of the password would be taken for the host
        raise BadAddress("has more than one @; in a user's name or a password, write %40 instead")
    if url.port is not None and not 0 < url.port <= MOST_PORT:
        raise BadAddress(f"has the port {url.port}; ports end at {MOST_PORT}")
    if url.query.get("channel_binding") == "require":
        raise BadAddress(
            "has channel_binding=require, which the bot cannot do; leave it out, and let the server prove who it is:"
            " sslmode=verify-full&sslrootcert=system"
        )
    _check(url, _OfPostgresql)
    if url.host is not None and "/" in (folder := unquote(url.host)):  # a socket's
        url = url.set(host="").update_query_dict({"host": folder})
    return _encrypted(url.difference_update_query(["channel_binding"]))


def _check(url: URL, known: type[BaseModel]) -> None:
    try:
        known.model_validate(dict(url.query))
    except ValidationError as error:
        if unknown := [each for each in url.query if each not in known.model_fields]:
            names = ", ".join(each for each in known.model_fields if each != "dsn")
            raise BadAddress(f"has {', '.join(unknown)} behind its question mark; known are {names}") from None
        last = error.errors()[-1]
        name = str(last["loc"][0])
        raise BadAddress(f"has {name}={url.query[name]}: {last['msg']}") from None


def _encrypted(url: URL) -> URL:
    """Return an address that says how to encrypt as asyncpg reads it."""
    mode = url.query.get("sslmode") or url.query.get("ssl")
    root = url.query.get("sslrootcert")
    url = url.difference_update_query(["sslmode", "ssl", "sslrootcert"])
    if root == "system":  # the certificates that this machine trusts, as in PostgreSQL's own programs
        mode, paths = mode or "verify-full", ssl.get_default_verify_paths()
        root = paths.cafile or f"{paths.capath}/ca-certificates.crt"  # the latter on Debian
        if not Path(root).is_file():
            raise BadAddress("has sslrootcert=system, but this machine has no file of certificates; name one instead")
        if mode != "verify-full":
            raise BadAddress(f"has sslmode={mode} with sslrootcert=system, which needs sslmode=verify-full")
    if root is not None:  # which asyncpg takes from the address that it reads itself, and from nowhere else
        asked = {"sslrootcert": root} | ({} if mode is None else {"sslmode": mode})
        return url.update_query_dict({"dsn": f"postgresql://?{urlencode(asked)}"})
    return url if mode is None else url.update_query_dict({"ssl": mode})
