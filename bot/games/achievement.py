"""Achievements: daring, elegant, rare or comic deeds that a game's record shows."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Achievement:
    """One thing to achieve.

    :ivar name: its name in records, at most 32 characters. The game's face has its words.
    :ivar sign: the emoji that stands for it.
    :ivar hidden: whether nobody is told what it is for before they have it.
    """

    name: str
    sign: str
    hidden: bool = False


ACROSS_GAMES: Final = "any"
"""Stands for the game of what is achieved by ratings, or in several games."""

ACROSS: Final = (
    Achievement("giant", "🗿"),
    Achievement("underdog", "🐕"),
    Achievement("polymath", "🧠"),
    Achievement("collector", "🏺"),
)
