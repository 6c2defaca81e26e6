"""A small game that keeps secrets, for mistakes to be made in it.

In each of two deals, everybody passes a card on, all at the same time. Then tricks are taken.
"""

from dataclasses import dataclass
from types import MappingProxyType

from bot.games.game import Game, IllegalMove, Outcome, RandomPlayer, Round
from bot.games.plain_position import PlainPosition

NAMES = tuple(f"{colour}{value}" for colour in "RB" for value in (1, 1, 2, 3, 4, 5, 6, 7))
HAND, DEALS = 4, 2


@dataclass(frozen=True)
class View:
    seat: int | None
    to_act: tuple
    turn: int
    legal_moves: tuple
    hand: tuple
    passed: tuple
    table: tuple
    cards_left: tuple
    scores: tuple
    last_move: str | None
    outcome: Outcome | None


class Position(PlainPosition[View]):
    __slots__ = (
        "dealer",
        "deals",
        "hands",
        "moves",
        "outcome",
        "passed",
        "rounds",
        "scores",
        "table",
        "to_act",
        "turn",
    )

    def __init__(self, seats, dealer):
        self.dealer, self.deals, self.scores = dealer, 0, (0,) * seats
        self.moves, self.rounds, self.turn, self.outcome = [], [], 0, None
        self.deal()

    def deal(self):
        seats = len(self.scores)
        deck = self.dealer.shuffle(self.deals, range(len(NAMES)))
        self.hands = tuple(tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in range(seats))
        self.passed, self.table, self.to_act = (None,) * seats, (), tuple(range(seats))
        self.deals += 1

    def legal_moves(self, seat):
        if seat not in self.to_act:
            return ()
        word = "pass " if None in self.passed else ""
        return tuple(f"{word}{name}" for name in dict.fromkeys(self.hand(seat)))

    def change(self, seat, move):
        if move not in self.legal_moves(seat):
            raise IllegalMove("not_possible")
        name = move.removeprefix("pass ")
        card = next(card for card in self.hands[seat] if NAMES[card] == name)
        self.moves.append((seat, move))
        if move.startswith("pass "):
            self.choose(seat, card)
        else:
            self.lay(seat, card)
        return move

    def choose(self, seat, card):
        self.passed = tuple(card if each == seat else one for each, one in enumerate(self.passed))
        self.to_act = tuple(each for each in self.to_act if each != seat)
        if not self.to_act:
            kept = [[card for card in hand if card != self.passed[each]] for each, hand in enumerate(self.hands)]
            self.hands = tuple(tuple(sorted([*hand, self.passed[each - 1]])) for each, hand in enumerate(kept))
            self.to_act, self.turn = (0,), len(self.moves)

    def lay(self, seat, card):
        self.hands = tuple(tuple(each for each in hand if each != card) for hand in self.hands)
        begins = len(self.table) == len(self.hands)
        self.table = (*(() if begins else self.table), card)
        self.to_act, self.turn = ((seat + 1) % len(self.hands),), len(self.moves)
        if len(self.table) == len(self.hands):
            self.score()

    def score(self):
        winner = self.table.index(max(self.table, key=lambda card: (NAMES[card][1], card)))
        self.rounds.append(Round(winner))
        self.scores = tuple(score + (seat == winner) for seat, score in enumerate(self.scores))
        self.to_act = (0,)
        if not any(self.hands) and self.deals < DEALS:
            self.deal()
        elif not any(self.hands):
            best = tuple(seat for seat, score in enumerate(self.scores) if score == max(self.scores))
            self.outcome, self.to_act = Outcome(self.scores, best), ()

    def automatic(self, seat):
        return self.legal_moves(seat)[0]

    def hand(self, seat):
        return [NAMES[card] for card in self.hands[seat]]

    def view(self, seat):
        return View(
            seat,
            self.to_act,
            self.turn,
            () if seat is None else self.legal_moves(seat),
            () if seat is None else tuple(self.hand(seat)),
            () if seat is None else (self.passed[seat], self.passed[seat - 1] if None not in self.passed else None),
            tuple(NAMES[card] for card in self.table),
            tuple(len(hand) for hand in self.hands),
            self.scores,
            self.moves[-1][1] if self.moves and not self.moves[-1][1].startswith("pass") else None,
            self.outcome,
        )


class Passing(Game[None, View]):
    name = "passing"
    seats = range(2, 5)
    card_names = NAMES
    option_specs = ()
    players = MappingProxyType({"random": RandomPlayer()})
    levels = MappingProxyType({"easy": "random"})
    strengths = MappingProxyType({"easy": 20.0})

    def read_options(self, options):
        self.check_options(options)

    def write_options(self, options):
        return {}

    def start(self, seats, dealer, options, leader=0, rules=None):
        self.check_rules(rules)
        self.check_seats(seats)
        return Position(seats, dealer)

    def advise(self, view, chance):
        return [(move, None) for move in view.legal_moves]

    def hand_size(self, options, seats):
        return HAND


GAME = Passing()
