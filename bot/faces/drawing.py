"""The pictures of all games' cards and signs, and the names of their emojis.

An emoji's name says what is drawn: the game, the card, the marks on it where those depend on the host's deck, and the
version of the drawings: ``claro_30_BY_v1``. So it is known without drawing anything. A hash of the picture would not
do, because another version of zlib makes another file of the same picture.
"""

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from bot.faces.catalog import FACES
from bot.faces.face import CardPicture, Face, icon_name
from bot.games.catalog import GAMES, PACKAGES
from bot.games.validation import BadPackage, described, validate

log = logging.getLogger(__name__)

_EMOJI_NAME: Final = re.compile(r"([a-z][a-z0-9]*_[A-Za-z0-9]+)_(?:(?:([A-Z]+)_)?v[0-9]+|([0-9a-f]{8}))")
"""Our emojis' names. Those that end in a hash of the picture were given by versions up to 0.1."""

_ICONS: Final = frozenset(
    [icon_name(name, card) for name, game in GAMES.items() for card in game.card_names]
    + [icon_name(name, sign.name) for name, face in FACES.items() for sign in face.sign_pictures()]
)


class HostDeck(Protocol):
    """A deck that the host plays with."""

    @property
    def key(self) -> str:
        """The deck as one word: the value of the option ``deck`` at new tables."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """The drawing of a card."""

    game: str
    icon: str
    """The name of the card's icon, such as ``claro_30``."""
    marks: str
    """What the picture shows besides, as far as it depends on the host's deck, in capital letters."""
    emoji: str
    """The name of its emoji."""
    draw: Callable[[], bytes]
    """Returns the PNG. It takes some milliseconds, and may be a package's code."""


def drawings(deck: HostDeck) -> list[Drawing]:
    """Return the drawing of every card and of every sign of every game."""
    found: list[Drawing] = []
    for game, face in FACES.items():
        tell = partial(_pictures, face, deck)
        try:
            pictures = validate(PACKAGES[game], "its FACE cannot tell its pictures", tell)
        except BadPackage as error:
            log.error("the game %s has no emojis: %s", described(PACKAGES[game]), error)
            continue
        for each in pictures:
            name = icon_name(game, each.name)
            emoji = "_".join(filter(None, (name, each.marks, f"v{each.version}")))
            found.append(Drawing(game, name, each.marks, emoji, each.draw))
    return found


def _pictures(face: Face, deck: HostDeck) -> list[CardPicture]:
    return [*face.card_pictures({"deck": deck.key}), *face.sign_pictures()]


@dataclass(frozen=True, slots=True)
class Named:
    """What the name of one of our emojis says."""

    icon: str
    marks: str | None
    """None if the name does not say it."""


def read_name(emoji: str) -> Named | None:
    """Return what an emoji's name says; None if we give no card such a name."""
    found = _EMOJI_NAME.fullmatch(emoji)
    if found is None or found[1] not in _ICONS:
        return None
    return Named(found[1], None if found[3] else found[2] or "")
