"""Positions with chosen cards, and random games."""

from __future__ import annotations

import pytest

from bot.games.game import IllegalMove
from bot.games.shuffle import Seeded
from mau_mau.deck import CARD_OF_NAME, PACKS
from mau_mau.game import GAME as MAU_MAU
from mau_mau.rules import MauMauPosition


def cards(names: str) -> list[int]:
    return [CARD_OF_NAME[name] for name in names.split()]


def deal(*hands: str, top: str, stock: str | None = None, under: str = "", **options: str) -> MauMauPosition:
    """Return a position with these hands, seat by seat; seat 0 is to act.

    :param stock: the stock, the top card first; None for all other cards of the pack.
    :param under: the cards below the top card of the discard pile.
    """
    position = MAU_MAU.start(len(hands), Seeded(bytes(32)), MAU_MAU.read_options(options))
    position._hands = [tuple(sorted(cards(hand))) for hand in hands]
    position._discards = [*cards(under), *cards(top)]
    used = {*position._discards, *(card for hand in position._hands for card in hand)}
    others = [card for card in PACKS[position._pack] if card not in used]
    position._stock = others if stock is None else cards(stock)
    return position


def play(position: MauMauPosition, *moves: str) -> MauMauPosition:
    """Play moves, each for the seat that is to act, and return the position."""
    for move in moves:
        position.play(position.to_act[0], move)
    return position


def refusal(position: MauMauPosition, move: str, seat: int | None = None) -> str:
    """Return the code with which a move is refused, and check that the position is unchanged."""
    before = position.copy()
    with pytest.raises(IllegalMove) as caught:
        position.play(position.to_act[0] if seat is None else seat, move)
    everybody = (None, *range(len(before.scores)))
    assert position.moves == before.moves
    assert [position.view(each) for each in everybody] == [before.view(each) for each in everybody]
    return caught.value.code


def random_game(game, seats, values, seed, chance, kinds=("random",)):
    """Yield every position of a game among computer players."""
    chosen = {
        spec.name: spec.values[value % len(spec.values)] for spec, value in zip(game.option_specs, values, strict=True)
    }
    options = game.read_options(chosen)
    possible = game.seats_for(options)
    position = game.start(possible[seats % len(possible)], Seeded(seed), options)
    yield position, options
    while position.to_act:
        seat = position.to_act[0]
        player = game.players[kinds[(seat + len(position.moves)) % len(kinds)]]
        position.play(seat, player.choose(position.view(seat), chance))
        yield position, options
