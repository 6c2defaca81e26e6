"""What can be achieved in a game of Stardust, found in what everybody saw: moves, pots, and hands that were shown."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.achievement import Achievement
from bot.games.game import Move, Outcome, Seat
from bot.games.stardust.betting import BET, FOLD, RAISE
from bot.games.stardust.combinations import Class, Combination, best_combination, strength
from bot.games.stardust.deck import JOKER_OF, LAYABLE, Joker
from bot.games.stardust.view import EXCHANGE, LAY, PAY, StardustHand

ACHIEVEMENTS: Final = (
    Achievement("phoenix", "🐦‍🔥"),
    Achievement("every_hand", "👑"),
    Achievement("one_hand", "☝️"),
    Achievement("stare_down", "😎"),
    Achievement("empty_sky", "🌫️"),
    Achievement("mega_system", "🪐"),
    Achievement("star_cluster", "🌌"),
    Achievement("great_meeting", "🛸", hidden=True),
    Achievement("stand_pat", "🧘"),
    Achievement("sun_decides", "☀️"),
    Achievement("dead_heat", "⚖️"),
    Achievement("triple_knockout", "💥"),
    Achievement("conjurer", "🎩", hidden=True),
    Achievement("flood", "🌊"),
    Achievement("bad_stars", "☄️"),
)

POOR: Final = 10
"""Whoever has this part of the stake left at most is nearly broke."""
STARED: Final = 3
"""How many stakes a pot has at least that is worth staring for."""
LEAST_HANDS: Final = 5
"""How many hands a game has at least in which one of them decides it."""
LEAST_SHOWN: Final = 4
"""How many hands are shown at least where keeping all cards is an achievement."""

_GREAT: Final = {Class.MEGA: "mega_system", Class.CLUSTER: "star_cluster", Class.MEETING: "great_meeting"}
"""The combinations that are an achievement; a mega system only without jokers."""


def achieved(
    hands: Sequence[StardustHand], moves: Sequence[tuple[Seat, Move]], stake: int, outcome: Outcome
) -> list[set[str]]:
    """Return what each seat has achieved in a game that is over.

    :param moves: all moves of the game.
    :param stake: what each seat brought, in credits.
    """
    seats = range(len(outcome.scores))
    found: list[set[str]] = [set() for _ in seats]
    left, poor, first = [stake for _ in seats], [False for _ in seats], 0
    for hand in hands:
        of_hand = moves[first : hand.moves]
        first = hand.moves
        before, left = left, [had + gain for had, gain in zip(left, hand.gains, strict=True)]
        for seat in seats:
            poor[seat] = poor[seat] or 0 < left[seat] * POOR <= stake
        broke = sum(had > 0 and not has for had, has in zip(before, left, strict=True))
        if broke >= 3:
            found[hand.winner].add("triple_knockout")
        if hand.shown:
            for seat, name in _in_showdown(hand, of_hand):
                found[seat].add(name)
        elif hand.pot >= STARED * stake:
            betting = [seat for seat, move in of_hand if move.partition(" ")[0] in (BET, RAISE)]
            if betting[-1:] == [hand.winner]:
                found[hand.winner].add("stare_down")
        for seat in _flooding(of_hand):
            found[seat].add("flood")
    for seat in seats:
        if all((seat, joker) in _laid(moves) for joker in LAYABLE):
            found[seat].add("conjurer")
    if len(outcome.winners) == 1:
        winner = outcome.winners[0]
        if poor[winner]:
            found[winner].add("phoenix")
        if len(hands) >= 3 and all(hand.gains[winner] > 0 for hand in hands):
            found[winner].add("every_hand")
        if len(hands) >= LEAST_HANDS and sum(hand.gains[winner] > 0 for hand in hands) == 1:
            found[winner].add("one_hand")
    return found


def _in_showdown(hand: StardustHand, moves: Sequence[tuple[Seat, Move]]) -> Iterator[tuple[Seat, str]]:
    ranked = sorted(((strength(cards), seat) for seat, cards in hand.shown), reverse=True)
    best, winner = ranked[0]
    level = [seat for each, seat in ranked if each == best]
    if len(level) > 1:
        yield from ((seat, "dead_heat") for seat in level)
    for seat, cards in hand.shown:
        combination = best_combination(cards)
        great = None if combination is None else _great(combination)
        if seat in level and hand.gains[seat] > 0:
            if combination is None:
                yield seat, "empty_sky"
            elif great is not None:
                yield seat, great
            if (seat, EXCHANGE) in moves and len(hand.shown) >= LEAST_SHOWN:
                yield seat, "stand_pat"
        elif seat not in level and great is not None:
            yield seat, "bad_stars"
    if len(level) == 1 and len(ranked) > 1 and hand.gains[winner] > 0:
        second = ranked[1][0]
        level_but_for_suns = best.points > 0 and best[:3] == second[:3]
        if not best.rank and level_but_for_suns and second.suns != best.suns:
            yield winner, "sun_decides"


def _great(combination: Combination) -> str | None:
    """Return the achievement that a combination is if it wins; None if it is none."""
    if combination.kind is Class.MEGA and any(JOKER_OF[card] for card in combination.cards):
        return None
    return _GREAT.get(combination.kind)


def _flooding(moves: Sequence[tuple[Seat, Move]]) -> Iterator[Seat]:
    """Yield the seats whose Dark Water has made two rivals or more drop out."""
    layer, folded = None, 0
    for seat, move in moves:
        if move == f"{LAY} {Joker.WATER.value}":
            layer, folded = seat, 0
        elif move not in (PAY, FOLD):
            layer = None
        elif move == FOLD and layer is not None:
            folded += 1
            if folded == 2:
                yield layer


def _laid(moves: Sequence[tuple[Seat, Move]]) -> set[tuple[Seat, Joker]]:
    words = ((seat, move.split()) for seat, move in moves)
    return {(seat, Joker(move[1])) for seat, move in words if move[0] == LAY}
