"""A computer player for any game that can imagine positions (``Game.imagine``). It knows nothing but the rules.

It is an information set Monte Carlo tree search: P. I. Cowling, E. J. Powley, D. Whitehouse, *Information Set Monte
Carlo Tree Search*, IEEE Transactions on Computational Intelligence and AI in Games 4 (2), 2012. Each iteration deals
the unseen cards anew, follows the tree with the moves that are legal in this deal, adds to it, and plays on at random.
A move is weighed against the others only in those iterations in which it was legal.

A node of the tree stands for what one seat has seen since the beginning of the search: what its views showed, and the
moves that it chose itself. So a card drawn by the seat makes another node, and a discard that it cannot see does not.
Seats that choose at the same time (they share ``Position.turn``) choose at one node, so none knows another's choice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from math import ceil, inf, log, sqrt
from typing import Any, Final

from bot.games.game import AnyGame, AnyPosition, Chance, Game, Mode, Move, Player, RandomPlayer, Seat, View
from bot.games.plain_position import PlainPosition

EXPLORATION: Final = 0.7
"""How much the search tries moves that it knows little about, on a scale where all payoffs lie between 0 and 1."""

LONGEST: Final = 2000
"""The most moves of a play-out."""

WIDE: Final = 24
"""A list of more moves than this is tried bit by bit: the more often a choice was searched, the more of its moves."""

LISTED: Final = 64
"""A list of at most so many moves is read once to look for moves in it. A longer one is asked for each move."""

WIDENING: Final = 2.0
"""Of a longer list, this many times the square root of the number of searches are tried."""

_FINE: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move as the search has weighed it."""

    move: Move
    visits: int
    """In how many iterations the move was tried."""
    payoff: float
    """The average payoff of the seat after it; see ``payoffs``."""


@dataclass(frozen=True, eq=False)
class Searcher:
    """A player that searches before each choice. The same view and the same dice give the same move."""

    game: AnyGame
    """The game, which must be able to imagine positions."""
    iterations: int
    """How many deals are played for a choice."""
    rounds: int | None = field(default=None, kw_only=True)
    """How many rounds beyond the present one play-outs go on; None for the whole game. Without the rest of the game, a
    seat's share of the scores stands for its chance to win."""
    own_eyes: bool = field(default=False, kw_only=True)
    """Whether the others' choices in the tree depend on their own cards in each deal. If not, they depend on what the
    searching seat sees, as in the paper's SO-ISMCTS. If so, every seat has a tree of its own, which takes many more
    iterations to fill."""
    exploration: float = field(default=EXPLORATION, kw_only=True)
    """See ``EXPLORATION``."""

    def choose(self, view: View, chance: Chance, /) -> Move:
        """Return the move that was tried most often.

        :raises CannotImagine: the game cannot imagine positions.
        """
        legal = view.legal_moves
        return legal[0] if len(legal) == 1 else self.weigh(view, chance)[0].move

    def advise(self, view: View, chance: Chance) -> list[tuple[Move, float | None]]:
        """Return the moves, the best first, each with the chance to win; None instead in a game for play money."""
        tells = not self.game.purse and len(self.game.seats) > 1 and self.game.mode is Mode.COMPETITIVE
        return [(each.move, each.payoff if tells else None) for each in self.weigh(view, chance)]

    def weigh(self, view: View, chance: Chance) -> list[Weighed]:
        """Return the moves that were tried, those tried most often first.

        :raises CannotImagine: the game cannot imagine positions.
        """
        search = _Search(self, view, chance)
        for _ in range(self.iterations):
            search.iterate()
        return search.weighed()


def payoffs(game: AnyGame, position: AnyPosition) -> list[float]:
    """Return what a position is worth to each seat when play ends there.

    In a game for play money this is the score, in credits. In a game for one person it is the score below zero, because
    a lower score is better. Where all play together, a victory is 1, and anything else is less than a half: the more,
    the better the score is. In all other games, the winners share 1. If the game is not over, each seat's chance to win
    is taken as its share of the scores, where one point more is counted for all, and the last seat's points for none.
    """
    scores, outcome = position.scores, position.outcome
    if game.lower_is_better:
        scores = tuple(-score for score in scores)
    if len(scores) == 1:
        return [float(-scores[0])]
    if game.purse:
        return [float(score) for score in scores]
    if game.mode is Mode.COOPERATIVE:
        if outcome is not None and outcome.winners:
            return [1.0] * len(scores)
        return [0.25 + 0.25 * score / (1 + abs(score)) for score in scores]
    if outcome is not None:
        share = 1 / max(1, len(outcome.winners))
        return [share if seat in outcome.winners else 0.0 for seat in range(len(scores))]
    least = min(scores) - 1
    total = sum(scores) - least * len(scores)
    return [(score - least) / total for score in scores]


@dataclass(slots=True)
class _Arm:
    visits: int = 0
    available: int = 0
    total: float = 0.0


@dataclass(slots=True)
class _Node:
    """What a seat has seen since the beginning of the search, and the moves that were tried there, by their seat."""

    arms: dict[Seat, dict[Move, _Arm]] = field(default_factory=dict)
    visits: dict[Seat, int] = field(default_factory=dict)
    after: dict[Hashable, _Node] = field(default_factory=dict)

    def next(self, seen: Hashable) -> _Node:
        """Return the node after seeing something more."""
        found = self.after.get(seen)
        if found is None:
            found = self.after[seen] = _Node()
        return found


class _Search:
    def __init__(self, searcher: Searcher, view: View, chance: Chance) -> None:
        if view.seat is None or view.seat not in view.to_act:
            raise ValueError("the view's seat has nothing to choose")
        self._searcher = searcher
        self._view = view
        self._seat: Seat = view.seat
        self._chance = chance
        self._root = _Node()
        self._roots: dict[Seat, _Node] = {}
        # The scale of the payoffs seen so far. Averages are set on it only when they are compared.
        self._least, self._most = inf, -inf

    def weighed(self) -> list[Weighed]:
        """Return the moves that were tried, those tried most often first."""
        arms = self._root.arms[self._seat]
        found = [Weighed(move, arm.visits, arm.total / arm.visits) for move, arm in arms.items()]
        return sorted(found, key=lambda each: (-each.visits, -each.payoff))

    def iterate(self) -> None:
        """Deal the unseen cards, follow and extend the tree, play on at random, and note how that ended."""
        searcher = self._searcher
        position = searcher.game.imagine(self._view, self._chance)
        nodes = self._first_nodes(position)
        tried: list[tuple[Seat, _Arm]] = []
        own: dict[Seat, list[Move]] = {}
        extended = False
        rounds = len(position.rounds)
        while position.to_act and not extended:
            opened, together = position.turn, len(position.to_act) > 1
            while position.to_act and position.turn == opened:
                seat = position.to_act[0]
                legal = position.legal_moves(seat)
                if len(legal) == 1:
                    move = legal[0]
                else:
                    move, arm = self._pick(nodes[seat], seat, legal, together)
                    extended = extended or not arm.visits
                    tried.append((seat, arm))
                own.setdefault(seat, []).append(move)
                _play(position, seat, move)
            if self._is_far(position, rounds):
                break
            if not extended:
                nodes = self._nodes_after(nodes, position, own)
                own = {}
        self._play_out(position, rounds)
        worth = payoffs(searcher.game, position)
        self._least, self._most = min(self._least, *worth), max(self._most, *worth)
        for seat, arm in tried:
            arm.visits += 1
            arm.total += worth[seat]

    # The tree

    def _first_nodes(self, position: AnyPosition) -> list[_Node]:
        seats = range(len(position.scores))
        if not self._searcher.own_eyes:
            return [self._root for _ in seats]
        others = ((seat, self._roots.setdefault(seat, _Node())) for seat in seats)
        return [self._root if seat == self._seat else node.next(seen_in(position.view(seat))) for seat, node in others]

    def _nodes_after(
        self, nodes: Sequence[_Node], position: AnyPosition, own: Mapping[Seat, Iterable[Move]]
    ) -> list[_Node]:
        """Return the node of each seat after a choice: it has seen the position, and it knows what it chose itself."""
        if not self._searcher.own_eyes:
            node = nodes[self._seat].next((*own.get(self._seat, ()), seen_in(position.view(self._seat))))
            return [node] * len(nodes)
        return [node.next((*own.get(seat, ()), seen_in(position.view(seat)))) for seat, node in enumerate(nodes)]

    def _pick(self, node: _Node, seat: Seat, legal: Sequence[Move], together: bool) -> tuple[Move, _Arm]:
        """Return a move that has not been tried here yet, or else the most promising one.

        :param together: whether other seats choose at the same time.
        """
        arms = node.arms.setdefault(seat, {})
        visits = node.visits[seat] = node.visits.get(seat, 0) + 1
        new: Move | None = None
        if len(legal) <= WIDE:
            known = [(move, arms[move]) for move in legal if move in arms]
            if len(known) < len(legal):
                untried = [move for move in legal if move not in arms]
                new = untried[self._chance.randrange(len(untried))]
        else:
            allowed = frozenset(legal) if len(legal) <= LISTED else legal
            known = [(move, arm) for move, arm in arms.items() if move in allowed]
            if len(known) < ceil(WIDENING * sqrt(visits)):
                some = _some(legal, self._chance)
                new = None if some in arms else some
        for _, arm in known:
            arm.available += 1
        if new is not None:
            arms[new] = _Arm(available=1)
            return new, arms[new]
        return max(known, key=lambda each: self._promise(each[1], together))

    def _promise(self, arm: _Arm, together: bool) -> float:
        """Return the upper confidence bound of a move: its average payoff, from 0 to 1, and a bonus for trying it.

        Where seats choose together, dice decide how much the bonus counts. Otherwise they could go on in step, as if
        each knew the other's choice.
        """
        if not arm.visits:
            return inf
        spread = self._most - self._least
        average = (arm.total / arm.visits - self._least) / spread if spread else 0.5
        luck = 2 * self._chance.randrange(_FINE) / _FINE if together else 1.0
        return average + luck * self._searcher.exploration * sqrt(log(arm.available) / arm.visits)

    # Playing on

    def _is_far(self, position: AnyPosition, rounds: int) -> bool:
        """Tell whether play has gone on for as many rounds as the search looks ahead."""
        ahead = self._searcher.rounds
        return ahead is not None and len(position.rounds) > rounds + ahead

    def _play_out(self, position: AnyPosition, rounds: int) -> None:
        chance = self._chance
        for _ in range(LONGEST):
            if not position.to_act or self._is_far(position, rounds):
                return
            seat = position.to_act[0]
            _play(position, seat, _some(position.legal_moves(seat), chance))


def _some(moves: Sequence[Move], chance: Chance) -> Move:
    """Return a random move.

    Of a long list, all kinds of moves are equally likely, and within a kind the first moves are likelier, because such
    lists begin with the modest ones. Otherwise nearly all moves would be large bets. Moves of a kind have the first
    word in common and lie together.
    """
    count = len(moves)
    if count <= WIDE:
        return moves[chance.randrange(count)]
    kinds = _kinds(moves)
    kind = kinds[chance.randrange(len(kinds))]
    return moves[kind.start + int((len(kind) + 1) ** (chance.randrange(_FINE) / _FINE)) - 1]


def _kinds(moves: Sequence[Move]) -> list[range]:
    kinds: list[range] = []
    start, count = 0, len(moves)
    while start < count:
        word = _word(moves[start])
        if _word(moves[count - 1]) == word:
            stop = count
        else:
            stop = bisect_left(range(count), True, start + 1, key=lambda place: _word(moves[place]) != word)
        kinds.append(range(start, stop))
        start = stop
    return kinds


def _word(move: Move) -> str:
    return move.partition(" ")[0]


def _play(position: AnyPosition, seat: Seat, move: Move) -> None:
    """Play a legal move. It will not be refused, so a position that copies itself beforehand need not do so."""
    if isinstance(position, PlainPosition):
        position.change(seat, move)
    else:
        position.play(seat, move)


def seen_in(view: View) -> Hashable:
    """Return what a view shows, without the legal moves, which follow from it."""
    return tuple(getattr(view, name) for name in _shown(type(view)))


@cache
def _shown(kind: type[Any]) -> tuple[str, ...]:
    names = getattr(kind, "_fields", None) or [each.name for each in fields(kind)]
    return tuple(name for name in names if name != "legal_moves")


# Players for a game that brings none

SMALL: Final = 100
"""The iterations of the searching player of the level ``normal``."""

LARGE: Final = 500
"""The iterations of the one of the level ``hard``."""

LEVELS: Final[Mapping[str, str]] = {"easy": "random", "normal": "searching", "hard": "pondering"}
"""The kind of player behind each level, for a game without players of its own."""

SLOW: Final = frozenset({"searching", "pondering"})
"""The kinds that take long. How long a search takes depends on the game, so no search is quick."""

STRENGTHS: Final[Mapping[str, float]] = {"easy": 20.0, "normal": 25.0, "hard": 27.0}
"""The strength of each level. How strong a search is depends on the game, so these are guesses."""


def give_players(game: AnyGame) -> None:
    """Give a game that brings no computer players those that any game can have."""
    game.players = players_for(game)
    game.levels = {level: kind for level, kind in LEVELS.items() if kind in game.players}
    game.slow = SLOW & game.players.keys()
    game.strengths = {level: STRENGTHS[level] for level in game.levels}


def players_for(game: AnyGame) -> dict[str, Player[Any]]:
    """Return computer players for a game by its rules alone; only the random one if it cannot imagine positions."""
    able = type(game).imagine is not Game.imagine
    sizes = {"searching": SMALL, "pondering": LARGE} if able else {}
    return {"random": RandomPlayer(), **{kind: Searcher(game, size, rounds=0) for kind, size in sizes.items()}}
