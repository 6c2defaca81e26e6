"""Whether what somebody sees depends on cards that they may not see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import islice
from random import Random
from typing import Any, Final

from bot.games.game import AnyGame, AnyPosition, Card, Dealer, IllegalMove, Move, Seat
from bot.games.shuffle import Seeded

LISTED: Final = 200
"""The most moves of a list that are compared: a list may have a thousand, and make each when it is asked for."""

DEEP: Final = 12
"""How deep values within values are compared."""

AHEAD: Final = 8
"""How many moves are played on to look for a trace in what no view shows."""


class Swapped:
    """Shuffles as a seed does, but with two cards in each other's place."""

    def __init__(self, seed: bytes, one: Card, other: Card) -> None:
        self._seeded = Seeded(seed)
        self._places = {one: other, other: one}
        self.shuffles = 0
        """How often cards have been shuffled."""

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in the order that follows from the seed."""
        self.shuffles += 1
        return [self._places.get(card, card) for card in self._seeded.shuffle(number, cards)]


def difference(one: Any, other: Any, where: str = "", depth: int = DEEP) -> str | None:
    """Return the name of what differs between two views; None if nothing does.

    All fields count, also those that ``==`` leaves out, and all other attributes.
    """
    if one is other or depth == 0:
        return None
    if type(one) is not type(other):
        return where or "its class"
    names = {each.name for each in fields(one)} if is_dataclass(one) else set()
    names |= set(getattr(one, "__dict__", ())) | set(getattr(other, "__dict__", ()))
    if names:
        return _first(
            difference(getattr(one, name, None), getattr(other, name, None), f"{where}.{name}".strip("."), depth - 1)
            for name in sorted(names)
        )
    if isinstance(one, Mapping):
        return difference([*one.items()], [*other.items()], where, depth)
    if isinstance(one, Sequence) and not isinstance(one, str | bytes):
        if len(one) != len(other):
            return where or "its length"
        items = islice(zip(one, other, strict=True), LISTED)
        return _first(difference(*each, where or "an item", depth - 1) for each in items)
    return None if one == other else where or "its value"


def _first(found: Iterable[str | None]) -> str | None:
    return next(filter(None, found), None)


def leak(
    game: AnyGame, seats: int, seed: bytes, options: Any, rules: int, moves: Sequence[tuple[Seat, Move]], dice: Random
) -> str | None:
    """Return what somebody sees of a card that only another seat holds; None if nothing is found.

    Two cards that a watcher cannot know change places in the deck, and the same moves are played. As long as the rules
    allow them, and nothing is shuffled again, the watcher must see the same at each moment. Others hold both cards, and
    no move has named them.

    :param moves: moves of a game with this seed. It is looked at up to the end of its first round, or until cards are
        shuffled again: what has been shuffled, somebody may have seen before.
    """

    def start(dealer: Dealer) -> AnyPosition:
        return game.start(seats, dealer, options, rules=rules)

    dealer = Swapped(seed, -1, -1)
    position = start(dealer)
    ends, first = 0, dealer.shuffles
    for seat, move in moves:
        position.play(seat, move)
        if position.rounds or position.outcome is not None or dealer.shuffles > first:
            break
        ends += 1
    if not ends:
        return None
    shown = moves[: dice.randrange(ends) + 1]
    position = start(Seeded(seed))
    for seat, move in shown:
        position.play(seat, move)
    for watcher in (None, *range(seats)):
        hidden = _hidden_from(game, position, watcher)
        held = [card for seat in range(seats) for card in _cards(game, position, seat) if card in hidden]
        if not held or len(hidden) < 2:
            continue
        one = held[dice.randrange(len(held))]
        other = dice.choice([card for card in hidden if card != one])
        swapped = Swapped(seed, one, other)
        found = _seen_through(start(Seeded(seed)), start(swapped), swapped, shown, watcher)
        if found is not None:
            names = f"{game.card_name(one)} and {game.card_name(other)}"
            who = "a spectator" if watcher is None else f"seat {watcher}"
            return f"{found} in the view of {who} tells {names}, after {[move for _, move in shown]}"
    return None


def _seen_through(
    true: AnyPosition, other: AnyPosition, dealer: Swapped, moves: Sequence[tuple[Seat, Move]], watcher: Seat | None
) -> str | None:
    """Return what differs for a watcher if two cards change places; None if nothing does, or the rules differ."""
    first = dealer.shuffles
    for seat, move in [(0, ""), *moves]:
        if move:
            true.play(seat, move)
            try:
                if other.play(seat, move) != move:
                    return None
            except IllegalMove:
                return None  # whoever knows that this move was legal knows that the cards were not swapped
        if dealer.shuffles > first or other.rounds or other.turn != true.turn or other.to_act != true.to_act:
            return None
        found = difference(true.view(watcher), other.view(watcher))
        if found is not None:
            return found
    return None


def _hidden_from(game: AnyGame, position: AnyPosition, watcher: Seat | None) -> list[Card]:
    """Return the cards that others hold and no move has named. Of cards with the same name, none is among them."""
    named = {word for _, move in position.moves for word in move.split()}
    own = set() if watcher is None else {*position.hand(watcher)}
    others = [name for seat in range(len(position.scores)) if seat != watcher for name in position.hand(seat)]
    names: list[str] = list(game.card_names)
    secret = [name for name in dict.fromkeys(others) if name not in named and name not in own]
    return [names.index(name) for name in secret if names.count(name) == 1]


def _cards(game: AnyGame, position: AnyPosition, seat: Seat) -> Iterator[Card]:
    names = list(game.card_names)
    yield from (names.index(name) for name in position.hand(seat) if name in names)


def ahead(position: AnyPosition) -> list[Any]:
    """Return what a position and all views are like after some more moves: what no view shows comes to light then."""
    position, seats = position.copy(), range(len(position.scores))
    found: list[Any] = []
    for _ in range(AHEAD):
        found.append([position.hand(seat) for seat in seats])
        if not position.to_act:
            break
        seat = position.to_act[0]
        position.play(seat, position.automatic(seat))
    return [*found, position.scores, position.to_act, position.view(None)]
