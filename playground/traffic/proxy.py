"""Discord's proxy: an origin of its own for the application's Activity, by which people's clients reach it.

Every path leads below the Activity's address, with the prefix ``/.proxy`` or without. The policy for content is
Discord's, whatever the Activity says itself. Requests of people who take part are signed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import aiohttp
from aiohttp import WSCloseCode, WSMsgType, web
from yarl import URL

from playground.world import World

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

PREFIX: Final = "/.proxy"
FRAME: Final = "/.playground"
"""The only path that is not the Activity's: the page in which it runs. The playground's page shows that one."""
PARENT: Final = Path(__file__).parent.parent / "page" / "activity" / "frame.html"
CONNECT_SECONDS: Final = 10.0
"""How long it may take to reach the Activity. An answer may take as long as it likes: some go on for hours."""
MOST_DECODED: Final = 5
"""How often a path may be encoded over itself."""

OWN_HOP: Final = frozenset(
    (
        *("connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "upgrade"),
        *("transfer-encoding", "host", "content-length"),
    )
)
"""The headers that are about one connection only."""
OF_SOCKETS: Final = ("sec-websocket-key", "sec-websocket-version", "sec-websocket-extensions", "sec-websocket-protocol")
SIGNATURE: Final = ("X-Signature-Ed25519", "X-Signature-Timestamp", "X-Discord-Proxy-Payload")
"""The headers by which an Activity knows that a request has come through the proxy, and whose client has sent it."""
TICKET: Final = "discord_proxy_ticket"
"""The parameter of the page's address, and then the cookie, that tells whose client it is: the id of its session."""
SIGNED_SECONDS: Final = 3600
"""How long a signature is valid."""
POLICIES: Final = ("content-security-policy", "content-security-policy-report-only")

CDN: Final = tuple(
    f"https://{host}/{path}/"
    for host in ("cdn.discordapp.com", "media.discordapp.net")
    for path in ("attachments", "avatars", "icons")
)
APIS: Final = ("https://discord.com/api/", "https://canary.discord.com/api/", "https://ptb.discord.com/api/")


def policy(host: str, page: str) -> str:
    """Return Discord's policy for content.

    Where it is not known, it is what Activities are known to do: their own styles, pictures, sounds and workers.

    :param host: the host and port of the proxy.
    :param page: the origin of the playground's page.
    """
    own = ("'self'", "data:", "blob:")
    parts = {
        "default-src": ("'self'",),
        "script-src": ("'self'", "'unsafe-eval'", "blob:"),
        "style-src": ("'self'", "'unsafe-inline'"),
        "img-src": (*own, *CDN),
        "media-src": (*own, *CDN),
        "font-src": own,
        "worker-src": ("'self'", "blob:"),
        "connect-src": (*own, f"ws://{host}", *APIS, *CDN),
        "frame-src": ("'self'",),
        "frame-ancestors": ("'self'", page),
    }
    return "; ".join(f"{name} {' '.join(sources)}" for name, sources in parts.items())


class Proxy:
    """Hands on what comes to the Activity's origin, and sockets, too."""

    def __init__(self, world: World, sign: Callable[[bytes], str | None]) -> None:
        """:param sign: signs in the application's name; returns None where the library for it is missing."""
        self._world, self._sign = world, sign
        self.page_port = 0
        """The port of the playground's page, which alone may show the Activity."""
        self._http: aiohttp.ClientSession | None = None
        self._sockets: set[web.WebSocketResponse] = set()

    def app(self) -> web.Application:
        """Return the application that serves the origin."""
        app = web.Application(client_max_size=0, middlewares=[self._named])
        app.router.add_get(FRAME, self._frame)
        app.router.add_route("*", "/{path:.*}", self._serve)
        app.on_shutdown.append(self._end_sockets)
        app.on_cleanup.append(self._close)
        return app

    async def _end_sockets(self, app: web.Application) -> None:
        await asyncio.gather(*(socket.close(code=WSCloseCode.GOING_AWAY) for socket in self._sockets))

    async def _close(self, app: web.Application) -> None:
        if self._http is not None:
            await self._http.close()

    def _page(self, request: web.Request) -> str:
        """Return the origin of the playground's page, under the name by which the person reaches it."""
        return str(request.url.origin().with_port(self.page_port))

    @web.middleware
    async def _named(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse a request whose ``Host`` names no origin."""
        try:
            self._page(request)
        except ValueError:
            return web.Response(status=400, text="400: the header Host names no origin")
        return await handler(request)

    async def _frame(self, request: web.Request) -> web.StreamResponse:
        allowed = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; frame-src 'self'"
        headers = {"Content-Security-Policy": f"{allowed}; frame-ancestors {self._page(request)}"}
        response = web.FileResponse(PARENT, headers=headers)
        if TICKET in request.query:
            response.set_cookie(TICKET, request.query[TICKET], httponly=True, samesite="Lax")
        return response

    def _headers(self, request: web.Request, also: Iterable[str] = ()) -> list[tuple[str, str]]:
        """Return the headers with which a request is handed on: signed, if its sender takes part in the Activity."""
        own = [each.lower() for each in SIGNATURE]
        headers = kept(request.headers, (*also, *own, "cookie"))
        cookies = re.sub(rf"{TICKET}=[^;]*;?\s*", "", request.headers.get("Cookie", "")).strip("; ")
        if cookies:
            headers.append(("Cookie", cookies))
        session = request.cookies.get(TICKET)
        users = [each.sessions[session] for each in self._world.instances.values() if session in each.sessions]
        if not (users and self._world.signs_proxied):
            return headers
        now = int(self._world.now())
        application, user = self._world.application, users[0]
        said = {"application_id": str(application), "user_id": str(user), "is_developer": user == self._world.owner.id}
        payload = json.dumps({**said, "created_at": now, "expires_at": now + SIGNED_SECONDS}).encode()
        signature = self._sign(payload)
        if signature is None:
            return headers
        return [*headers, *zip(SIGNATURE, (signature, str(now), b64encode(payload).decode()), strict=True)]

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        if self._http is None:
            self._http = aiohttp.ClientSession(
                auto_decompress=False,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=None, sock_connect=CONNECT_SECONDS),
            )
        try:
            target = mapped(self._world.activity, request.raw_path)
            if target is None:
                return web.Response(status=404, text="404: the Activity has no such path")
            if request.headers.get("Upgrade", "").lower() == "websocket":
                return await self._socket(self._http, request, target)
            return await self._hand_on(self._http, request, target)
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:  # an address can be one that nobody has
            why = str(error) or type(error).__name__
            log.warning("the Activity does not answer at %s: %s", self._world.activity, why)
            return web.Response(status=502, text="502: the Activity does not answer")

    async def _hand_on(self, http: aiohttp.ClientSession, request: web.Request, target: URL) -> web.StreamResponse:
        """Hand a request on, and its answer back."""
        sent = request.content if request.body_exists else None
        headers = self._headers(request)
        async with http.request(request.method, target, headers=headers, data=sent, allow_redirects=False) as answer:
            response = web.StreamResponse(status=answer.status, reason=answer.reason)
            response.headers.extend(kept(answer.headers, POLICIES))
            response.headers["Content-Security-Policy"] = policy(request.host, self._page(request))
            if answer.content_length is not None:
                response.content_length = answer.content_length
            await response.prepare(request)
            try:
                async for chunk in answer.content.iter_any():
                    await response.write(chunk)
                await response.write_eof()
            except (aiohttp.ClientError, TimeoutError) as error:
                log.info("an answer of the Activity has broken off: %s", error)
                if request.transport is not None:
                    request.transport.abort()  # the browser learns that it is not whole
            return response

    async def _socket(self, http: aiohttp.ClientSession, request: web.Request, target: URL) -> web.StreamResponse:
        """Open a socket to the Activity, and hand on what either side says, and how it closes."""
        offered = re.findall(r"[^\s,]+", request.headers.get("Sec-WebSocket-Protocol", ""))
        headers = self._headers(request, OF_SOCKETS)
        try:
            far = await http.ws_connect(target, protocols=offered, headers=headers, max_msg_size=0, autoping=True)
        except aiohttp.WSServerHandshakeError as refusal:
            return web.Response(status=refusal.status)
        near = web.WebSocketResponse(protocols=[far.protocol] if far.protocol else (), max_msg_size=0, timeout=1.0)
        await near.prepare(request)
        self._sockets.add(near)
        ways = [asyncio.create_task(_pipe(near, far)), asyncio.create_task(_pipe(far, near))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        if far.close_code == WSCloseCode.ABNORMAL_CLOSURE and request.transport is not None:
            request.transport.abort()  # the browser learns that it was not closed, but lost
        await asyncio.gather(far.close(), near.close(), return_exceptions=True)
        self._sockets.discard(near)
        return near


Socket = web.WebSocketResponse | aiohttp.ClientWebSocketResponse


async def _pipe(source: Socket, target: Socket) -> None:
    """Hand on what one side says until it closes; then close the other side in the same way."""
    async for message in source:
        if message.type is WSMsgType.TEXT:
            await target.send_str(message.data)
        elif message.type is WSMsgType.BINARY:
            await target.send_bytes(message.data)
    match source.close_code:
        case WSCloseCode.ABNORMAL_CLOSURE:
            if isinstance(source, web.WebSocketResponse):
                await target.close(code=WSCloseCode.GOING_AWAY)
        case None | 1005:  # without a code
            await target.close()
        case code:
            await target.close(code=code)


def mapped(address: str | None, path: str) -> URL | None:
    """Return where a path of the origin leads, below the Activity's address; None if it leads nowhere there.

    :param path: the path as it was sent, with its query.
    """
    if address is None or not path.startswith("/"):
        return None
    plain, mark, query = path.partition("?")
    if plain == PREFIX or plain.startswith(f"{PREFIX}/"):
        plain = plain.removeprefix(PREFIX)
    if not _stays_below(plain):
        return None
    return URL(f"{address.rstrip('/')}/{plain.removeprefix('/')}{mark}{query}", encoded=True)


def _stays_below(path: str) -> bool:
    """Tell whether no step of a path leads up, however it is encoded."""
    for _ in range(MOST_DECODED):
        if {".", ".."} & {*path.replace("\\", "/").split("/")} or any(ord(each) < 32 for each in path):
            return False
        before, path = path, unquote(path)
        if path == before:
            return True
    return False


def kept(headers: Mapping[str, str], also: Iterable[str] = ()) -> list[tuple[str, str]]:
    """Return headers without those of the connection.

    :param also: others to leave out, in lower case.
    """
    named = {each.strip().lower() for each in headers.get("Connection", "").split(",")}
    left = OWN_HOP.union(named, also)
    return [(name, value) for name, value in headers.items() if name.lower() not in left]
