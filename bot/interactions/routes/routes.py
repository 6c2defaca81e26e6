"""The routes of tables, hands and what several rooms show: what each button, list and form is, and who may use it.

Each feature has those of its own in its ``routes.py``. What a route names, a table or an entrant, is looked up when it
is used. Every custom_id in a channel goes on working: a pattern may get parts that can be missing. If it changes in
another way, ``Route.earlier`` keeps the form before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.interactions.routes.route import Earlier, May, Route, SoloGame


class TableAct(Route):
    """What a button of a table's message does, beside those that stand behind its ⋯."""

    JOIN = "join:<table:id>", "Take a seat, as buttons of version 0.1 have it."
    JOIN_AS_SHOWN = "join:<table:id>:0:<terms:text>", "Take a seat by the rules that the lobby shows."
    START = "start:<table:id>", "Begin the game."
    FILL = "fill:<table:id>", "Seat as many computer players as the game lacks."
    TEAM = "team:<table:id>:0:<team:page>:<terms:text>", "Play in a team, by the rules that the lobby shows."
    SHUFFLE = "shuffle:<table:id>", "Let the lot decide all teams."
    HAND = "hand:<table:id>", "Show the clicker's hand."
    REMATCH = "rematch:<table:id>", "Open a rematch, or agree to it."
    RESUME = "resume:<table:id>", "Go on after a pause."
    COMPUTERS = "computers:<table:id>", "Begin a game of the clicker's own, as lobbies of earlier versions have it."
    SHARE_CARD = "sharecard:<table:id>", "Post how a finished game went for the clicker."
    OPEN = "open:<table:id>", "Open the panel with this table."
    ARRANGE_PAGE = "arrangepage:<table:id>:0:<page:page>", "Show a page of the form of the house rules."


class MoreAct(Route):
    """What a button or list behind a table's ⋯ does. Earlier versions have some of them on the table's message."""

    MORE = "more:<table:id>", "Show what else the clicker may do now at a table."
    LEAVE = "leave:<table:id>", "Give up one's seat."
    TAKE_OVER = "takeover:<table:id>", "Take the seat of somebody who has left, with its cards."
    ARRANGE = "arrange:<table:id>", "Choose house rules.", May.ANYBODY, True
    ADD_COMPUTER = "add:<table:id>[:<level:word>]", "Seat a computer player, of a level if there is one."
    REMOVE_COMPUTER = "remove:<table:id>", "Take a computer player's seat away."
    CANCEL = "cancel:<table:id>", "Close the table."
    RULES = "rules:<table:id>", "Show the rules."
    RECORD = "record:<table:id>", "Get the record of the finished game."
    REPOST = "down:<table:id>", "Post the table's message again."
    PAUSE = "pause:<table:id>", "Pause the game."
    CHEER = "cheer:<table:id>:0:<cheer:text>", "Cheer at a game that one watches."
    GUESS = "guess:<table:id>", "Ask who will win, of somebody who watches."
    GUESSED = "guessed:<table:id>", "Guess that the seat wins that was picked from the list."


class HandAct(Route):
    """What a button, list or form of a hand does: at a table, in a game that one person plays alone, in a lesson."""

    PLAY = "play:<at:hand>:<turn:turn>:<move:text>", "Play the move."
    PICK = "pick:<at:hand>:<turn:turn>:<begun:draft>[:<nth:place>]", "Play the move with what was picked."
    DRAFT = "draft:<at:hand>:<turn:turn>:<begun:text>", "Show the hand with an unfinished choice."
    SKETCH = "sketch:<at:hand>:<turn:turn>:<begun:draft>[:<nth:place>]", "The same with what was picked."
    ASK = "ask:<at:hand>:<turn:turn>:<word:text>", "Ask for the number that a move needs."
    SAY = "say:<at:hand>:<turn:turn>:<word:text>", "Play the move with the number.", May.ANYBODY, True
    ADVICE = "advice:<table:id>", "Show what the strongest computer player would do."
    HINT = "hint:<at:solo>", "Show what the clicker could do."
    TAKE_BACK = "back:<at:solo>[:<turn:turn>]", "Take the last move back."


class PageAct(Route):
    """What a button of a page does that tells of a table or leads to one."""

    LOG = "log:<table:id>[:<page:page>[:<step:word>]]", "Show what has happened in a game so far."
    FAIRNESS = "fairness:<table:id>", "Show the seal of a game's shuffles, and check it once the game is over."
    HELP = "help:<game:game>", "Show what a game is like."
    HELP_OPEN = "help:<game:game>:open", "Open a table."
    HELP_RULES = "help:<game:game>:rules", "Show the rules."
    TAKEN = (
        "taken:<game:game>:<seats:x|step>:<computers:x|step>:<level:word>:<rules:word>",
        "Open a table in a thread of a channel that has one.",
    )


class ReviewAct(Route):
    """What shows a review. The buttons stand on tables, in histories, in games alone and with the day's deals."""

    SHOW = "review:<table:id>[:<ply:all|page>[:<step:word>]]", "Show the review of a finished game, or play on."
    DEAL = "reviewdeal:<game:deal>:<day:day>", "The same for the clicker's own game of a day's deal."
    ALONE = (
        "reviewalone:<game:solo>[:<ply:all|page>[:<step:word>]]",
        "Show the review of one that is over, or play on.",
    )

    @classmethod
    def earlier(cls) -> Sequence[Earlier]:
        """See ``Route``. Before 0043, games alone had numbers of their own."""
        pattern = cls.ALONE.pattern.replace("<game:solo>", "<game:id>")
        return (Earlier(pattern, lambda number, *rest: cls.ALONE(SoloGame(-number), *rest)),)


class SureAct(Route):
    """What was asked for, although it cannot be undone."""

    LEAVE = "sure:leave:<table:id>", "Leave, which ends the game."
    END = "sure:end:<table:id>", "Close the table."
    ASK = "close:ask:<table:id>", "Ask the others whether the game may be closed."
    AGREE = "close:agree:<table:id>", "Agree that the game is closed."
    UNDO = "undo:ask:<table:id>", "Ask the others whether one's last move may be taken back."
    UNDO_AGREE = "undo:agree:<table:id>:<plies:turn>", "Agree that the move is taken back."
    KICK = "sure:kick:<table:id>:<person:id>", "Take a person's seat away."
    SUBSTITUTE = "sure:substitute:<table:id>:<person:id>[:<by:id>]", "Let the computer play, as earlier versions ask."
    PLAY_ON = "sure:playon:<table:id>:<person:id>[:<by:id>]", "Play on oneself, as earlier versions ask."


COMMON: Final[tuple[type[Route], ...]] = (TableAct, MoreAct, HandAct, PageAct, ReviewAct, SureAct)
"""The routes that belong to no single feature."""

OVERVIEW: Final = "all"
"""Stands for the number of moves on the review's first page."""
