"""The computer opponents of Stardust, by kind and by the level that a table offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.game import Chance, Move, Player, RandomPlayer
from bot.games.stardust.betting import CALL, CHECK, FOLD
from bot.games.stardust.combinations import strength
from bot.games.stardust.deck import NAMES, Joker
from bot.games.stardust.expert import ExpertPlayer
from bot.games.stardust.odds import OddsPlayer
from bot.games.stardust.rules_of_thumb import exchange_move, least_missed, worth_keeping
from bot.games.stardust.view import DISCARD, PAY, Phase, StardustView

GOOD: Final = 9
"""The fewest points with which it raises."""

HOPEFUL: Final = 4
"""The fewest points with which it calls for up to a quarter of its credits."""


class NaturalPlayer:
    """Considers only its own cards: it calls with a fair system, raises a little with a good one, and lays no joker."""

    def choose(self, view: StardustView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        if view.question is not None:
            return f"{DISCARD} {NAMES[least_missed(view.hand)]}" if view.question.joker is Joker.DEATH else PAY
        if view.phase is Phase.EXCHANGE:
            return exchange_move(view.hand, worth_keeping(view.hand))
        limits = view.limits
        assert limits is not None
        worth = strength(view.hand)
        points = 99 if worth.rank else worth.points
        if points >= GOOD and limits.most and limits.high < 4 * limits.step:
            return f"{limits.word} {min(limits.high + 2 * limits.step, limits.most)}"
        if not limits.to_call:
            return CHECK
        dear = limits.to_call * 4 > limits.credits + limits.own
        return FOLD if points < (GOOD if dear else HOPEFUL) else CALL


PLAYERS: Final[Mapping[str, Player[StardustView]]] = {
    "random": RandomPlayer(),
    "natural": NaturalPlayer(),
    "odds": OddsPlayer(),
    "expert": ExpertPlayer(),
}
LEVELS: Final[Mapping[str, str]] = {"easy": "natural", "normal": "odds", "hard": "expert"}
SLOW: Final = frozenset({"expert"})
STRENGTHS: Final[Mapping[str, float]] = {"easy": 22.0, "normal": 26.0, "hard": 28.0}


def advise(view: StardustView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
    """Return a seat's moves as the expert ranks them, the best first."""
    return ExpertPlayer().advise(view, chance)
