"""What the buttons and lists of games alone, of the deal of the day and of lessons mean."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.interactions.routes.route import Earlier, LessonStep, Route, RouteMatch, SoloGame
from bot.interactions.routes.routes import HandAct


def _solo(route: Route) -> Callable[..., RouteMatch]:
    return lambda number, *rest: route(SoloGame(-number), *rest)


def _lesson(route: Route) -> Callable[..., RouteMatch]:
    return lambda game, version, step, *rest: route(LessonStep(game, version, step), 0, *rest)


_ONES: Final = "<solo:id>:<turn:turn>"


class SoloAct(Route):
    """What a button around a game that one person plays without a table does."""

    CONTINUE = "continue:<game:solo>", "Show the game, from the list of somebody's games."
    AGAIN = "again:<game:solo>", "Begin another game like one that is over."
    CLOSE = "closealone:<game:solo>", "Close an unfinished game, and all older ones of the clicker's."
    SHARE = "share:<game:solo>", "Post the result."
    SHARE_AGAIN = "reshare:<game:solo>", "Post it once more where the bot cannot see whether it is still there."
    SAME = "samedeal:<game:solo>", "Play the deal of a shared result alone."
    RULES = "solorules:<game:solo>", "Show the rules."
    SEAL = "alonefair:<game:solo>", "Show the seal of the deck, and its seed once the game is over."

    @classmethod
    def earlier(cls) -> Sequence[Earlier]:
        """See ``Route``. Before 0043, such games had numbers of their own, and their hands other custom_ids."""
        hands = (HandAct.HINT, HandAct.TAKE_BACK)
        return (
            *(Earlier(each.pattern.replace("<at:solo>", "<at:id>"), _solo(each)) for each in hands),
            *(Earlier(each.pattern.replace("<game:solo>", "<game:id>"), _solo(each)) for each in cls),
            Earlier(f"lay:{_ONES}:<move:text>", _solo(HandAct.PLAY)),
            Earlier(f"laypicked:{_ONES}:<list:draft>", lambda number, turn, _: _solo(HandAct.PICK)(number, turn, "")),
            Earlier(f"alonepick:{_ONES}:<begun:draft>[:<nth:place>]", _solo(HandAct.PICK)),
            Earlier(f"alonedraft:{_ONES}:<begun:text>", _solo(HandAct.DRAFT)),
            Earlier(f"alonesketch:{_ONES}:<begun:draft>[:<nth:place>]", _solo(HandAct.SKETCH)),
            Earlier(f"aloneask:{_ONES}:<word:text>", _solo(HandAct.ASK)),
            Earlier(f"alonesay:{_ONES}:<word:text>", _solo(HandAct.SAY)),
        )


class BeginAct(Route):
    """What a button or list does that begins a game alone or shows the deal of a day."""

    COMPUTERS = "help:<game:game>:computers", "Begin a game of one's own."
    OPPONENTS = (
        "opponents:<game:game>:<count:step|->:<level:word|->:<action:open|choose|play>",
        "Choose the computer players of the clicker's next game of their own, or begin it.",
    )
    DAILY = "daily:<game:deal>", "Play a game's deal of the day."
    OFFER = "offer:<game:deal>", "Show a game's deal of the day, and offer it to whoever has not begun it."
    DAY_SEALS = "dayseals:<day:day>[:<step:word>]", "Show the seals of a day's deals, and what was sealed."


_STEP: Final = "learn:<game:lesson>:<version:word>:<step:step>"


class LessonAct(Route):
    """What a button or list of a game's lesson does besides the hand, at one of the steps of one of its versions."""

    BEGIN = "learn:<game:lesson>", "Begin the lesson."
    GO = f"{_STEP}:go", "Go to the step."
    SHOW = f"{_STEP}:show", "Show why the step's best move is the best, and go on with it."
    BACK = f"{_STEP}:back", "Go back to the step."
    JUMP = f"{_STEP}:jump", "Go to the step that was picked from the list of chapters."
    AGAIN = f"{_STEP}:again", "Begin again."

    @classmethod
    def earlier(cls) -> Sequence[Earlier]:
        """See ``Route``. Before 0043, the hands of lessons had other custom_ids."""
        return (
            Earlier(f"{_STEP}:try:<move:text>", _lesson(HandAct.PLAY)),
            Earlier(f"{_STEP}:pick:<begun:draft>[:<nth:place>]", _lesson(HandAct.PICK)),
            Earlier(f"{_STEP}:draft:<begun:text>", _lesson(HandAct.DRAFT)),
            Earlier(f"{_STEP}:sketch:<begun:draft>[:<nth:place>]", _lesson(HandAct.SKETCH)),
        )
