"""The rules of Star of Africa: its positions, and the moves that change them."""

from collections.abc import Sequence
from typing import Final

from bot.games.africa import view as views
from bot.games.africa.deck import CARD_OF_NAME, CARDS, NAMES, POINTS, VALUE
from bot.games.game import Card, Dealer, IllegalMove, Move, Outcome, Seat
from bot.games.plain_position import PlainPosition

HAND: Final = 4
"""The number of cards that each seat is dealt."""

BONUS_ABOVE: Final = 40
"""A seat with more points than this in a round gets a topaz more (rulebook, "Counting points")."""

TOKEN_COSTS: Final = 2


class AfricaPosition(PlainPosition[views.AfricaView]):
    """A game of Star of Africa at one moment."""

    rounds: tuple[views.AfricaRound, ...] = ()
    """The rounds that are over, in order."""

    def __init__(self, seats: int, dealer: Dealer, options: views.AfricaOptions, leader: Seat) -> None:
        self.options = options
        self._dealer = dealer
        self._leader = leader  # of the first round: the seat left of the dealer
        self._fortune = [0] * seats
        self._tokens = [0] * seats
        self.moves = []
        self.turn = 0
        self.to_act = ()
        self._deal()

    # The course of a round

    def _deal(self) -> None:
        """Deal four cards to each seat, and make a pile of the rest (rulebook, "Setting up")."""
        seats = len(self._fortune)
        order = self._dealer.shuffle(len(self.rounds), range(CARDS))
        if len(order) < HAND * seats:
            raise IllegalMove("draw_pile_empty")
        self._hands: list[tuple[Card, ...]] = [
            tuple(sorted(order[seat * HAND : (seat + 1) * HAND])) for seat in range(seats)
        ]
        self._pile = order[HAND * seats :]  # top card first
        self._taken = [0] * seats
        self._gone: tuple[Card, ...] = ()
        self._clear_table()
        # The deal passes to the left in each round, and the lead with it (rulebook, "Setting up").
        self.to_act = ((self._leader + len(self.rounds)) % seats,)

    def _clear_table(self) -> None:
        self._trick: tuple[views.Played, ...] = ()
        self._high = 0
        self._top: Seat | None = None
        self._passed = [False] * len(self._fortune)

    def _go_on(self, seat: Seat) -> None:
        seats = len(self._fortune)
        clockwise = [(seat + step) % seats for step in range(1, seats + 1)]
        holding = [each for each in clockwise if self._hands[each]]
        # Nobody can pass up to 10, so all seats get another turn, even the one that played the top card.
        forced = self._high <= views.LAST_FORCED
        asked = [each for each in holding if forced or (each != self._top and not self._passed[each])]
        if len(holding) <= 1:
            self._end_round()
        elif asked:
            self.to_act = (asked[0],)
        else:
            top = self._take_trick()
            # The seat that took the trick leads, or else the next one that has cards (RULINGS, "The trick ends").
            self.to_act = (next(each for each in ((top + step) % seats for step in range(seats)) if self._hands[each]),)

    def _take_trick(self) -> Seat:
        """Give the cards on the table to the seat that played the top card (rulebook, "The game")."""
        assert self._top is not None
        top = self._top
        self._taken[top] += sum(POINTS[played.card] for played in self._trick)
        self._gone = (*self._gone, *(played.card for played in self._trick))
        self._clear_table()
        return top

    def _end_round(self) -> None:
        """Discard the last cards, count, and deal the next round or end the game (rulebook, "End of a round")."""
        if self._trick:
            self._take_trick()
        tokens = tuple(self._tokens)
        points = points_left(self._taken, tokens)
        left = tuple(max(0, had - took // TOKEN_COSTS) for had, took in zip(tokens, self._taken, strict=True))
        jewels = jewels_for(points, tokens)
        seats = len(tokens)
        first = (self._leader + len(self.rounds)) % seats
        order = sorted(range(seats), key=lambda seat: (-points[seat], tokens[seat], (seat - first) % seats))
        self.rounds = (*self.rounds, views.AfricaRound(order[0], points, tokens, left, jewels))
        self._fortune = [had + won for had, won in zip(self._fortune, jewels, strict=True)]
        self._tokens = list(left)
        if len(self.rounds) < self.options.rounds:
            self._deal()
        else:
            self._hands = [() for _ in self._hands]
            self.to_act = ()

    # Playing

    def change(self, seat: Seat, move: Move) -> Move:
        """Play a card on top (``7R``), play one underneath for a thief token (``under 3B``), or ``pass``.

        :raises IllegalMove: ``game_over``, ``not_your_turn``, ``unknown_move``, ``not_your_card``, ``too_low``,
            ``must_lead``, ``too_high_for_under``, ``no_under_now``, ``must_play``.
        """
        if not self.to_act:
            raise IllegalMove("game_over")
        under = move.startswith(f"{views.UNDER} ")
        name = move.removeprefix(f"{views.UNDER} ")
        card = CARD_OF_NAME.get(name)
        if card is None and move != views.PASS:
            raise IllegalMove("unknown_move", move=move)
        if seat not in self.to_act:
            raise IllegalMove("not_your_turn")
        if card is None:
            self._pass(seat)
        elif card not in self._hands[seat]:
            raise IllegalMove("not_your_card", card=name)
        elif under:
            self._play_under(seat, card)
        elif not views.beats(card, self._high):
            raise IllegalMove("too_low", card=name)
        else:
            self._lay(seat, card, under=False)
            # A lion counts as the card that it beat (RULINGS, "A turn").
            self._high = max(self._high, VALUE[card])
            self._top = seat
            self._passed = [False] * len(self._passed)
        self.moves.append((seat, move))
        self._go_on(seat)
        self.turn = len(self.moves)
        return move

    def _pass(self, seat: Seat) -> None:
        """Pass for this turn. A seat may pass once the top card is higher than 10 (rulebook, "The game")."""
        if not self._trick:
            raise IllegalMove("must_lead")
        if self._high <= views.LAST_FORCED:
            raise IllegalMove("must_play")
        self._passed[seat] = True

    def _play_under(self, seat: Seat, card: Card) -> None:
        """Take a thief token, and put a card underneath that is not higher than the top one (rulebook, "The game")."""
        if not self._trick:
            raise IllegalMove("must_lead")
        if self._high > views.LAST_FORCED:
            raise IllegalMove("no_under_now")
        if VALUE[card] > self._high:
            raise IllegalMove("too_high_for_under", card=NAMES[card])
        self._tokens[seat] += 1
        self._lay(seat, card, under=True)

    def _lay(self, seat: Seat, card: Card, *, under: bool) -> None:
        """Put a card on the table, and draw one if any are left (RULINGS, "A round")."""
        drawn, self._pile = self._pile[:1], self._pile[1:]
        self._hands[seat] = tuple(sorted((*(each for each in self._hands[seat] if each != card), *drawn)))
        self._trick = (*self._trick, views.Played(seat, card, under))

    # Legal moves

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the cards that beat the top card, and those that can go underneath or ``pass``."""
        if seat not in self.to_act:
            return ()
        hand = self._hands[seat]
        moves = [NAMES[card] for card in hand if views.beats(card, self._high)]
        if not self._trick:
            return moves
        if self._high > views.LAST_FORCED:
            return [*moves, views.PASS]
        return [*moves, *(f"{views.UNDER} {NAMES[card]}" for card in hand if VALUE[card] <= self._high)]

    def forced_alone(self, seat: Seat) -> Move | None:
        """Return the only move of a seat. At a table, a pass that comes by itself would tell that no card beats."""
        legal = self.legal_moves(seat)
        return legal[0] if len(legal) == 1 else None

    def automatic(self, seat: Seat) -> Move:
        """Return a pass; else the lowest card that beats; else the lowest card, underneath."""
        legal = self.legal_moves(seat)
        return views.PASS if views.PASS in legal else legal[0]

    # What seats see

    @property
    def scores(self) -> tuple[int, ...]:
        """The worth of each seat's jewels, in topazes."""
        return tuple(self._fortune)

    @property
    def outcome(self) -> Outcome | None:
        """The largest fortune wins; among equals, the fewest thief tokens in the last round (rulebook, end)."""
        if self.to_act:
            return None
        rank = [(fortune, -tokens) for fortune, tokens in zip(self._fortune, self.rounds[-1].tokens, strict=True)]
        best = max(rank)
        return Outcome(self.scores, tuple(seat for seat, each in enumerate(rank) if each == best))

    def hand(self, seat: Seat) -> list[str]:
        """Return the names of the cards that the seat holds, sorted."""
        return [NAMES[card] for card in self._hands[seat]]

    def undoable(self) -> bool:
        """See ``Position``. A pass shows nobody anything; after a card, another one may have been drawn."""
        return bool(self._trick) and self.moves[-1][1] == views.PASS

    def view(self, seat: Seat | None) -> views.AfricaView:
        """Return what the seat may see; with None, what a spectator may see."""
        return views.AfricaView(
            seat=seat,
            options=self.options,
            to_act=self.to_act,
            turn=self.turn,
            hand=() if seat is None else self._hands[seat],
            held=tuple(len(hand) for hand in self._hands),
            pile=len(self._pile),
            trick=self._trick,
            high=self._high,
            top=self._top,
            passed=tuple(self._passed),
            taken=tuple(self._taken),
            gone=self._gone,
            tokens=tuple(self._tokens),
            leader=self._leader,
            fortune=tuple(self._fortune),
            rounds=self.rounds,
            outcome=self.outcome,
            legal_moves=() if seat is None else self.legal_moves(seat),
        )


def points_left(taken: Sequence[int], tokens: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's points at the end of a round: what it has taken, less what its thief tokens cost."""
    return tuple(had - TOKEN_COSTS * min(took, had // TOKEN_COSTS) for had, took in zip(taken, tokens, strict=True))


def jewels_for(points: Sequence[int], tokens: Sequence[int]) -> tuple[int, ...]:
    """Return what a round brings each seat, in topazes (RULINGS, "Points").

    A seat gets the jewel of its place, and a topaz more above 40 points. Seats with equal points and equal tokens share
    the better place, and the next place is not given.
    """
    ranks = [(-had, took) for had, took in zip(points, tokens, strict=True)]
    places = [sum(other < mine for other in ranks) for mine in ranks]
    return tuple(views.JEWELS[place] + (had > BONUS_ABOVE) for place, had in zip(places, points, strict=True))
