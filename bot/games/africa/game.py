"""Star of Africa as a game of the catalogue: its options, seats and card names."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.games.africa.achievements import ACHIEVEMENTS, achieved
from bot.games.africa.deck import NAMES
from bot.games.africa.expert import ExpertPlayer
from bot.games.africa.imagining import ImaginedAfrica
from bot.games.africa.patience import Patience
from bot.games.africa.rules import HAND, AfricaPosition
from bot.games.africa.rules_of_thumb import CarefulPlayer, NaturalPlayer
from bot.games.africa.tallies import highlights, tallies
from bot.games.africa.view import AfricaOptions, AfricaView
from bot.games.game import AnyGame, Chance, Daily, Dealer, Game, Move, OptionSpec, Player, Position, RandomPlayer, Seat
from bot.games.highlights import Highlights


class Africa(Game[AfricaOptions, AfricaView]):
    """Star of Africa for 2 to 5 players."""

    name = "africa"
    seats = range(2, 6)
    card_names = NAMES
    option_specs = (OptionSpec("rounds", ("5", "3", "1")),)

    players: Mapping[str, Player[AfricaView]] = {
        "random": RandomPlayer(),
        "natural": NaturalPlayer(),
        "careful": CarefulPlayer(),
        "expert": ExpertPlayer(),
    }
    levels: Mapping[str, str] = {"easy": "natural", "normal": "careful", "hard": "expert"}
    strengths: Mapping[str, float] = {"easy": 22.0, "normal": 26.0, "hard": 29.0}
    slow = frozenset({"expert"})
    alone: Mapping[str, str] = MappingProxyType({"rounds": "3"})
    daily = Daily(("normal", "easy", "normal"), {"rounds": "1"})
    samples = 120
    achievements = ACHIEVEMENTS
    patience = Patience()

    def read_options(self, options: Mapping[str, str]) -> AfricaOptions:
        """Read the house rules from text: ``rounds`` is the number of rounds."""
        return AfricaOptions(rounds=int(self.check_options(options)["rounds"]))

    def write_options(self, options: AfricaOptions) -> dict[str, str]:
        """Return the options that differ from the defaults, as text."""
        return self.without_defaults({"rounds": str(options.rounds)})

    def start(
        self, seats: int, dealer: Dealer, options: AfricaOptions, leader: Seat = 0, rules: int | None = None
    ) -> AfricaPosition:
        """Deal from the top of the shuffled deck, one seat's hand after another."""
        self.check_rules(rules)
        self.check_seats(seats)
        return AfricaPosition(seats, dealer, options, leader)

    def is_single(self, options: AfricaOptions) -> bool:
        """Return whether one round is played."""
        return options.rounds == 1

    def daily_score(self, position: Position[AfricaView], seat: Seat) -> int:
        """Return a seat's points, less the cost of its thief tokens."""
        return sum(each.points[seat] for each in position.view(None).rounds)

    def daily_places(self, position: Position[AfricaView], seat: Seat) -> Sequence[int]:
        """Return a seat's place in each round, by its points."""
        rounds = (each.points for each in position.view(None).rounds)
        return [1 + sum(other > points[seat] for other in points) for points in rounds]

    def imagine(self, view: AfricaView, chance: Chance, rules: int | None = None) -> ImaginedAfrica:
        """Return a position with this view, and with random cards wherever it shows none."""
        self.check_rules(rules)
        return ImaginedAfrica(view, chance)

    def advise(self, view: AfricaView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        """Return the moves as the expert ranks them, the best first."""
        return ExpertPlayer().advise(view, chance)

    def chances(
        self, position: Position[AfricaView], chance: Chance, samples: int, known: Collection[Seat] | None = None
    ) -> tuple[float, ...]:
        """Return each seat's chance to win, from play-outs of the round with the hands as they are."""
        from bot.games.africa.course import chances  # it needs numpy, which takes a while to import

        over = position.outcome is not None
        return super().chances(position, chance, samples) if over else chances(position, chance, samples)

    def judge(
        self, position: Position[AfricaView], seat: Seat, move: Move, chance: Chance
    ) -> Sequence[tuple[Move, float]]:
        """Return all moves of the seat, but only one for each value."""
        from bot.games.africa.course import judge

        return judge(position.view(seat), move, chance)

    def tallies(self, position: Position[AfricaView]) -> Sequence[Mapping[str, int]]:
        """Return rounds played and won, points and thief tokens."""
        return tallies(position.view(None).rounds, len(position.scores))

    def achieved(self, position: Position[AfricaView]) -> Sequence[Collection[str]]:
        """Return what each seat has achieved; see ``bot.games.africa.achievements``."""
        view = position.view(None)
        assert view.outcome is not None
        return achieved(view.rounds, position.moves, len(view.fortune), view.outcome)

    def highlights(self, position: Position[AfricaView]) -> Highlights:
        """Return what is worth telling of a finished game; see ``bot.games.africa.tallies``."""
        assert position.outcome is not None
        return highlights(position.moves, position.outcome)

    def hand_size(self, options: AfricaOptions, seats: int) -> int:
        """Return the number of cards that each seat is dealt."""
        return HAND


GAME: Final[AnyGame] = Africa()
"""The game that the catalogue finds here."""
