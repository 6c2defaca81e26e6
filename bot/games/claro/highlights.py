"""What is worth telling of a game of Claro."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.claro.deck import NAMES, NUMBERS
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.view import ClaroRound
from bot.games.highlights import Bold, Highlights

BOLD: Final = 20
"""The highest number that it is bold to take a star with."""


def highlights(rounds: Sequence[ClaroRound], stars: Sequence[int]) -> Highlights:
    """Return what is worth telling: how near the others were, and the star taken with the lowest number."""
    rivals = sorted(stars)[:-1]
    missing = sum(STARS_TO_WIN - 1 - each for each in rivals)
    margin = missing / ((STARS_TO_WIN - 1) * len(rivals))
    taken = [
        (card, each.winner)
        for each in rounds
        for card in [turn.card for turn in each.turns if turn.card is not None][-1:]
        if card < BOLD and sum(turn.card is not None for turn in each.turns) > 1
    ]
    if not taken:
        return Highlights(margin)
    card, seat = min(taken)
    return Highlights(margin, Bold(seat, 1 - card / NUMBERS, {"card": NAMES[card]}))
