"""Reading bodies and queries: JSON, forms with files, and the fields that each path takes."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NoReturn

from aiohttp import web
from aiohttp.http_exceptions import ContentEncodingError, HttpProcessingError

from playground.checks import requests as shapes
from playground.checks.shapes import Choice, Flag, Form, Id, Many, Moment, Shape, Text, Whole
from playground.errors import DiscordError, FormErrors, request_too_large
from playground.world import API

LARGEST_BODY: Final = 25 * 1024 * 1024
"""The size of the largest request, in bytes."""

DEEPEST: Final = 100
"""How deep JSON may be nested. Discord does not publish its own limit."""

WITH_BODY: Final = ("POST", "PUT", "PATCH")
"""The methods of requests whose bodies are read."""

PLACEHOLDER: Final = re.compile(r"files\[([0-9]{1,19})\]")

COMMANDS: Final = Many(shapes.COMMAND)
SAME: Final = 16
"""How many different lists of commands are held, so that one that was read is not read again. A bot sends the same list
each time it starts."""

BODIES: Final[Mapping[tuple[str, str], Shape]] = {
    ("POST", "channels/*/messages"): shapes.MESSAGE,
    ("PATCH", "channels/*/messages/*"): shapes.EDIT,
    ("POST", "channels/*/messages/bulk-delete"): Form({"messages": Many(Id())}),
    ("POST", "webhooks/*/*"): shapes.MESSAGE,
    ("PATCH", "webhooks/*/*/messages/*"): shapes.EDIT,
    ("POST", "interactions/*/*/callback"): shapes.CALLBACK,
    ("POST", "interactions"): shapes.INTERACTION,
    ("PUT", "applications/*/commands"): COMMANDS,
    ("POST", "applications/*/commands"): shapes.COMMAND,
    ("PATCH", "applications/*/commands/*"): shapes.COMMAND,
    ("PUT", "applications/*/guilds/*/commands"): COMMANDS,
    ("POST", "applications/*/guilds/*/commands"): shapes.COMMAND,
    ("PATCH", "applications/*/guilds/*/commands/*"): shapes.COMMAND,
    ("POST", "applications/*/emojis"): Form({"name": Text(), "image": Text()}),
    ("PATCH", "applications/*/emojis/*"): Form({"name": Text()}),
}
"""The bodies by method and path, with a star for each parameter. Other bodies are any object or list."""

_ids: dict[str, Shape] = {name: Id() for name in ("before", "after", "around", "thread_id")}
_flags: dict[str, Shape] = {
    name: Flag() for name in ("with_response", "with_localizations", "with_counts", "with_member", "with_components")
}
QUERY: Final[Mapping[str, Shape]] = {**_ids, **_flags, "limit": Whole(1, 100), "wait": Flag()}
"""What queries may ask for."""

HAS: Final = ("link", "embed", "file", "image", "video", "sound", "sticker", "poll", "snapshot")
AUTHORS: Final = ("user", "bot", "webhook")
EMBEDS: Final = ("image", "video", "gif", "sound", "article")
THREADS_BY: Final = ("relevance", "creation_time", "last_message_time", "archive_time")
_searched_ids = (
    "author_id",
    "mentions",
    "mentions_role_id",
    "replied_to_user_id",
    "replied_to_message_id",
    "channel_id",
)
SEARCH: Final[Mapping[str, Shape]] = {
    **{name: Id() for name in (*_searched_ids, "min_id", "max_id")},
    **{name: Flag() for name in ("mention_everyone", "pinned", "include_nsfw", "archived")},
    "content": Text(1024),
    "name": Text(100),
    "slop": Whole(0, 100),
    "limit": Whole(1, 25),
    "offset": Whole(0, 9975),
    "sort_by": Choice(("relevance", "timestamp")),
    "sort_order": Choice(("asc", "desc")),
    "tag_setting": Choice(("match_all", "match_some")),
    "embed_type": Choice(EMBEDS),
    "has": Choice((*HAS, *(f"-{each}" for each in HAS))),
    "author_type": Choice((*AUTHORS, *(f"-{each}" for each in AUTHORS))),
}
"""What searches may ask for. What may be there several times is checked each time."""

QUERIES: Final[Mapping[str, Mapping[str, Shape]]] = {
    "users/@me/guilds": {"limit": Whole(1, 200)},
    "guilds/*/members": {"limit": Whole(1, 1000)},
    "guilds/*/members/search": {"limit": Whole(1, 1000)},
    "channels/*/messages/*/reactions/*": {"type": Choice(("0", "1"))},
    "guilds/*/messages/search": SEARCH,
    "channels/*/threads/search": {**SEARCH, "sort_by": Choice(THREADS_BY), "tag": Id()},
    "channels/*/messages/pins": {"limit": Whole(1, 50), "before": Moment()},
    "channels/*/threads/archived/public": {"limit": Whole(2, 100), "before": Moment()},
    "channels/*/threads/archived/private": {"limit": Whole(2, 100), "before": Moment()},
}
"""What the queries of some paths may ask for instead."""


CONTENT: Final = web.RequestKey("content", object)
"""The key under which a request carries its body, as ``Content`` or as the refusal of it."""


@dataclass(frozen=True)
class Upload:
    """A file in a request."""

    placeholder: str | None
    """The number by which the body's ``attachments`` name the file; None if the part's name has none."""
    name: str
    content: bytes


@dataclass(frozen=True)
class Content:
    """What a request brings."""

    data: Any
    """An object or a list, with the kinds of values that the request's path takes."""
    files: list[Upload]


def path_of(request: web.Request) -> str:
    """Return a request's path without the API's part of it, with a star for each parameter."""
    resource = request.match_info.route.resource
    canonical = request.path if resource is None else resource.canonical
    return _starred(canonical)


@lru_cache(1024)
def _starred(canonical: str) -> str:
    return re.sub(r"\{[^{}]*\}", "*", canonical).removeprefix(f"{API}/")


def check_query(request: web.Request) -> None:
    """Check the parts of a query that are numbers, times, or true or false.

    :raises DiscordError: 50035.
    """
    if not request.query:
        return
    errors = FormErrors()
    known = {**QUERY, **QUERIES.get(path_of(request), {})}
    for name, value in request.query.items():
        if name in known:
            known[name].read(value, name, errors)
    errors.check()


async def take_body(request: web.Request) -> None:
    """Read the body of a request to its end, for ``read_body``.

    This comes before all checks: while a body is on its way, other requests may change what a check has found.

    :raises ConnectionError: the client goes before the end.
    """
    if request.method not in WITH_BODY:
        return
    try:
        request[CONTENT] = await _read(request)
    except DiscordError as refusal:
        request[CONTENT] = refusal


def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return a request's body, an object or a list, with the kinds of values that its path takes; and its files.

    The body is the one that ``take_body`` has read. It is refused here, after what the caller has checked.

    :raises DiscordError: see ``_read``.
    """
    content = request[CONTENT]
    if isinstance(content, DiscordError):
        raise content
    assert isinstance(content, Content)
    return content.data, content.files


async def _read(request: web.Request) -> Content:
    """Read a request's body.

    :raises DiscordError: 50109 if the body is not JSON; 50035 if values are of another kind, or if the content is of a
        type that Discord does not read; 40005 if it is too large.
    """
    files: list[Upload] = []
    shape = BODIES.get((request.method, path_of(request)))
    try:
        if request.content_type.startswith(("multipart/", "application/x-www-form-urlencoded")):
            data, files = _form(await request.post())
        else:
            content = await request.read()
            if content and request.content_type != "application/json":
                _refuse_type()
            if content and shape is COMMANDS:
                return Content(_commands(content), files)
            data = _json(content) if content else {}
    except web.HTTPRequestEntityTooLarge as error:
        raise request_too_large() from error
    except (web.RequestPayloadError, ContentEncodingError) as error:
        request.content.feed_eof()  # aiohttp must not look for the rest
        raise _no_json() from error  # the content is not compressed as its header says, or its chunks are broken
    except (ValueError, LookupError, RuntimeError, AssertionError, EOFError, HttpProcessingError) as error:
        _refuse_multipart(error)
    errors = FormErrors()
    if shape is not None:
        data = shape.read(data, "", errors)
    elif not isinstance(data, dict | list):
        Form().read(data, "", errors)
    errors.check()
    return Content(data, files)


@lru_cache(SAME)
def _commands(content: bytes) -> Any:
    """Return a list of commands, the same for everybody who sends it: nobody may change it.

    :raises DiscordError: see ``_read``.
    """
    errors = FormErrors()
    data = COMMANDS.read(_json(content), "", errors)
    errors.check()
    return data


def _form(form: Mapping[str, Any]) -> tuple[Any, list[Upload]]:
    """Return the fields and the files of a form. The part ``payload_json`` has all fields."""
    data: Any = {}
    files: list[Upload] = []
    for name, value in form.items():
        if name == "payload_json":
            raw = value.file.read() if isinstance(value, web.FileField) else value
            data = _json(raw.encode() if isinstance(raw, str) else bytes(raw))
        elif isinstance(value, web.FileField):
            placeholder = PLACEHOLDER.fullmatch(name)
            files.append(Upload(placeholder[1] if placeholder else None, value.filename, value.file.read()))
        elif "payload_json" not in form:
            data[name] = value if isinstance(value, str) else bytes(value).decode()
    return data, files


def _json(content: bytes) -> Any:
    """Return what JSON says.

    :raises DiscordError: 50109.
    """
    try:
        data = json.loads(content.decode(), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise _no_json() from error
    level: list[Any] = [data] if isinstance(data, (dict, list)) else []
    for _ in range(DEEPEST - 1):
        level = [
            inner
            for each in level
            for inner in (each.values() if isinstance(each, dict) else each)
            if isinstance(inner, (dict, list))
        ]
        if not level:
            break
    if any(level):
        raise _no_json()
    return data


def _no_constant(name: str) -> NoReturn:
    """Refuse NaN and the infinities, which Python reads but which are not JSON."""
    raise ValueError(name)


def _no_json() -> DiscordError:
    return DiscordError(400, 50109, "The request body contains invalid JSON.")


def _refuse_type() -> NoReturn:
    errors = FormErrors()
    known = "'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'"
    errors.add("", "CONTENT_TYPE_INVALID", f'Expected "Content-Type" header to be one of {{{known}}}.')
    errors.check()
    raise AssertionError("unreachable")


def _refuse_multipart(cause: Exception) -> NoReturn:
    errors = FormErrors()
    errors.add("", "MULTIPART_INVALID", "The form could not be read.")
    try:
        errors.check()
    except DiscordError as refusal:
        raise refusal from cause
    raise AssertionError("unreachable")
