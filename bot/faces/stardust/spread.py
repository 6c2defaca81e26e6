"""How Stardust lies on a table: the pot in the middle, bets and laid jokers at the seats, hands at the showdown."""

from collections.abc import Callable, Iterator

from bot.faces.spread import Badges, Happening, Kind, Lying, Shape, Spread, Zone
from bot.games.game import Card
from bot.games.stardust.deck import CARD_OF_JOKER, NAMES
from bot.games.stardust.view import DISCARD, EXCHANGE, LAY, PAY, StardustView
from bot.games.told import Told


def spread(view: StardustView, name: Callable[[tuple[Card, ...]], str], *, shows_last: bool) -> Spread:
    """Return the pot and what lies at the seats.

    :param name: returns what a hand's best combination is called.
    :param shows_last: whether the hands of the last showdown still lie there.
    """
    over = view.outcome is not None
    shown = dict(view.rounds[-1].shown) if view.rounds and (shows_last or over) else {}
    zones = []
    for seat, laid in enumerate(view.laid):
        if laid:
            jokers = [Lying(NAMES[CARD_OF_JOKER[joker]], seat) for joker in laid]
            zones.append(Zone(f"laid-{seat}", jokers, Shape.ROW, seat))
        if seat in shown:
            cards = [Lying(NAMES[card], seat) for card in shown[seat]]
            zones.append(Zone(f"shown-{seat}", cards, Shape.ROW, seat, label=name(shown[seat])))
    seats = [
        Badges(chips=chips, bet=0 if over else view.bets[seat], held=None if over else view.held[seat])
        for seat, chips in enumerate(view.credits)
    ]
    return Spread(zones, seats, [NAMES[card] for card in view.hand], pot=None if over else view.pot)


def happenings(told: Told) -> Iterator[Happening]:
    """Yield the bet, the exchange, the joker or the end of a seat's hand; then the showdown and who takes the pot."""
    before: StardustView = told.before
    after: StardustView = told.after
    seat, (word, *rest) = told.seat, told.move.split()
    left = before.credits[seat]
    match word:
        case "call":
            yield Happening(Kind.PAY, seat, amount=min(max(before.bets) - before.bets[seat], left))
        case "bet" | "raise":
            yield Happening(Kind.PAY, seat, amount=int(rest[0]) - before.bets[seat])
        case _ if word == PAY:
            yield Happening(Kind.PAY, seat, amount=min(before.options.ante, left))
        case "fold":
            yield Happening(Kind.FOLD, seat)
        case _ if word == LAY:
            yield Happening(Kind.PLAY, seat, rest[:1], f"laid-{seat}")
        case _ if word in (EXCHANGE, DISCARD) and rest:
            yield Happening(Kind.DISCARD, seat, amount=len(rest))
            if word == EXCHANGE:
                yield Happening(Kind.DRAW, seat, amount=len(rest))
        case _:
            yield Happening(Kind.PASS, seat)
    if len(after.rounds) == len(before.rounds):
        return
    hand = after.rounds[-1]
    for shower, cards in hand.shown:
        yield Happening(Kind.SHOW, shower, [NAMES[card] for card in cards], f"shown-{shower}")
    for taker, took in enumerate(hand.taken):
        if took:
            yield Happening(Kind.TAKE, taker, amount=took)
    if after.outcome is None:
        yield Happening(Kind.DEAL, after.start, amount=max(after.held))
