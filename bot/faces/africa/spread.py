"""How Star of Africa lies on a table: the trick in its order, the draw pile, jewels and thief tokens at the seats."""

from collections.abc import Iterator
from typing import Final

from bot.faces.africa.pictures import JEWELS
from bot.faces.spread import Badges, Happening, Kind, Lying, Shape, Spread, Zone, drawn
from bot.games.africa.deck import NAMES
from bot.games.africa.view import PASS, UNDER, AfricaView, jewels_of
from bot.games.told import Told

TRICK: Final = "trick"


def spread(view: AfricaView) -> Spread:
    """Return the trick, with the cards for thief tokens underneath."""
    laid = [Lying(NAMES[each.card], each.seat, each.under) for each in view.trick]
    laid.sort(key=lambda each: not each.under)
    over = view.outcome is not None
    seats = [
        Badges(
            held=None if over else view.held[seat],
            points=None if over else view.taken[seat],
            signs=[*_jewels(worth), *["thief"] * view.tokens[seat]],
            notes=int(view.passed[seat]),
        )
        for seat, worth in enumerate(view.fortune)
    ]
    zones = [Zone("deck", shape=Shape.DECK, count=view.pile), Zone(TRICK, laid)]
    return Spread(zones, seats, [NAMES[card] for card in view.hand])


def _jewels(worth: int) -> list[str]:
    return [JEWELS[jewel] for jewel, count in jewels_of(worth).items() for _ in range(count)]


def happenings(told: Told) -> Iterator[Happening]:
    """Yield the card or the pass, who takes a trick that has ended, and who has won the round."""
    before: AfricaView = told.before
    after: AfricaView = told.after
    held, taker = list(before.held), before.top
    if told.move == PASS:
        yield Happening(Kind.PASS, told.seat)
    else:
        name = told.move.removeprefix(f"{UNDER} ")
        taker = told.seat if name == told.move else taker  # what is put underneath takes nothing
        held[told.seat] -= 1
        yield Happening(Kind.PLAY, told.seat, [name], TRICK)
    ended = len(after.rounds) > len(before.rounds)
    if taker is not None and (ended or len(after.gone) > len(before.gone)):
        yield Happening(Kind.SWEEP, taker, zone=TRICK)
    if not ended:
        yield from drawn(held, after.held)
        return
    yield Happening(Kind.STAR, after.rounds[-1].winner)
    if after.outcome is None:
        yield Happening(Kind.DEAL, after.to_act[0], amount=max(after.held))
