"""The kind and the size of a picture, from the beginning of its file."""

from __future__ import annotations

import struct


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
