"""The patience: lay all cards in as few rows as possible (rulebook, "Solitaire")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.africa.deck import BRIGAND_CARD, CARD_OF_NAME, CARDS, NAMES, STAR_CARD
from bot.games.africa.laying import FITS, FRIENDS, NEW, PatienceOptions, PatienceView, Row, end_of
from bot.games.africa.solver import solve
from bot.games.game import (
    Card,
    Chance,
    Dealer,
    Game,
    IllegalMove,
    Move,
    OptionSpec,
    Outcome,
    Player,
    RandomPlayer,
    Seat,
)
from bot.games.imagining import AsTheyLie, deal_unseen, past
from bot.games.numbers import read_number
from bot.games.plain_position import PlainPosition

GOOD: Final = 3
"""The most rows with which the patience is won (rulebook, "Solitaire": a good result)."""


def promising(view: PatienceView) -> list[Move]:
    """Return the legal moves, first those that keep the other cards of the hand playable and the ends of rows good."""

    def worth(move: Move) -> tuple[int, int, int]:
        name, *places = move.split()
        card = CARD_OF_NAME[name]
        ends = [end_of(row) for row in view.rows]
        if places == [NEW]:
            ends.append(card)
        elif len(places) == 2:
            ends.pop(int(places[0]) - 1)
        elif card != BRIGAND_CARD:
            ends[int(places[0]) - 1] = card
        stuck = sum(not any(FITS[each][end] for end in ends) for each in view.hand if each != card)
        return (-stuck - 2 * len(ends), sum(FRIENDS[end] for end in ends), -FRIENDS[card])

    return sorted(view.legal_moves, key=worth, reverse=True)


class HintingPlayer:
    """Plays the first hint."""

    def choose(self, view: PatienceView, chance: Chance, /) -> Move:
        """Return the most promising move. It does not depend on chance."""
        return promising(view)[0]


class PatiencePosition(PlainPosition[PatienceView]):
    """A patience at one moment. It has no rounds."""

    rounds = ()

    def __init__(self, dealer: Dealer, options: PatienceOptions) -> None:
        order = dealer.shuffle(0, range(CARDS))
        if len(order) < options.hand + 1:
            raise IllegalMove("draw_pile_empty")
        self.options = options
        self._rows: tuple[Row, ...] = ((order[0],),)
        self._hand = tuple(sorted(order[1 : options.hand + 1]))
        self._pile = tuple(order[options.hand + 1 :])  # top card first
        self.moves = []
        self.turn = 0
        self.to_act = (0,)

    def change(self, seat: Seat, move: Move) -> Move:
        """Lay a card on a row (``7R 2``), begin a row (``7R new``), or join two rows with the Star (``Star 1 2``).

        When rows are joined, the second follows the first. After the move a card is drawn, if any are left.

        :raises IllegalMove: ``game_over``, ``not_your_turn``, ``unknown_move``, ``not_your_card``, ``no_such_row``,
            ``does_not_fit``; ``can_be_laid``: a row may be begun only when no card of the hand fits anywhere.
        """
        if not self.to_act:
            raise IllegalMove("game_over")
        if seat != 0:
            raise IllegalMove("not_your_turn")
        name, *places = move.split() or [""]
        card = CARD_OF_NAME.get(name)
        if card is None or not 1 <= len(places) <= 2:
            raise IllegalMove("unknown_move", move=move)
        if card not in self._hand:
            raise IllegalMove("not_your_card", card=name)
        if places != [NEW]:
            self._rows = self._laid(card, [self._row(text) for text in places])
        elif any(FITS[each][end_of(row)] for each in self._hand for row in self._rows):
            raise IllegalMove("can_be_laid")  # rulebook: when no card fits a new row must be begun
        else:
            self._rows = (*self._rows, (card,))
        kept = tuple(each for each in self._hand if each != card)
        self._hand = tuple(sorted((*kept, *self._pile[:1])))
        self._pile = self._pile[1:]
        if not self._hand:
            self.to_act = ()
        played = " ".join([name, *places])
        self.moves.append((seat, played))
        self.turn = len(self.moves)
        return played

    def _row(self, text: str) -> int:
        number = read_number(text)
        if number is None or not 1 <= number <= len(self._rows):
            raise IllegalMove("no_such_row", row=text)
        return number - 1

    def _laid(self, card: Card, rows: Sequence[int]) -> tuple[Row, ...]:
        first, *second = rows
        if not FITS[card][end_of(self._rows[first])]:
            raise self._does_not_fit(card, first)
        longer = (*self._rows[first], card)
        if second:
            if card != STAR_CARD or second[0] == first:
                raise self._does_not_fit(card, second[0])
            longer = (*longer, *self._rows[second[0]])
        laid = (longer if number == first else row for number, row in enumerate(self._rows) if number not in second)
        return tuple(laid)

    def _does_not_fit(self, card: Card, row: int) -> IllegalMove:
        end = NAMES[end_of(self._rows[row])]
        return IllegalMove("does_not_fit", card=NAMES[card], row=str(row + 1), top=end)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return every way to lay a card of the hand; if none fits, the ways to begin a row."""
        if seat not in self.to_act:
            return ()
        ends = [end_of(row) for row in self._rows]
        places = list(enumerate(ends, start=1))
        moves = [f"{NAMES[card]} {number}" for card in self._hand for number, end in places if FITS[card][end]]
        if STAR_CARD in self._hand:
            numbers = range(1, len(ends) + 1)
            moves += [f"Star {one} {other}" for one in numbers for other in numbers if one != other]
        return moves or [f"{NAMES[card]} {NEW}" for card in self._hand]

    def can_take_back(self) -> bool:
        """Tell whether the last move revealed nothing, because no card was drawn after it."""
        return bool(self.moves) and len(self.moves) > CARDS - 1 - self.options.hand

    @property
    def scores(self) -> tuple[int, ...]:
        """The number of rows: the fewer, the better."""
        return (len(self._rows),)

    @property
    def outcome(self) -> Outcome | None:
        """The number of rows, once all cards are laid. A result that is good or better wins."""
        if self.to_act:
            return None
        return Outcome(self.scores, (0,) if len(self._rows) <= GOOD else ())

    def hand(self, seat: Seat) -> list[str]:
        """Return the names of the cards to choose from."""
        return [NAMES[card] for card in self._hand]

    def view(self, seat: Seat | None) -> PatienceView:
        """Return what the player sees. An onlooker sees the same, but has no legal moves."""
        return PatienceView(
            seat=seat,
            options=self.options,
            to_act=self.to_act,
            turn=self.turn,
            rows=self._rows,
            hand=self._hand,
            pile=len(self._pile),
            outcome=self.outcome,
            legal_moves=() if seat is None else self.legal_moves(seat),
        )


class ImaginedPatience(PatiencePosition):
    """A position with the rows and the hand of a view, and a pile of the other cards in random order."""

    def __init__(self, view: PatienceView, chance: Chance) -> None:
        super().__init__(AsTheyLie(), view.options)
        seen = {*view.hand, *(card for row in view.rows for card in row)}
        _, rest = deal_unseen([card for card in range(CARDS) if card not in seen], (), chance)
        self._rows = view.rows
        self._hand = view.hand
        self._pile = tuple(rest[: view.pile])
        self.moves = past(view.turn)
        self.turn = view.turn
        self.to_act = view.to_act


class Patience(Game[PatienceOptions, PatienceView]):
    """The patience, for one person."""

    name = "patience"
    seats = range(1, 2)
    card_names = NAMES
    option_specs = (OptionSpec("hand", ("2", "3")),)
    players: Mapping[str, Player[PatienceView]] = {"random": RandomPlayer(), "hinting": HintingPlayer()}

    def read_options(self, options: Mapping[str, str]) -> PatienceOptions:
        """Read the house rules from text: ``hand`` is 2 or 3."""
        return PatienceOptions(hand=int(self.check_options(options)["hand"]))

    def write_options(self, options: PatienceOptions) -> dict[str, str]:
        """Return the options that differ from the defaults, as text."""
        return self.without_defaults({"hand": str(options.hand)})

    def start(
        self, seats: int, dealer: Dealer, options: PatienceOptions, leader: Seat = 0, rules: int | None = None
    ) -> PatiencePosition:
        """Lay the first card, and deal a hand of two or three."""
        self.check_rules(rules)
        self.check_seats(seats)
        return PatiencePosition(dealer, options)

    def imagine(self, view: PatienceView, chance: Chance, rules: int | None = None) -> ImaginedPatience:
        """Return a position with this view and a random pile."""
        self.check_rules(rules)
        return ImaginedPatience(view, chance)

    def best(self, dealer: Dealer, options: PatienceOptions) -> int:
        """Return the fewest rows in which this deal can be laid."""
        return solve(dealer.shuffle(0, range(CARDS)), options).rows

    def advise(self, view: PatienceView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        """Return the moves, the most promising first."""
        return [(move, None) for move in promising(view)]

    def hand_size(self, options: PatienceOptions, seats: int) -> int:
        """Return the number of cards that are dealt: the one that begins the first row, and the hand."""
        return options.hand + 1
