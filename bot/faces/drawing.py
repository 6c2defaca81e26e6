"""The pictures of all games' cards, by the names of their emojis."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Final, Protocol

from bot.faces.catalog import FACES

_EMOJI_NAME: Final = re.compile("([a-z]+_.+)_[0-9a-f]{8}")


class HostDeck(Protocol):
    """A deck that the host plays with."""

    @property
    def key(self) -> str:
        """The deck as one word: the value of the option ``deck`` at new tables."""
        ...


def card_pictures(deck: HostDeck) -> Iterator[tuple[str, bytes]]:
    """Yield the icon name (``claro_30``, ``stardust_FL4``) and the PNG of every card of every game."""
    options = {"deck": deck.key}
    for game, face in FACES.items():
        for name, picture in face.card_pictures(options):
            yield f"{game}_{name}", picture


def emoji_name(icon: str, picture: bytes) -> str:
    """Return a picture's emoji name. It ends in a hash of the picture, so a changed picture has another name."""
    return f"{icon}_{sha256(picture).hexdigest()[:8]}"


def icon_of(emoji_name: str) -> str | None:
    """Return the icon name in an emoji's name; None if the emoji is not one of ours."""
    found = _EMOJI_NAME.fullmatch(emoji_name)
    return found[1] if found else None
