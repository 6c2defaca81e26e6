"""The rules of Stardust: its positions, and the moves that change them."""

from collections.abc import Sequence
from typing import Final, Self

from bot.games.game import Card, Dealer, IllegalMove, Move, Outcome, Seat
from bot.games.numbers import read_number
from bot.games.plain_position import PlainPosition
from bot.games.stardust.betting import BET, CALL, CHECK, FOLD, RAISE, BetLimits, Bets, raised_to, share_out
from bot.games.stardust.combinations import strength
from bot.games.stardust.deck import CARDS, NAMES, Joker
from bot.games.stardust.exchange import exchanges, joker_in, without
from bot.games.stardust.view import (
    DISCARD,
    EXCHANGE,
    LAY,
    MOST_EXCHANGED,
    PAY,
    Phase,
    Question,
    StardustHand,
    StardustOptions,
    StardustView,
)

HAND: Final = 5
"""The number of cards that each seat is dealt."""


class StardustPosition(PlainPosition[StardustView]):
    """A game of Stardust at one moment, by the newest version of the rules."""

    rounds: tuple[StardustHand, ...] = ()
    """The hands that are over, in order."""

    def __init__(self, seats: int, dealer: Dealer, options: StardustOptions, leader: Seat) -> None:
        self.options = options
        self._dealer = dealer
        self._credits = [options.stake] * seats
        self.settled = (options.stake,) * seats
        """What each seat had in credits when the last hand ended."""
        self._shuffles = 0
        self._start = leader
        self.moves = []
        self.turn = 0
        self.to_act = ()
        self._deal()

    # The course of a hand

    def _deal(self) -> None:
        """Take the ante from each seat, deal, and open the betting (rulebook, "First round").

        Each seat gets five cards in a row. They are as random as if they were dealt one by one.
        """
        order = self._dealer.shuffle(self._shuffles, range(CARDS))
        self._shuffles += 1
        seats = range(len(self._credits))
        self._broke = tuple(left == 0 for left in self._credits)
        self._hands: list[tuple[Card, ...]] = []
        for seat in seats:
            count = 0 if self._broke[seat] else HAND
            if len(order) < count:
                raise IllegalMove("draw_pile_empty")
            self._hands.append(tuple(sorted(order[:count])))
            order = order[count:]
        self._draw_pile = order  # top card first
        self._paid = [0 for _ in seats]
        self._folded = list(self._broke)
        self._laid: list[tuple[Joker, ...]] = [() for _ in seats]
        self._exchanged: list[int | None] = [None for _ in seats]
        self._question: Question | None = None
        self._answering: tuple[Seat, ...] = ()
        for seat in self._in_order():
            self._pay(seat, self.options.ante)
        self._open_bets(Phase.FIRST_BETS)

    def _open_bets(self, phase: Phase) -> None:
        """Begin a betting round. Skip it if fewer than two seats have anything left to bet."""
        self._phase = phase
        self._bets = [0 for _ in self._credits]
        self._waiting = [seat for seat in self._in_order() if self._credits[seat]]
        if len(self._waiting) < 2:
            self._waiting = []
        self._go_on()

    def _go_on(self) -> None:
        """Set the seats that are to act; if there are none, continue with the next phase."""
        if len(self._in_order()) == 1:
            self._return_uncalled()
            self._end_hand(())
        elif self._question is not None:
            self.to_act = self._answering
        elif self._waiting:
            self.to_act = (self._waiting[0],)
        elif self._phase is Phase.FIRST_BETS:
            self._return_uncalled()
            self._phase = Phase.EXCHANGE
            self._bets = [0 for _ in self._credits]
            self._waiting = self._in_order()
            self.to_act = (self._waiting[0],)
        elif self._phase is Phase.EXCHANGE:
            self._open_bets(Phase.SECOND_BETS)
        else:
            self._return_uncalled()
            self._end_hand(tuple(self._in_order()))

    def _in_order(self) -> list[Seat]:
        """Return the seats that are still in this hand, clockwise from the start seat."""
        return [seat for seat in self._clockwise() if not self._folded[seat]]

    def _clockwise(self) -> list[Seat]:
        """Return all seats, clockwise from the start seat."""
        seats = len(self._credits)
        return [(self._start + step) % seats for step in range(seats)]

    def _pay(self, seat: Seat, amount: int) -> None:
        """Pay into the pot. A seat that has too little goes all in (RULINGS)."""
        paid = min(amount, self._credits[seat])
        self._credits[seat] -= paid
        self._paid[seat] += paid

    def _return_uncalled(self) -> None:
        """Give back the part of the highest bet that nobody matched (RULINGS, "A hand").

        Seats that have dropped out count: what they had bet is in the pot, and it was matched.
        """
        highest, second = sorted(self._bets, reverse=True)[:2]
        seat, amount = self._bets.index(highest), highest - second
        self._bets[seat] -= amount
        self._paid[seat] -= amount
        self._credits[seat] += amount

    def _end_hand(self, showing: Sequence[Seat]) -> None:
        """Give the pots to their winners, and deal the next hand or end the game.

        :param showing: the seats that show their cards; none if all but one have dropped out.
        """
        order = self._in_order()
        first, *others = self._clockwise()
        taken = share_out(self._paid, {seat: strength(self._hands[seat]) for seat in order}, self._start)
        for seat, amount in enumerate(taken):
            self._credits[seat] += amount
        hand = StardustHand(
            winner=max(order, key=lambda seat: taken[seat]),
            start=self._start,
            dealt=tuple(seat for seat in (first, *others) if not self._broke[seat]),
            gains=tuple(now - before for now, before in zip(self._credits, self.settled, strict=True)),
            pot=sum(self._paid),
            taken=tuple(taken),
            shown=tuple((seat, self._hands[seat]) for seat in showing),
            moves=len(self.moves) + 1,
        )
        self.rounds = (*self.rounds, hand)
        self.settled = tuple(self._credits)
        self._paid = [0 for _ in self._credits]
        self._waiting = []
        self._question = None
        solvent = [seat for seat, left in enumerate(self._credits) if left]
        if len(self.rounds) == self.options.hands or len(solvent) == 1:
            self._phase = Phase.OVER
            self._hands = [() for _ in self._credits]
            self.to_act = ()
            return
        self._start = next(seat for seat in (*others, first) if self._credits[seat])
        self._deal()

    # Playing

    def change(self, seat: Seat, move: Move) -> Move:
        """Play a move, and return it with its cards sorted.

        The bets are ``check``, ``call``, ``fold``, ``bet 20`` and ``raise 60``; the number is the seat's whole bet of
        this betting round. ``exchange`` names up to three cards; without any it keeps all. ``lay Hole``, ``lay Water``
        and ``lay Death 3`` lay a joker; the number is that of a seat, from 1. ``discard FL4``, ``pay`` and ``fold``
        answer a joker.

        :raises IllegalMove: ``game_over``, ``not_your_turn``, ``unknown_move``; ``no_bets_now``, ``must_call``,
            ``nothing_to_call``, ``check_instead``, ``no_bet_yet``, ``bet_stands``, ``cannot_raise``, ``bet_too_small``,
            ``bet_too_large``; ``no_exchange_now``, ``not_your_card``, ``too_many_exchanged``, ``cannot_lay``,
            ``no_such_rival``; ``death_asks``, ``water_asks``, ``nothing_asked``.
        """
        if not self.to_act:
            raise IllegalMove("game_over")
        word, *rest = move.split() or [""]
        if word not in (CHECK, CALL, FOLD, BET, RAISE, EXCHANGE, LAY, DISCARD, PAY):
            raise IllegalMove("unknown_move", move=move)
        if seat not in self.to_act:
            raise IllegalMove("not_your_turn")
        before = self._question
        if before is not None:
            played = self._answer(seat, word, rest, move, before)
        elif word in (DISCARD, PAY):
            raise IllegalMove("nothing_asked")
        elif self._phase is not Phase.EXCHANGE:
            played = self._bet(seat, word, rest, move)
        elif word == EXCHANGE:
            played = self._exchange(seat, rest)
        elif word == LAY:
            played = self._lay(seat, rest, move)
        else:
            raise IllegalMove("no_bets_now")
        self._go_on()
        self.moves.append((seat, played))
        if self._question is None or self._question is not before:  # all that Dark Water asks choose at once
            self.turn = len(self.moves)
        return played

    def _bet(self, seat: Seat, word: str, rest: list[str], move: Move) -> Move:
        """Check, call, fold, bet or raise (rulebook, "First round of bets"; RULINGS, "A hand")."""
        limits = self._limits(seat)
        if word in (EXCHANGE, LAY):
            raise IllegalMove("no_exchange_now")
        if word in (BET, RAISE):
            amount = raised_to(limits, word, rest, move)
            self._pay(seat, amount - limits.own)
            self._bets[seat] = amount
            order = self._in_order()
            place = order.index(seat)
            self._waiting = [each for each in (*order[place + 1 :], *order[:place]) if self._credits[each]]
            return f"{word} {amount}"
        if rest:
            raise IllegalMove("unknown_move", move=move)
        if word == FOLD:
            if not limits.to_call:
                raise IllegalMove("check_instead")
            self._folded[seat] = True
        elif word == CHECK and limits.to_call:
            raise IllegalMove("must_call", amount=str(limits.to_call))
        elif word == CALL:
            if not limits.to_call:
                raise IllegalMove("nothing_to_call")
            self._bets[seat] += limits.to_call
            self._pay(seat, limits.to_call)
        self._waiting.remove(seat)
        return word

    def _exchange(self, seat: Seat, names: list[str]) -> Move:
        """Discard up to three cards and draw as many (rulebook, "Exchanging cards").

        By the rulebook's text, a seat draws back to five. But a seat that has laid the Black Hole holds six cards and
        is meant to keep six, so cards are replaced one for one.
        """
        if len(names) > MOST_EXCHANGED:
            raise IllegalMove("too_many_exchanged", most=str(MOST_EXCHANGED))
        kept = self._hands[seat]
        for name in names:
            kept = without(kept, name)
        thrown = sorted(set(self._hands[seat]) - set(kept))
        self._hands[seat] = kept
        self._take(seat, len(names))
        self._exchanged[seat] = len(names)
        self._waiting.remove(seat)
        return " ".join([EXCHANGE, *(NAMES[card] for card in thrown)])

    def _lay(self, seat: Seat, rest: list[str], move: Move) -> Move:
        """Lay a joker for its effect instead of holding it (rulebook, "Jokers"; RULINGS, "Exchange")."""
        joker = joker_in(rest, move)
        self._hands[seat] = without(self._hands[seat], joker.value)
        self._laid[seat] = (*self._laid[seat], joker)
        if joker is Joker.DEATH:
            return self._lay_death(seat, rest[1:])
        if len(rest) > 1:
            raise IllegalMove("unknown_move", move=move)
        if joker is Joker.HOLE:
            self._take(seat, 2)
            return f"{LAY} {joker.value}"
        self._take(seat, 1)
        self._pay(seat, self.options.ante)
        asked = tuple(each for each in self._in_order() if each != seat and self._credits[each])
        if asked:
            self._question, self._answering = Question(joker, seat), asked
        return f"{LAY} {joker.value}"

    def _lay_death(self, seat: Seat, rest: Sequence[str]) -> Move:
        """Ask a rival for a card. The seat draws once the rival has drawn (RULINGS, "Exchange")."""
        number = read_number(rest[0]) if len(rest) == 1 else None
        rival = -1 if number is None else number - 1
        if rival not in self._in_order() or rival == seat:
            raise IllegalMove("no_such_rival")
        self._question, self._answering = Question(Joker.DEATH, seat), (rival,)
        return f"{LAY} {Joker.DEATH.value} {rival + 1}"

    def _after_death(self, layer: Seat) -> None:
        """Draw a card for the seat that laid Quick Death, now that its rival has drawn."""
        self._take(layer, 1)

    def _answer(self, seat: Seat, word: str, rest: list[str], move: Move, question: Question) -> Move:
        """Answer a joker. Quick Death makes the seat replace a card; Dark Water makes it pay the ante again or fold."""
        if question.joker is Joker.DEATH:
            if word != DISCARD:
                raise IllegalMove("death_asks")
            if len(rest) != 1:
                raise IllegalMove("unknown_move", move=move)
            self._hands[seat] = without(self._hands[seat], rest[0])
            self._take(seat, 1)
            self._after_death(question.seat)
            played = f"{DISCARD} {rest[0]}"
        else:
            if word not in (PAY, FOLD) or rest:
                raise IllegalMove("water_asks")
            if word == PAY:
                self._pay(seat, self.options.ante)
            else:
                self._folded[seat] = True
                self._waiting = [each for each in self._waiting if each != seat]
            played = word
        self._answering = tuple(each for each in self._answering if each != seat)
        if not self._answering:
            self._question = None
        return played

    def _take(self, seat: Seat, count: int) -> None:
        """Draw cards for a seat. The full deck lasts for any hand; cards that were dealt by hand may run out."""
        if count > len(self._draw_pile):
            raise IllegalMove("draw_pile_empty")
        drawn, self._draw_pile = self._draw_pile[:count], self._draw_pile[count:]
        self._hands[seat] = tuple(sorted((*self._hands[seat], *drawn)))

    # Legal moves

    def _limits(self, seat: Seat) -> BetLimits:
        others = (each for each in self._in_order() if each != seat)
        return BetLimits(
            high=max(self._bets),
            own=self._bets[seat],
            credits=self._credits[seat],
            step=self.options.ante,
            answered=any(self._credits[each] for each in others),
        )

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the seat's bets, or its exchanges and jokers, or its answers to a joker."""
        if seat not in self.to_act:
            return ()
        if self._question is not None:
            asked = self._question.joker
            return [f"{DISCARD} {NAMES[card]}" for card in self._hands[seat]] if asked is Joker.DEATH else [PAY, FOLD]
        if self._phase is not Phase.EXCHANGE:
            return Bets(self._limits(seat))
        return exchanges(self._hands[seat], [each for each in self._in_order() if each != seat])

    def automatic(self, seat: Seat) -> Move:
        """Return a check, or else a fold; an exchange that keeps all cards; the discard of the least useful card."""
        if self._question is not None and self._question.joker is Joker.DEATH:
            hand = self._hands[seat]
            least = max(hand, key=lambda card: strength(each for each in hand if each != card))
            return f"{DISCARD} {NAMES[least]}"
        if self._question is None and self._phase is Phase.EXCHANGE:
            return EXCHANGE
        return CHECK if self._question is None and not self._limits(seat).to_call else FOLD

    # Imagining

    def with_cards(self, hands: Sequence[Sequence[Card]], draw_pile: Sequence[Card]) -> Self:
        """Return a copy in which the seats hold other cards, and others are drawn.

        :param hands: for each seat, as many cards as it holds.
        :param draw_pile: the cards that are left, top card first.
        """
        other = object.__new__(type(self))
        other._take_over(self)
        other._hands = [tuple(sorted(hand)) for hand in hands]
        other._draw_pile = list(draw_pile)
        return other

    def dealt_by(self, dealer: Dealer) -> Self:
        """Return a copy whose later hands another dealer deals."""
        other = object.__new__(type(self))
        other._take_over(self)
        other._dealer = dealer
        return other

    # What seats see

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has won or lost in the hands that are over, in credits."""
        return tuple(left - self.options.stake for left in self.settled)

    def broken_off(self, closer: Seat | None) -> tuple[int, ...]:
        """Return each seat's score if the game is closed now: bets of the running hand go back to those who made them.

        The closer alone loses theirs, so that closing saves nobody from a bet (ours; the rulebook knows no closing).
        """
        bets = [paid if seat == closer else 0 for seat, paid in enumerate(self._paid)]
        return tuple(score - lost for score, lost in zip(self.scores, bets, strict=True))

    @property
    def outcome(self) -> Outcome | None:
        """The seats with the most credits win, once all hands are played or one seat has everything."""
        if self._phase is not Phase.OVER:
            return None
        most = max(self._credits)
        return Outcome(self.scores, tuple(seat for seat, left in enumerate(self._credits) if left == most))

    def hand(self, seat: Seat) -> list[str]:
        """Return the names of the cards that the seat holds, sorted."""
        return [NAMES[card] for card in self._hands[seat]]

    def view(self, seat: Seat | None) -> StardustView:
        """Return what the seat may see; with None, what a spectator may see."""
        betting = self._phase in (Phase.FIRST_BETS, Phase.SECOND_BETS) and seat is not None and seat in self.to_act
        return StardustView(
            seat=seat,
            options=self.options,
            to_act=self.to_act,
            turn=self.turn,
            phase=self._phase,
            hand=() if seat is None else self._hands[seat],
            held=tuple(len(hand) for hand in self._hands),
            credits=tuple(self._credits),
            bets=tuple(self._bets),
            paid=tuple(self._paid),
            folded=tuple(self._folded),
            broke=self._broke,
            start=self._start,
            limits=self._limits(seat) if betting and seat is not None else None,
            laid=tuple(self._laid),
            exchanged=tuple(self._exchanged),
            question=self._question,
            rounds=self.rounds,
            outcome=self.outcome,
            legal_moves=() if seat is None else self.legal_moves(seat),
        )


class StardustPosition1(StardustPosition):
    """A game of Stardust at one moment, by version 1 of the rules, for the games that began with it.

    Version 2 corrects two things. Whoever lays Quick Death draws after the rival, not before. And what nobody matched
    of a bet goes back to its owner when the betting round ends; in version 1 it stays in the pot, so an owner who drops
    out later loses it.
    """

    def _lay_death(self, seat: Seat, rest: Sequence[str]) -> Move:
        """Draw at once, before the rival."""
        played = super()._lay_death(seat, rest)
        self._take(seat, 1)
        return played

    def _after_death(self, layer: Seat) -> None:
        """Draw nothing: the seat drew when it laid the joker."""

    def _return_uncalled(self) -> None:
        """Leave every bet in the pot."""
