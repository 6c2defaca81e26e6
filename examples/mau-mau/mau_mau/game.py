"""Mau-Mau as a game: its options, seats and card names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.game import BadSetup, Chance, Dealer, Game, Move, OptionSpec, Player, Position, Seat
from bot.games.search import Searcher
from mau_mau.deck import NAMES
from mau_mau.imagining import ImaginedMauMau
from mau_mau.player import LEVELS, PLAYERS, SLOW, STRENGTHS, advise
from mau_mau.rules import MauMauPosition, pack_for
from mau_mau.tallies import tallies
from mau_mau.view import AGAIN, SKIP, MauMauOptions, MauMauView

NAME: Final = "mau-mau"
SEARCHING: Final = "searching"
"""The kind of computer player that searches deals of the hidden cards, as the bot does it for any game."""
SEARCHES: Final = 300
"""How many deals it searches before it decides."""
_TO: Final = "to"
_NO, _YES = "no", "yes"


class MauMau(Game[MauMauOptions, MauMauView]):
    """Mau-Mau for 2 to 8 players."""

    name = NAME
    seats = range(2, 9)
    card_names = NAMES
    option_specs = (
        OptionSpec("length", ("3", "1", "5", f"{_TO}100", f"{_TO}200")),
        OptionSpec("mau", ("1", "2", _NO)),
        OptionSpec("ace", (_NO, AGAIN, SKIP)),
        OptionSpec("jack_on_jack", (_NO, _YES)),
        OptionSpec("keep_drawn", (_NO, _YES)),
        OptionSpec("hand", ("5", "6")),
        OptionSpec("pack", ("auto", "32", "52")),
    )

    players: Mapping[str, Player[MauMauView]] = PLAYERS
    levels = LEVELS
    strengths = STRENGTHS
    slow = SLOW | {SEARCHING}

    def __init__(self) -> None:
        """Add the player that the bot has for any game, which searches."""
        self.players = {**PLAYERS, SEARCHING: Searcher(self, SEARCHES, rounds=0)}

    def read_options(self, options: Mapping[str, str]) -> MauMauOptions:
        """Read the house rules from text.

        :raises BadSetup: ``unknown_option`` or ``bad_option``.
        """
        chosen = self.check_options(options)
        length = chosen["length"]
        return MauMauOptions(
            pack=0 if chosen["pack"] == "auto" else int(chosen["pack"]),
            hand=int(chosen["hand"]),
            ace="" if chosen["ace"] == _NO else chosen["ace"],
            jack_on_jack=chosen["jack_on_jack"] == _YES,
            keep_drawn=chosen["keep_drawn"] == _YES,
            penalty=0 if chosen["mau"] == _NO else int(chosen["mau"]),
            rounds=0 if length.startswith(_TO) else int(length),
            target=int(length.removeprefix(_TO)) if length.startswith(_TO) else 0,
        )

    def write_options(self, options: MauMauOptions) -> dict[str, str]:
        """Return the options that differ from the defaults, as text."""
        chosen = {
            "length": f"{_TO}{options.target}" if options.target else str(options.rounds),
            "mau": str(options.penalty or _NO),
            "ace": options.ace or _NO,
            "jack_on_jack": _YES if options.jack_on_jack else _NO,
            "keep_drawn": _YES if options.keep_drawn else _NO,
            "hand": str(options.hand),
            "pack": str(options.pack or "auto"),
        }
        return self.without_defaults(chosen)

    def start(
        self, seats: int, dealer: Dealer, options: MauMauOptions, leader: Seat = 0, rules: int | None = None
    ) -> MauMauPosition:
        """Deal, and turn up the first card.

        :raises BadSetup: ``unknown_rules``, ``too_few_seats`` or ``too_many_seats``; ``pack_too_small`` if the pack
            does not suffice for so many; ``unknown_card`` or ``too_few_cards`` if the cards are dealt by hand.
        """
        self.check_rules(rules)
        self.check_seats(seats)
        pack = pack_for(seats, options)
        if pack is None:
            raise BadSetup("pack_too_small", most=str(self.seats_for(options)[-1]))
        return MauMauPosition(seats, dealer, options, leader, pack)

    def imagine(self, view: MauMauView, chance: Chance, rules: int | None = None) -> ImaginedMauMau:
        """Return a position with this view, and with random cards wherever it shows none.

        :raises BadSetup: ``unknown_rules``.
        """
        self.check_rules(rules)
        return ImaginedMauMau(view, chance)

    def seats_for(self, options: MauMauOptions) -> range:
        """Return 2 seats up to as many as the pack suffices for."""
        return range(2, max(seats for seats in self.seats if pack_for(seats, options)) + 1)

    def is_single(self, options: MauMauOptions) -> bool:
        """Return whether a game is one round."""
        return options.rounds == 1

    def advise(self, view: MauMauView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        """Return the expert's ranking of the moves, with the chance to win the game after each."""
        return advise(view, chance)

    def tallies(self, position: Position[MauMauView]) -> Sequence[Mapping[str, int]]:
        """Return rounds played and won, points, calls not made, and rounds won with a jack."""
        return tallies(position.view(None).rounds, len(position.scores))

    def hand_size(self, options: MauMauOptions, seats: int) -> int:
        """Return the number of cards that each seat is dealt."""
        return options.hand


GAME: Final = MauMau()
"""The game that the bot finds here."""
