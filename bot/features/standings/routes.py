"""What the buttons, lists and forms of leaderboards and of games that are over mean, and who may use them."""

from collections.abc import Mapping
from typing import Final

from bot.interactions.routes.route import May, Route

_BOARD: Final = (
    "<game:known|->:<what:stars|wins|rate|rating|->:<period:period|->:<where:channel|server>:<page:page>"
    "[:<among:met|club>]"
)


class StandingsAct(Route):
    """What a button, list or form of a leaderboard, a statistic, a history, a replay or a purse does."""

    LEADERBOARD = f"leaderboard:{_BOARD}", "Show a page of a leaderboard."
    SHARE_LEADERBOARD = f"shareboard:{_BOARD}", "Post for everybody the page that the clicker sees."
    HISTORY = "history:<game:known>:<where:channel|server>:<person:id>:<page:page>", "Show a page of finished games."
    REPLAY = "replay:<table:id>[:<ply:page>[:<step:word>]]", "Show a finished game after so many moves."
    GAME_RECORD = "gamerecord:<table:id>", "Get the record of a finished game, from a history or a replay."
    STATISTICS = "stats:<game:game>:<person:id>[:<versus:id>]", "Show a person's statistics in another game."
    SHARE_STATISTICS = "sharestats:<game:game>:<person:id>[:<versus:id>]", "Post them for everybody."
    ACHIEVEMENTS = (
        "achieved:<game:game>:<person:id>[:<number:page|->[:<list:place>]]",
        "Show what a person has achieved in a game, and what the medal is for that was picked from a list.",
    )
    GUESSERS = "guessers:<game:known>:<page:page>", "Show who in a server has guessed winners best."
    GIFT = "gift:<game:game>", "Ask for a new purse of play money."
    SEASON = "season:<game:game>:<season:id>", "Begin a season in place of this one.", May.MANAGER, True

    @classmethod
    def slashed(cls) -> Mapping[str, str]:
        """See ``Route``."""
        return {"record": "gamerecord", **{word: word for word in ("leaderboard", "history", "replay", "gift")}}
