"""Positions of Claro with cards dealt by hand."""

from __future__ import annotations

from bot.games.claro.game import Claro
from bot.games.claro.rules import ClaroPosition
from bot.games.shuffle import ByHand

CLARO = Claro()


def deal(*hands: str, draw: str = "", leader: int = 0, **options: str) -> ClaroPosition:
    """Return the position with these hands, seat by seat."""
    taken: set[int] = set()
    cards: list[int] = []
    for name in " ".join([*hands, draw]).split():
        card = CLARO.read_card(name, taken)
        taken.add(card)
        cards.append(card)
    return CLARO.start(len(hands), ByHand(cards, CLARO.card_name), CLARO.read_options(options), leader)


def play(position: ClaroPosition, *moves: str) -> ClaroPosition:
    """Play moves, each by the seat whose turn it is, and return the position."""
    for move in moves:
        position.play(position.to_act[0], move)
    return position
