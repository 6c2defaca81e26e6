"""The panel's web pages, its pictures, and the sockets of those who have it open."""

import asyncio
import gzip
import json
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from html import escape
from importlib.resources import files
from time import monotonic
from typing import Any, Final, TypeAlias

import aiohttp
import discord
from aiohttp import WSMsgType, web

from bot.art.canvas import for_a_page
from bot.faces.drawing import Drawing, read_name
from bot.faces.studio import Studio
from bot.features.panel.door import Door, NotSigned, TooBusy, check_login
from bot.features.panel.frames import shapes
from bot.features.panel.identity import Identities
from bot.features.panel.panels import Panels
from bot.features.panel.presses import Presses
from bot.features.panel.session import ELSEWHERE, NO_FRAME, SLOW, STOPPING, TOO_MANY, UNKNOWN, Session
from bot.interactions.refusals import sentence
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.interactions.routes.route import Malformed
from bot.locales.wished import wished_language
from bot.locales.words import words_for
from bot.runtime.background import Background
from bot.runtime.connections import hearing
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs

log = logging.getLogger(__name__)

PREFIX: Final = "/panel"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://cdn.discordapp.com;"
    " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"
)
"""What the page may load. Discord's proxy, at whose address people see it, says who may show it in a frame."""

LONGEST_FRAME: Final = 16 * 1024
"""How long a frame of a page may be, in bytes."""
MOST_FRAMES, PER_SECONDS = 40, 10.0
"""How many frames a page may send in so many seconds."""
WRITE_SECONDS: Final = 10.0
"""How long a page may take to read a frame."""
SILENT_SECONDS: Final = 30.0
"""How often it is looked whether a page is still there."""
HELLO_SECONDS: Final = 5.0
"""How long a page may take to send a login, or its first frame."""
CLOSING_SECONDS: Final = 1.0
"""How long a page may take to hear why its socket is closed."""
MOST_SOCKETS: Final = 600
"""How many people may have the panel open. Each takes one of the process's file descriptors. Those who are about to say
who they are share the 100 connections of strangers, of which the one that is silent longest gives way."""
MOST_COMPRESSED: Final = 200
"""How many of these connections are compressed: each holds a third of a megabyte for it."""
WARNED_SECONDS: Final = 60.0
"""How often the log says that somebody could not log in. Strangers can bring it about."""
LONGEST_TOKEN_REQUEST: Final = 4 * 1024
"""How long the body of a login may be, in bytes."""

FIRST_WORDS: Final = ("panel-connecting", "panel-retry", "panel-refused", "panel-error")
"""What the page may have to say before it is known who looks at it."""

CLOSED: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
"""What is received at the end of a socket."""

SIGNED_BY: Final[web.RequestKey[str]] = web.RequestKey("signed_by", str)
"""Whose client has sent a request, as Discord has signed it; empty if it has not."""

FOR_EVER: Final = "public, max-age=31536000, immutable"

KINDS: Final = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


class TooManyFrames(Exception):
    """A page sends more than a person can."""


class PanelServer:
    """Serves the panel. What is asked for in it is for ``Presses``."""

    def __init__(
        self,
        panels: Panels,
        presses: Presses,
        identities: Identities,
        door: Door,
        drawings: Mapping[str, Drawing],
        studio: Studio,
        client: discord.Client,
    ) -> None:
        self._panels, self._presses = panels, presses
        self._identities, self._door, self._client = identities, door, client
        self._drawings, self._studio = drawings, studio
        self._pictures: dict[str, bytes] = {}
        self._drawing: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held while a picture is drawn, by its name."""
        self._warn_from = 0.0
        self._guests = 0
        """How many sockets are those of people who have shown who they are."""
        self._stops = False
        self._closing = Background()
        self._sockets: dict[web.WebSocketResponse, asyncio.Transport] = {}
        page = (files("bot.features.panel") / "page").iterdir()
        read = {each.name: each.read_bytes() for each in page if each.is_file()}
        shape = json.dumps(shapes(), separators=(",", ":"))
        read["shapes.js"] = f"export const shapes = {shape};\n".encode()
        self._index_page = read.pop("index.html")
        self._page = {name: gzip.compress(content) for name, content in read.items()}
        self._version = sha256(b"".join(content for _, content in sorted(read.items()))).hexdigest()[:16]
        """Stands in the addresses of the page's files, which may be kept for as long as nothing about them changes."""

    @property
    def routes(self) -> list[web.RouteDef]:
        """Everything below ``/panel/``."""
        through = self._through
        return [
            web.get(PREFIX, through(self._redirect)),
            web.get(f"{PREFIX}/", through(self._index)),
            web.get(f"{PREFIX}/page/{{version}}/{{name}}", through(self._file)),
            web.get(f"{PREFIX}/cards/{{name}}.webp", through(self._card)),
            web.get(f"{PREFIX}/pictures/{{key}}.png", through(self._picture)),
            web.post(f"{PREFIX}/token", through(self._token)),
            web.get(f"{PREFIX}/socket", through(self._socket)),
        ]

    def _through(self, serve: Handler) -> Handler:
        """Return what serves only those whom the door lets through."""

        async def served(request: web.Request) -> web.StreamResponse:
            try:
                request[SIGNED_BY] = self._door.check(request.headers) or ""
            except NotSigned:
                refused = web.HTTPUnauthorized()
                refused.force_close()
                raise refused from None
            return await serve(request)

        return served

    async def close(self) -> None:
        """Tell all pages that the bot stops."""
        self._stops = True
        await asyncio.gather(*(self._end(each, STOPPING) for each in self._sockets))

    async def _redirect(self, request: web.Request) -> web.Response:
        raise web.HTTPPermanentRedirect(f"{PREFIX}/")

    async def _index(self, request: web.Request) -> web.Response:
        page = self._index_page.replace(b"CLIENT_ID", str(self._client.application_id or "").encode())
        page = page.replace(b'"page/', f'"page/{self._version}/'.encode())
        words = words_for(wished_language(request.headers.get("Accept-Language", "")))
        said = {key.removeprefix("panel-"): words.bare(key) for key in FIRST_WORDS}
        page = page.replace(b"WORDS", escape(json.dumps(said)).encode())
        answer = _answer(page, "text/html", "no-cache")
        answer.headers["Vary"] = "Accept-Language"
        return answer

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        kind = KINDS.get(f".{name.rpartition('.')[2]}")
        if name not in self._page or kind is None:
            raise web.HTTPNotFound
        # Of another version's page, this file is not the right one for long.
        cached = FOR_EVER if request.match_info["version"] == self._version else "no-store"
        answer = _answer(self._page[name], kind, cached)
        answer.headers["Content-Encoding"] = "gzip"  # which every browser reads
        return answer

    async def _card(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        named = read_name(name)  # an emoji's, which says more than the card's name
        name = named.icon if named is not None and name not in self._drawings else name
        drawing = self._drawings.get(name)
        if drawing is None:
            raise web.HTTPNotFound
        async with self._drawing[name]:
            if name not in self._pictures:
                drawn = await self._studio.draw(drawing.game, f"the picture {name}", for_a_page, drawing.draw)
                if drawn is None:
                    raise web.HTTPNotFound
                self._pictures[name] = drawn
        return web.Response(
            body=self._pictures[name], content_type="image/webp", headers={"Cache-Control": "public, max-age=86400"}
        )

    async def _picture(self, request: web.Request) -> web.Response:
        content = self._panels.pictures.get(request.match_info["key"])
        if content is None:
            raise web.HTTPNotFound
        return web.Response(body=content, content_type="image/png", headers={"Cache-Control": "private, max-age=86400"})

    async def _token(self, request: web.Request) -> web.Response:
        words = words_for(wished_language(request.headers.get("Accept-Language", "")))
        try:
            with hearing(request):
                body = await _body(request)
            asked = json.loads(body)
            code, instance = asked["code"], asked["instance"]
            check_login(code, instance)
            self._door.admit(instance, request[SIGNED_BY] or None)
            await self._identities.confirm(instance)
            self._door.confirm(instance)
            person, token = await self._identities.find(code, instance)
            await self._panels.present(person)
        except Refusal as refusal:
            return web.json_response({"text": sentence(words, refusal)}, status=403)
        except TooBusy:
            return web.json_response({"text": sentence(words, Refusal("panel_busy"))}, status=503)
        except NotOurs:
            return web.json_response({"text": sentence(words, Refusal("panel_no_answer"))}, status=503)
        except (ValueError, LookupError, TypeError, RecursionError):
            return web.json_response({"text": sentence(words, Refusal("panel_stranger"))}, status=400)
        except (aiohttp.ClientError, discord.HTTPException, TimeoutError) as error:
            self._door.refused(error)
            if monotonic() >= self._warn_from:
                self._warn_from = monotonic() + WARNED_SECONDS
                log.warning("who somebody in the panel is is not known: %r", error)
            return web.json_response({"text": sentence(words, Refusal("panel_no_answer"))}, status=503)
        session = self._identities.seal(person)
        self._panels.admit(session, person)
        user = {"id": str(person.user), "name": person.name}
        return web.json_response({"session": session, "access_token": token, "user": user})

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if self._guests >= MOST_SOCKETS:
            refused = web.HTTPServiceUnavailable()
            refused.force_close()  # a connection that stays open takes a place, too
            raise refused
        socket = web.WebSocketResponse(
            heartbeat=SILENT_SECONDS,
            autoping=False,
            max_msg_size=LONGEST_FRAME,
            compress=self._guests < MOST_COMPRESSED,
        )
        times: deque[float] = deque(maxlen=MOST_FRAMES)
        await socket.prepare(request)
        transport = request.transport
        if transport is None:
            return socket
        self._sockets[socket] = transport
        guest: Session | None = None
        why = STOPPING
        try:
            with hearing(request):
                hello = await self._hello(socket, times)
            if hello is None:
                transport.abort()  # its place is for somebody who says something
                return socket
            session = str(hello.get("session")) if hello.get("op") == "hello" else ""
            known = self._panels.guest(session)
            person = self._identities.unseal(session) if known is None else known.person
            if person is None:
                raise Refusal("panel_stranger")
            await self._panels.present(person)
            guest = self._panels.guest(session) or self._panels.admit(session, person)
            self._guests += 1
            stay = getattr(request.protocol, "stay", None)
            if stay is not None:
                stay()
            await self._serve(socket, guest, hello, times)
        except (NotOurs, *REQUEST_FAILURES):
            pass
        except Refusal:
            why = UNKNOWN
        except Malformed:
            why = NO_FRAME
        except TooManyFrames:
            why = TOO_MANY
        finally:
            self._guests -= guest is not None
            if guest is not None and guest.socket is socket:
                guest.lose_socket()
                if guest.ended is None and not self._stops:
                    self._panels.left(guest)
            await self._end(socket, why)
            self._sockets.pop(socket, None)
        return socket

    async def _hello(self, socket: web.WebSocketResponse, times: deque[float]) -> Mapping[str, Any] | None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                return _frame(await _next(socket, times))
        except TimeoutError:
            return None

    async def _end(self, socket: web.WebSocketResponse, why: int) -> None:
        """Close a socket. Who does not read why is cut off: closing alone would wait until they do."""
        transport, closing = self._sockets.get(socket), self._closing.begin(socket.close(code=why))
        await asyncio.wait((closing,), timeout=CLOSING_SECONDS)
        if transport is not None and (
            not closing.done() or closing.cancelled()
        ):  # as if by itself, where a frame was cut off before
            transport.abort()

    async def _serve(
        self, socket: web.WebSocketResponse, guest: Session, hello: Mapping[str, Any], times: deque[float]
    ) -> None:
        earlier, guest.socket = guest.socket, socket
        seen, again = hello.get("seen"), hello.get("again")
        if earlier is not None:
            guest.wake()
            self._closing.begin(self._end(earlier, ELSEWHERE))
        if not (isinstance(seen, int) and guest.resume(seen)):
            guest.resume(0)
            self._panels.welcome(guest)
        writing = asyncio.create_task(guest.write(socket, WRITE_SECONDS))
        writing.add_done_callback(lambda task: self._close_after(task, socket))
        try:
            self._panels.tell_who_is_here(guest)
            if isinstance(again, str) and again and not guest.replies.messages:  # they were lost with a process
                await self._presses.act(guest, {"op": "press", "custom_id": again})
            await self._panels.show(guest)
            await self._read(socket, guest, times)
        finally:
            writing.cancel()

    async def _read(self, socket: web.WebSocketResponse, guest: Session, times: deque[float]) -> None:
        while (message := await _next(socket, times)).type not in CLOSED:
            await self._presses.act(guest, _frame(message))

    def _close_after(self, task: "asyncio.Task[int]", socket: web.WebSocketResponse) -> None:
        if not task.cancelled():
            self._closing.begin(self._end(socket, SLOW if task.exception() else task.result()))


async def _body(request: web.Request) -> bytes:
    """Return the body of a login. Its sender names no encoding: some of Python's take minutes.

    :raises Refusal: ``panel_stranger``: it is too long, or does not come in time.
    """
    body = b""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            async for part in request.content.iter_any():  # the headers need not say how long it is
                body += part
                if len(body) > LONGEST_TOKEN_REQUEST:
                    raise Refusal("panel_stranger")
    except TimeoutError as error:
        raise Refusal("panel_stranger") from error
    return body


async def _next(socket: web.WebSocketResponse, times: deque[float]) -> aiohttp.WSMessage:
    """Return what a page sends next, beside pings and pongs. They count as frames, since anybody may send them, too.

    :param times: when the last frames came, by the monotonic clock.
    :raises TooManyFrames: the page sends too many.
    """
    while True:
        message: aiohttp.WSMessage = await socket.receive()
        times.append(monotonic())
        if len(times) == MOST_FRAMES and times[-1] - times[0] < PER_SECONDS:
            raise TooManyFrames
        if message.type is WSMsgType.PING:
            await socket.pong(message.data)
        elif message.type is not WSMsgType.PONG:
            return message


def _frame(message: aiohttp.WSMessage) -> Mapping[str, Any]:
    if message.type is not WSMsgType.TEXT:
        raise Malformed("no text")
    try:
        frame = json.loads(message.data)
    except (ValueError, RecursionError) as error:
        raise Malformed("no JSON") from error
    if not isinstance(frame, dict):
        raise Malformed("no frame")
    return frame


def _answer(body: bytes, kind: str, cached: str) -> web.Response:
    headers = {
        "Cache-Control": cached,
        "Content-Security-Policy": POLICY,
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)
