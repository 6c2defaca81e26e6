"""What the paths under ``/control`` share: reading bodies, and answering with a sentence where one makes no sense."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, NoReturn
from urllib.parse import unquote

import aiohttp
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from playground.checks.shapes import is_deeper
from playground.driver import File, InteractionFailed, Refused
from playground.errors import DiscordError
from playground.world import Json

CONTROL: Final = "/control"
"""The path under which everything can be driven."""

DEEPEST: Final = 100
"""How deep a body may be nested."""

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")
"""The methods of Discord's API."""

PATH: Final = re.compile(r"/[^\s#\x00-\x1f\x7f\ud800-\udfff]*")

Action = Callable[[web.Request, Json], Awaitable[Any]]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class BadRequest(Exception):
    """A request that makes no sense; the text is a sentence that says why."""


class _Unreadable(BadRequest):
    """A body of which nobody knows where it ends."""


class NotThere(Exception):
    """The request names something that does not exist; the text is a sentence that says what."""


def answering(action: Action) -> Handler:
    """Return a handler that reads a body, and answers with JSON whatever comes of it."""

    async def handle(request: web.Request) -> web.StreamResponse:
        try:
            answer = await action(request, await _body(request))
            return answer if isinstance(answer, web.StreamResponse) else web.json_response(answer)
        except _Unreadable as error:
            response = _sentence(400, error)
            response.force_close()
            return response
        except BadRequest as error:
            return _sentence(400, error)
        except (NotThere, LookupError) as error:
            return _sentence(404, error.args[0] if error.args else "there is no such thing")
        except InteractionFailed:
            return _sentence(422, "This interaction failed: the bot did not answer in time", kind="interaction_failed")
        except Refused as error:
            return _refusal(error.status, error.body)
        except DiscordError as error:
            return _refusal(error.status, {"code": error.code, "message": error.message})
        except TimeoutError as error:
            return _sentence(504, str(error) or "nothing happened in time", kind="timeout")
        except aiohttp.ClientError as error:
            return _sentence(502, f"there was no answer to it that is one of Discord's: {error}", kind="no_answer")

    return handle


def unknown() -> list[web.RouteDef]:
    """Return the endpoint for all paths under ``/control`` that mean nothing."""

    async def refuse(request: web.Request, body: Json) -> NoReturn:
        raise NotThere(f"there is no {request.method} {request.path}")

    return [web.route("*", f"{CONTROL}/{{path:.*}}", answering(refuse))]


async def _body(request: web.Request) -> Json:
    """Return the body, an object; empty if there is none."""
    try:
        raw = await request.read()
        body = json.loads(raw) if raw else {}
    except web.HTTPRequestEntityTooLarge as error:
        raise BadRequest("the body is too large") from error
    except ConnectionError as error:
        raise _Unreadable("the client has left") from error
    except (web.RequestPayloadError, HttpProcessingError) as error:
        request.content.feed_eof()  # aiohttp must not look for the rest
        raise _Unreadable("the body is not JSON") from error
    except (ValueError, RecursionError) as error:
        raise BadRequest("the body is not JSON") from error
    if is_deeper(body, DEEPEST):
        raise BadRequest(f"the body is nested more than {DEEPEST} times")
    if not isinstance(body, dict):
        raise BadRequest("the body is not an object")
    if not raw.isascii() or b"\\u" in raw:
        try:
            json.dumps(body, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            raise BadRequest("the body has text that is not valid Unicode") from error
    return body


def _sentence(status: int, sentence: object, **more: Any) -> web.Response:
    return web.json_response({"error": str(sentence), **more}, status=status)


def _refusal(status: int, body: Json) -> web.Response:
    """Return Discord's refusal of what a person wanted."""
    reason = body.get("message", "it gives no reason")
    return _sentence(422, f"Discord refuses it: {reason}", kind="refused", refusal={"status": status, "body": body})


def only(body: Json, *names: str) -> None:
    """Refuse a body with other fields than these.

    :raises BadRequest: there is one.
    """
    for name in body:
        if name not in names:
            raise BadRequest(f"{name!r} means nothing here; possible: {', '.join(names)}")


def text(body: Json, name: str) -> str:
    """Return a field that is a text.

    :raises BadRequest: it is missing, empty or something else.
    """
    value = body.get(name)
    if not isinstance(value, str) or not value:
        raise BadRequest(f"{name} is missing, or no text")
    return value


def words(body: Json, name: str) -> str:
    """Return a field that is a text with more than spaces.

    :raises BadRequest: it is something else.
    """
    value = text(body, name)
    if not value.strip():
        raise BadRequest(f"{name} has only spaces")
    return value


def method_of(name: str) -> str:
    """Return a method of Discord's API.

    :raises BadRequest: it is none.
    """
    if name not in METHODS:
        raise BadRequest(f"{name!r} is not a method of Discord's API; possible: {', '.join(METHODS)}")
    return name


def path_of(named: str) -> str:
    """Return a path of Discord's API, with its query.

    :raises BadRequest: it is none, or leads out of the API.
    """
    steps = unquote(unquote(named.partition("?")[0])).replace("\\", "/").split("/")
    if not PATH.fullmatch(named) or "." in steps or ".." in steps:
        raise BadRequest(f"{named!r} is not a path of Discord's API, such as '/users/@me'")
    return named


def number(body: Json, name: str, least: float, most: float) -> float:
    """Return a field that is a number in a range.

    :raises BadRequest: it is missing, out of range or something else.
    """
    value = body.get(name)
    # What is not a number is in no range, and integers can be too large for a float until they are compared.
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not least <= value <= most:
        raise BadRequest(f"{name} is a number from {least:g} to {most:g}")
    return float(value)


def whole(body: Json, name: str, least: int, most: int) -> int:
    """Return a field that is a whole number in a range.

    :raises BadRequest: it is missing, out of range or something else.
    """
    value = number(body, name, least, most)
    if not value.is_integer():
        raise BadRequest(f"{name} is a whole number")
    return int(value)


def truth(body: Json, name: str) -> bool:
    """Return a field that is true or false.

    :raises BadRequest: it is missing or something else.
    """
    value = body.get(name)
    if not isinstance(value, bool):
        raise BadRequest(f"{name} is true or false")
    return value


def mapping(body: Json, name: str) -> Json:
    """Return a field that is an object; empty if it is missing.

    :raises BadRequest: it is something else.
    """
    value = body.get(name, {})
    if not isinstance(value, dict):
        raise BadRequest(f"{name} is an object")
    return value


def numbers(body: Json, name: str) -> list[int]:
    """Return a field that is a list of whole numbers.

    :raises BadRequest: it is missing or something else.
    """
    value = body.get(name)
    if not isinstance(value, list) or not all(isinstance(each, int) and not isinstance(each, bool) for each in value):
        raise BadRequest(f"{name} is a list of whole numbers")
    return value


def texts(body: Json, name: str) -> list[str]:
    """Return a field that is a list of texts.

    :raises BadRequest: it is missing or something else.
    """
    value = body.get(name)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadRequest(f"{name} is a list of texts")
    return value


def file_in(given: Json) -> File:
    """Return a file that an object describes: by its ``name``, and its content in base64, ``file``.

    :raises BadRequest: it does not.
    """
    only(given, "name", "file")
    name = text(given, "name")
    try:
        content = base64.b64decode(given["file"], validate=True)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRequest("file is the file's content in base64") from error
    if not name.isprintable():
        raise BadRequest("name has characters that the name of a file cannot have")
    return File(name, content)


def files_in(body: Json) -> list[File]:
    """Return the field ``files``, a list of files; empty if it is missing.

    :raises BadRequest: it is something else.
    """
    value = body.get("files", [])
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise BadRequest("files is a list of objects with name and file")
    return [file_in(each) for each in value]


def with_files(given: Json) -> Json:
    """Return values with files in the place of the objects that describe them, also in lists.

    :raises BadRequest: an object describes none.
    """

    def read(value: Any) -> Any:
        if isinstance(value, list):
            return [read(each) for each in value]
        return file_in(value) if isinstance(value, dict) else value

    return {name: read(value) for name, value in given.items()}
