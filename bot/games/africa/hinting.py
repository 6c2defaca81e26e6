"""Hints in the patience: the move that keeps the most possibilities open."""

from __future__ import annotations

from bot.games.africa.deck import BRIGAND_CARD, CARD_OF_NAME
from bot.games.africa.laying import FITS, FRIENDS, NEW, PatienceView, end_of
from bot.games.game import Chance, Move


def promising(view: PatienceView) -> list[Move]:
    """Return the legal moves, first those that keep the other cards of the hand playable and the ends of rows good."""

    def worth(move: Move) -> tuple[int, int, int]:
        name, *places = move.split()
        card = CARD_OF_NAME[name]
        ends = [end_of(row) for row in view.rows]
        if places == [NEW]:
            ends.append(card)
        elif len(places) == 2:
            ends.pop(int(places[0]) - 1)
        elif card != BRIGAND_CARD:
            ends[int(places[0]) - 1] = card
        stuck = sum(not any(FITS[each][end] for end in ends) for each in view.hand if each != card)
        return (-stuck - 2 * len(ends), sum(FRIENDS[end] for end in ends), -FRIENDS[card])

    return sorted(view.legal_moves, key=worth, reverse=True)


class HintingPlayer:
    """Plays the first hint."""

    def choose(self, view: PatienceView, chance: Chance, /) -> Move:
        """Return the most promising move. It does not depend on chance."""
        return promising(view)[0]
