"""How Claro lies on a table: the cards of the round in a heap, the draw pile, the stars at the seats."""

from collections.abc import Iterator
from typing import Final

from bot.faces.spread import Badges, Happening, Kind, Lying, Shape, Spread, Zone, drawn
from bot.games.claro.deck import NAMES, cards_in
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.view import DISCARD, PASS, ClaroView
from bot.games.told import Told

HEAP: Final = 5
"""How many of a round's last cards are seen in the heap."""

PILE: Final = "pile"


def spread(view: ClaroView) -> Spread:
    """Return the heap; between two rounds, the card that has won the last one."""
    turns, most = (view.rounds[-1].turns, 1) if view.discarding else (view.turns, HEAP)
    played = [Lying(NAMES[turn.card], turn.seat) for turn in turns if turn.card is not None]
    zones = [Zone("deck", shape=Shape.DECK, count=view.draw_pile), Zone(PILE, played[-most:])]
    over = view.outcome is not None
    seats = [
        Badges((stars, STARS_TO_WIN), None if over else held) for stars, held in zip(view.stars, view.held, strict=True)
    ]
    return Spread(zones, seats, [NAMES[card] for card in cards_in(view.hand)], tells=bool(played))


def happenings(told: Told) -> Iterator[Happening]:
    """Yield the card, the pass or the discards, the star of a round that has ended, and the cards that were drawn."""
    before: ClaroView = told.before
    after: ClaroView = told.after
    held = list(before.held)
    if told.move == PASS:
        yield Happening(Kind.PASS, told.seat)
    elif told.move.startswith(DISCARD):
        yield Happening(Kind.DISCARD, told.seat)  # nobody learns how many, and others are still choosing
    else:
        held[told.seat] -= 1
        yield Happening(Kind.PLAY, told.seat, [told.move], PILE)
    if len(after.rounds) > len(before.rounds):
        winner = after.rounds[-1].winner
        yield Happening(Kind.SWEEP, winner, zone=PILE)
        yield Happening(Kind.STAR, winner)
    yield from drawn(held, after.held)
