"""Partners: two teams of two take tricks with trumps. Whoever sits opposite is the partner."""

from dataclasses import dataclass

from bot.games.game import Game, IllegalMove, Mode, Outcome, Round
from bot.games.plain_position import PlainPosition

SUITS = "CDHS"
RANKS = "789TJQKA"
NAMES = tuple(f"{suit}{rank}" for suit in SUITS for rank in RANKS)
SEATS = 4
HAND = len(NAMES) // SEATS


def suit_of(card):
    return card // len(RANKS)


@dataclass(frozen=True)
class View:
    seat: int | None
    to_act: tuple
    turn: int
    legal_moves: tuple
    hand: tuple
    table: tuple
    """The cards of the trick, the first one first. The last trick lies there until the next card."""
    trumps: str
    cards_left: tuple
    teams: tuple
    scores: tuple
    last_move: str | None
    outcome: Outcome | None


class Position(PlainPosition[View]):
    __slots__ = ("hands", "moves", "outcome", "rounds", "scores", "to_act", "trick", "trumps", "turn")

    def __init__(self, dealer, leader):
        deck = dealer.shuffle(0, range(len(NAMES)))
        self.hands = tuple(tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in range(SEATS))
        self.trumps = suit_of(deck[-1])
        self.moves, self.rounds, self.trick, self.scores = [], [], (), (0,) * SEATS
        self.turn, self.outcome, self.to_act = 0, None, (leader,)

    def legal_moves(self, seat):
        if seat not in self.to_act:
            return ()
        led = suit_of(self.trick[0][0]) if 0 < len(self.trick) < SEATS else None
        follow = [card for card in self.hands[seat] if suit_of(card) == led]
        return tuple(NAMES[card] for card in follow or self.hands[seat])

    def change(self, seat, move):
        if seat not in self.to_act:
            raise IllegalMove("not_your_turn")
        if move not in self.hand(seat):
            raise IllegalMove("not_your_card", card=move)
        if move not in self.legal_moves(seat):
            raise IllegalMove("must_follow", suit=NAMES[self.trick[0][0]][0])
        card, begins = NAMES.index(move), len(self.trick) in (0, SEATS)
        self.hands = tuple(tuple(each for each in hand if each != card) for hand in self.hands)
        self.trick = (*(() if begins else self.trick), (card, seat))
        self.moves.append((seat, move))
        self.turn, self.to_act = len(self.moves), ((seat + 1) % SEATS,)
        if len(self.trick) == SEATS:
            self.end_of_trick()
        return move

    def end_of_trick(self):
        led = suit_of(self.trick[0][0])
        worth = {card: (suit_of(card) == self.trumps, suit_of(card) == led, card) for card, _ in self.trick}
        winner = max(self.trick, key=lambda played: worth[played[0]])[1]
        self.rounds.append(Round(winner))
        self.scores = tuple(score + (seat % 2 == winner % 2) for seat, score in enumerate(self.scores))
        self.to_act = (winner,)
        if not any(self.hands):
            best = tuple(seat for seat, score in enumerate(self.scores) if score == max(self.scores))
            self.outcome, self.to_act = Outcome(self.scores, best), ()

    def formality(self, seat):
        return self.hand(seat)[0] if len(self.hands[seat]) == 1 else None

    def hand(self, seat):
        return [NAMES[card] for card in self.hands[seat]]

    def view(self, seat):
        return View(
            seat,
            self.to_act,
            self.turn,
            () if seat is None else self.legal_moves(seat),
            () if seat is None else tuple(self.hand(seat)),
            tuple(NAMES[card] for card, _ in self.trick),
            SUITS[self.trumps],
            tuple(len(hand) for hand in self.hands),
            (0, 1, 0, 1),
            self.scores,
            self.moves[-1][1] if self.moves else None,
            self.outcome,
        )


class Partners(Game[dict, View]):
    name = "partners"
    seats = (SEATS,)
    mode = Mode.TEAMS
    card_names = NAMES

    def start(self, seats, dealer, options, leader=0, rules=None):
        self.check_rules(rules)
        self.check_seats(seats)
        return Position(dealer, leader)

    def hand_size(self, options, seats):
        return HAND


GAME = Partners()
