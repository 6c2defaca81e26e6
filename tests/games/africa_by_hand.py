"""Positions of Star of Africa with cards dealt by hand."""

from __future__ import annotations

from bot.games.africa.deck import NAMES
from bot.games.africa.game import Africa
from bot.games.africa.rules import AfricaPosition
from bot.games.shuffle import ByHand

AFRICA = Africa()


def deal(*hands: str, draw: str | None = "", leader: int = 0, **options: str) -> AfricaPosition:
    """Return the position with these hands, seat by seat, and this pile; with None it is all that is left."""
    dealt = " ".join(hands).split()
    pile = draw.split() if draw is not None else [name for name in NAMES if name not in dealt]
    cards: list[int] = []
    for name in (*dealt, *pile):
        cards.append(AFRICA.read_card(name, set(cards)))
    return AFRICA.start(len(hands), ByHand(cards, AFRICA.card_name), AFRICA.read_options(options), leader)


def next_round(position: AfricaPosition, *hands: str) -> AfricaPosition:
    """Say how the next round will be dealt."""
    dealt = " ".join(hands).split()
    assert isinstance(position._dealer, ByHand)
    position._dealer.next = [*dealt, *(name for name in NAMES if name not in dealt)]
    return position


def play(position: AfricaPosition, *moves: str) -> AfricaPosition:
    """Play moves, each by the seat whose turn it is, and return the position."""
    for move in moves:
        position.play(position.to_act[0], move)
    return position
