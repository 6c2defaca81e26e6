"""Pictures and sounds in bodies: ``data:image/png;base64,…``."""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import dataclass
from hashlib import md5
from typing import Final

from playground.errors import FormErrors
from playground.objects.pictures import kind_of

DATA: Final = re.compile(r"data:(?:image|audio)/[a-z0-9.+-]+;base64,(.+)", re.S)
LARGEST: Final = 10 * 1024 * 1024


@dataclass(frozen=True)
class File:
    """What a body brings."""

    content: bytes
    kind: str
    """The content type."""

    @property
    def hash(self) -> str:
        """The name by which Discord's objects refer to it."""
        return md5(self.content, usedforsecurity=False).hexdigest()


NOTHING: Final = File(b"", "image/png")


@dataclass(frozen=True)
class Picture:
    """A picture of a type that Discord takes. Its bytes decide, whatever its sender calls it."""

    most: int = LARGEST
    """The largest size, in bytes."""

    def read(self, value: object, path: str, errors: FormErrors) -> File:
        """Return the picture."""
        content = decoded(value)
        kind = kind_of(content)
        if kind is None:
            errors.add(path, "IMAGE_INVALID", "Invalid image data")
        elif len(content) > self.most:
            errors.add(path, "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {self.most / 1024:.1f} kb.")
        return NOTHING if kind is None else File(content, kind)


@dataclass(frozen=True)
class Sound:
    """A sound: MP3 or Ogg."""

    most: int = 512 * 1024
    """The largest size, in bytes."""

    def read(self, value: object, path: str, errors: FormErrors) -> File:
        """Return the sound."""
        content = decoded(value)
        ogg, mp3 = content[:4] == b"OggS", content[:3] == b"ID3" or content[:1] == b"\xff"
        if not (ogg or mp3):
            errors.add(path, "SOUNDBOARD_SOUND_INVALID", "Invalid sound data")
        elif len(content) > self.most:
            errors.add(path, "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {self.most / 1024:.1f} kb.")
        return File(content, "audio/ogg" if ogg else "audio/mpeg")


def decoded(value: object) -> bytes:
    """Return the bytes of a data URI; none if it is no such thing."""
    found = DATA.fullmatch(value) if isinstance(value, str) else None
    try:
        return base64.b64decode(found[1], validate=True) if found else b""
    except (binascii.Error, ValueError):
        return b""
