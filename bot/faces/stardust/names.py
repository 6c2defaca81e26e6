"""The names of Stardust's cards, and their emojis where there are any."""

from collections.abc import Iterable
from typing import Final

from bot.faces.face import Icons
from bot.games.game import Card
from bot.games.stardust.deck import JOKER_OF, KIND_OF, NAMES, POINTS, SUN_OF, Size, Structure
from bot.locales.words import Words

SIGNS: Final = {Structure.FOREST: "🌲", Structure.AQUA: "🌊", Structure.DESERT: "🏜️"}
"""The signs of the structures where there are no emojis."""

DISCS: Final = {Size.LARGE: "⬤", Size.MEDIUM: "●", Size.SMALL: "•"}
"""The signs of the sizes where there are no emojis."""


class CardWords:
    """Writes cards: in words of one language, and as emojis where there are any."""

    def __init__(self, words: Words, icons: Icons) -> None:
        self._words = words
        self._icons = icons

    def emoji(self, card: Card) -> str | None:
        """Return the card's emoji; None if there is none."""
        return self._icons.get(f"stardust_{NAMES[card]}")

    def line(self, cards: Iterable[Card]) -> str:
        """Return cards in a line: as emojis, or as signs if they have none."""
        return " ".join(self.emoji(card) or self._signs(card) for card in cards)

    def name(self, card: Card) -> str:
        """Return the name of a card."""
        words, kind, sun, joker = self._words, KIND_OF[card], SUN_OF[card], JOKER_OF[card]
        if kind is not None:
            structure = words(f"stardust-{kind.structure.name.lower()}")
            return words(f"stardust-planet-{kind.size.name.lower()}", structure=structure, points=POINTS[card])
        if sun is not None:
            stripes = words("stardust-stripes", stripes=sun.stripes)
            return words("stardust-sun-red" if sun.red else "stardust-sun-yellow", stripes=stripes)
        assert joker is not None
        return words(f"stardust-{joker.value.lower()}")

    def _signs(self, card: Card) -> str:
        kind, sun = KIND_OF[card], SUN_OF[card]
        if kind is not None:
            return f"{SIGNS[kind.structure]}{DISCS[kind.size]}{POINTS[card]}"
        if sun is not None:
            return f"{'🔴' if sun.red else '🟡'}{'☀' * sun.stripes}"
        return f"🃏 {self.name(card)}"
