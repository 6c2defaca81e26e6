"""The rules of Claro: its positions, and the moves that change them."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Final, Self

from bot.games.claro import deck
from bot.games.claro.view import DISCARD, PASS, TURNS, ClaroOptions, ClaroRound, ClaroView, Discards, Turn
from bot.games.game import Card, Dealer, IllegalMove, Move, Outcome, Position, Seat

STARS_TO_WIN: Final = 3
NOBODY: Final = -1

_ALONE: Final = tuple((seat,) for seat in range(6))
_NO_SEATS: Final = tuple((False,) * seats for seats in range(7))
_CLOCKWISE: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(7)
)
# For each number of seats and each seat, the other seats clockwise from its left.
_NEXT: Final = tuple(
    tuple(
        tuple(
            next((other for other in (*_CLOCKWISE[seats][seat], seat) if within >> other & 1), NOBODY)
            for within in range(1 << seats)
        )
        for seat in range(seats)
    )
    for seats in range(7)
)
# For each number of seats, each seat, and each set of seats: the next of them clockwise, which is the seat itself if it
# is the only one, and nobody if there is none. Every move looks it up.


class ClaroPosition(Position[ClaroView]):
    """A game of Claro at one moment."""

    def __init__(self, seats: int, dealer: Dealer, options: ClaroOptions, leader: Seat) -> None:
        self.options = options
        self._fits = (*options.deck.fits, deck.ALL_CARDS)  # the last, at [NOBODY], is for a round's first card
        self._others = _CLOCKWISE[seats]
        self._next = _NEXT[seats]
        self._dealer = dealer
        order = dealer.shuffle(0, range(deck.CARDS))
        self._hands: list[deck.CardSet] = [
            deck.card_set(order[seat * options.hand : (seat + 1) * options.hand]) for seat in range(seats)
        ]
        self._draw_pile: list[Card] = order[seats * options.hand :]  # top card first
        self._discard_pile: deck.CardSet = 0
        self._seen: deck.CardSet = 0  # the played cards of the discard pile; discards are laid on it face down
        self._shuffles = 1
        self._stars = [0] * seats
        self._turns: list[Turn] = []
        self._top = NOBODY
        self._last = NOBODY
        self._passed = 0  # a bit for each seat
        self._within = (1 << seats) - 1  # the seats that have cards and have not passed
        self._discards: dict[Seat, deck.CardSet] | None = None  # None while a round is played
        self._rounds: list[ClaroRound] = []
        self.moves = []
        self.turn = 0
        self.to_act = (leader,)

    @property
    def rounds(self) -> Sequence[ClaroRound]:
        """The rounds that are over, in order."""
        return self._rounds

    @property
    def scores(self) -> tuple[int, ...]:
        """The stars of each seat."""
        return tuple(self._stars)

    @property
    def outcome(self) -> Outcome | None:
        """The seat with three stars wins (rulebook, "End of the game"); None while there is none."""
        if STARS_TO_WIN not in self._stars:
            return None
        return Outcome(tuple(self._stars), (self._stars.index(STARS_TO_WIN),))

    def copy(self) -> Self:
        """Return an independent copy of the position."""
        other = object.__new__(type(self))
        other.__dict__ = {
            name: each.copy() if type(each) in (list, dict) else each for name, each in vars(self).items()
        }
        return other

    # Legal moves

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the cards that fit, or ``pass`` if none does; between rounds, all possible discards."""
        if seat not in self.to_act:
            return ()
        hand = self._hands[seat]
        if self._discards is not None:
            return Discards(hand)
        fitting = hand & self._fits[self._top]
        if not fitting:
            return [PASS]
        jokers = fitting & deck.ALL_JOKERS
        if jokers:  # all jokers are alike, so they are one move
            fitting ^= jokers ^ jokers & -jokers
        moves = deck.names_of(fitting)
        if self.options.free_pass and self._top != NOBODY:
            moves.append(PASS)
        return moves

    def formality(self, seat: Seat) -> Move | None:
        """Return the empty discard of a seat without cards, which has nothing to choose from."""
        nothing = seat in self.to_act and self._discards is not None and not self._hands[seat]
        return DISCARD if nothing else None

    def forced(self, seat: Seat) -> Move | None:
        """Return a pass if no card fits: by the rules, a pass tells just that (rulebook, "Nothing fits?").

        With the house rule ``free_pass``, a pass may be chosen, and would tell more if it came by itself. The last card
        is left to its owner, because people like to lay it.
        """
        if seat not in self.to_act or self._discards is not None or self.options.free_pass:
            return None
        return None if self._hands[seat] & self._fits[self._top] else PASS

    def automatic(self, seat: Seat) -> Move:
        """Return a pass, or a discard that keeps all cards. Where the seat must play, return the lowest fitting card.

        A joker counts as higher than all numbers.
        """
        if self._discards is not None:
            return DISCARD
        legal = self.legal_moves(seat)
        return PASS if PASS in legal else legal[0]

    # Playing

    def play(self, seat: Seat, move: Move) -> Move:
        """Play a card (``24``, ``J``) or ``pass``; between rounds, ``discard`` with the cards to discard.

        :raises IllegalMove: ``game_over``, ``unknown_move``, ``not_your_card``; while a round is played,
            ``not_your_turn``, ``joker_on_grey``, ``grey_on_joker``, ``does_not_fit``, ``must_lead``, ``must_play`` or
            ``no_discards_now``; between rounds, ``discard_first``, ``wait_for_discards``, ``already_discarded`` or
            ``winner_keeps``.
        """
        bit = deck.BIT_OF_NAME.get(move)
        if bit is None and move != PASS:
            return self._discard(seat, move)
        if seat not in self.to_act or self._discards is not None:
            raise self._why_not(seat)
        hand = self._hands[seat]
        if bit is None:
            self._pass(seat, hand)
        else:
            if not bit & hand:
                bit = self._held_joker(bit, hand)
            if not bit & self._fits[self._top]:
                raise self._does_not_fit(bit.bit_length() - 1, self._top)
            rest = hand ^ bit
            card = bit.bit_length() - 1
            within = self._within if rest else self._within ^ 1 << seat
            following = self._next[seat][within]  # possibly the same seat, which then plays on its own card
            if following == NOBODY:  # rulebook, end of the round, case B
                self._end_round(seat, seat, rest, TURNS[seat][card])
            else:
                self._hands[seat] = rest
                self._turns.append(TURNS[seat][card])
                self._top = card
                self._last = seat
                self._within = within
                self.to_act = _ALONE[following]
        self.moves.append((seat, move))
        self.turn = len(self.moves)
        return move

    def _pass(self, seat: Seat, hand: deck.CardSet) -> None:
        """Pass: the seat keeps its cards and is out until the round ends (rulebook, "Nothing fits?")."""
        if self._top == NOBODY:
            raise IllegalMove("must_lead")
        if hand & self._fits[self._top] and not self.options.free_pass:
            raise IllegalMove("must_play", card=deck.names_of(hand & self._fits[self._top])[0])
        passed = self._passed | 1 << seat
        within = self._within & ~(1 << seat)
        following = self._next[seat][within]
        turn = TURNS[seat][deck.CARDS]
        if passed.bit_count() == len(self._hands) - 1 or following == NOBODY:  # cases A and B
            self._end_round(self._last, seat, hand, turn)
            return
        self._passed = passed
        self._within = within
        self._turns.append(turn)
        self.to_act = _ALONE[following]

    def _end_round(self, winner: Seat, actor: Seat, hand: deck.CardSet, turn: Turn) -> None:
        """Give the star to the winner, who refills first (rulebook, "The round ends as soon as …").

        :param winner: the seat that played last.
        :param actor: the seat whose turn ends the round.
        :param hand: the cards that the actor now holds.
        """
        over = self._stars[winner] + 1 == STARS_TO_WIN
        turns = (*self._turns, turn)
        played = deck.card_set(each.card for each in turns if each.card is not None)
        if not over:
            held = hand if winner == actor else self._hands[winner]
            drawn = self._draw(self.options.hand - held.bit_count(), self._discard_pile | played, self._seen | played)
            self._hands[actor] = hand
            self._hands[winner] = held | deck.card_set(drawn)
        else:
            self._hands[actor] = hand
            self._discard_pile |= played
            self._seen |= played
        self._stars[winner] += 1
        self._rounds.append(ClaroRound(winner, turns))
        self._turns = []
        self._top = NOBODY
        self._last = winner
        self._passed = 0
        self.to_act = () if over else self._others[winner]
        self._discards = None if over else {}

    def _discard(self, seat: Seat, move: Move) -> Move:
        """Choose the cards to discard. Once all seats have chosen, the hands are refilled."""
        words = move.split()
        named = [deck.BIT_OF_NAME.get(name, 0) for name in words[1:]]
        if words[:1] != [DISCARD] or 0 in named:
            raise IllegalMove("unknown_move", move=move)
        if seat not in self.to_act or self._discards is None:
            raise self._why_not(seat, discards=True)
        chosen, left = 0, self._hands[seat]
        for bit in named:
            if not bit & left:
                bit = self._held_joker(bit, left)
            chosen |= bit
            left ^= bit
        canonical = " ".join([DISCARD, *deck.names_of(chosen)]) if chosen else DISCARD
        if len(self.to_act) > 1:
            at = self.to_act.index(seat)
            self.to_act = self.to_act[:at] + self.to_act[at + 1 :]
            self._discards[seat] = chosen
            self.moves.append((seat, canonical))
        else:
            self._refill({**self._discards, seat: chosen})
            self._discards = None
            self.to_act = _ALONE[self._last]
            self.moves.append((seat, canonical))
            self.turn = len(self.moves)
        return canonical

    def _refill(self, discards: Mapping[Seat, deck.CardSet]) -> None:
        """Put all discards on the discard pile, then fill each hand, clockwise from the winner's left."""
        full, hands = self.options.hand, self._hands
        thrown = 0
        refills: list[tuple[Seat, deck.CardSet, int]] = []  # for each seat, what it keeps, and how many it draws
        for seat in self._others[self._last]:
            thrown |= discards[seat]
            kept = hands[seat] ^ discards[seat]
            refills.append((seat, kept, full - kept.bit_count()))
        drawn = iter(self._draw(sum(count for *_, count in refills), self._discard_pile | thrown, self._seen))
        for seat, kept, count in refills:
            hands[seat] = kept | deck.card_set(islice(drawn, count))
        self._within = (1 << len(hands)) - 1

    def _draw(self, count: int, discard_pile: deck.CardSet, seen: deck.CardSet) -> list[Card]:
        """Draw cards. When the draw pile runs out, the discard pile is shuffled and becomes the new draw pile.

        Everything that can fail comes before the first change, so a refused move leaves the position unchanged.

        :param seen: the cards of the discard pile that were played face up.
        """
        drawn, pile, shuffles = self._draw_pile[:count], self._draw_pile[count:], self._shuffles
        if len(drawn) < count:
            pile = self._dealer.shuffle(shuffles, deck.cards_in(discard_pile))
            discard_pile, seen, shuffles, more = 0, 0, shuffles + 1, count - len(drawn)
            if more > len(pile):  # only if cards were dealt by hand and some of the deck are missing
                raise IllegalMove("draw_pile_empty")
            drawn, pile = drawn + pile[:more], pile[more:]
        self._draw_pile, self._discard_pile, self._seen, self._shuffles = pile, discard_pile, seen, shuffles
        return drawn

    # Refusing

    def _why_not(self, seat: Seat, *, discards: bool = False) -> IllegalMove:
        if not self.to_act:
            return IllegalMove("game_over")
        if self._discards is None:
            return IllegalMove("no_discards_now" if discards else "not_your_turn")
        if discards:
            return IllegalMove("winner_keeps" if seat == self._last else "already_discarded")
        return IllegalMove("discard_first" if seat in self.to_act else "wait_for_discards")

    @staticmethod
    def _held_joker(bit: int, hand: deck.CardSet) -> int:
        """Return the bit of a joker that the hand holds; all five are alike, and a move names the first."""
        if bit & deck.ALL_JOKERS and hand & deck.ALL_JOKERS:
            return next(deck.bits(hand & deck.ALL_JOKERS))
        raise IllegalMove("not_your_card", card=deck.NAME_OF_BIT[bit])

    @staticmethod
    def _does_not_fit(card: Card, top: Card) -> IllegalMove:
        """Return why a card does not fit: a joker on a grey card, a grey card on a joker, or no star and too low."""
        grey = "grey_on_joker" if deck.NAMES[top] == deck.JOKER_NAME else "does_not_fit"
        code = "joker_on_grey" if deck.NAMES[card] == deck.JOKER_NAME else grey
        return IllegalMove(code, card=deck.NAMES[card], top=deck.NAMES[top])

    # What seats see

    def hand(self, seat: Seat) -> list[str]:
        """Return the names of the cards that the seat holds, sorted."""
        return deck.names_of(self._hands[seat])

    def undoable(self) -> bool:
        """See ``Position``. A move that ends a round has cards drawn after it, and discards are nobody's business."""
        return bool(self._turns) and self._discards is None

    def view(self, seat: Seat | None) -> ClaroView:
        """Return what the seat may see; with None, what a spectator may see."""
        discarding, to_act = self._discards is not None, self.to_act
        passed, chosen = _NO_SEATS[len(self._hands)], _NO_SEATS[len(self._hands)]
        if self._passed:
            passed = tuple([bool(self._passed >> each & 1) for each in range(len(passed))])
        if discarding:
            chosen = tuple([each != self._last and each not in to_act for each in range(len(chosen))])
        return ClaroView(
            seat=seat,
            options=self.options,
            to_act=to_act,
            turn=self.turn,
            hand=0 if seat is None else self._hands[seat],
            held=tuple(map(int.bit_count, self._hands)),
            turns=tuple(self._turns),
            top=None if self._top == NOBODY else self._top,
            passed=passed,
            stars=tuple(self._stars),
            discarding=discarding,
            chosen=chosen,
            draw_pile=len(self._draw_pile),
            discard_pile=self._seen,
            rounds=tuple(self._rounds),
            outcome=self.outcome,
            legal_moves=() if seat is None else self.legal_moves(seat),
        )
