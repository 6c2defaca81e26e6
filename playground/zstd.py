"""Zstandard streams without a library: the frames are valid, but nothing in them is compressed."""

from __future__ import annotations

import struct

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
