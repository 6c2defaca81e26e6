"""What the bot answers to people in the panel: the requests that it sends with an interaction's token.

A press in the panel is an interaction like one that Discord delivers, so whatever handles it is the same. Only its
session is this one: what only the presser sees goes to their panel, and what everybody sees is posted in the channel.
"""

import json
import re
from base64 import b64encode
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from http import HTTPStatus
from io import BytesIO
from itertools import count
from mimetypes import guess_type
from secrets import token_bytes
from time import time
from typing import Any, Final, Protocol, TypeAlias
from urllib.parse import unquote

import aiohttp
import discord
from discord.http import Route

from bot.interactions.components.layout import Component
from bot.runtime.recent import Recent

_PATH: Final = re.compile(r"/(interactions|webhooks)/[0-9]+/([^/]+)(?:/callback|/messages/([^/]+))?")

Files: TypeAlias = Mapping[str, bytes]
"""Files of a message, by name."""

ATTACHED: Final = "attachment://"

UNKNOWN_MESSAGE: Final = 10008
EPHEMERAL: Final = 1 << 6
MOST_MESSAGES: Final = 8
"""How many private messages a panel keeps. The oldest are gone first, as if their reader had closed them."""
MOST_TOKENS: Final = 200
"""How many interactions are remembered whose messages may still be edited."""

MOST_PICTURES: Final = 200
"""How many pictures of messages are kept for the pages that are about to fetch them."""

_numbers = count()


def new_id() -> int:
    """Return an id like Discord's, made now, that no other has."""
    return ((int(time() * 1000) - discord.utils.DISCORD_EPOCH) << 22) | next(_numbers) & 0x3FFFFF


class Pictures:
    """The pictures of messages. A page fetches each by an address that nobody can guess, once for all who see it."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: dict[str, tuple[int, bytes]] = {}
        """Pictures with who had them first, the one that was asked for last at the end."""
        self._salt = token_bytes()  # who can draw a picture that somebody may have seen cannot ask whether they have

    def address(self, user: int, name: str, content: bytes) -> str:
        """Keep a file for somebody if it is a picture; return its address, which has other files whole.

        If there are too many, the oldest goes of whoever has most, so that nobody takes the place of others.
        """
        if not name.endswith(".png"):
            return f"data:{guess_type(name)[0] or 'application/octet-stream'};base64,{b64encode(content).decode()}"
        key = sha256(self._salt + content).hexdigest()
        self._kept[key] = self._kept.pop(key, (user, content))
        if len(self._kept) > MOST_PICTURES:
            ((greedy, _),) = Counter(owner for owner, _ in self._kept.values()).most_common(1)
            del self._kept[next(each for each, (owner, _) in self._kept.items() if owner == greedy)]
        return f"pictures/{key}.png"

    def get(self, key: str) -> bytes | None:
        """Return a picture; None if there is none, or not any more."""
        if key not in self._kept:
            return None
        self._kept[key] = self._kept.pop(key)
        return self._kept[key][1]


class Reader(Protocol):
    """Whoever sees what only one person may see."""

    def show(self, message: "Private") -> "Private":
        """Show a private message, new or changed; return the one that is shown, which may be another one."""

    def is_open(self, message: int) -> bool:
        """Tell whether a message is shown until it is closed."""

    def take_away(self, message: int) -> None:
        """Show a message no more."""

    async def ask(self, form: Component, on: int | None) -> None:
        """Show a form. It was asked for from a message, or from none."""

    def wait(self, on: int | None) -> None:
        """Say that an answer takes a moment."""


@dataclass(slots=True)
class Private:
    """A message that only one person sees."""

    id: int
    components: list[Component] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    """The addresses of its files, by name."""


@dataclass(slots=True)
class _Token:
    """What an interaction's token stands for."""

    clicked: Private | None
    original: int | None = None
    """The message of the first answer; None if there is none yet."""


class Responses:
    """Takes the requests of one person's interactions, in the place of an ``aiohttp.ClientSession``."""

    def __init__(
        self,
        client: discord.Client,
        channel: int,
        reader: Reader,
        picture: Callable[[str], str | None],
        address: Callable[[str, bytes], str],
    ) -> None:
        """:param picture: see ``with_files``.

        :param address: returns the address of a file, by its name and what is in it.
        """
        self._picture, self._address = picture, address
        self._client = client
        self._channel = channel
        self._reader = reader
        self._tokens: Recent[str, _Token] = Recent(MOST_TOKENS)
        self._messages: dict[int, Private] = {}
        self._public: set[int] = set()
        """The messages that were posted in the channel."""

    def token(self, clicked: Private | None) -> str:
        """Return a new token for an interaction with this message."""
        made = f"panel.{new_id()}"
        self._tokens[made] = _Token(clicked)
        return made

    def message(self, number: int) -> Private | None:
        """Return a private message that has not been closed."""
        return self._messages.get(number)

    @property
    def messages(self) -> list[Private]:
        """All private messages that have not been closed, the oldest first."""
        return [*self._messages.values()]

    def take(self, components: list[Component]) -> Private:
        """Keep a new private message, and return it."""
        message = Private(new_id(), components)
        self._messages[message.id] = message
        return message

    def close(self, number: int) -> None:
        """Note that somebody has closed a private message."""
        closed = self._messages.pop(number, None)
        if closed is not None:
            closed.components = []  # an interaction's token may keep it for longer, and with it pictures

    def payload(self, message: Private) -> dict[str, Any]:
        """Return a private message in Discord's form."""
        author = {"id": str(self._client.application_id or 0), "username": "", "discriminator": "0", "avatar": None}
        return {
            "id": str(message.id),
            "channel_id": str(self._channel),
            "type": 0,
            "content": "",
            "author": author,
            "flags": EPHEMERAL | discord.MessageFlags(components_v2=True).value,
            "components": message.components,
            "timestamp": discord.utils.utcnow().isoformat(),
            "edited_timestamp": None,
            **{name: [] for name in ("embeds", "attachments", "mentions", "mention_roles")},
            **dict.fromkeys(("mention_everyone", "pinned", "tts"), False),
        }

    @asynccontextmanager
    async def request(self, method: str, url: str, **options: Any) -> AsyncIterator["_Answer"]:
        """Take a request as ``aiohttp.ClientSession`` does."""
        found = _PATH.search(unquote(url))
        token = self._tokens.get(found[2]) if found is not None else None
        if found is None or token is None:
            yield _refused(HTTPStatus.UNAUTHORIZED, 50027, "Invalid Webhook Token")
            return
        body, files = _read(options.get("data"))
        if found[1] == "interactions":
            yield await self._callback(token, body, files)
        elif found[3] is None:
            yield _Answer(HTTPStatus.OK, await self._new(token, body, files))
        else:
            which = token.original if found[3] == "@original" else int(found[3])
            yield await self._existing(method, token, which, body, files)

    async def _callback(self, token: _Token, body: dict[str, Any], files: Files) -> "_Answer":
        kind, data = discord.InteractionResponseType(body["type"]), body.get("data") or {}
        kinds, on = discord.InteractionResponseType, None if token.clicked is None else token.clicked.id
        resource: dict[str, Any] | None = None
        match kind:
            case kinds.channel_message:
                resource = await self._new(token, data, files, first=True)
            case kinds.message_update if token.clicked is not None:
                token.clicked = self._change(token.clicked, data, files)
                token.original = token.clicked.id
            case kinds.modal:
                await self._reader.ask(data, on)
            case kinds.deferred_channel_message | kinds.deferred_message_update:
                token.original = on if kind is kinds.deferred_message_update else None
                self._reader.wait(on)
        called: dict[str, Any] = {"id": str(new_id()), "type": 3}
        if resource is not None:
            called["response_message_id"] = resource["id"]
        return _Answer(HTTPStatus.OK, {"interaction": called, "resource": {"type": kind.value, "message": resource}})

    async def _new(self, token: _Token, data: dict[str, Any], files: Files, *, first: bool = False) -> dict[str, Any]:
        if data.get("flags", 0) & EPHEMERAL:
            message = Private(new_id())
            self._messages[message.id] = message
            message = self._change(message, data, files)
            while len(self._messages) > MOST_MESSAGES:
                passing = (each for each in self._messages if not self._reader.is_open(each))
                oldest = next(passing, next(iter(self._messages)))
                self.close(oldest)
                self._reader.take_away(oldest)
            made = self.payload(message)
        else:
            made = await self._post(data, files)
        if first or token.original is None:
            token.original = int(made["id"])
        return made

    async def _post(self, data: dict[str, Any], files: Files) -> dict[str, Any]:
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=self._channel)
        posted: dict[str, Any] = await self._client.http.request(route, **_sendable(data, files))
        self._public.add(int(posted["id"]))
        return posted

    async def _existing(
        self, method: str, token: _Token, which: int | None, data: dict[str, Any], files: Files
    ) -> "_Answer":
        if which is None and method == "PATCH":  # the answer for which the presser was asked to wait
            return _Answer(HTTPStatus.OK, await self._new(token, {**data, "flags": EPHEMERAL}, files))
        message = self._messages.get(which or 0) or (
            token.clicked if token.clicked is not None and token.clicked.id == which else None
        )
        if which in self._public:
            return await self._in_channel(method, which or 0, data, files)
        if message is None:
            return _refused(HTTPStatus.NOT_FOUND, UNKNOWN_MESSAGE, "Unknown Message")
        if method == "DELETE":
            self.close(message.id)
            self._reader.take_away(message.id)
            return _Answer(HTTPStatus.NO_CONTENT, None)
        if method == "PATCH":
            message = self._change(message, data, files)
        return _Answer(HTTPStatus.OK, self.payload(message))

    async def _in_channel(self, method: str, number: int, data: dict[str, Any], files: Files) -> "_Answer":
        path = "/channels/{channel_id}/messages/{message_id}"
        route = Route(method, path, channel_id=self._channel, message_id=number)
        options = _sendable(data, files) if method == "PATCH" else {}
        try:
            return _Answer(HTTPStatus.OK, await self._client.http.request(route, **options))
        except discord.HTTPException as error:
            return _refused(HTTPStatus(error.status), error.code, error.text)

    def _change(self, message: Private, data: dict[str, Any], files: Files) -> Private:
        message.files |= {name: self._address(name, content) for name, content in files.items()}
        message.components = [with_files(each, message.files, self._picture) for each in data.get("components") or ()]
        return self._reader.show(message)


class _Answer:
    """An answer as discord.py reads it."""

    def __init__(self, status: HTTPStatus, body: Any) -> None:
        self.status, self.reason = status.value, status.phrase
        self.headers = {} if body is None else {"content-type": "application/json"}
        self._text = "" if body is None else json.dumps(body)

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        return self._text


def _refused(status: HTTPStatus, code: int, text: str) -> _Answer:
    return _Answer(status, {"code": code, "message": text})


def _read(data: Any) -> tuple[dict[str, Any], Files]:
    if not isinstance(data, aiohttp.FormData):
        return json.loads(data) if data else {}, {}
    body: dict[str, Any] = {}
    files: dict[str, bytes] = {}
    for options, _, value in data._fields:
        if options["name"] == "payload_json":
            body = json.loads(value)
        else:
            files[options["filename"]] = value.read()
    return body, files


def with_files(component: Component, files: Mapping[str, str], picture: Callable[[str], str | None]) -> Component:
    """Return a component as the panel's page shows it.

    :param files: the addresses of the attached files, by name.
    :param picture: returns the page's own address of an emoji's picture at Discord; None if it is none of ours.
    """
    changed = dict(component)
    for key, value in component.items():
        if isinstance(value, dict):
            changed[key] = with_files(value, files, picture)
        elif isinstance(value, list):
            changed[key] = [with_files(each, files, picture) if isinstance(each, dict) else each for each in value]
        elif key == "url" and isinstance(value, str) and value.startswith(ATTACHED):
            name = value.removeprefix(ATTACHED)
            changed |= {key: files.get(name, ""), "name": name}
        elif key == "url" and isinstance(value, str):
            changed[key] = picture(value) or value
    return changed


def _sendable(data: dict[str, Any], files: Files) -> dict[str, Any]:
    if not files:
        return {"json": data}
    sent = [discord.File(BytesIO(content), name) for name, content in files.items()]
    fields = [
        {"name": f"files[{number}]", "value": each.fp, "filename": each.filename, "content_type": "image/png"}
        for number, each in enumerate(sent)
    ]
    return {"form": [{"name": "payload_json", "value": json.dumps(data)}, *fields], "files": sent}
