"""What the inspector shows: the bot's requests, the frames of its gateway, and the interactions that people start."""

from __future__ import annotations

import asyncio
import json
import math
import re
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from aiohttp import web

from playground.traffic.counts import is_by_token, is_limited
from playground.traffic.redaction import LONGEST_TOKEN, path_without_tokens, redacted, without_tokens
from playground.traffic.troubles import Troubles
from playground.world import API, Interaction, Json, User, World

MOST: Final = 2_000
"""The number of records that are kept. The oldest ones go first."""

MOST_TEXT: Final = 64 * 1024
"""How much of a body, an answer or a frame is kept, in characters of its JSON."""

MOST_DECODED: Final = 4 * (MOST_TEXT + LONGEST_TOKEN)
"""How much of a long body or answer is decoded, in bytes: a character has up to four."""

MOST_KEPT: Final = 16 * 1024 * 1024
"""How much all records keep together, in characters. The oldest ones go first."""

MOST_NAMED: Final = 200
"""How much is shown of a ``custom_id`` or of a command's name, in characters."""

LONGEST_WAIT: Final = 30.0
"""The longest time that a request for records waits for one, in seconds."""

LOOK_SECONDS: Final = 1.0
"""How often it is checked whether a client that waits is still there, in seconds. aiohttp does not tell."""

BODY: Final = web.RequestKey("body", object)
FAULT: Final = web.RequestKey("fault", object)
"""The keys under which a request carries its parsed body and the fault that struck it."""

DOCS = Path(__file__).parents[1] / "docs"
WITH_RULES = ("refusals", "gateway")
"""The pages whose tables have rules with codes."""
INSPECTOR = Path(__file__).parents[1] / "page" / "inspector" / "inspector.html"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Text:
    """What was sent: its JSON, or its beginning. Few records are looked at, so tokens are taken out only then."""

    text: str
    """As it was sent, with its tokens. A beginning is so long that a token in what is shown is whole."""
    note: str = ""
    """What is said after a beginning; empty if the text is whole."""

    def json(self) -> Any:
        """Return what can be shown as JSON: the values, or the text where there are none. It has no tokens."""
        text = without_tokens(self.text)
        if self.note:
            return f"{text[:MOST_TEXT]}{self.note}"
        try:
            return redacted(json.loads(text, parse_constant=str))
        except (ValueError, RecursionError):
            return text


NOTHING: Final = Text("null")


def kept(value: Any) -> Text:
    """Return what is kept of JSON's values."""
    if value is None:
        return NOTHING
    try:
        return cut(json.dumps(value))
    except (ValueError, TypeError, RecursionError) as error:
        return Text("", f"[this cannot be shown: {type(error).__name__}]")


def cut(text: str) -> Text:
    """Return what is kept of a text."""
    if len(text) <= MOST_TEXT:
        return Text(text)
    return Text(text[: MOST_TEXT + LONGEST_TOKEN], f"… [cut: these are {MOST_TEXT} of {len(text)} characters]")


@dataclass(slots=True)
class RequestRecord:
    """A request and its answer."""

    number: int
    at: float
    who: str
    method: str
    path: str
    """The path without tokens."""
    body: Text
    status: int
    answer: Text
    milliseconds: float
    fault: str | None
    about: Json | None
    """Whose interaction it belongs to."""

    @property
    def size(self) -> int:
        """What the record keeps, in characters."""
        return len(self.path) + len(self.body.text) + len(self.answer.text)

    def json(self) -> Json:
        """Return the record without tokens."""
        answer = self.answer.json()
        return {
            "kind": "request",
            "method": self.method,
            "path": self.path,
            "body": self.body.json(),
            "status": self.status,
            "answer": answer,
            "code": answer.get("code") if isinstance(answer, dict) and self.status >= 400 else None,
            "not_served": answer.get("not_served") if isinstance(answer, dict) and self.status == 404 else None,
            "milliseconds": round(self.milliseconds, 1),
            "fault": self.fault,
        }


@dataclass(slots=True)
class FrameRecord:
    """A frame of the bot's gateway connection."""

    number: int
    at: float
    who: str
    shard: tuple[int, int] | None
    op: int | None
    event: str | None
    payload: Text
    received: bool
    """Whether the bot sent the frame to the playground, not the other way round."""
    about: Json | None
    """Whose interaction it belongs to."""
    closed: int | None = None
    """The code with which the socket was closed; None if this is another frame."""

    @property
    def size(self) -> int:
        """What the record keeps, in characters."""
        return len(self.payload.text)

    def json(self) -> Json:
        """Return the record without tokens."""
        return {
            "kind": "frame",
            "received": self.received,
            "op": self.op,
            "event": self.event,
            "closed": self.closed,
            "shard": self.shard,
            "payload": self.payload.json(),
        }


class Records:
    """The newest requests and frames in the order in which they ended, numbered from 1."""

    def __init__(self, world: World, most: int = MOST) -> None:
        """Start recording.

        :param most: the number of records that are kept; 0 keeps nothing.
        """
        self._world = world
        self._most = most
        self._kept: deque[RequestRecord | FrameRecord] = deque()
        self._size = 0
        self._ended = False
        self._waiting: set[asyncio.Event] = set()
        self.troubles = Troubles()
        self.last = 0
        """The number of the newest record."""

    # Recording

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Record a request of the bot, or the start of an interaction by a person, with its answer."""
        started = request.method == "POST" and request.path == f"{API}/interactions"
        if not (started or is_by_token(request) or is_limited(request)):
            return await handler(request)
        at, began = self._world.now(), perf_counter()
        response = await handler(request)
        interaction = self._world.interactions.get(request.match_info.get("token", ""))
        record = RequestRecord(
            number=self.last + 1,
            at=at,
            who=self._sender(request, "nobody" if started else self._world.bot.name),
            method=request.method,
            path=path_without_tokens(request.path_qs.removeprefix(API)),
            body=await _sent(request),
            status=response.status,
            answer=_answer(response.body if isinstance(response, web.Response) else None),
            milliseconds=(perf_counter() - began) * 1000,
            fault=str(fault) if (fault := request.get(FAULT)) else None,
            about=_about(interaction),
        )
        self._keep(record)
        struck = record.fault is not None or (interaction is not None and interaction.struck)
        if not started and not struck:
            self.troubles.request(record.method, record.path, record.status, record.answer.json())
        return response

    def frame(self, user: User | None, shard: tuple[int, int] | None, frame: Json, sent: str | None) -> None:
        """Record a frame, if the socket is the bot's.

        :param user: the user of the socket; None before it has identified.
        :param sent: the JSON of its data if the playground sends the frame; None if it received the frame.
        """
        if user is not self._world.bot:
            return
        interaction = None
        if frame.get("t") == "INTERACTION_CREATE":
            interaction = self._world.interactions.get(frame["d"]["token"])
        self._keep(
            FrameRecord(
                number=self.last + 1,
                at=self._world.now(),
                who=user.name,
                shard=shard,
                op=frame.get("op"),
                event=frame.get("t"),
                payload=kept(frame.get("d")) if sent is None else cut(sent),
                received=sent is None,
                about=_about(interaction),
            )
        )

    def close(self, user: User | None, shard: tuple[int, int] | None, code: int, reason: str) -> None:
        """Record that a socket was closed for what its client has sent, if it is the bot's.

        :param user: the user of the socket; None before it has identified.
        """
        if user is not None and not user.bot:
            return
        who, number, payload = "nobody" if user is None else user.name, self.last + 1, kept({"reason": reason})
        self._keep(FrameRecord(number, self._world.now(), who, shard, None, None, payload, False, None, code))
        self.troubles.note(f"closed: the gateway, with {code} {reason}{' Nobody had identified.' * (user is None)}")

    def _keep(self, record: RequestRecord | FrameRecord) -> None:
        self.last = record.number
        self._kept.append(record)
        self._size += record.size
        while self._kept and (len(self._kept) > self._most or self._size > MOST_KEPT):
            self._size -= self._kept.popleft().size
        for waiting in self._waiting:
            waiting.set()

    def _sender(self, request: web.Request, otherwise: str) -> str:
        token = request.headers.get("Authorization", "").removeprefix("Bot ")
        known = (*self._world.people.values(), *self._world.other_bots.values())
        return next((each.name for each in known if each.token == token), otherwise)

    # Showing

    def after(self, number: int) -> list[Json]:
        """Return the records with a higher number, oldest first."""
        return [
            {"number": each.number, "at": each.at, "who": each.who, **each.json(), "interaction": each.about}
            for each in list(self._kept)
            if each.number > number
        ]

    async def wait(self, number: int, seconds: float, here: Callable[[], bool] = lambda: True) -> None:
        """Wait until there is a record with a higher number, or until this many seconds have passed.

        :param here: tells whether somebody still waits. Without them, the wait ends early.
        """
        clock = asyncio.get_running_loop().time
        until = clock() + seconds
        there = asyncio.Event()
        self._waiting.add(there)
        try:
            while self.last <= number and not self._ended and here() and clock() < until:
                there.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(until - clock(), LOOK_SECONDS)):
                        await there.wait()
        finally:
            self._waiting.discard(there)

    async def end(self, app: web.Application) -> None:
        """Answer all who wait."""
        self._ended = True
        for waiting in self._waiting:
            waiting.set()

    def routes(self) -> list[web.RouteDef]:
        """Return the endpoints: the inspector, its records, and the rules that refusals refer to."""

        async def records(request: web.Request) -> web.Response:
            try:
                after = int(request.query.get("after", "0"))
                seconds = float(request.query.get("wait", "0"))
            except ValueError:
                after, seconds = 0, math.nan
            if math.isnan(seconds):
                return web.json_response({"error": "after is a whole number, and wait a number of seconds"}, status=400)
            await self.wait(after, min(max(seconds, 0.0), LONGEST_WAIT), lambda: _is_there(request))
            return web.json_response({"records": self.after(after), "last": self.last, "now": self._world.now()})

        async def rules(request: web.Request) -> web.Response:
            return web.json_response(_rules())

        async def page(request: web.Request) -> web.StreamResponse:
            file = DOCS / f"{request.match_info['page']}.md"
            if not file.exists():
                raise web.HTTPNotFound
            return web.FileResponse(file, headers={"Content-Type": "text/plain; charset=utf-8"})

        async def inspector(request: web.Request) -> web.StreamResponse:
            return web.FileResponse(INSPECTOR, headers={"Cache-Control": "no-cache"})

        return [
            web.get("/control/records", records),
            web.get("/control/rules", rules),
            web.get("/docs/{page:[a-z-]+}.md", page),
            web.get("/inspector", inspector),
        ]


def _is_there(request: web.Request) -> bool:
    """Tell whether a client has not left yet."""
    return request.transport is not None and not request.transport.is_closing()


async def _sent(request: web.Request) -> Text:
    """Return what is kept of a request's body. To write a long one as JSON again takes nearly as long as to read it."""
    is_read = BODY in request and request.content_type == "application/json"
    content = await request.read() if is_read else b""
    return _answer(content) if len(content) > MOST_DECODED else kept(request.get(BODY))


def _answer(body: object) -> Text:
    """Return what is kept of an answer's JSON, or of its text if it is something else."""
    if not isinstance(body, bytes | bytearray) or not body:
        return NOTHING
    answer = cut(body[:MOST_DECODED].decode(errors="replace"))
    return answer if len(body) <= MOST_DECODED else Text(answer.text, f"{answer.note} [in all: {len(body)} bytes]")


def _about(interaction: Interaction | None) -> Json | None:
    """Return whose an interaction is, what it is, and when it must be answered."""
    if interaction is None:
        return None
    data = interaction.data
    return {
        "id": str(interaction.id),
        "type": interaction.type,
        "person": interaction.user.name,
        "what": str(data.get("custom_id") or command_of(data)[0])[:MOST_NAMED],
        "at": interaction.at,
        "seconds": interaction.seconds,
    }


def command_of(data: Json) -> tuple[str, list[Json]]:
    """Return the full name of a command, and its options."""
    words, options = [str(data.get("name", ""))], data.get("options") or []
    while options and options[0].get("type") in (1, 2):
        words.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(words), options


def _rules() -> list[Json]:
    """Return the rules of the documentation's tables that have an error code."""
    found: list[Json] = []
    for page in WITH_RULES:
        file = DOCS / f"{page}.md"
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            codes = re.findall(r"\b[0-9]{3,6}\b", cells[1]) if line.startswith("|") and len(cells) in (2, 3) else []
            if codes:
                found.append({"rule": cells[0], "codes": [int(code) for code in codes], "page": page})
    return found
