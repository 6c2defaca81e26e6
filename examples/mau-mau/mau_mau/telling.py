"""Tells the moves of Mau-Mau, as everybody at the table saw them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.faces.face import Who
from bot.games.game import Card, Move, Seat
from bot.games.told import Told
from bot.locales.words import Words
from mau_mau.cards import SIGNS
from mau_mau.deck import ACE, CARD_OF_NAME, EIGHT, RANK, SUITS
from mau_mau.naming import CardNames
from mau_mau.view import DRAW, MAU, PASS, SKIP, MauMauView

MANY: Final = 6
"""So many cards to draw because of sevens are worth telling."""


def tell(words: Words, show: CardNames, told: Told, who: Who) -> Sequence[str]:
    """Return the card, the wish and the call, or what was drawn; who misses a turn; who has won the round."""
    before: MauMauView = told.before
    after: MauMauView = told.after
    player = who(told.seat)
    ended = len(after.rounds) > len(before.rounds)
    drew = after.done[-1].drew if after.done and not ended else 0
    lines = []
    if told.move == DRAW:
        lines.append(words("mau-mau-told-draw" if drew < MANY else "mau-mau-told-many", player=player, count=drew))
    elif told.move == PASS:
        if not before.has_drawn:
            lines.append(words("mau-mau-told-pass", player=player))
    else:
        lines += _told_card(words, show, before, told, player, drew)
        if not ended and _skips(before, told.move):
            lines.append(words("mau-mau-told-skipped", player=who((told.seat + 1) % len(before.held))))
    if ended:
        lines += _told_round(words, before, after, who)
    return lines


def _told_card(words: Words, show: CardNames, before: MauMauView, told: Told, player: str, drew: int) -> Iterator[str]:
    card, wish, called = read(told.move)
    left = before.held[told.seat] - 1
    key = "mau-mau-told-last" if left == 0 else "mau-mau-told-mau" if called else "mau-mau-told-play"
    line = words(key, player=player, card=show.full(card))
    yield line if wish is None else f"{line} · {words('mau-mau-wished', suit=show.suit(wish))}"
    if drew:
        yield words("mau-mau-told-forgot", player=player, count=drew)


def _told_round(words: Words, before: MauMauView, after: MauMauView, who: Who) -> Iterator[str]:
    ended, number = after.rounds[-1], len(after.rounds)
    points = words("mau-mau-points", count=ended.gain)
    key = "mau-mau-told-stopped" if ended.stopped else "mau-mau-told-round"
    yield words(key, player=who(ended.winner), number=number, points=points)
    if after.outcome is None and _leader(after.scores) == ended.winner != _leader(before.scores):
        yield words("mau-mau-told-lead", player=who(ended.winner))
    if after.outcome is None and after.options.rounds == number + 1:
        yield words("mau-mau-told-last-round")


def read(move: Move) -> tuple[Card, int | None, bool]:
    """Return the card of a move, the suit that it wishes for, and whether it calls the last card."""
    name, *rest = move.split()
    wish = next((SUITS.index(word) for word in rest if word in SIGNS), None)
    return CARD_OF_NAME[name], wish, MAU in rest


def _skips(before: MauMauView, move: Move) -> bool:
    """Tell whether a card makes the next seat miss its turn."""
    rank = RANK[read(move)[0]]
    return rank == EIGHT or (rank == ACE and before.options.ace == SKIP)


def _leader(scores: Sequence[int]) -> Seat | None:
    """Return the seat that has more points than every other; None if there is none."""
    most = max(scores)
    return scores.index(most) if list(scores).count(most) == 1 else None
