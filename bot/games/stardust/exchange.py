"""What a seat may do with its cards in the exchange."""

from collections.abc import Sequence
from itertools import combinations

from bot.games.game import Card, IllegalMove, Move, Seat
from bot.games.stardust.deck import CARD_OF_JOKER, CARD_OF_NAME, LAYABLE, NAMES, Joker
from bot.games.stardust.view import EXCHANGE, LAY, MOST_EXCHANGED


def exchanges(hand: Sequence[Card], rivals: Sequence[Seat]) -> list[Move]:
    """Return every exchange of a hand, and every way to lay one of its jokers.

    :param rivals: the other seats that are still in; Quick Death is laid before one of them.
    """
    names = [NAMES[card] for card in hand]
    moves = [" ".join([EXCHANGE, *some]) for count in range(MOST_EXCHANGED + 1) for some in combinations(names, count)]
    for joker in LAYABLE:
        if CARD_OF_JOKER[joker] in hand:
            lay = f"{LAY} {joker.value}"
            moves += [f"{lay} {each + 1}" for each in rivals] if joker is Joker.DEATH else [lay]
    return moves


def joker_in(rest: Sequence[str], move: Move) -> Joker:
    """Return the joker that the words after ``lay`` name.

    :raises IllegalMove: ``cannot_lay``: the card is no joker with an effect; ``unknown_move``: it is no card.
    """
    for joker in LAYABLE:
        if rest and rest[0] == joker.value:
            return joker
    raise IllegalMove("cannot_lay" if rest and rest[0] in CARD_OF_NAME else "unknown_move", move=move)


def without(hand: Sequence[Card], name: str) -> tuple[Card, ...]:
    """Return a hand without the card of this name.

    :raises IllegalMove: ``not_your_card``.
    """
    card = CARD_OF_NAME.get(name)
    if card not in hand:
        raise IllegalMove("not_your_card", card=name)
    return tuple(each for each in hand if each != card)
