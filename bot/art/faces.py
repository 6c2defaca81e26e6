"""The pictures of all games' cards, by the name their emoji has."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from bot.art import africa, claro, stardust
from bot.games.claro.deck import Deck


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
