"""What is counted about each seat of a finished game of Claro for statistics, and what is worth telling."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.claro.deck import NAMES, NUMBERS
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.view import ClaroRound
from bot.games.highlights import Bold, Highlights

ROUNDS_LED, ROUNDS_WON, WON_WITH = "rounds_led", "rounds_won", "won_with"
MOMENTS: Final = ("comeback", "sweep", "joker_finish", "low_card")
"""Memorable moments. Comeback: a game won although somebody else had two stars while the winner had none. Sweep: a game
in which nobody else took a star. Joker finish: a game whose last star a joker took. Low card: a round won with a number
of at most ten."""

LOW: Final = 10


def tallies(rounds: Sequence[ClaroRound], seats: int) -> list[Counter[str]]:
    """Return, for each seat, what happened to it and how often."""
    counted: list[Counter[str]] = [Counter() for _ in range(seats)]
    stars, behind = [0] * seats, [False] * seats
    for each in rounds:
        counted[each.turns[0].seat][ROUNDS_LED] += 1
        card = next(turn.card for turn in reversed(each.turns) if turn.card is not None)
        mine = counted[each.winner]
        mine[ROUNDS_WON] += 1
        mine[f"{WON_WITH} {NAMES[card]}"] += 1
        if card < min(LOW, NUMBERS):
            mine["low_card"] += 1
        stars[each.winner] += 1
        for seat in range(seats):
            behind[seat] = behind[seat] or (stars[seat] == 0 and max(stars) == STARS_TO_WIN - 1)
        if stars[each.winner] == STARS_TO_WIN:
            mine["comeback"] += behind[each.winner]
            mine["sweep"] += sum(stars) == STARS_TO_WIN
            mine["joker_finish"] += card >= NUMBERS
    return [+each for each in counted]  # without what never happened


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
