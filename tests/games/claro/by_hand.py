"""Positions with cards that are dealt by hand: for every game, and those of Claro."""

from __future__ import annotations

import pytest

from bot.games.claro.game import Claro
from bot.games.claro.rules import ClaroPosition
from bot.games.game import AnyGame, AnyPosition, IllegalMove
from bot.games.shuffle import ByHand

CLARO = Claro()


def dealt(
    game: AnyGame, *hands: str, draw: str | None = "", leader: int = 0, rules: int | None = None, **options: str
) -> AnyPosition:
    """Return a game's position with these hands, seat by seat, and this pile; with None it is all that is left."""
    taken: set[int] = set()
    cards: list[int] = []
    rest = [name for name in game.card_names if name not in " ".join(hands).split()] if draw is None else draw.split()
    for name in (*" ".join(hands).split(), *rest):
        card = game.read_card(name, taken)
        taken.add(card)
        cards.append(card)
    return game.start(len(hands), ByHand(cards, game.card_name), game.read_options(options), leader, rules)


def deal_again(game: AnyGame, position: AnyPosition, *hands: str) -> None:
    """Set the next shuffle of the whole deck: these hands, seat by seat, then all other cards."""
    names = " ".join(hands).split()
    position._dealer.next = [*names, *(name for name in game.card_names if name not in names)]


def deal(*hands: str, draw: str = "", leader: int = 0, **options: str) -> ClaroPosition:
    """Return a position of Claro."""
    return dealt(CLARO, *hands, draw=draw, leader=leader, **options)


def play(position, *moves: str):
    """Play moves, each for the first seat that is to act, and return the position."""
    for move in moves:
        position.play(position.to_act[0], move)
    return position


def refusal(position: AnyPosition, seat: int, move: str) -> str:
    """Return the code with which a move is refused, and check that the position is unchanged."""
    before = position.copy()
    with pytest.raises(IllegalMove) as caught:
        position.play(seat, move)
    everybody = range(len(before.scores))
    assert position.moves == before.moves
    assert [position.view(each) for each in (None, *everybody)] == [before.view(each) for each in (None, *everybody)]
    return caught.value.code
