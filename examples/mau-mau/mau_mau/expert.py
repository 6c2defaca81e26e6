"""The strongest computer player of Mau-Mau. It deals the unseen cards at random and plays each choice on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.game import Chance, Move, Seat
from mau_mau.deck import JACK, RANK, SUIT, SUITS
from mau_mau.playout import Playout, guess
from mau_mau.rules import MOST_ROUNDS
from mau_mau.thumb import playable
from mau_mau.view import DRAW, MAU, PASS, MauMauOptions, MauMauView

PLAYOUTS: Final = 800
"""The number of rounds that it plays to their ends before it decides."""

PER_LOSER: Final = 25
"""What a round brings its winner for each other seat, roughly. It stands for the rounds that are still to come."""


class ExpertPlayer:
    """Chooses the move after which it wins the game most often, over guessed hands."""

    def choose(self, view: MauMauView, chance: Chance, /) -> Move:
        """Return the best move."""
        choices = sensible(view)
        return choices[0] if len(choices) == 1 else self.advise(view, chance)[0][0]

    def advise(self, view: MauMauView, chance: Chance) -> list[tuple[Move, float | None]]:
        """Return the sensible moves, the best first, each with the chance to win the game after it."""
        assert view.seat is not None
        choices = sensible(view)
        won = dict.fromkeys(choices, 0.0)
        gained = dict.fromkeys(choices, 0)
        tries = max(1, PLAYOUTS // len(choices))
        for _ in range(tries):
            hands, stock = guess(view, chance)
            for move in choices:  # the same deal for every choice, so luck favours none
                playout = Playout(view, [hand.copy() for hand in hands], stock.copy(), chance)
                playout.play(move)
                winner, gain = playout.finish()
                won[move] += share(view, winner, gain, chance)
                gained[move] += gain if winner == view.seat else -gain
        ranked = sorted(choices, key=lambda move: (won[move], gained[move]), reverse=True)
        return [(move, won[move] / tries) for move in ranked]


def sensible(view: MauMauView) -> list[Move]:
    """Return the moves that are worth a thought: with every due call, and wishes for suits in the hand only."""
    legal = view.legal_moves
    calling = [move for move in legal if move.endswith(MAU)]
    moves = [move for move in legal if move in (DRAW, PASS) or not calling or move in calling]
    kept: list[Move] = []
    for card in playable(moves):
        rest = {SUIT[each] for each in view.hand if each != card and RANK[each] != JACK}
        ways = [move for move in moves if move not in (DRAW, PASS) and playable([move]) == [card]]
        wished = [move for move in ways if any(SUITS[suit] in move.split()[1:] for suit in rest)]
        kept += (wished or ways[:1]) if RANK[card] == JACK else ways
    return [*kept, *(move for move in moves if move in (DRAW, PASS))]


def share(view: MauMauView, winner: Seat, gain: int, chance: Chance) -> float:
    """Return a seat's share in the win of the game after this round, with rounds to come that anybody can win."""
    scores = list(view.scores)
    scores[winner] += gain
    for _ in range(rounds_left(view.options, len(view.rounds))):
        if view.options.target and max(scores) >= view.options.target:
            break
        scores[chance.randrange(len(scores))] += PER_LOSER * (len(scores) - 1)
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return 1 / len(winners) if view.seat in winners else 0.0


def rounds_left(options: MauMauOptions, ended: int) -> int:
    """Return how many rounds can follow the present one."""
    return (options.rounds or MOST_ROUNDS) - ended - 1


def advise(view: MauMauView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
    """Return a seat's moves as the expert ranks them, the best first."""
    return ExpertPlayer().advise(view, chance)
