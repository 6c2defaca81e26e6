"""Positions of Star of Africa with cards that are dealt by hand."""

from __future__ import annotations

from bot.games.africa.game import Africa
from bot.games.africa.rules import AfricaPosition
from tests.games.claro.by_hand import deal_again, dealt

AFRICA = Africa()


def deal(*hands: str, draw: str | None = "", leader: int = 0, **options: str) -> AfricaPosition:
    """Return the position with these hands, seat by seat, and this pile; None means all other cards."""
    return dealt(AFRICA, *hands, draw=draw, leader=leader, **options)


def next_round(position: AfricaPosition, *hands: str) -> AfricaPosition:
    """Set the cards of the next round."""
    deal_again(AFRICA, position, *hands)
    return position
