"""The contract between a set of rules and everything that plays by them.

A game is its seed and its moves. A ``Game`` starts a ``Position``. The position tells which seats may move, which
moves are legal and what each seat may see; ``play`` takes it to the next. Nothing here knows time, storage or Discord.

A ``Seat`` is a place at the table, counted clockwise from 0. A ``Card`` is an index in its game's deck. A ``Move`` is
text: ``24``, ``pass``, ``discard 3 17``. It is the same in buttons, records, the database and logs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar, cast

from bot.games.achievement import Achievement
from bot.games.errors import contain
from bot.games.highlights import Highlights
from bot.games.refused import Refused

Seat: TypeAlias = int
Move: TypeAlias = str
Card: TypeAlias = int


class IllegalMove(Refused):
    """A move that the rules refuse."""


class BadSetup(Refused, ValueError):
    """The game cannot start as asked: an unknown option, a wrong number of seats or an unknown card."""


class CannotImagine(Refused):
    """The rules do not tell which positions a view leaves possible."""


class Dealer(Protocol):
    """Decides the order of shuffled cards."""

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Shuffle cards and return them, top card first.

        :param number: the number of the shuffle within the game; 0 is the first deal.
        :raises IllegalMove: the cards are dealt by hand, and this shuffle was not written down.
        """


class Chance(Protocol):
    """The dice of a computer player; ``random.Random`` is one."""

    def randrange(self, stop: int, /) -> int:
        """Return a random whole number from 0 up to, but not including, ``stop``."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over.

    :ivar winner: None if nobody has won it, or several have.
    :ivar team: the number of the team that has won it, from 0, in the order of ``Game.teams``; None where seats win.
    """

    winner: Seat | None
    team: int | None = field(default=None, kw_only=True)


class Mode(StrEnum):
    """Who plays against whom.

    :ivar COMPETITIVE: each seat plays for itself.
    :ivar TEAMS: seats play in teams; see ``Game.teams``.
    :ivar COOPERATIVE: all seats play together, and win or lose together.
    """

    COMPETITIVE = "competitive"
    TEAMS = "teams"
    COOPERATIVE = "cooperative"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    All seats of a team have the same score and the same place, and win together.

    :ivar scores: the points of each seat; empty in a game that has none.
    :ivar winners: several in a draw, and where a team wins; none where ``Game.somebody_wins`` is False and nobody has
        won.
    :ivar places: the place of each seat, from 1, if it follows from more than winners and scores; see ``Game.places``.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    places: tuple[int, ...] | None = None


@dataclass(frozen=True)
class OptionSpec:
    """A house rule that a table may choose: its name and its allowed values as text, the default first.

    Discord shows up to four values as radio buttons, and more as a list, which has at most 25. The values ``no`` and
    ``yes``, in this order, are a checkbox: the hint of such a rule is a question that *yes* answers.

    :ivar name: small letters, digits and underscores. Message keys have hyphens instead of the underscores.
    """

    name: str
    values: tuple[str, ...]


class View(Protocol):
    """Exactly what one seat, or a spectator, may see of a position: a dataclass, or a named tuple."""

    @property
    def seat(self) -> Seat | None:
        """The seat whose view this is; None for a spectator."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may move now."""

    @property
    def turn(self) -> int:
        """The number of moves that had been played when the present choice began."""

    @property
    def legal_moves(self) -> Sequence[Move]:
        """The moves that this seat may play now; empty for a spectator."""


@dataclass(frozen=True, slots=True)
class Daily:
    """How a game is played as the deal of the day: once, against the same computer players for everybody.

    :ivar levels: the levels of the computer players, clockwise, without the person's seat.
    :ivar options: the house rules, for a game of about five minutes.
    """

    levels: tuple[str, ...]
    options: Mapping[str, str]


ViewT = TypeVar("ViewT", bound=View)
ViewIn = TypeVar("ViewIn", bound=View, contravariant=True)
OptionsT = TypeVar("OptionsT")


class Player(Protocol[ViewIn]):
    """A computer opponent. It gets what a person in its seat would see, never the position."""

    def choose(self, view: ViewIn, chance: Chance, /) -> Move:
        """Return one of the view's legal moves."""


class Position(ABC, Generic[ViewT]):
    """A game at one moment. ``play`` is the only way to change it.

    :ivar to_act: the seats that may move now: several where seats choose at the same time, none when the game is over.
    :ivar turn: the number of moves that had been played when the present choice began. Seats that choose at the same
        time share it, so a click can be checked against the choice that it was made for.
    :ivar moves: all moves played, in order. Their number is the ply of the next move.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        contain(cls, Position)

    to_act: tuple[Seat, ...]
    turn: int
    moves: list[tuple[Seat, Move]]

    @property
    @abstractmethod
    def rounds(self) -> Sequence[Round]:
        """The rounds that are over, in order."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """What each seat has won so far."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None before its end."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the moves that the seat may play now; none if it is not to act."""

    @abstractmethod
    def play(self, seat: Seat, move: Move) -> Move:
        """Play a move, and return its canonical form, in which cards are sorted.

        :raises IllegalMove: the rules refuse it. The position is unchanged.
        """

    def broken_off(self, closer: Seat | None) -> tuple[int, ...]:
        """Return each seat's score if the game is closed now, before its end.

        :param closer: the seat whose player closes the game; None if nobody at the table does.
        """
        return self.scores

    def formality(self, seat: Seat) -> Move | None:
        """Return the only move of a seat that is to act and has no choice; None, as by default, if it has one.

        The move is played at once. So return None, too, where everybody would learn from the haste that the seat had no
        choice: for example, that none of its cards fits. Whether a move is a formality depends on nothing that only the
        seat sees.
        """
        return None

    def undoable(self) -> bool:
        """Tell whether the last move may be taken back; False, as by default, where it may not.

        Return False where anybody has learnt something by it that they cannot forget, such as a card that was drawn.
        At tables the others are asked as well.
        """
        return False

    def forced(self, seat: Seat) -> Move | None:
        """Return the only move of a seat if it may be played by itself after a breath; None otherwise, as by default.

        Whoever sees the move knows that the rules forced it, whether it was pressed or not. So return None where the
        same move can also be chosen, as a pass can that a house rule allows freely. That nothing is played by itself
        tells that the seat has a choice. So return None, too, where others could use that before the seat has moved:
        where several seats choose at the same time.
        """
        return None

    def forced_alone(self, seat: Seat) -> Move | None:
        """Return ``forced``, and what else only computer players could learn from if it is played by itself."""
        return self.forced(seat)

    @abstractmethod
    def automatic(self, seat: Seat) -> Move:
        """Return the move to play for a seat whose time is up: the most modest one that the rules allow.

        A game ends even if all seats play nothing but automatic moves, again and again.
        """

    def can_take_back(self) -> bool:
        """Tell whether somebody who plays alone may take the last move back, because it revealed nothing new."""
        return False

    @abstractmethod
    def view(self, seat: Seat | None) -> ViewT:
        """Return what the seat may see; with None, what a spectator may see. Nothing in it depends on hidden cards."""

    @abstractmethod
    def hand(self, seat: Seat) -> list[str]:
        """Return the names of the cards that the seat holds, sorted. For records and tests, not for players."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy of the position."""


class Game(ABC, Generic[OptionsT, ViewT]):
    """A set of rules.

    :ivar name: the name in commands, records and the database.
    :ivar versions: the versions of the rules that can be played. New games follow the newest one, and each game keeps
        the version that it began with. So when a rule is corrected, older games and their records still mean what they
        meant.
    :ivar seats: how many seats may play, in ascending order: ``range(2, 7)``, or ``(2, 4)``.
    :ivar mode: who plays against whom.
    :ivar somebody_wins: whether a game that its rules have ended has a winner. If not, a defeat of all is an outcome,
        too.
    :ivar lower_is_better: whether fewer points are better than more.
    :ivar scored: whether games have points. If not, the scores of positions are zeros, and those of outcomes are empty.
    :ivar rated: whether games change the ratings of people. Games in which all play together never do.
    :ivar tournaments: whether tournaments, ladders and matches of clubs may play it. They never play games in which all
        play together, nor games whose numbers of seats have gaps.
    :ivar card_names: the name of each card in moves and records, in the order of the deck. Identical cards share a
        name.
    :ivar secret_moves: the first words of the moves that a seat makes in secret: which of them it was, only this seat
        knows until the game shows it. The empty word stands for moves that are nothing but cards.
    :ivar option_specs: the house rules that a table may choose when it is opened.
    :ivar players: the computer players by kind. A package's game that has none gets those of ``bot/games/search.py``. A
        game ends whichever of them play, and if they play at random.
    :ivar levels: the kind of computer player behind each level that a table offers, weakest first.
    :ivar slow: the kinds of computer player that think so long that they must not hold up anybody else.
    :ivar strengths: the strength of each level on the scale of people's ratings, where a newcomer has 25.
    :ivar purse: the play money that everybody begins with, in credits. People get it again when it is gone. 0 means
        that the game is not played for money.
    :ivar least_stake: the lowest stake of any table, in credits. A purse below it counts as empty.
    :ivar patience: a game for one person with the same cards. The lower its score, the better.
    :ivar alone: the house rules of a game against computers, where neither host nor server has chosen others.
    :ivar daily: how it is played as the deal of the day; None for a patience, and for games without such a deal.
    :ivar open_afterwards: whether everybody may look at all cards once the game is over.
    :ivar samples: how many play-outs tell the chances at a position well enough for a review; 0 if games are not
        reviewed.
    :ivar achievements: what can be achieved in a game.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        contain(cls, Game)

    name: str
    versions: range = range(1, 2)
    seats: Sequence[int]
    mode: Mode = Mode.COMPETITIVE
    somebody_wins: bool = True
    lower_is_better: bool = False
    scored: bool = True
    rated: bool = True
    tournaments: bool = True
    card_names: Sequence[str] = ()
    secret_moves: frozenset[str] = frozenset()
    option_specs: tuple[OptionSpec, ...] = ()
    players: Mapping[str, Player[ViewT]] = MappingProxyType({})
    levels: Mapping[str, str] = MappingProxyType({})
    slow: frozenset[str] = frozenset()
    strengths: Mapping[str, float] = MappingProxyType({})
    purse: int = 0
    least_stake: int = 0
    patience: Game[Any, Any] | None = None
    alone: Mapping[str, str] = MappingProxyType({})
    daily: Daily | None = None
    open_afterwards: bool = True
    samples: int = 0
    achievements: tuple[Achievement, ...] = ()

    def read_options(self, options: Mapping[str, str]) -> OptionsT:
        """Read options from their text form: by default, as a mapping with the value of every house rule.

        :raises BadSetup: ``unknown_option`` or ``bad_option``, or for a reason of the game's own.
        """
        return cast("OptionsT", self.check_options(options))

    def write_options(self, options: OptionsT) -> dict[str, str]:
        """Return the options that differ from the defaults, as text that ``read_options`` reads back."""
        return self.without_defaults(cast("Mapping[str, str]", options))

    @abstractmethod
    def start(
        self, seats: int, dealer: Dealer, options: OptionsT, leader: Seat = 0, rules: int | None = None
    ) -> Position[ViewT]:
        """Deal, and return the position in which the leader is to begin.

        :param rules: the version of the rules; None for the newest.
        :raises BadSetup: ``unknown_rules``, or what ``check_seats`` says; or these options do not allow so many seats.
        """

    def seats_for(self, options: OptionsT) -> Sequence[int]:
        """Return how many seats may play with these options, in ascending order: by default, as many as with any."""
        return self.seats

    def teams(self, seats: int, options: OptionsT) -> Sequence[Sequence[Seat]]:
        """Return the seats of each team.

        By default, a game for teams has two, whose members sit alternately. In all other games, each seat, or all of
        them, are the only team that there is.
        """
        match self.mode:
            case Mode.COMPETITIVE:
                return [[seat] for seat in range(seats)]
            case Mode.TEAMS:
                return [range(0, seats, 2), range(1, seats, 2)]
            case Mode.COOPERATIVE:
                return [range(seats)]

    def places(self, outcome: Outcome, seats: int) -> tuple[int, ...]:
        """Return each seat's place. Seats that are level share a place, and leave out the next one.

        Winners come first, then whoever has the better score. The first place belongs to winners: where nobody has won,
        places begin at 2. Teams have places, and not their members: the second-best of any team has place 2.
        """
        if outcome.places is not None:
            return outcome.places
        sign = -1 if self.lower_is_better else 1
        ranks = [
            (seat in outcome.winners, sign * (outcome.scores[seat] if outcome.scores else 0)) for seat in range(seats)
        ]
        others = ranks if self.mode is Mode.COMPETITIVE else {*ranks}
        return tuple(1 + (not outcome.winners) + sum(other > mine for other in others) for mine in ranks)

    @property
    def adds_up(self) -> bool:
        """Whether people are ranked by the sum of what they have scored in all games."""
        return self.scored and not self.lower_is_better

    @property
    def is_rated(self) -> bool:
        """Whether games change the ratings of people."""
        return self.rated and self.mode is not Mode.COOPERATIVE

    @property
    def in_tournaments(self) -> bool:
        """Whether tournaments, ladders and matches of clubs may play it."""
        gaps = max(self.seats) - min(self.seats) >= len(self.seats)
        return self.tournaments and self.mode is not Mode.COOPERATIVE and not gaps

    def imagine(self, view: ViewT, chance: Chance, rules: int | None = None) -> Position[ViewT]:
        """Return a random position that the view's seat cannot tell from the true one: its view is this view.

        All cards that the seat has not seen are dealt anew, those of later shuffles too. ``moves`` has stand-ins for
        the moves that were played before. With this, computer players can search (``bot/games/search.py``).

        :param chance: the dice that deal the cards, now and while the position is played.
        :param rules: the version of the rules; None for the newest.
        :raises CannotImagine: ``cannot_imagine``: the game does not offer this.
        :raises BadSetup: ``unknown_rules``.
        """
        raise CannotImagine("cannot_imagine", game=self.name)

    def best(self, dealer: Dealer, options: OptionsT) -> int | None:
        """Return the best score that a deal allows somebody who plays alone; None if nobody knows.

        This may take a second, so do not call it on the event loop.
        """
        return None

    def daily_score(self, position: Position[ViewT], seat: Seat) -> int:
        """Return what a finished deal of the day is worth to a seat. Higher is better."""
        return position.scores[seat]

    def daily_places(self, position: Position[ViewT], seat: Seat) -> Sequence[int]:
        """Return a seat's place in each round that is over, from 1. Seats that did equally well share a place."""
        return [1 if each.winner == seat else len(position.scores) for each in position.rounds]

    def is_single(self, options: OptionsT) -> bool:
        """Return whether a game with these options is one round or one hand only."""
        return False

    def prepare(self) -> None:
        """Compute whatever takes a moment the first time, such as tables, before anybody has to wait for it.

        At the start of the bot, a package has ten seconds for it.
        """
        return

    def stake(self, options: OptionsT) -> int:
        """Return what each seat brings to the table from its purse, in credits. Its score is then its gain or loss."""
        return 0

    def check_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the value of every house rule: the given one, or else the default.

        :raises BadSetup: ``unknown_option`` or ``bad_option``.
        """
        allowed = {spec.name: spec.values for spec in self.option_specs}
        for name, value in options.items():
            if name not in allowed:
                raise BadSetup("unknown_option", option=name)
            if value not in allowed[name]:
                raise BadSetup("bad_option", option=name, value=value)
        return {name: options.get(name, values[0]) for name, values in allowed.items()}

    def without_defaults(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the house rules that differ from their defaults."""
        usual = {spec.name: spec.values[0] for spec in self.option_specs}
        return {name: value for name, value in options.items() if value != usual[name]}

    @property
    def rules(self) -> int:
        """The newest version of the rules."""
        return self.versions[-1]

    def check_rules(self, rules: int | None) -> int:
        """Return the version of the rules: the given one, or else the newest.

        :raises BadSetup: ``unknown_rules``.
        """
        if rules is not None and rules not in self.versions:
            raise BadSetup("unknown_rules", rules=str(rules), newest=str(self.rules))
        return self.rules if rules is None else rules

    def check_seats(self, seats: int) -> None:
        """Check that this many seats can play.

        :raises BadSetup: ``too_few_seats``, ``too_many_seats`` or ``not_so_many_seats``.
        """
        least, most = min(self.seats), max(self.seats)
        if seats < least:
            raise BadSetup("too_few_seats", least=str(least))
        if seats > most:
            raise BadSetup("too_many_seats", most=str(most))
        if seats not in self.seats:
            raise BadSetup("not_so_many_seats", possible=", ".join(map(str, self.seats)))

    def advise(self, view: ViewT, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        """Return the moves of a seat as the strongest player ranks them, the best first.

        Each comes with the chance (0 to 1) to win the game after it; None if the player goes by a rule of thumb. By
        default, it is what the player of the highest level chooses.
        """
        return [(self.players[[*self.levels.values()][-1]].choose(view, chance), None)]

    def chances(
        self, position: Position[ViewT], chance: Chance, samples: int, known: Collection[Seat] | None = None
    ) -> tuple[float, ...]:
        """Return each seat's chance (0 to 1) to win the game from a position; together they are 1.

        They come from play-outs, except that a finished game has its winners. Who draw share the win. The members of a
        team have its chance together, divided among them. This may take a tenth of a second. By default, all seats have
        equal chances until the end.

        :param chance: deals what is not known. The same numbers give the same chances.
        :param samples: how many play-outs there are.
        :param known: the seats whose cards are known; None for all. The chances depend on no other seat's cards. It
            means something only in games whose hands stay hidden; see ``open_afterwards``.
        """
        winners = range(len(position.scores)) if position.outcome is None else position.outcome.winners
        return tuple((seat in winners) / max(1, len(winners)) for seat in range(len(position.scores)))

    def judge(self, position: Position[ViewT], seat: Seat, move: Move, chance: Chance) -> Sequence[tuple[Move, float]]:
        """Return the moves that the strongest player considers, and this one, each with the chance to win after it.

        The best comes first. The chances (0 to 1) depend on nothing that the seat does not see. This may take a second.
        By default, no other move is considered.

        :param seat: a seat that is to act.
        :param move: one of its legal moves, in its canonical form.
        """
        return [(move, self.chances(position, chance, 1)[seat])]

    def unseen_anew(self, position: Position[ViewT], seat: Seat, seed: bytes) -> Position[ViewT]:
        """Return a position to play on from after the game, in which a seat learns nothing that it may not know.

        In games whose hands stay hidden, all cards that the seat does not see are dealt anew, now and later. In all
        others the position stays as it is.

        :param seed: what the new cards follow from, 32 bytes.
        """
        return position

    def tallies(self, position: Position[ViewT]) -> Sequence[Mapping[str, int]]:
        """Return what each seat's player gets counted in the statistics of a finished game: nothing, by default.

        A tally is a name of at most 32 characters and a count. The game's face knows what the names mean.
        """
        return [{}] * len(position.scores)

    def achieved(self, position: Position[ViewT]) -> Sequence[Collection[str]]:
        """Return the names of what each seat has achieved in a finished game.

        It follows from what everybody at the table saw, so that telling it tells nothing more.
        """
        return [()] * len(position.scores)

    def highlights(self, position: Position[ViewT]) -> Highlights | None:
        """Return what is worth telling of a finished game; None if nothing is.

        As with ``achieved``, it tells nothing that not everybody at the table saw.
        """
        return None

    def hand_size(self, options: OptionsT, seats: int) -> int | Sequence[int]:
        """Return the number of cards that each seat is dealt, at a table with so many seats: none, by default.

        Where seats are dealt different numbers, return them all, clockwise from the leader: ``(14, 13, 13)``.
        """
        return 0

    def read_card(self, text: str, taken: set[Card]) -> Card:
        """Return a card of this name that is not yet taken. Several cards may share a name.

        :raises BadSetup: ``unknown_card``; ``card_taken`` if no card of this name is left.
        """
        found = [card for card, name in enumerate(self.card_names) if name == text]
        if not found:
            raise BadSetup("unknown_card", card=text)
        free = [card for card in found if card not in taken]
        if not free:
            raise BadSetup("card_taken", card=text)
        return free[0]

    def card_name(self, card: Card) -> str:
        """Return the card's name in moves and records."""
        return self.card_names[card]


AnyGame: TypeAlias = Game[Any, Any]
"""Any game, for code that only needs the contract."""

AnyPosition: TypeAlias = Position[Any]
"""A position of any game, for code that only needs the contract."""


def hand_sizes(game: AnyGame, options: Any, seats: int, leader: Seat = 0) -> list[int]:
    """Return how many cards each seat is dealt; see ``Game.hand_size``."""
    told = game.hand_size(options, seats)
    sizes = [told] * seats if isinstance(told, int) else [*told]
    return [sizes[(seat - leader) % len(sizes)] for seat in range(seats)]


class RandomPlayer:
    """Plays any legal move; all are equally likely. It can play every game."""

    def choose(self, view: View, chance: Chance, /) -> Move:
        """Return a random legal move."""
        return view.legal_moves[chance.randrange(len(view.legal_moves))]
