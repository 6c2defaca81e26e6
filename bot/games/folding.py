"""When two names are the same to who reads them."""

import re
import unicodedata
from typing import Final

EMPTY: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")
"""Letters and marks that show nothing. People make empty names of them."""

_SELECTORS: Final = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Marks that choose between ways to draw a letter, and show nothing themselves."""


def folded(name: str) -> str:
    """Return a name as names are compared, so that two that look the same are the same.

    It has neither capitals, nor spaces, nor anything that shows nothing, and only one way to write each letter.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (letter for letter in EMPTY.sub("", plain) if not (letter.isspace() or letter in _SELECTORS))
    return "".join(letter for letter in seen if unicodedata.category(letter) not in ("Cc", "Cf", "Cs"))
