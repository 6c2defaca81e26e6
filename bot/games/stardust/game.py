"""Stardust as a game of the catalogue: its options, seats and card names."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.games.game import AnyGame, Chance, Daily, Dealer, Game, Move, OptionSpec, Player, Position, RandomPlayer, Seat
from bot.games.highlights import Highlights
from bot.games.stardust.achievements import ACHIEVEMENTS, achieved
from bot.games.stardust.deck import NAMES
from bot.games.stardust.expert import ExpertPlayer
from bot.games.stardust.imagining import ImaginedStardust, ImaginedStardust1
from bot.games.stardust.odds import NaturalPlayer, OddsPlayer
from bot.games.stardust.rules import HAND, StardustPosition, StardustPosition1
from bot.games.stardust.rules_of_thumb import field
from bot.games.stardust.tallies import highlights, tallies
from bot.games.stardust.view import StardustOptions, StardustView

VERSIONS: Final = {1: (StardustPosition1, ImaginedStardust1), 2: (StardustPosition, ImaginedStardust)}
"""The positions of each version of the rules, and the imagined ones."""


class Stardust(Game[StardustOptions, StardustView]):
    """Stardust for 3 to 5 players."""

    name = "stardust"
    versions = range(1, 3)
    seats = range(3, 6)
    card_names = NAMES
    option_specs = (OptionSpec("hands", ("5", "3", "10", "20")), OptionSpec("stake", ("200", "100", "500", "1000")))

    players: Mapping[str, Player[StardustView]] = {
        "random": RandomPlayer(),
        "natural": NaturalPlayer(),
        "odds": OddsPlayer(),
        "expert": ExpertPlayer(),
    }
    levels: Mapping[str, str] = {"easy": "natural", "normal": "odds", "hard": "expert"}
    strengths: Mapping[str, float] = {"easy": 22.0, "normal": 26.0, "hard": 28.0}
    slow = frozenset({"expert"})
    daily = Daily(("normal", "easy", "normal"), {"hands": "5", "stake": "200"})
    achievements = ACHIEVEMENTS
    purse = 1000
    least_stake = 100
    open_afterwards = False
    samples = 160

    def read_options(self, options: Mapping[str, str]) -> StardustOptions:
        """Read the house rules from text: the number of ``hands``, and each seat's ``stake`` in credits."""
        chosen = self.check_options(options)
        return StardustOptions(hands=int(chosen["hands"]), stake=int(chosen["stake"]))

    def write_options(self, options: StardustOptions) -> dict[str, str]:
        """Return the options that differ from the defaults, as text."""
        return self.without_defaults({"hands": str(options.hands), "stake": str(options.stake)})

    def start(
        self, seats: int, dealer: Dealer, options: StardustOptions, leader: Seat = 0, rules: int | None = None
    ) -> StardustPosition:
        """Deal the first hand from the top of the shuffled deck, seat after seat. The leader is its start seat."""
        version, _ = VERSIONS[self.check_rules(rules)]
        self.check_seats(seats)
        return version(seats, dealer, options, leader)

    def prepare(self) -> None:
        """Compute all systems, and the strengths of hands that others are compared with."""
        field()

    def stake(self, options: StardustOptions) -> int:
        """Return what each seat brings to the table, in credits."""
        return options.stake

    def daily_places(self, position: Position[StardustView], seat: Seat) -> Sequence[int]:
        """Return a seat's place in each hand, by the credits that the hand has brought it; the last if it was broke."""
        assert isinstance(position, StardustPosition)
        places, left = [], position.options.stake
        for hand in position.rounds:
            places.append(1 + sum(gain > hand.gains[seat] for gain in hand.gains) if left else len(hand.gains))
            left += hand.gains[seat]
        return places

    def imagine(self, view: StardustView, chance: Chance, rules: int | None = None) -> ImaginedStardust:
        """Return a position with this view, and with random cards wherever it shows none."""
        _, version = VERSIONS[self.check_rules(rules)]
        return version(view, chance)

    def advise(self, view: StardustView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        """Return the moves as the expert ranks them, the best first."""
        return ExpertPlayer().advise(view, chance)

    def chances(
        self, position: Position[StardustView], chance: Chance, samples: int, known: Collection[Seat] | None = None
    ) -> tuple[float, ...]:
        """Return each seat's chance to win, from play-outs of the hand with the known cards and others dealt anew."""
        from bot.games.stardust.course import chances  # it needs numpy, which takes a while to import

        assert isinstance(position, StardustPosition)
        over = position.outcome is not None
        return super().chances(position, chance, samples) if over else chances(position, chance, samples, known)

    def judge(
        self, position: Position[StardustView], seat: Seat, move: Move, chance: Chance
    ) -> Sequence[tuple[Move, float]]:
        """Return the moves that the expert likes best, and this one."""
        from bot.games.stardust.course import judge

        assert isinstance(position, StardustPosition)
        return judge(position, seat, move, chance)

    def unseen_anew(self, position: Position[StardustView], seat: Seat, seed: bytes) -> Position[StardustView]:
        """Return a copy in which the others hold other cards, as their exchanges and bets suggest."""
        from bot.games.stardust.course import unseen_anew

        assert isinstance(position, StardustPosition)
        return unseen_anew(position, seat, seed)

    def tallies(self, position: Position[StardustView]) -> Sequence[Mapping[str, int]]:
        """Return hands dealt and won, showdowns, and the combinations that won them."""
        return tallies(position.view(None).rounds, len(position.scores))

    def achieved(self, position: Position[StardustView]) -> Sequence[Collection[str]]:
        """Return what each seat has achieved; see ``bot.games.stardust.achievements``."""
        view = position.view(None)
        assert view.outcome is not None
        return achieved(view.rounds, position.moves, view.options.stake, view.outcome)

    def highlights(self, position: Position[StardustView]) -> Highlights:
        """Return what is worth telling of a finished game; see ``bot.games.stardust.tallies``."""
        view = position.view(None)
        assert view.outcome is not None
        return highlights(view.rounds, position.moves, view.options.stake, view.outcome)

    def hand_size(self, options: StardustOptions, seats: int) -> int:
        """Return the number of cards that each seat is dealt."""
        return HAND


GAME: Final[AnyGame] = Stardust()
"""The game that the catalogue finds here."""
