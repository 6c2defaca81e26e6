"""The kind and the size of a picture, from the beginning of its file."""

from __future__ import annotations

import struct
import zlib
from typing import Final

DEFAULT_COLOURS: Final = ((88, 101, 242), (116, 127, 141), (59, 165, 93), (250, 166, 26), (237, 66, 69), (235, 69, 158))
"""The colours of the avatars of those who have none of their own."""


def size_of(content: bytes) -> tuple[int, int] | None:
    """Return the width and height of a PNG or GIF in pixels; None for any other file."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return int(width), int(height)
    if content[:6] in (b"GIF87a", b"GIF89a") and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return int(width), int(height)
    return None


def kind_of(content: bytes) -> str | None:
    """Return the content type of a picture that Discord takes, whatever its sender calls it; None for other files."""
    if content[:3] == b"\xff\xd8\xff":
        return "image/jpeg"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    if content[4:12] == b"ftypavif":
        return "image/avif"
    if content[:6] in (b"GIF87a", b"GIF89a"):
        return "image/gif"
    return "image/png" if content[:8] == b"\x89PNG\r\n\x1a\n" else None


def plain_png(red: int, green: int, blue: int, size: int = 128) -> bytes:
    """Return a square PNG file in one colour.

    :param size: its width and height in pixels.
    """

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = (b"\0" + bytes((red, green, blue)) * size) * size
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
