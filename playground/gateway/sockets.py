"""A client's socket: its encoding, its compression, its limits, and its heartbeats."""

from __future__ import annotations

import asyncio
import json
import struct
import zlib
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property
from typing import Final

from aiohttp import WSCloseCode, web

from playground.gateway.etf import Atom, pack
from playground.gateway.frames import DECODE_ERROR, INVALID_VERSION, REASONS, GatewayClose, Told
from playground.traffic.settling import runs_here
from playground.world import Json

VERSIONS: Final = range(6, 11)
"""The versions of the gateway. Discord has discontinued those before 6, which is also the default."""
ENCODINGS: Final = ("json", "etf")
WORTH_COMPRESSING = 512
"""The least size of a frame that is compressed on its own, in bytes. Discord does not say which ones it compresses."""
MOST_UNREAD: Final = 32 * 1024 * 1024
"""How much a client may leave unread before it is cut off, in bytes. A resume with all that is kept fits in."""
FRAMES, FRAME_SECONDS = 120, 60.0
"""How many frames a client may send in how many seconds."""


class _ZlibStream:
    """A zlib stream that is flushed after each message."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def compress(self, content: bytes) -> bytes:
        return self._stream.compress(content) + self._stream.flush(zlib.Z_SYNC_FLUSH)


def _stream(kind: str | None) -> _ZlibStream | RawStream | None:
    """Return the transport compression of this name; None for an unknown one."""
    match kind:
        case "zlib-stream":
            return _ZlibStream()
        case "zstd-stream":
            return RawStream()
    return None


class WebSocket(web.WebSocketResponse):
    """A WebSocket that Discord closes with its own code where aiohttp finds a frame too large."""

    too_large = False
    """Whether that has happened."""

    async def close(self, *, code: int = WSCloseCode.OK, message: bytes = b"", drain: bool = True) -> bool:
        if code == WSCloseCode.MESSAGE_TOO_BIG:
            self.too_large = True
            code, message = DECODE_ERROR, REASONS[DECODE_ERROR].encode()
        return await super().close(code=code, message=message, drain=drain)


class Socket:
    """A WebSocket, in the encoding and with the compression that the client's query asks for."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request, now: float, patience: float) -> None:
        """Wrap a WebSocket.

        :param now: the time in Unix seconds.
        :param patience: how long the client may leave what it is sent unread, in seconds of real time.
        """
        self.ws = ws
        self._patience = patience
        self._written = 0  # bytes
        self._stall: asyncio.TimerHandle | None = None
        self._timers: set[asyncio.TimerHandle] = set()
        self._sending: set[asyncio.Task[None]] = set()
        if request.transport is not None:
            # What is sent waits here for a client that reads slowly, and nobody else waits with it.
            request.transport.set_write_buffer_limits(high=2 * MOST_UNREAD)
        self._request = request
        self.url = gateway_url(request)
        """The gateway's address as this client has reached it."""
        self.session: str | None = None
        """The id of the client's session; None before it has identified, and after the session has become invalid."""
        self.heard_at = now
        """When the client sent its latest heartbeat, or connected, in Unix seconds."""
        self.asked_at: float | None = None
        """When the client was asked for a heartbeat that has not come yet, in the event loop's seconds."""
        self.closed_with: int | None = None
        """The code with which Discord has closed the socket; None if it has not."""
        self._query: Mapping[str, str] = request.query
        self._stream = _stream(self._query.get("compress"))
        self.packs_frames = False
        """Whether large frames are compressed one by one."""
        self._frames: deque[float] = deque()
        self.note: Callable[[Json, str | None], None] = lambda frame, sent: None
        """Records a frame, with the JSON of its data if it is sent, and with None if it was received."""

    @cached_property
    def runs_elsewhere(self) -> bool:
        """Whether the client does not run in this loop."""
        peer = self._request.transport and self._request.transport.get_extra_info("peername")
        return not peer or not runs_here(peer[1])

    @property
    def etf(self) -> bool:
        """Whether the client speaks Erlang's external term format instead of JSON."""
        return self._query.get("encoding") == "etf"

    @property
    def version(self) -> int:
        """The version of the gateway that the client has asked for."""
        return int(self._query.get("v", VERSIONS[0]))

    def check_query(self) -> None:
        """Check the query of the gateway's address.

        :raises GatewayClose: 4012 for an unknown version; 4002 for an unknown encoding.
        """
        if self._query.get("v", "6") not in map(str, VERSIONS):
            raise GatewayClose(INVALID_VERSION)
        if self._query.get("encoding", "json") not in ENCODINGS:
            raise GatewayClose(DECODE_ERROR)

    def exceeds(self, most: int, now: float) -> bool:
        """Count a frame of the client; tell whether it has sent more than this number in a minute."""
        while self._frames and self._frames[0] <= now - FRAME_SECONDS:
            self._frames.popleft()
        self._frames.append(now)
        return len(self._frames) > most

    def cut(self) -> None:
        """End the connection without a close frame."""
        transport = self._request.transport
        if transport is not None:
            transport.abort()

    def send_after(self, seconds: float, frame: Json) -> None:
        """Send a frame after some seconds, if the socket is still there."""
        loop = asyncio.get_running_loop()

        def send() -> None:
            self._timers.discard(timer)
            sending = loop.create_task(self.send(frame))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

        timer = loop.call_later(seconds, send)
        self._timers.add(timer)

    def end(self) -> None:
        """Stop all timers of a socket that has ended."""
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    async def close(self, closing: GatewayClose) -> None:
        """Close the socket with Discord's code."""
        self.closed_with = closing.code
        with suppress(ConnectionError, RuntimeError):
            await self.ws.close(code=closing.code, message=closing.reason.encode())

    async def send(self, frame: Json, told: Told | None = None) -> None:
        """Send a frame without waiting. A socket that is closing loses it, as on a real network.

        A client that no longer reads is cut off.

        :param told: the frame's data, if others are told the same.
        """
        told = told or Told(frame["d"])
        self.note(frame, told.json)
        if self.etf:
            event = frame.get("t")
            content = pack(frame if event is None else {**frame, "t": Atom(event)})
        else:
            head = json.dumps({name: value for name, value in frame.items() if name != "d"}, separators=(",", ":"))
            content = f'{head[:-1]},"d":{told.json}}}'.encode()
        if self._unread() + len(content) > MOST_UNREAD:
            self.cut()
            return
        try:
            if self._stream is not None:
                await self._write(self._stream.compress(content))
            elif self.etf:
                await self._write(content)
            elif self.packs_frames and len(content) >= WORTH_COMPRESSING:
                await self._write(zlib.compress(content))
            else:
                await self._write(content, text=True)
        except (ConnectionError, RuntimeError):
            pass  # the session keeps the frame for a resume

    async def _write(self, content: bytes, *, text: bool = False) -> None:
        """Write a frame to the transport, which never makes the caller wait: see ``MOST_UNREAD``."""
        size = len(content)
        self._written += size + (2 if size < 126 else 4 if size < 1 << 16 else 10)
        await (self.ws.send_str(content.decode()) if text else self.ws.send_bytes(content))
        if self._stall is None and self._unread():
            self._look_again()

    def _unread(self) -> int:
        """Return how many bytes have not gone out yet."""
        transport = self._request.transport
        return 0 if transport is None or transport.is_closing() else transport.get_write_buffer_size()

    def _look_again(self) -> None:
        """Look after a while whether the client has read anything."""
        read = self._written - self._unread()
        self._stall = asyncio.get_running_loop().call_later(self._patience, self._check_reading, read)

    def _check_reading(self, read: int) -> None:
        """Cut the client off if it has read nothing since it had read so many bytes."""
        self._stall = None
        if not (unread := self._unread()):
            return
        if self._written - unread <= read:
            self.cut()
        else:
            self._look_again()


MAGIC = 0xFD2F_B528
NO_SIZE = 0
"""A frame header without the content's size, a checksum and a dictionary."""
WINDOW = 7 << 3
"""A window of 128 KiB, which is 2 to the power of 10 + 7."""
MOST_IN_BLOCK = 128 * 1024
RAW = 0


class RawStream:
    """A zstd frame that never ends, as the gateway sends it: each message adds blocks to it.

    Python has no zstd before 3.14. The format (RFC 8878) also allows blocks that hold their content as it is.
    """

    def __init__(self) -> None:
        self._begun = False

    def compress(self, content: bytes) -> bytes:
        """Return the part of the stream that carries this content."""
        out = bytearray() if self._begun else bytearray(struct.pack("<IBB", MAGIC, NO_SIZE, WINDOW))
        self._begun = True
        for start in range(0, len(content), MOST_IN_BLOCK):
            part = content[start : start + MOST_IN_BLOCK]
            header = len(part) << 3 | RAW << 1  # the lowest bit would mark the last block
            out += header.to_bytes(3, "little") + part
        return bytes(out)


def gateway_url(request: web.Request) -> str:
    """Return the address of the gateway by which a client reaches it."""
    return f"{'wss' if request.secure else 'ws'}://{request.host}/gateway"
