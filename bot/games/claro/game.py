"""Claro as a game of the catalogue: its options, seats and card names."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.games.claro.achievements import ACHIEVEMENTS, achieved
from bot.games.claro.careful import CarefulPlayer, NaturalPlayer
from bot.games.claro.deck import NAMES, Deck, standard_deck
from bot.games.claro.imagining import ImaginedClaro
from bot.games.claro.rules import ClaroPosition
from bot.games.claro.tallies import highlights, tallies
from bot.games.claro.view import ClaroOptions, ClaroView
from bot.games.game import (
    AnyGame,
    BadSetup,
    Chance,
    Daily,
    Dealer,
    Game,
    Move,
    OptionSpec,
    Player,
    Position,
    RandomPlayer,
    Seat,
)
from bot.games.highlights import Highlights


class _Expert:
    """The expert. It needs numpy, which takes a while to import, so it is imported when it is first asked."""

    def choose(self, view: ClaroView, chance: Chance, /) -> Move:
        from bot.games.claro.expert import ExpertPlayer

        return ExpertPlayer().choose(view, chance)


class Claro(Game[ClaroOptions, ClaroView]):
    """CLARO for 2 to 6 players."""

    name = "claro"
    seats = range(2, 7)
    card_names = NAMES
    option_specs = (OptionSpec("free_pass", ("no", "yes")), OptionSpec("hand", ("5", "10")))

    players: Mapping[str, Player[ClaroView]] = {
        "random": RandomPlayer(),
        "natural": NaturalPlayer(),
        "careful": CarefulPlayer(),
        "expert": _Expert(),
    }
    levels: Mapping[str, str] = {"easy": "natural", "normal": "careful", "hard": "expert"}
    strengths: Mapping[str, float] = {"easy": 22.0, "normal": 29.0, "hard": 30.5}
    # From matches at four seats: against three easy players, normal wins 42 % and hard 47 %; against three normal ones,
    # hard wins 29 %.
    slow = frozenset({"expert"})
    daily = Daily(("normal", "easy", "normal"), {})
    samples = 4000
    achievements = ACHIEVEMENTS

    def read_options(self, options: Mapping[str, str]) -> ClaroOptions:
        """Read the house rules from text: ``free_pass`` is yes or no, ``hand`` 5 or 10, ``deck`` the key of a deck.

        :raises BadSetup: also ``bad_deck``.
        """
        chosen = self.check_options({name: value for name, value in options.items() if name != "deck"})
        return ClaroOptions(
            free_pass=chosen["free_pass"] == "yes",
            hand=int(chosen["hand"]),
            deck=Deck.from_key(options["deck"]) if "deck" in options else standard_deck(),
        )

    def write_options(self, options: ClaroOptions) -> dict[str, str]:
        """Return the options that differ from the defaults, as text."""
        chosen = {"free_pass": "yes" if options.free_pass else "no", "hand": str(options.hand)}
        deck = {} if options.deck == standard_deck() else {"deck": options.deck.key}
        return {**self.without_defaults(chosen), **deck}

    def start(
        self, seats: int, dealer: Dealer, options: ClaroOptions, leader: Seat = 0, rules: int | None = None
    ) -> ClaroPosition:
        """Deal from the top of the shuffled deck, one seat's hand after another.

        :raises BadSetup: also ``hand_for_two``: hands of ten are for two players.
        """
        self.check_rules(rules)
        self.check_seats(seats)
        if seats not in self.seats_for(options):
            raise BadSetup("hand_for_two")
        return ClaroPosition(seats, dealer, options, leader)

    def seats_for(self, options: ClaroOptions) -> range:
        """Return 2 to 6 seats; exactly 2 for hands of ten."""
        return range(2, 3) if options.hand == 10 else self.seats

    def daily_score(self, position: Position[ClaroView], seat: Seat) -> int:
        """Return how many stars a seat has more than the best of the others; negative if it has fewer."""
        stars = position.scores
        return stars[seat] - max(each for other, each in enumerate(stars) if other != seat)

    def imagine(self, view: ClaroView, chance: Chance, rules: int | None = None) -> ImaginedClaro:
        """Return a position with this view, and with random cards wherever it shows none."""
        self.check_rules(rules)
        return ImaginedClaro(view, chance)

    def advise(self, view: ClaroView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        """Return the expert's ranking of the cards; between rounds, the discard that it would make."""
        from bot.games.claro.expert import ExpertPlayer

        return ExpertPlayer().advise(view, chance)

    def chances(
        self, position: Position[ClaroView], chance: Chance, samples: int, known: Collection[Seat] | None = None
    ) -> tuple[float, ...]:
        """Return each seat's chance to win, from play-outs of the round with the hands as they are."""
        from bot.games.claro.course import chances

        over = position.outcome is not None
        return super().chances(position, chance, samples) if over else chances(position, chance, samples)

    def judge(
        self, position: Position[ClaroView], seat: Seat, move: Move, chance: Chance
    ) -> Sequence[tuple[Move, float]]:
        """Return all cards that may be played; between rounds, the discards of the cards that are worth the least."""
        from bot.games.claro.course import judge

        return judge(position.view(seat), move, chance)

    def tallies(self, position: Position[ClaroView]) -> Sequence[Mapping[str, int]]:
        """Return the rounds led and won, the cards that won them, and memorable moments."""
        return tallies(position.view(None).rounds, len(position.scores))

    def achieved(self, position: Position[ClaroView]) -> Sequence[Collection[str]]:
        """Return what each seat has achieved; see ``bot.games.claro.achievements``."""
        view = position.view(None)
        options = view.options
        return achieved(view.rounds, len(view.stars), options.hand, options.deck, free_pass=options.free_pass)

    def highlights(self, position: Position[ClaroView]) -> Highlights:
        """Return what is worth telling of a finished game; see ``bot.games.claro.tallies``."""
        view = position.view(None)
        return highlights(view.rounds, view.stars)

    def hand_size(self, options: ClaroOptions, seats: int) -> int:
        """Return the number of cards that each seat is dealt."""
        return options.hand


GAME: Final[AnyGame] = Claro()
"""The game that the catalogue finds here."""
