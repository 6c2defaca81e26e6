"""Lanterns: two rows of cards are laid together. Everybody sees all hands but their own."""

from dataclasses import dataclass

from bot.games.game import Game, IllegalMove, Mode, Outcome, RandomPlayer
from bot.games.plain_position import PlainPosition

COLOURS = "RB"
VALUES = (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)
NAMES = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)
HINTS = 8
MISTAKES = 3
LONGEST_ROW = max(VALUES)


@dataclass(frozen=True)
class View:
    seat: int | None
    to_act: tuple
    turn: int
    legal_moves: tuple
    hand: tuple
    """What the seat knows of its own cards: ``R3``, or ``R?``, or ``??``."""
    hands: tuple
    """The cards of the others; empty for a spectator."""
    known: tuple
    """What each seat knows of its own cards. All have heard the hints."""
    rows: tuple
    """How far the row of each colour has come."""
    discards: tuple
    hints: int
    mistakes: int
    deck_left: int
    turns_left: int | None
    cards_left: tuple
    scores: tuple
    last_move: str | None
    outcome: Outcome | None


class Position(PlainPosition[View]):
    __slots__ = ("deck", "discards", "hands", "hints", "known", "last", "left", "mistakes", "moves", "outcome")
    __slots__ += ("rounds", "rows", "to_act", "turn")

    def __init__(self, seats, size, dealer, leader):
        deck = dealer.shuffle(0, range(len(NAMES)))
        self.hands = tuple(tuple(deck[seat * size : (seat + 1) * size]) for seat in range(seats))
        self.known = tuple(("??",) * size for _ in range(seats))
        self.deck, self.discards, self.rows = tuple(deck[seats * size :]), (), (0,) * len(COLOURS)
        self.hints, self.mistakes, self.left, self.last = HINTS, 0, None, None
        self.moves, self.rounds, self.turn, self.outcome, self.to_act = [], (), 0, None, (leader,)

    @property
    def scores(self):
        return (sum(self.rows),) * len(self.hands)

    def legal_moves(self, seat):
        if seat not in self.to_act:
            return ()
        places = range(1, len(self.hands[seat]) + 1)
        moves = [f"play {place}" for place in places]
        if self.hints < HINTS:
            moves += [f"discard {place}" for place in places]
        if self.hints:
            others = [each for each in range(len(self.hands)) if each != seat]
            moves += [f"hint {other + 1} {what}" for other in others for what in self.signs(other)]
        return tuple(moves)

    def signs(self, seat):
        """Return the colours and values that a hint can tell a seat of."""
        return sorted({sign for card in self.hands[seat] for sign in NAMES[card]}, reverse=True)

    def change(self, seat, move):
        if seat not in self.to_act:
            raise IllegalMove("not_your_turn")
        if move not in self.legal_moves(seat):
            raise IllegalMove("not_possible")
        word, *rest = move.split()
        self.last = move
        if word == "hint":
            self.hints -= 1
            self.tell(int(rest[0]) - 1, rest[1])
        else:
            self.give(seat, int(rest[0]) - 1, lays=word == "play")
        self.moves.append((seat, move))
        self.turn, self.to_act = len(self.moves), ((seat + 1) % len(self.hands),)
        self.end()
        return move

    def tell(self, seat, what):
        place = 0 if what in COLOURS else 1
        told = [
            (what + knows[1] if place == 0 else knows[0] + what) if NAMES[card][place] == what else knows
            for card, knows in zip(self.hands[seat], self.known[seat], strict=True)
        ]
        self.known = (*self.known[:seat], tuple(told), *self.known[seat + 1 :])

    def give(self, seat, place, *, lays):
        hand, knows = [*self.hands[seat]], [*self.known[seat]]
        card = hand.pop(place)
        knows.pop(place)
        colour, value = COLOURS.index(NAMES[card][0]), int(NAMES[card][1])
        self.last = f"{'play' if lays else 'discard'} {NAMES[card]}"
        if lays and self.rows[colour] == value - 1:
            self.rows = (*self.rows[:colour], value, *self.rows[colour + 1 :])
        else:
            self.discards = (*self.discards, card)
            self.mistakes += lays
            self.hints += not lays
        if self.deck:
            hand.append(self.deck[0])
            knows.append("??")
            self.deck = self.deck[1:]
        self.hands = (*self.hands[:seat], tuple(hand), *self.hands[seat + 1 :])
        self.known = (*self.known[:seat], tuple(knows), *self.known[seat + 1 :])

    def end(self):
        """End the game: won with both rows, lost with the last mistake, or a round after the last card was drawn."""
        seats = len(self.hands)
        if not self.deck:
            self.left = seats if self.left is None else self.left - 1
        if all(row == LONGEST_ROW for row in self.rows):
            self.outcome, self.to_act = Outcome(self.scores, tuple(range(seats))), ()
        elif self.mistakes == MISTAKES or self.left == 0:
            self.outcome, self.to_act = Outcome(self.scores, ()), ()

    def automatic(self, seat):
        legal = self.legal_moves(seat)
        return next((move for move in legal if move.startswith("discard")), legal[-1])

    def hand(self, seat):
        return sorted(NAMES[card] for card in self.hands[seat])

    def view(self, seat):
        seen = tuple(
            () if seat in (None, each) and self.outcome is None else tuple(NAMES[card] for card in hand)
            for each, hand in enumerate(self.hands)
        )
        return View(
            seat,
            self.to_act,
            self.turn,
            () if seat is None else self.legal_moves(seat),
            () if seat is None else self.known[seat],
            seen,
            self.known,
            self.rows,
            tuple(sorted(NAMES[card] for card in self.discards)),
            self.hints,
            self.mistakes,
            len(self.deck),
            self.left,
            tuple(len(hand) for hand in self.hands),
            self.scores,
            self.last,
            self.outcome,
        )


class Careful:
    """Plays what it knows to fit, tells others of what fits, and discards its oldest card otherwise."""

    def choose(self, view, chance):
        """Return one of the view's legal moves."""
        for place, knows in enumerate(view.hand, start=1):
            if knows[0] in COLOURS and knows[1] == str(view.rows[COLOURS.index(knows[0])] + 1):
                return f"play {place}"
        if view.hints:
            for other, cards in enumerate(view.hands):
                for card, knows in zip(cards, view.known[other], strict=bool(cards)):
                    if int(card[1]) == view.rows[COLOURS.index(card[0])] + 1 and "?" in knows:
                        return f"hint {other + 1} {card[knows.index('?')]}"
        return next((move for move in view.legal_moves if move.startswith("discard")), view.legal_moves[-1])


class Lanterns(Game[dict, View]):
    name = "lanterns"
    seats = range(2, 5)
    mode = Mode.COOPERATIVE
    somebody_wins = False
    card_names = NAMES
    players = {"random": RandomPlayer(), "careful": Careful()}
    levels = {"easy": "random", "normal": "careful"}
    strengths = {"easy": 20.0, "normal": 25.0}

    def start(self, seats, dealer, options, leader=0, rules=None):
        self.check_rules(rules)
        self.check_seats(seats)
        return Position(seats, self.hand_size(options, seats), dealer, leader)

    def hand_size(self, options, seats):
        return 5 if seats == 2 else 4


GAME = Lanterns()
