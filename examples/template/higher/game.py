from collections import namedtuple

from bot.games.game import Game, IllegalMove, Outcome, Round
from bot.games.plain_position import PlainPosition

NAMES, HAND = tuple(str(number) for number in range(1, 41)), 5
View = namedtuple("View", "seat to_act turn legal_moves hand table cards_left scores outcome")


class Position(PlainPosition[View]):
    def __init__(self, seats, dealer, leader):
        deck = dealer.shuffle(0, range(len(NAMES)))
        self.hands = tuple(tuple(sorted(deck[seat * HAND :][:HAND])) for seat in range(seats))
        self.scores, self.table, self.to_act = (0,) * seats, (), (leader,)
        self.moves, self.rounds, self.turn, self.outcome = [], [], 0, None

    def legal_moves(self, seat):
        return tuple(self.hand(seat)) if seat in self.to_act else ()

    def change(self, seat, move):
        if move not in self.legal_moves(seat):
            raise IllegalMove("not_your_card" if seat in self.to_act else "not_your_turn", card=move)
        self.hands = tuple(tuple(card for card in hand if NAMES[card] != move) for hand in self.hands)
        self.table = (*self.table[: len(self.moves) % len(self.hands)], (NAMES.index(move), seat))
        self.moves.append((seat, move))
        self.turn, self.to_act = len(self.moves), ((seat + 1) % len(self.hands),)
        if len(self.table) == len(self.hands):
            self.end_of_trick()
        return move

    def end_of_trick(self):
        winner = max(self.table)[1]
        self.rounds.append(Round(winner))
        self.scores, self.to_act = tuple(score + (seat == winner) for seat, score in enumerate(self.scores)), (winner,)
        if not any(self.hands):
            best = [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]
            self.outcome, self.to_act = Outcome(self.scores, tuple(best)), ()

    def hand(self, seat):
        return [NAMES[card] for card in self.hands[seat]]

    def view(self, seat):
        hand, legal = ((), ()) if seat is None else (tuple(self.hand(seat)), self.legal_moves(seat))
        table, left = tuple(NAMES[card] for card, _ in self.table), tuple(map(len, self.hands))
        return View(seat, self.to_act, self.turn, legal, hand, table, left, self.scores, self.outcome)


class Higher(Game[dict, View]):
    name, seats, card_names = "higher", range(2, 7), NAMES

    def start(self, seats, dealer, options, leader=0, rules=None):
        self.check_rules(rules)
        self.check_seats(seats)
        return Position(seats, dealer, leader)

    def hand_size(self, options, seats):
        return HAND


GAME = Higher()
