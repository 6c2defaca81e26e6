"""What can be achieved in a game of Star of Africa, found in its tricks and rounds."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.achievement import Achievement
from bot.games.africa.deck import BRIGAND, EMERALD, HORSESHOE, LION, RUBY, STAR, TOPAZ, VALUE
from bot.games.africa.tricks import Trick, tricks
from bot.games.africa.view import AfricaRound
from bot.games.game import Move, Outcome, Seat

ACHIEVEMENTS: Final = (
    Achievement("outshone", "🌟"),
    Achievement("lions_share", "🦁"),
    Achievement("jeweller", "💎"),
    Achievement("stable", "🐎"),
    Achievement("caravan", "🐪"),
    Achievement("pickpocket", "🧤"),
    Achievement("master_thief", "🦝"),
    Achievement("clean_hands", "🧼"),
    Achievement("last_to_first", "🚀"),
    Achievement("second_best", "🐢"),
    Achievement("every_round", "🎯"),
    Achievement("beggar_king", "🥣", hidden=True),
    Achievement("good_conscience", "😇", hidden=True),
)

LEAST_ROUNDS: Final = 3
"""How many rounds a game has at least in which its course is an achievement."""
SHARE: Final = 4
"""How many cards a trick has at least that a lion takes."""
CARAVAN: Final = 20
"""The points of a trick that is a caravan, at least."""
POCKETS: Final = 5
"""How many cards somebody puts underneath in one trick, at least, who is a pickpocket."""
TOKENS: Final = 10
"""How many thief tokens somebody takes in a game, at least, who is a master thief."""


def achieved(
    rounds: Sequence[AfricaRound], moves: Sequence[tuple[Seat, Move]], seats: int, outcome: Outcome
) -> list[set[str]]:
    """Return what each seat has achieved in a game that is over.

    :param moves: all moves of the game.
    """
    found: list[set[str]] = [set() for _ in range(seats)]
    horseshoes = [[0] * seats for _ in rounds]
    for trick in tricks(moves, seats):
        for seat, name in _in_trick(trick):
            found[seat].add(name)
        horseshoes[trick.round][trick.taker] += sum(VALUE[each.card] == HORSESHOE for each in trick.cards)
    for seat in range(seats):
        if seats >= 4 and any(shoes[seat] == 4 for shoes in horseshoes):
            found[seat].add("stable")
    if len(outcome.winners) == 1 and seats >= 3 and len(rounds) >= LEAST_ROUNDS:
        found[outcome.winners[0]].update(_in_course(rounds, outcome))
    return found


def _in_trick(trick: Trick) -> Iterator[tuple[Seat, str]]:
    values = [VALUE[each.card] for each in trick.cards]
    tops = [VALUE[each.card] for each in trick.cards if not each.under]
    if tops[-2:] == [BRIGAND, STAR] and len(values) >= SHARE:
        yield trick.taker, "outshone"
    if tops[-1] == LION and len(values) >= SHARE:
        yield trick.taker, "lions_share"
    if {TOPAZ, EMERALD, RUBY, HORSESHOE} <= set(values):
        yield trick.taker, "jeweller"
    if trick.points >= CARAVAN:
        yield trick.taker, "caravan"
    thieves = [each.seat for each in trick.cards if each.under]
    if thieves.count(trick.taker) >= POCKETS:
        yield trick.taker, "pickpocket"


def _in_course(rounds: Sequence[AfricaRound], outcome: Outcome) -> Iterator[str]:
    (winner,) = outcome.winners
    if not any(each.tokens[winner] for each in rounds):
        yield "clean_hands"
    before = [sum(each.jewels[seat] for each in rounds[:-1]) for seat in range(len(outcome.scores))]
    if all(before[winner] < other for seat, other in enumerate(before) if seat != winner):
        yield "last_to_first"
    left = [sum(each.left[seat] for each in rounds[:-1]) for seat in range(len(outcome.scores))]
    stolen = [sum(each.tokens[seat] for each in rounds) - kept for seat, kept in enumerate(left)]
    if stolen[winner] >= TOKENS and all(stolen[winner] > other for seat, other in enumerate(stolen) if seat != winner):
        yield "master_thief"
    if len(rounds) > LEAST_ROUNDS and sum(each.winner == winner for each in rounds) <= 1:
        yield "second_best"
    if all(each.winner == winner for each in rounds):
        yield "every_round"
    if len(outcome.scores) >= 4 and any(not each.points[winner] for each in rounds):
        yield "beggar_king"
    if sum(score == outcome.scores[winner] for score in outcome.scores) > 1:
        yield "good_conscience"
