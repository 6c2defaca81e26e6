"""Erlang's external term format, version 131: the second encoding of the gateway.

Like Discord, the playground sends the keys of objects, the names of events and null, true and false as atoms, and all
other text as binaries. Clients must send text, including keys, as binaries.
"""

from __future__ import annotations

import math
import re
import struct
from typing import Any, Final

VERSION: Final = 131
NEW_FLOAT, SMALL_INTEGER, INTEGER, FLOAT, ATOM = 70, 97, 98, 99, 100
NIL, STRING, LIST, BINARY, SMALL_BIG, LARGE_BIG = 106, 107, 108, 109, 110, 111
SMALL_ATOM, MAP, ATOM_UTF8, SMALL_ATOM_UTF8 = 115, 116, 118, 119
SMALL_TUPLE, LARGE_TUPLE = 104, 105

CONSTANTS: Final = {b"nil": None, b"null": None, b"true": True, b"false": False}
KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,254}")
"""The keys that are sent as atoms. Others, such as ids, are sent as binaries."""
DEEPEST = 64
"""The deepest nesting that is read."""
LEAST_INTEGER, MOST_INTEGER = -(1 << 63), (1 << 64) - 1
"""The integers that are read: all of 64 bits, signed or not. Discord's own library for clients reads no larger ones."""


class Atom(str):
    """A name that is no text."""

    __slots__ = ()


def pack(value: Any, *, keys_as_atoms: bool = True) -> bytes:
    """Return JSON's values as a term.

    :param keys_as_atoms: whether keys are atoms, as Discord sends them, or binaries, as clients must.
    """
    out = bytearray([VERSION])
    _put(out, value, keys_as_atoms)
    return bytes(out)


def _put(out: bytearray, value: Any, keys_as_atoms: bool) -> None:
    if value is None or isinstance(value, bool):
        _put_atom(out, {None: "nil", True: "true", False: "false"}[value])
    elif isinstance(value, Atom):
        _put_atom(out, value)
    elif isinstance(value, str):
        content = value.encode("utf-8", "replace")
        out += struct.pack(">BI", BINARY, len(content)) + content
    elif isinstance(value, int):
        _put_integer(out, value)
    elif isinstance(value, float):
        out += struct.pack(">Bd", NEW_FLOAT, value)
    elif isinstance(value, dict):
        out += struct.pack(">BI", MAP, len(value))
        for key, each in value.items():
            _put(out, Atom(key) if keys_as_atoms and KEY.fullmatch(key) else key, keys_as_atoms)
            _put(out, each, keys_as_atoms)
    else:
        if value:
            out += struct.pack(">BI", LIST, len(value))
            for each in value:
                _put(out, each, keys_as_atoms)
        out.append(NIL)


def _put_atom(out: bytearray, name: str) -> None:
    content = name.encode()
    out += struct.pack(">BB", SMALL_ATOM, len(content)) + content


def _put_integer(out: bytearray, value: int) -> None:
    if 0 <= value <= 255:
        out += struct.pack(">BB", SMALL_INTEGER, value)
    elif -(1 << 31) <= value < 1 << 31:
        out += struct.pack(">Bi", INTEGER, value)
    else:
        digits = abs(value).to_bytes((abs(value).bit_length() + 7) // 8, "little")
        out += struct.pack(">BBB", SMALL_BIG, len(digits), value < 0) + digits


def unpack(content: bytes) -> Any:
    """Return the values of a term.

    :raises ValueError: the term is broken, compressed, or nested too deeply; or it has a kind or number that JSON
        lacks, an integer of more than 64 bits, or a key that is no binary.
    """
    try:
        if content[0] != VERSION:
            raise ValueError("not a term")
        value, end = _take(content, 1, 0)
    except (IndexError, struct.error) as error:
        raise ValueError("broken term") from error
    if end != len(content):
        raise ValueError("more than a term")
    return value


def _take(content: bytes, at: int, depth: int) -> tuple[Any, int]:
    """Return the value at a place, and the place after it."""
    if depth > DEEPEST:
        raise ValueError("nested too deeply")
    kind, at = content[at], at + 1
    match kind:
        case 97:
            return content[at], at + 1
        case 98:
            return struct.unpack_from(">i", content, at)[0], at + 4
        case 70:
            return _finite(struct.unpack_from(">d", content, at)[0]), at + 8
        case 99:
            return _finite(float(_part(content, at, 31).rstrip(b"\0"))), at + 31
        case 110:
            return _big(content, at + 1, content[at])
        case 111:
            return _big(content, at + 4, struct.unpack_from(">I", content, at)[0])
        case 109:
            (size,) = struct.unpack_from(">I", content, at)
            return _part(content, at + 4, size).decode(), at + 4 + size
        case 107:
            (size,) = struct.unpack_from(">H", content, at)
            return list(_part(content, at + 2, size)), at + 2 + size
        case 100 | 118:
            (size,) = struct.unpack_from(">H", content, at)
            return _constant(_part(content, at + 2, size)), at + 2 + size
        case 115 | 119:
            return _constant(_part(content, at + 1, content[at])), at + 1 + content[at]
        case 106:
            return [], at
        case 104:
            return _several(content, at + 1, content[at], depth)
        case 105 | 108:
            (size,) = struct.unpack_from(">I", content, at)
            values, at = _several(content, at + 4, size, depth)
            return (values, at) if kind == LARGE_TUPLE else (values, _after_tail(content, at))
        case 116:
            return _map(content, at, depth)
    raise ValueError(f"a term of kind {kind}")


def _part(content: bytes, at: int, size: int) -> bytes:
    if at + size > len(content):
        raise ValueError("broken term")
    return content[at : at + size]


def _constant(name: bytes) -> bool | None:
    if name not in CONSTANTS:
        raise ValueError("an atom that JSON lacks")
    return CONSTANTS[name]


def _finite(value: float) -> float:
    """Return a number. Erlang has no infinities, and no value that is not a number."""
    if not math.isfinite(value):
        raise ValueError("a number that JSON lacks")
    return value


def _big(content: bytes, at: int, size: int) -> tuple[int, int]:
    value = int.from_bytes(_part(content, at + 1, size), "little")
    if content[at]:
        value = -value
    if not LEAST_INTEGER <= value <= MOST_INTEGER:
        raise ValueError("an integer of more than 64 bits")
    return value, at + 1 + size


def _several(content: bytes, at: int, size: int, depth: int) -> tuple[list[Any], int]:
    _part(content, at, size)  # every value takes a byte or more, so that a false size is refused at once
    values = []
    for _ in range(size):
        value, at = _take(content, at, depth + 1)
        values.append(value)
    return values, at


def _after_tail(content: bytes, at: int) -> int:
    if content[at] != NIL:
        raise ValueError("an improper list")
    return at + 1


def _map(content: bytes, at: int, depth: int) -> tuple[dict[str, Any], int]:
    (size,) = struct.unpack_from(">I", content, at)
    at += 4
    _part(content, at, size)
    found: dict[str, Any] = {}
    for _ in range(size):
        key, at = _take(content, at, depth + 1)
        if not isinstance(key, str):
            raise ValueError("a key that is no binary")
        found[key], at = _take(content, at, depth + 1)
    return found, at
