"""Positions of Stardust with cards dealt by hand."""

from __future__ import annotations

from bot.games.shuffle import ByHand
from bot.games.stardust.deck import NAMES
from bot.games.stardust.game import Stardust
from bot.games.stardust.rules import StardustPosition

STARDUST = Stardust()

WEAK = ("FL1 AM1 DS1 Y1 Y2", "FM1 AS1 DL1 Y3 FS2", "FL2 AM2 DS2 R1 AL1")
"""Three hands without a combination."""


def deal(*hands: str, draw: str | None = None, leader: int = 0, **options: str) -> StardustPosition:
    """Return the position with these hands, seat by seat; the pile is what is left unless it is said."""
    dealt = " ".join(hands).split()
    pile = draw.split() if draw is not None else [name for name in NAMES if name not in dealt]
    cards: list[int] = []
    for name in (*dealt, *pile):
        cards.append(STARDUST.read_card(name, set(cards)))
    return STARDUST.start(len(hands), ByHand(cards, STARDUST.card_name), STARDUST.read_options(options), leader)


def next_hand(position: StardustPosition, *hands: str) -> StardustPosition:
    """Say how the next hand will be dealt: hand by hand in the order of the seats that have anything left."""
    dealt = " ".join(hands).split()
    assert isinstance(position._dealer, ByHand)
    position._dealer.next = [*dealt, *(name for name in NAMES if name not in dealt)]
    return position


def play(position: StardustPosition, *moves: str) -> StardustPosition:
    """Play moves, each by the first seat whose turn it is, and return the position."""
    for move in moves:
        position.play(position.to_act[0], move)
    return position
