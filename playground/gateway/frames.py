"""Frames of the gateway: opcodes, close codes, and what a client's frame says."""

from __future__ import annotations

import json
import math
from functools import cached_property
from typing import Any, Final, NoReturn, TypeGuard

from playground.checks.shapes import is_deeper
from playground.gateway.etf import DEEPEST, unpack
from playground.world import Json

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK, REQUEST_SOUNDS, REQUEST_CHANNEL_INFO = 8, 9, 10, 11, 31, 43

UNKNOWN_OPCODE: Final = 4001
DECODE_ERROR: Final = 4002
NOT_AUTHENTICATED: Final = 4003
AUTHENTICATION_FAILED: Final = 4004
ALREADY_AUTHENTICATED: Final = 4005
INVALID_SEQUENCE: Final = 4007
RATE_LIMITED: Final = 4008
SESSION_TIMED_OUT: Final = 4009
INVALID_SHARD: Final = 4010
SHARDING_REQUIRED: Final = 4011
INVALID_VERSION: Final = 4012
INVALID_INTENTS: Final = 4013
DISALLOWED_INTENTS: Final = 4014

REASONS: Final = {
    UNKNOWN_OPCODE: "Unknown opcode.",
    DECODE_ERROR: "Error while decoding payload.",
    NOT_AUTHENTICATED: "Not authenticated.",
    AUTHENTICATION_FAILED: "Authentication failed.",
    ALREADY_AUTHENTICATED: "Already authenticated.",
    INVALID_SEQUENCE: "Invalid seq.",
    RATE_LIMITED: "Rate limited.",
    SESSION_TIMED_OUT: "Session timed out.",
    INVALID_SHARD: "Invalid shard.",
    SHARDING_REQUIRED: "Sharding required.",
    INVALID_VERSION: "Invalid API version.",
    INVALID_INTENTS: "Invalid intent(s).",
    DISALLOWED_INTENTS: "Disallowed intent(s).",
}

MOST_BYTES = 4096
"""The size of the largest frame that a client may send."""


class GatewayClose(Exception):
    """A frame for which Discord closes the socket.

    :ivar code: the close code.
    """

    def __init__(self, code: int) -> None:
        super().__init__(code, REASONS[code])
        self.code = code

    @property
    def reason(self) -> str:
        """Discord's text for the code."""
        return REASONS[self.code]


class Told:
    """The data of a frame, which becomes JSON once for all who are told."""

    def __init__(self, data: Any) -> None:
        self.data = data

    @cached_property
    def json(self) -> str:
        """The data as JSON."""
        return json.dumps(self.data, separators=(",", ":"))


def decode(data: str | bytes, *, etf: bool) -> tuple[int, Any]:
    """Return the opcode and the data of a client's frame. JSON may come in a text frame or in a binary one.

    :param etf: whether the client has chosen Erlang's external term format.
    :raises GatewayClose: 4002 for a frame that is too large, nested too deeply, or cannot be decoded.
    """
    try:
        content = data.encode() if isinstance(data, str) else data
        if len(content) > MOST_BYTES:
            raise GatewayClose(DECODE_ERROR)
        frame = unpack(content) if etf else _json(content.decode())
    except (ValueError, RecursionError) as error:
        raise GatewayClose(DECODE_ERROR) from error
    op = frame.get("op") if isinstance(frame, dict) else None
    if not is_integer(op):
        raise GatewayClose(DECODE_ERROR)
    return op, frame.get("d")


def is_integer(value: object) -> TypeGuard[int]:
    """Tell whether a decoded value is an integer. Python counts booleans as integers; JSON does not."""
    return isinstance(value, int) and not isinstance(value, bool)


def fields(data: object) -> Json:
    """Return the data of a frame whose data must be an object.

    :raises GatewayClose: 4002.
    """
    if not isinstance(data, dict):
        raise GatewayClose(DECODE_ERROR)
    return data


def snowflake(value: object) -> int:
    """Return an id that a client has sent as text or as a number.

    :raises GatewayClose: 4002.
    """
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 20:
        return int(value)
    if is_integer(value) and 0 <= value < 1 << 64:
        return value
    raise GatewayClose(DECODE_ERROR)


def _json(text: str) -> Any:
    """Return what JSON says. It is bounded in depth as terms are.

    :raises ValueError: it is broken, nested too deeply, or has a number that JSON lacks.
    """
    value = json.loads(text, parse_constant=_refuse, parse_float=_finite)
    if is_deeper(value, DEEPEST):
        raise ValueError("nested too deeply")
    return value


def _finite(text: str) -> float:
    """Return a number that a float can hold."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _refuse(constant: str) -> NoReturn:
    """Refuse the constants that JSON does not have, such as NaN."""
    raise ValueError(constant)
