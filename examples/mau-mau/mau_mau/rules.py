"""The rules of Mau-Mau: its positions, and the moves that change them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.game import BadSetup, Card, Dealer, IllegalMove, Move, Outcome, Seat
from bot.games.plain_position import PlainPosition
from mau_mau.deck import ACE, CARD_OF_NAME, EIGHT, JACK, NAMES, PACKS, RANK, SEVEN, SUIT, SUITS, points_of
from mau_mau.view import AGAIN, DRAW, MAU, PASS, PLAY, SKIP, Done, MauMauOptions, MauMauRound, MauMauView, fits

EACH_SEVEN: Final = 2
"""The number of cards that each seven makes the next seat draw."""
MOST_MOVES: Final = 60
"""How many moves of a round there can be for each seat. Then the round is stopped and the hands are counted."""
MOST_ROUNDS: Final = 40
"""How many rounds a game can have that is played to a number of points."""
LEAST_STOCK: Final = 5
"""How many cards are left in the stock at least when all are dealt."""


def pack_for(seats: int, options: MauMauOptions) -> int | None:
    """Return the number of cards that so many seats play with; None if these options do not allow so many."""
    needed = seats * options.hand + 1 + LEAST_STOCK
    packs = (options.pack,) if options.pack else tuple(PACKS)
    return next((pack for pack in packs if pack >= needed), None)


class MauMauPosition(PlainPosition[MauMauView]):
    """A game of Mau-Mau at one moment."""

    __slots__ = (
        "_called",
        "_dealer",
        "_discards",
        "_done",
        "_drawn",
        "_due",
        "_forgot",
        "_hands",
        "_leader",
        "_pack",
        "_rounds",
        "_scores",
        "_shuffles",
        "_stock",
        "_stuck",
        "_wish",
        "moves",
        "options",
        "to_act",
        "turn",
    )

    def __init__(self, seats: int, dealer: Dealer, options: MauMauOptions, leader: Seat, pack: int) -> None:
        self.options = options
        self._dealer = dealer
        self._pack = pack
        self._scores = [0] * seats
        self._rounds: list[MauMauRound] = []
        self._shuffles = 0
        self.moves = []
        self.turn = 0
        self._deal(leader)

    def _deal(self, leader: Seat) -> None:
        """Deal from the top of the shuffled pack, one seat's hand after another, then turn up the first card.

        :raises BadSetup: ``unknown_card`` or ``too_few_cards``, if the cards are dealt by hand.
        """
        seats, size = len(self._scores), self.options.hand
        order = self._dealer.shuffle(self._shuffles, PACKS[self._pack])
        strange = sorted(set(order) - set(PACKS[self._pack]))
        if strange:
            raise BadSetup("unknown_card", card=NAMES[strange[0]])
        if len(order) <= seats * size:
            raise BadSetup("too_few_cards")
        self._shuffles += 1
        self._hands: list[tuple[Card, ...]] = [
            tuple(sorted(order[seat * size : (seat + 1) * size])) for seat in range(seats)
        ]
        self._discards: list[Card] = [order[seats * size]]  # the top card last
        self._stock: list[Card] = order[seats * size + 1 :]  # the top card first
        self._leader = leader
        self._wish: int | None = None
        self._due = 0
        self._drawn: Card | None = None
        self._stuck = 0  # how many seats in a row could neither play nor draw
        self._called = [False] * seats
        self._forgot = [0] * seats
        self._done: list[Done] = []
        self.to_act = (leader,)

    @property
    def rounds(self) -> Sequence[MauMauRound]:
        """The rounds that are over, in order."""
        return self._rounds

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, which its rounds have brought."""
        return tuple(self._scores)

    @property
    def outcome(self) -> Outcome | None:
        """Whoever has the most points after the last round has won."""
        if not self._is_over():
            return None
        most = max(self._scores)
        return Outcome(self.scores, tuple(seat for seat, score in enumerate(self._scores) if score == most))

    def _is_over(self) -> bool:
        target = self.options.target
        if target:
            return max(self._scores) >= target or len(self._rounds) == MOST_ROUNDS
        return len(self._rounds) == self.options.rounds

    # Legal moves

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the cards that fit, each with all wishes and calls that go with it, then ``draw`` or ``pass``.

        Where there is no card to draw, a seat that has a card that fits must play one, also in answer to a seven.
        """
        if seat not in self.to_act:
            return ()
        hand = self._hands[seat]
        moves = [move for card in hand if self._fits(card) for move in self._ways(card, len(hand) - 1)]
        if self._drawn is not None:
            return [*moves, PASS]
        if self._can_draw() or (self._due and not moves):
            return [*moves, DRAW]
        return moves or [PASS]

    def _fits(self, card: Card) -> bool:
        if self._drawn is not None and card != self._drawn:
            return False
        return fits(card, self._discards[-1], self._wish, self._due, jack_on_jack=self.options.jack_on_jack)

    def _ways(self, card: Card, left: int) -> list[Move]:
        """Return the moves that play a card.

        :param left: how many cards the seat holds afterwards.
        """
        wishes = [f" {suit}" for suit in SUITS] if RANK[card] == JACK and left else [""]
        calls = [f" {MAU}", ""] if left == 1 and self.options.penalty else [""]
        return [f"{NAMES[card]}{wish}{call}" for wish in wishes for call in calls]

    def _can_draw(self) -> bool:
        return len(self._stock) + len(self._discards) > 1

    def formality(self, seat: Seat) -> Move | None:
        """Return the pass of a seat that can do nothing else.

        It is no formality to draw, even without a card that fits: else everybody would know that none does. Nor is it
        one to keep the card that was drawn: else everybody would know that it does not fit.
        """
        return PASS if self._drawn is None and list(self.legal_moves(seat)) == [PASS] else None

    def automatic(self, seat: Seat) -> Move:
        """Return a pass, or else a draw. Where the seat must play, return its first card that fits."""
        legal = self.legal_moves(seat)
        return next((move for move in (PASS, DRAW) if move in legal), legal[0])

    # Playing

    def change(self, seat: Seat, move: Move) -> Move:
        """Play ``draw``, ``pass`` or a card: ``7H``, ``JH S`` with a wish, ``7H mau`` with the call of the last card.

        :raises IllegalMove: ``game_over``, ``unknown_move``, ``not_your_turn``, ``not_your_card``, ``only_drawn``,
            ``answer_seven``, ``jack_on_jack``, ``does_not_fit``, ``wish_needed``, ``no_wish_now``, ``no_mau_now``,
            ``already_drawn``, ``nothing_to_draw``, ``must_play`` or ``draw_first``; ``draw_pile_empty`` or
            ``bad_reshuffle`` if the cards are dealt by hand.
        """
        if not self.to_act:
            raise IllegalMove("game_over")
        words = move.split()
        if words and words[0] in PLAY:
            del words[0]
        simple = words in ([DRAW], [PASS])
        card, wish, call = (0, None, False) if simple else _read_card(move, words)
        if seat not in self.to_act:
            raise IllegalMove("not_your_turn")
        if simple:
            canonical, drew = words[0], self._draw_now(seat) if words == [DRAW] else self._pass()
        else:
            canonical, drew = self._lay(seat, card, wish, call=call)
        self.moves.append((seat, canonical))
        self.turn = len(self.moves)
        self._done.append(Done(seat, canonical, drew))
        if not simple:
            self._after(seat, card)
        elif self._drawn is None:
            self._next(seat, 1)
        self._end_if_over(seat)
        return canonical

    def _draw_now(self, seat: Seat) -> int:
        """Draw what the sevens ask for, or else one card. Return how many it is: fewer, where there are no more."""
        if self._drawn is not None:
            raise IllegalMove("already_drawn")
        if not self._can_draw():
            if not self._due:
                raise IllegalMove("nothing_to_draw")
            self._must_have_nothing_that_fits()
        cards = self._take(seat, self._due or 1)
        if not self._due and not self.options.keep_drawn:
            self._drawn = cards[0]
        self._due = 0
        self._stuck = 0
        return len(cards)

    def _pass(self) -> int:
        """End a turn on which the seat has drawn, or can do nothing."""
        if self._drawn is not None:
            self._drawn = None
            return 0
        if self._can_draw():
            raise IllegalMove("draw_first")
        self._must_have_nothing_that_fits()
        if self._due:
            raise IllegalMove("draw_first")
        self._stuck += 1
        return 0

    def _must_have_nothing_that_fits(self) -> None:
        """Check that the seat that is to act, which has no card to draw, cannot play either.

        :raises IllegalMove: ``must_play``.
        """
        fitting = [card for card in self._hands[self.to_act[0]] if self._fits(card)]
        if fitting:
            raise IllegalMove("must_play", card=NAMES[fitting[0]])

    def _lay(self, seat: Seat, card: Card, wish: int | None, *, call: bool) -> tuple[Move, int]:
        """Lay a card, and return the move and the number of cards that the seat must draw for a call not made."""
        hand = self._hands[seat]
        if card not in hand:
            raise IllegalMove("not_your_card", card=NAMES[card])
        if not self._fits(card):
            raise self._does_not_fit(card)
        left = len(hand) - 1
        asks_wish = RANK[card] == JACK and left > 0
        if asks_wish != (wish is not None):
            raise IllegalMove("wish_needed" if asks_wish else "no_wish_now", card=NAMES[card])
        must_call = left == 1 and self.options.penalty > 0
        if call and not must_call:
            raise IllegalMove("no_mau_now")
        self._hands[seat] = tuple(each for each in hand if each != card)
        self._discards.append(card)
        self._wish = wish
        self._due += EACH_SEVEN if RANK[card] == SEVEN else 0
        self._drawn = None
        self._stuck = 0
        drew = 0
        if must_call and not call:
            self._forgot[seat] += 1
            drew = len(self._take(seat, self.options.penalty))
        self._called[seat] = call
        words = [NAMES[card], *([] if wish is None else [SUITS[wish]]), *([MAU] if call else [])]
        return " ".join(words), drew

    def _after(self, seat: Seat, card: Card) -> None:
        """Find the seat that is to act after a card."""
        ace = self.options.ace if RANK[card] == ACE else ""
        self._next(seat, 0 if ace == AGAIN else 2 if ace == SKIP or RANK[card] == EIGHT else 1)

    def _next(self, seat: Seat, steps: int) -> None:
        self.to_act = ((seat + steps) % len(self._hands),)

    def _take(self, seat: Seat, count: int) -> list[Card]:
        """Draw cards into a hand, as many as there are. The discard pile below its top card becomes a new stock."""
        cards: list[Card] = []
        while len(cards) < count and self._can_draw():
            if not self._stock:
                self._stock = self._dealer.shuffle(self._shuffles, sorted(self._discards[:-1]))
                self._shuffles += 1
                del self._discards[:-1]
            cards.append(self._stock.pop(0))
        self._hands[seat] = tuple(sorted((*self._hands[seat], *cards)))
        if cards:
            self._called[seat] = False
        return cards

    def _end_if_over(self, seat: Seat) -> None:
        """End the round if a seat has no cards left, nobody can go on, or it has taken too long. Deal the next one."""
        seats = len(self._hands)
        stopped = self._stuck == seats or len(self._done) == MOST_MOVES * seats
        if self._hands[seat] and not stopped:
            return
        points = [points_of(hand) for hand in self._hands]
        winner = min(range(seats), key=lambda each: (points[each], (each - self._leader) % seats))
        gain = sum(points) - seats * points[winner]  # what each of the others has more
        self._scores[winner] += gain
        ended = MauMauRound(
            winner=winner,
            gain=gain,
            hands=tuple(self._hands),
            last=self._discards[-1],
            forgot=tuple(self._forgot),
            stopped=bool(self._hands[winner]),
        )
        self._rounds.append(ended)
        if self._is_over():
            self.to_act = ()
            self._due = 0
            self._drawn = None
            return
        self._deal((self._leader + 1) % seats)

    def _does_not_fit(self, card: Card) -> IllegalMove:
        """Return why a card does not fit."""
        top = self._discards[-1]
        if self._drawn is not None and card != self._drawn:
            return IllegalMove("only_drawn", card=NAMES[self._drawn])
        if self._due:
            return IllegalMove("answer_seven", count=str(self._due))
        if RANK[card] == JACK:
            return IllegalMove("jack_on_jack")
        suit = SUIT[top] if self._wish is None else self._wish
        return IllegalMove("does_not_fit", card=NAMES[card], top=NAMES[top], suit=SUITS[suit])

    # What seats see

    def hand(self, seat: Seat) -> list[str]:
        """Return the names of the cards that the seat holds, sorted."""
        return [NAMES[card] for card in self._hands[seat]]

    def view(self, seat: Seat | None) -> MauMauView:
        """Return what the seat may see; with None, what a spectator may see."""
        return MauMauView(
            seat=seat,
            options=self.options,
            pack=self._pack,
            to_act=self.to_act,
            turn=self.turn,
            leader=self._leader,
            hand=() if seat is None else self._hands[seat],
            held=tuple(map(len, self._hands)),
            discards=tuple(self._discards),
            wish=self._wish,
            due=self._due,
            has_drawn=self._drawn is not None,
            drawn=self._drawn if seat is not None and seat in self.to_act else None,
            stock=len(self._stock),
            called=tuple(self._called),
            done=tuple(self._done),
            scores=self.scores,
            rounds=tuple(self._rounds),
            outcome=self.outcome,
            legal_moves=() if seat is None else self.legal_moves(seat),
        )


def _read_card(move: Move, words: Sequence[str]) -> tuple[Card, int | None, bool]:
    """Read a move that plays a card: the card, the wish if there is one, and whether the last card is called.

    :raises IllegalMove: ``unknown_move``.
    """
    name, *rest = words or [""]
    call = rest[-1:] == [MAU]
    wish = rest[:-1] if call else rest
    if name not in CARD_OF_NAME or len(wish) > 1 or any(each not in tuple(SUITS) for each in wish):
        raise IllegalMove("unknown_move", move=move)
    return CARD_OF_NAME[name], SUITS.index(wish[0]) if wish else None, call
