"""A small game of sealed bids, for mistakes to be made in it, and for what the kit must not take for one.

Everybody shows a card, all at the same time, and keeps it. Then all bid cards for prizes, one after the other and in
secret; the last bid of a round lays all of them open. The prizes are a second deck, which lies open.
"""

from collections import namedtuple
from types import MappingProxyType

from bot.games.game import Game, Outcome, Round
from bot.games.highlights import Bold, Highlights
from bot.games.stages import Stage, StagedPosition

NAMES, HAND = tuple(str(number) for number in range(1, 17)), 3
View = namedtuple("View", "seat to_act turn legal_moves hand prize bids table cards_left scores last_move outcome")


class Position(StagedPosition[View]):
    def __init__(self, seats, dealer):
        self.deck = tuple(dealer.shuffle(0, range(len(NAMES))))
        self.prizes = tuple(dealer.shuffle(1, range(len(NAMES))))
        self.hands = tuple(tuple(sorted(self.deck[seat * HAND :][:HAND])) for seat in range(seats))
        self.scores, self.shown, self.bids, self.laid = (0,) * seats, {}, (), ()
        self.rounds, self.outcome = [], None
        self.enter("show", *range(seats))

    @property
    def prize(self):
        return self.prizes[len(self.rounds)]

    def can_show(self, seat):
        return [f"show {name}" for name in self.hand(seat)]

    def show(self, seat, move):
        self.shown = {**self.shown, seat: move[5:]}

    def begin_bids(self):
        self.enter_in_turn("bid", 0)

    def can_bid(self, seat):
        return [*(f"bid {name}" for name in self.hand(seat)), *(["pass"] if self.prize % 2 else [])]

    def bid(self, seat, move):
        card = -1 if move == "pass" else NAMES.index(move[4:])
        self.hands = tuple(tuple(each for each in hand if each != card) for hand in self.hands)
        self.bids = (*self.bids, card)

    def end_round(self):
        winner = self.bids.index(max(self.bids))
        self.scores = tuple(score + (each == winner) for each, score in enumerate(self.scores))
        self.rounds.append(Round(winner))
        self.laid, self.bids = tuple(NAMES[card] for card in self.bids if card >= 0), ()
        self.enter_in_turn("bid", 0)
        if len(self.rounds) == HAND:
            best = tuple(seat for seat, score in enumerate(self.scores) if score == max(self.scores))
            self.end(Outcome(self.scores, best))

    stages = MappingProxyType(
        {"show": Stage(can_show, show, done=begin_bids), "bid": Stage(can_bid, bid, done=end_round)}
    )

    def hand(self, seat):
        return [NAMES[card] for card in self.hands[seat]]

    def view(self, seat):
        own = () if seat is None else tuple(self.hand(seat))
        shown = tuple(self.shown.values()) if len(self.shown) == len(self.hands) else ()
        last = self.moves[-1][1] if self.moves and (shown or not self.moves[-1][1].startswith("show")) else None
        if last and last.startswith("bid") and self.bids:
            last = "bid"
        legal, left = () if seat is None else self.legal_moves(seat), tuple(map(len, self.hands))
        return View(
            *(seat, self.to_act, self.turn, legal, own, self.prize, self.laid, shown, left),
            *(self.scores, last, self.outcome),
        )


class Bids(Game[dict, View]):
    name, seats, card_names = "bids", range(2, 5), NAMES
    secret_moves = frozenset({"bid"})

    def start(self, seats, dealer, options, leader=0, rules=None):
        self.check_rules(rules)
        self.check_seats(seats)
        return Position(seats, dealer)

    def hand_size(self, options, seats):
        return HAND

    def highlights(self, position):
        return Highlights(0.5, Bold(0, 0.5, {"prize": NAMES[position.prizes[0]]}))


GAME = Bids()
