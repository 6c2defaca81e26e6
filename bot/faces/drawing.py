"""The pictures of all games' cards, by the name their emoji has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from bot.faces.africa import cards as africa
from bot.faces.claro import cards as claro
from bot.faces.stardust import cards as stardust
from bot.games.claro.deck import Deck

_EMOJI_NAME: Final = re.compile("([a-z]+_.+)_[0-9a-f]{8}")


def card_pictures(claro_deck: Deck) -> Iterator[tuple[str, bytes]]:
    """Yield the icon name (``claro_30``, ``stardust_FL4``) and the PNG of every card."""
    for name, picture in claro.faces(claro_deck):
        yield f"claro_{name}", picture
    for name, picture in stardust.faces():
        yield f"stardust_{name}", picture
    for name, picture in africa.faces():
        yield f"africa_{name}", picture


def emoji_name(icon: str, picture: bytes) -> str:
    """Return a picture's emoji name: it ends in a hash, so that a changed picture has another name."""
    return f"{icon}_{sha256(picture).hexdigest()[:8]}"


def icon_of(emoji_name: str) -> str | None:
    """Return the icon name in an emoji's name; None if it is none of ours."""
    found = _EMOJI_NAME.fullmatch(emoji_name)
    return found[1] if found else None
