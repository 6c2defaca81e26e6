"""Quarry: two people lay numbered stones into a square. Each row and column goes to the higher sum."""

from dataclasses import dataclass

from bot.games.game import Game, IllegalMove, Outcome
from bot.games.imagining import ByChance, past
from bot.games.plain_position import PlainPosition

COLOURS = "VO"
SIZE = 4
STONES = SIZE * SIZE // 2
NAMES = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, STONES + 1))
PLACES = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "ABCD")
LINES = (
    *(tuple(range(row * SIZE, (row + 1) * SIZE)) for row in range(SIZE)),
    *(tuple(range(column, SIZE * SIZE, SIZE)) for column in range(SIZE)),
)


def owner(stone):
    return COLOURS.index(stone[0])


def winner_of(line, squares):
    """Return who has the higher sum in a line; None if nobody has."""
    sums = [0, 0]
    for stone in (squares[place] for place in line):
        if stone is not None:
            sums[owner(stone)] += int(stone[1:])
    return None if sums[0] == sums[1] else int(sums[1] > sums[0])


@dataclass(frozen=True)
class View:
    seat: int | None
    to_act: tuple
    turn: int
    legal_moves: tuple
    squares: tuple
    """What lies on each of ``PLACES``, or None."""
    next: tuple
    """The stone that each seat lays next, or None."""
    cards_left: tuple
    scores: tuple
    last_move: str | None
    outcome: Outcome | None


class Position(PlainPosition[View]):
    __slots__ = ("moves", "outcome", "piles", "rounds", "squares", "to_act", "turn")

    def __init__(self, dealer, leader):
        deck = [NAMES[card] for card in dealer.shuffle(0, range(len(NAMES)))]
        self.piles = tuple(tuple(each for each in deck if owner(each) == seat) for seat in (0, 1))
        self.squares, self.moves, self.rounds = (None,) * len(PLACES), [], ()
        self.turn, self.outcome, self.to_act = 0, None, (leader,)

    @property
    def scores(self):
        won = [winner_of(line, self.squares) for line in LINES]
        return (won.count(0), won.count(1))

    def legal_moves(self, seat):
        if seat not in self.to_act:
            return ()
        return tuple(name for name, stone in zip(PLACES, self.squares, strict=True) if stone is None)

    def change(self, seat, move):
        if seat not in self.to_act:
            raise IllegalMove("not_your_turn")
        if move not in self.legal_moves(seat):
            raise IllegalMove("not_free")
        at, (stone, *rest) = PLACES.index(move), self.piles[seat]
        self.squares = (*self.squares[:at], stone, *self.squares[at + 1 :])
        self.piles = tuple(tuple(rest) if each == seat else pile for each, pile in enumerate(self.piles))
        self.moves.append((seat, move))
        self.turn, self.to_act = len(self.moves), (1 - seat,)
        if None not in self.squares:
            best = tuple(each for each in (0, 1) if self.scores[each] == max(self.scores))
            self.outcome, self.to_act = Outcome(self.scores, best), ()
        return move

    def hand(self, seat):
        return []

    def view(self, seat):
        return View(
            seat,
            self.to_act,
            self.turn,
            () if seat is None else self.legal_moves(seat),
            self.squares,
            tuple(pile[0] if pile else None for pile in self.piles),
            tuple(map(len, self.piles)),
            self.scores,
            self.moves[-1][1] if self.moves else None,
            self.outcome,
        )


class Quarry(Game[dict, View]):
    name = "quarry"
    seats = (2,)
    card_names = NAMES

    def start(self, seats, dealer, options, leader=0, rules=None):
        self.check_rules(rules)
        self.check_seats(seats)
        return Position(dealer, leader)

    def imagine(self, view, chance, rules=None):
        position = Position(ByChance(chance), 0)
        known = {*view.squares, *view.next}
        position.piles = tuple(
            (*filter(None, [view.next[seat]]), *(each for each in pile if each not in known))
            for seat, pile in enumerate(position.piles)
        )
        position.squares, position.to_act, position.turn = view.squares, view.to_act, view.turn
        position.outcome, position.moves = view.outcome, past(view.turn)
        if view.last_move:
            position.moves[-1] = (position.moves[-1][0], view.last_move)
        return position


GAME = Quarry()
