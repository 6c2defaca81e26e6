"""A game of a package that was written for contract 1, and is left as it was."""

from dataclasses import dataclass

from bot.games.game import Game, IllegalMove, OptionSpec, Outcome, RandomPlayer, Round
from bot.games.plain_position import PlainPosition

NAMES = tuple(str(number) for number in range(1, 41))


@dataclass(frozen=True)
class View:
    seat: int | None
    to_act: tuple
    turn: int
    legal_moves: tuple
    hand: tuple
    table: tuple
    cards_left: tuple
    scores: tuple
    last_move: str | None
    outcome: Outcome | None


class Position(PlainPosition[View]):
    __slots__ = ("hands", "moves", "outcome", "rounds", "scores", "table", "to_act", "turn")

    def __init__(self, seats, size, dealer, leader):
        deck = dealer.shuffle(0, range(len(NAMES)))
        deals = [deck[seat * size : (seat + 1) * size] for seat in range(seats)]
        self.hands = tuple(tuple(sorted(hand)) for hand in deals)
        self.scores, self.table, self.to_act = (0,) * seats, (), (leader,)
        self.moves, self.rounds, self.turn, self.outcome = [], [], 0, None

    def legal_moves(self, seat):
        return tuple(self.hand(seat)) if seat in self.to_act else ()

    def change(self, seat, move):
        if seat not in self.to_act:
            raise IllegalMove("not_your_turn")
        if move not in self.hand(seat):
            raise IllegalMove("not_your_card", card=move)
        hands, card = list(self.hands), NAMES.index(move)
        hands[seat] = tuple(each for each in hands[seat] if each != card)
        self.hands, begins = tuple(hands), len(self.table) == len(hands)
        self.table = (*(() if begins else self.table), (card, seat))
        self.moves.append((seat, move))
        self.turn, self.to_act = len(self.moves), ((seat + 1) % len(hands),)
        if len(self.table) == len(hands):
            self.end_of_trick()
        return move

    def end_of_trick(self):
        winner = max(self.table)[1]
        self.rounds.append(Round(winner))
        scores = [score + (seat == winner) for seat, score in enumerate(self.scores)]
        self.scores, self.to_act = tuple(scores), (winner,)
        if not any(self.hands):
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            self.outcome, self.to_act = Outcome(self.scores, tuple(best)), ()

    def formality(self, seat):
        return self.hand(seat)[0] if len(self.hands[seat]) == 1 else None

    def automatic(self, seat):
        return self.hand(seat)[0]

    def hand(self, seat):
        return [NAMES[card] for card in self.hands[seat]]

    def view(self, seat):
        return View(
            seat,
            self.to_act,
            self.turn,
            () if seat is None else self.legal_moves(seat),
            () if seat is None else tuple(self.hand(seat)),
            tuple(NAMES[card] for card, _ in self.table),
            tuple(len(hand) for hand in self.hands),
            self.scores,
            self.moves[-1][1] if self.moves else None,
            self.outcome,
        )


class Older(Game[int, View]):
    name = "older"
    seats = range(2, 7)
    card_names = NAMES
    option_specs = (OptionSpec("hand", ("5", "3")),)
    players = {"random": RandomPlayer()}
    levels = {"easy": "random"}
    strengths = {"easy": 20.0}
    slow = frozenset()

    def read_options(self, options):
        return int(self.check_options(options)["hand"])

    def write_options(self, options):
        return {} if options == 5 else {"hand": str(options)}

    def seats_for(self, options):
        return self.seats

    def start(self, seats, dealer, options, leader=0, rules=None):
        self.check_rules(rules)
        self.check_seats(seats)
        return Position(seats, options, dealer, leader)

    def advise(self, view, chance):
        return [(move, None) for move in reversed(view.legal_moves)]

    def tallies(self, position):
        return [{} for _ in position.scores]

    def hand_size(self, options):
        return options


GAME = Older()
