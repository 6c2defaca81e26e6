"""What can be achieved in a game of Claro, found in its rounds."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from bot.games.achievement import Achievement
from bot.games.claro.deck import NUMBERS, Deck
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.view import ClaroRound
from bot.games.game import Card, Seat

ACHIEVEMENTS: Final = (
    Achievement("phoenix", "🐦‍🔥"),
    Achievement("clean_sweep", "🧹"),
    Achievement("photo_finish", "📸"),
    Achievement("jesters", "🃏"),
    Achievement("low_five", "🐜"),
    Achievement("number_one", "☝️", hidden=True),
    Achievement("dive", "🤿"),
    Achievement("full_hand", "🖐️"),
    Achievement("marathon", "🏃"),
    Achievement("silence", "🤫"),
    Achievement("staircase", "🪜"),
    Achievement("echo", "🪞"),
    Achievement("colourful", "🌈"),
    Achievement("bridesmaid", "💐"),
)

LOW: Final = 5
"""The highest number that a low card has."""
DEPTH: Final = 35
"""How much lower than the card beneath it a card is at least that dives."""
LONG: Final = 25
"""How many cards a long round has at least."""
STEPS: Final = 2
"""How many times a seat plays the very next number in a round that is a staircase."""


def achieved(
    rounds: Sequence[ClaroRound], seats: int, hand: int, deck: Deck, *, free_pass: bool = False
) -> list[set[str]]:
    """Return what each seat has achieved in a game that is over.

    :param hand: the number of cards in a full hand.
    :param free_pass: whether a seat may pass although a card fits. Then a pass does not show that none fits.
    """
    found: list[set[str]] = [set() for _ in range(seats)]
    stars, emptied = [0] * seats, [0] * seats
    behind, alone_ahead = [False] * seats, [False] * seats
    won_with: list[list[Card]] = [[] for _ in range(seats)]
    for each in rounds:
        found[each.winner].update(_in_round(each, seats, free_pass))
        emptied[each.winner] += sum(turn.seat == each.winner and turn.card is not None for turn in each.turns) == hand
        won_with[each.winner].append(_played(each)[-1][1])
        stars[each.winner] += 1
        for seat in range(seats):
            others = max(stars[:seat] + stars[seat + 1 :])
            behind[seat] = behind[seat] or (stars[seat] == 0 and others == STARS_TO_WIN - 1)
            alone_ahead[seat] = alone_ahead[seat] or (stars[seat] == STARS_TO_WIN - 1 and others == 0)
    winner = rounds[-1].winner
    for seat in range(seats):
        found[seat].update(_with_cards(won_with[seat], deck))
        if seat != winner and alone_ahead[seat]:
            found[seat].add("bridesmaid")
    rivals = [stars[seat] for seat in range(seats) if seat != winner]
    if emptied[winner] == STARS_TO_WIN:
        found[winner].add("full_hand")
    if behind[winner]:
        found[winner].add("phoenix")
    if seats >= 4 and not any(rivals):
        found[winner].add("clean_sweep")
    if seats >= 3 and min(rivals) == STARS_TO_WIN - 1:
        found[winner].add("photo_finish")
    return found


def _played(each: ClaroRound) -> list[tuple[Seat, Card]]:
    return [(turn.seat, turn.card) for turn in each.turns if turn.card is not None]


def _in_round(each: ClaroRound, seats: int, free_pass: bool) -> Iterator[str]:
    cards = _played(each)
    winner, last = cards[-1]
    if last < LOW:
        yield "low_five"
    if last == 0:
        yield "number_one"
    if len(cards) > 1:
        below = cards[-2][1]
        if below < NUMBERS and below - last >= DEPTH:
            yield "dive"
    if len(cards) >= LONG:
        yield "marathon"
    if len(cards) == 1 and seats >= 3 and not free_pass:
        yield "silence"
    steps = sum(seat == winner and card == below + 1 < NUMBERS for (_, below), (seat, card) in pairwise(cards))
    if steps >= STEPS:
        yield "staircase"


def _with_cards(cards: Sequence[Card], deck: Deck) -> Iterator[str]:
    """Yield the achievements of the cards with which a seat won its stars."""
    if sum(card >= NUMBERS for card in cards) >= 2:
        yield "jesters"
    numbers = [card for card in cards if card < NUMBERS]
    if len(set(numbers)) < len(numbers):
        yield "echo"
    if len(cards) == len(numbers) == STARS_TO_WIN and all(deck.stars[card] for card in cards):
        yield "colourful"
