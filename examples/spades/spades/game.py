"""Spades: two teams bid how many tricks they will take, and spades are trumps."""

from dataclasses import dataclass

from bot.games.game import Game, IllegalMove, Mode, OptionSpec, Outcome, Round
from bot.games.imagining import ByChance, deal_unseen, past
from bot.games.stages import Stage, StagedPosition

SUITS = "CDHS"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
NAMES = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
SEATS, HAND = 4, 13
SPADES = SUITS.index("S")
BIDS = tuple(f"bid {count}" for count in range(HAND + 1))
DEALS = ("1", "3", "5")


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
    played_by: tuple
    """Who has played each of them."""
    bids: tuple
    """What each seat has bid, or None."""
    taken: tuple
    """How many tricks each seat has taken in this deal."""
    deal: int
    deals: int
    broken: bool
    seen: tuple
    """The cards that have been played in this deal."""
    rounds: tuple
    cards_left: tuple
    teams: tuple
    scores: tuple
    last_move: str | None
    outcome: Outcome | None


class Position(StagedPosition[View]):
    def __init__(self, dealer, leader, deals):
        self.dealer, self.deal, self.deals, self.outcome = dealer, 0, deals, None
        self.rounds, self.trick, self.scores = [], (), (0,) * SEATS
        self.begin(leader)

    def begin(self, leader):
        deck = self.dealer.shuffle(self.deal, range(len(NAMES)))
        self.hands = tuple(tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in range(SEATS))
        self.bids, self.taken, self.seen, self.broken = (None,) * SEATS, (0,) * SEATS, (), False
        self.deal += 1
        self.enter_in_turn("bid", leader)

    def bid(self, seat, move):
        self.bids = (*self.bids[:seat], int(move.split()[1]), *self.bids[seat + 1 :])

    def end_of_bids(self):
        self.enter_in_turn("play", (self.moves[-1][0] + 1) % SEATS)

    def fitting(self, seat):
        if 0 < len(self.trick) < SEATS:
            led = suit_of(self.trick[0][0])
            fitting = [card for card in self.hands[seat] if suit_of(card) == led]
        else:
            fitting = [card for card in self.hands[seat] if self.broken or suit_of(card) != SPADES]
        return tuple(NAMES[card] for card in fitting or self.hands[seat])

    def lay(self, seat, move):
        card, begins = NAMES.index(move), len(self.trick) == SEATS
        self.hands = tuple(tuple(each for each in hand if each != card) for hand in self.hands)
        self.trick, self.seen = (*(() if begins else self.trick), (card, seat)), (*self.seen, card)
        self.broken |= suit_of(card) == SPADES

    def why_not(self, seat, move):
        if move not in self.hand(seat):
            return IllegalMove("not_your_card", card=move)
        if 0 < len(self.trick) < SEATS:
            return IllegalMove("must_follow", suit=SUITS[suit_of(self.trick[0][0])])
        return IllegalMove("not_broken")

    def end_of_trick(self):
        led = suit_of(self.trick[0][0])
        worth = {card: (suit_of(card) == SPADES, suit_of(card) == led, card) for card, _ in self.trick}
        winner = max(self.trick, key=lambda played: worth[played[0]])[1]
        self.rounds.append(Round(winner))
        self.taken = tuple(count + (seat == winner) for seat, count in enumerate(self.taken))
        self.enter_in_turn("play", winner)
        if not any(self.hands):
            self.end_of_deal(winner)

    def end_of_deal(self, winner):
        """Ten points for each trick that a team has bid, and one for each more; or minus ten for each bid."""
        gained = []
        for team in (0, 1):
            bid, taken = sum(self.bids[team::2]), sum(self.taken[team::2])
            gained.append(10 * bid + taken - bid if taken >= bid else -10 * bid)
        self.scores = tuple(score + gained[seat % 2] for seat, score in enumerate(self.scores))
        if self.deal == self.deals:
            best = tuple(seat for seat, score in enumerate(self.scores) if score == max(self.scores))
            self.end(Outcome(self.scores, best))
        else:
            self.begin(winner)

    stages = {
        "bid": Stage(lambda self, seat: BIDS, bid, done=end_of_bids, refused="bid_first"),
        "play": Stage(fitting, lay, done=end_of_trick, refused=why_not),
    }

    def formality(self, seat):
        legal = self.legal_moves(seat)
        return legal[0] if len(legal) == 1 and len(self.hands[seat]) == 1 else None

    def automatic(self, seat):
        return "bid 3" if self.stage == "bid" else self.legal_moves(seat)[0]

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
            tuple(played for _, played in self.trick),
            self.bids,
            self.taken,
            self.deal,
            self.deals,
            self.broken,
            tuple(NAMES[card] for card in self.seen),
            tuple(self.rounds),
            tuple(len(hand) for hand in self.hands),
            (0, 1, 0, 1),
            self.scores,
            self.moves[-1][1] if self.moves else None,
            self.outcome,
        )


class Spades(Game[dict, View]):
    name = "spades"
    seats = (SEATS,)
    mode = Mode.TEAMS
    card_names = NAMES
    option_specs = (OptionSpec("deals", DEALS),)

    def start(self, seats, dealer, options, leader=0, rules=None):
        self.check_rules(rules)
        self.check_seats(seats)
        return Position(dealer, leader, int(options["deals"]))

    def hand_size(self, options, seats):
        return HAND

    def imagine(self, view, chance, rules=None):
        position = Position(ByChance(chance), 0, view.deals)
        known = {*view.seen, *view.hand}
        left = [0 if seat == view.seat else count for seat, count in enumerate(view.cards_left)]
        hands, _ = deal_unseen([card for card, name in enumerate(NAMES) if name not in known], left, chance)
        own = tuple(NAMES.index(name) for name in view.hand)
        position.hands = tuple(own if seat == view.seat else tuple(sorted(hand)) for seat, hand in enumerate(hands))
        position.trick = tuple(zip(map(NAMES.index, view.table), view.played_by, strict=True))
        position.seen = tuple(map(NAMES.index, view.seen))
        position.bids, position.taken, position.deal, position.broken = view.bids, view.taken, view.deal, view.broken
        position.rounds, position.scores, position.outcome = [*view.rounds], view.scores, view.outcome
        position.moves = past(view.turn)
        if view.last_move:
            position.moves[-1] = (position.moves[-1][0], view.last_move)
        bids = view.bids.count(None)
        position.enter_in_turn("bid" if bids else "play", *view.to_act, bids or SEATS - len(view.table) % SEATS)
        return position


GAME = Spades()
