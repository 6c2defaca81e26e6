"""The computer opponents of Star of Africa, by kind and by the level that a table offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.africa.careful import CarefulPlayer
from bot.games.africa.deck import NAMES, TOPAZ, VALUE
from bot.games.africa.expert import ExpertPlayer
from bot.games.africa.view import PASS, UNDER, AfricaView, beats
from bot.games.game import Chance, Move, Player, RandomPlayer


class NaturalPlayer:
    """Plays the lowest card that beats, or else puts its lowest card underneath.

    Where it may pass, it plays a topaz or an emerald at most.
    """

    def choose(self, view: AfricaView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        on_top = [card for card in view.hand if beats(card, view.high)]
        if PASS in view.legal_moves:
            cheap = [card for card in on_top if VALUE[card] <= TOPAZ + 1]
            return NAMES[cheap[0]] if cheap else PASS
        if on_top:
            return NAMES[min(on_top, key=lambda card: (VALUE[card] <= view.high, VALUE[card]))]
        return f"{UNDER} {NAMES[view.hand[0]]}"


PLAYERS: Final[Mapping[str, Player[AfricaView]]] = {
    "random": RandomPlayer(),
    "natural": NaturalPlayer(),
    "careful": CarefulPlayer(),
    "expert": ExpertPlayer(),
}
LEVELS: Final[Mapping[str, str]] = {"easy": "natural", "normal": "careful", "hard": "expert"}
SLOW: Final = frozenset({"expert"})
STRENGTHS: Final[Mapping[str, float]] = {"easy": 22.0, "normal": 26.0, "hard": 29.0}


def advise(view: AfricaView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
    """Return a seat's moves as the expert ranks them, the best first."""
    return ExpertPlayer().advise(view, chance)
