"""All routes: what each button, list and form is, and who may use it.

What a route names, a table or an entrant, is looked up when it is used. Every custom_id in a channel goes on working: a
pattern may get parts that can be missing. If it changes in another way, ``_EARLIER`` keeps the form before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.interactions.routes.route import Earlier, LessonStep, May, Parser, Route, RouteMatch, SoloGame

_EVENT: Final = "tournament:<tournament:id>"


class Act(Route):
    """What a button, list or form of a tournament does."""

    SHOW = f"{_EVENT}:show", "Show the tournament, to the clicker alone."
    SIGN_UP = f"{_EVENT}:signup", "Sign up."
    SIDE = f"{_EVENT}:side:<side:int>", "Sign up for one of the clubs of a match."
    ACCEPT = f"{_EVENT}:accept", "Agree to a match of clubs for the other club."
    DECLINE = f"{_EVENT}:decline", "Decline a match of clubs for the other club."
    CHECK_IN = f"{_EVENT}:checkin", "Check in."
    WITHDRAW = f"{_EVENT}:withdraw", "Ask whether to withdraw.", May.ENTRANT
    WITHDRAW_SURE = f"{_EVENT}:withdrawsure", "Withdraw.", May.ENTRANT
    ME = f"{_EVENT}:me:<page:int>", "Show the clicker's own page.", May.ENTRANT
    ENTRANTS = f"{_EVENT}:entrants:<page:int>", "Show who is in and who is waiting."
    STANDINGS = f"{_EVENT}:standings:<page:int>", "Show a page of the standings."
    ROUND = f"{_EVENT}:round:<round:int|->:<page:int>", "Show the tables of a round."
    WHY = f"{_EVENT}:why:<round:int>:<page:int>", "Show why those at each table of a round sit together."
    MORE = f"{_EVENT}:more", "Show what else the clicker can do."
    ABOUT = f"{_EVENT}:about", "Explain the format, the points, the tie-breaks and what happens to who does not come."
    SEAL = f"{_EVENT}:seal", "Show the seal of the draws, and the seed once the tournament is over."
    DIRECT = f"{_EVENT}:direct", "Show the directors' page.", May.DIRECTOR
    CHANGE = f"{_EVENT}:change", "Show what was announced, with buttons to change it.", May.DIRECTOR
    CHANGE_PART = f"{_EVENT}:changepart:<part:int>", "Ask for a part of it.", May.DIRECTOR, True
    FILL = f"{_EVENT}:fill", "Fill the tables up with computer players.", May.DIRECTOR
    OPEN_CHECK_IN = f"{_EVENT}:opencheckin", "Open check-in.", May.DIRECTOR
    BEGIN = f"{_EVENT}:begin", "Begin, or ask first if somebody has not checked in.", May.DIRECTOR
    BEGIN_SURE = f"{_EVENT}:beginsure", "Begin without those who have not checked in.", May.DIRECTOR
    PAUSE = f"{_EVENT}:pause", "Pause.", May.DIRECTOR
    RESUME = f"{_EVENT}:resume", "Go on after a pause.", May.DIRECTOR
    CALL_OFF = f"{_EVENT}:calloff", "Ask whether to end the tournament now.", May.DIRECTOR
    CALL_OFF_SURE = f"{_EVENT}:calloffsure", "End the tournament now.", May.DIRECTOR
    RESULTS = f"{_EVENT}:results:<page:int>", "List tables whose results a director can enter or change.", May.DIRECTOR
    ADJUST = f"{_EVENT}:adjust:<pairing:int|->", "Ask for a table's result and the reason.", May.DIRECTOR, True
    PLAYERS = f"{_EVENT}:players:<page:int>", "List entrants for a director to choose from.", May.DIRECTOR
    PLAYER = f"{_EVENT}:player:<entrant:int|->", "Show what a director can do about an entrant.", May.DIRECTOR
    TAKE_OUT = f"{_EVENT}:takeout:<entrant:int>", "Ask for the reason to withdraw an entrant.", May.DIRECTOR, True
    DISQUALIFY = f"{_EVENT}:disqualify:<entrant:int>", "Ask for the reason.", May.DIRECTOR, True
    REPLACE = f"{_EVENT}:replace:<entrant:int>", "Ask who takes an entrant's place.", May.DIRECTOR, True
    DIRECTORS = f"{_EVENT}:directors", "Ask who else may direct.", May.DIRECTOR, True


_LADDER: Final = "ladder:<ladder:id>"


class LadderAct(Route):
    """What a button or list of a ladder does. The ladder's number is a tournament's."""

    JOIN = f"{_LADDER}:join", "Enter at the last place."
    CHALLENGE = f"{_LADDER}:challenge", "Show whom the clicker can challenge.", May.ENTRANT
    PICK = f"{_LADDER}:pick:<entrant:int|->", "Challenge the entrant who was picked from the list.", May.ENTRANT
    ME = f"{_LADDER}:me:<page:int>", "Show the clicker's own page.", May.ENTRANT
    ORDER = f"{_LADDER}:order:<page:int>", "Show a page of the order.", May.ENTRANT
    ABOUT = f"{_LADDER}:about", "Explain how it works.", May.ENTRANT
    READY = f"{_LADDER}:ready:<challenge:int>", "Say that one can play now.", May.ENTRANT
    CONCEDE = f"{_LADDER}:concede:<challenge:int>", "Ask whether to give up one's place.", May.ENTRANT
    CONCEDE_SURE = f"{_LADDER}:concedesure:<challenge:int>", "Give it up.", May.ENTRANT
    TAKE_BACK = f"{_LADDER}:takeback:<challenge:int>", "Take one's challenge back.", May.ENTRANT
    NEXT = f"{_LADDER}:next", "Begin the next season.", May.DIRECTOR


_CLUB: Final = "club:<club:id>"


class ClubAct(Route):
    """What a button, list or form of a club does."""

    SHOW = f"{_CLUB}:show:<page:int>", "Show the club's page."
    ALL = f"{_CLUB}:all:<page:int>", "Show all clubs of the server. The club is 0."
    PICK = f"{_CLUB}:pick:<picked:id|->", "Show one of all clubs. The club is 0."
    JOIN = f"{_CLUB}:join", "Ask to join."
    LEAVE = f"{_CLUB}:leave", "Leave the club."
    ACCEPT = f"{_CLUB}:accept", "Accept an invitation."
    DECLINE = f"{_CLUB}:decline", "Decline an invitation."
    LET_IN = f"{_CLUB}:letin:<person:id|->", "Take in somebody who has asked to join.", May.KEEPER
    TURN_DOWN = f"{_CLUB}:turndown:<person:id|->", "Decline somebody's request to join.", May.KEEPER
    INVITE = f"{_CLUB}:invite", "Ask whom to invite.", May.KEEPER, True
    REMOVE = f"{_CLUB}:remove", "Ask whom to remove.", May.KEEPER, True
    KEEPERS = f"{_CLUB}:keepers", "Ask who else keeps the club.", May.KEEPER, True
    ROLE = f"{_CLUB}:role", "Ask for another role.", May.KEEPER, True
    LIST = f"{_CLUB}:list", "Make the club a list.", May.KEEPER
    END = f"{_CLUB}:end", "Ask whether to end the club.", May.KEEPER
    END_SURE = f"{_CLUB}:endsure", "End the club.", May.KEEPER


class TableAct(Route):
    """What a button of a table's message does, beside those that stand behind its ⋯."""

    JOIN = "join:<table:id>", "Take a seat, as buttons of version 0.1 have it."
    JOIN_AS_SHOWN = "join:<table:id>:0:<terms:text>", "Take a seat by the rules that the lobby shows."
    START = "start:<table:id>", "Begin the game."
    FILL = "fill:<table:id>", "Seat as many computer players as the game lacks."
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
    ARRANGE = "arrange:<table:id>", "Choose house rules.", May.ANYBODY, True
    ADD_COMPUTER = "add:<table:id>", "Seat a computer player."
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


class SoloAct(Route):
    """What a button around a game that one person plays without a table does."""

    CONTINUE = "continue:<game:solo>", "Show the game, from the list of somebody's games."
    AGAIN = "again:<game:solo>", "Begin another game like one that is over."
    CLOSE = "closealone:<game:solo>", "Close an unfinished game, and all older ones of the clicker's."
    SHARE = "share:<game:solo>", "Post the result."
    SHARE_AGAIN = "reshare:<game:solo>", "Post it once more where the bot cannot see whether it is still there."
    RULES = "solorules:<game:solo>", "Show the rules."
    SEAL = "alonefair:<game:solo>", "Show the seal of the deck, and its seed once the game is over."
    REVIEW = (
        "reviewalone:<game:solo>[:<ply:all|page>[:<step:word>]]",
        "Show the review of one that is over, or play on.",
    )


_STEP: Final = "learn:<game:lesson>:<version:word>:<step:step>"


class LessonAct(Route):
    """What a button or list of a game's lesson does besides the hand, at one of the steps of one of its versions."""

    BEGIN = "learn:<game:lesson>", "Begin the lesson."
    GO = f"{_STEP}:go", "Go to the step."
    SHOW = f"{_STEP}:show", "Show why the step's best move is the best, and go on with it."
    BACK = f"{_STEP}:back", "Go back to the step."
    JUMP = f"{_STEP}:jump", "Go to the step that was picked from the list of chapters."
    AGAIN = f"{_STEP}:again", "Begin again."


_BOARD: Final = (
    "<game:known|->:<what:stars|wins|rate|rating|->:<period:period|->:<where:channel|server>:<page:page>"
    "[:<among:met|club>]"
)


class PageAct(Route):
    """What a button, list or form of a page does that belongs to no table's message."""

    LEADERBOARD = f"leaderboard:{_BOARD}", "Show a page of a leaderboard."
    SHARE_LEADERBOARD = f"shareboard:{_BOARD}", "Post for everybody the page that the clicker sees."
    HISTORY = "history:<game:known>:<where:channel|server>:<person:id>:<page:page>", "Show a page of finished games."
    REPLAY = "replay:<table:id>[:<ply:page>[:<step:word>]]", "Show a finished game after so many moves."
    GAME_RECORD = "gamerecord:<table:id>", "Get the record of a finished game, from a history or a replay."
    LOG = "log:<table:id>[:<page:page>[:<step:word>]]", "Show what has happened in a game so far."
    FAIRNESS = "fairness:<table:id>", "Show the seal of a game's shuffles, and check it once the game is over."
    REVIEW = "review:<table:id>[:<ply:all|page>[:<step:word>]]", "Show the review of a finished game, or play on."
    REVIEW_DEAL = "reviewdeal:<game:deal>:<day:day>", "The same for the clicker's own game of a day's deal."
    STATISTICS = "stats:<game:game>:<person:id>[:<versus:id>]", "Show a person's statistics in another game."
    SHARE_STATISTICS = "sharestats:<game:game>:<person:id>[:<versus:id>]", "Post them for everybody."
    ACHIEVEMENTS = "achieved:<game:game>:<person:id>", "Show what a person has achieved in a game."
    GUESSERS = "guessers:<game:known>:<page:page>", "Show who in a server has guessed winners best."
    GIFT = "gift:<game:game>", "Ask for a new purse of play money."
    SEASON = "season:<game:game>:<season:id>", "Begin a season in place of this one.", May.MANAGER, True
    HELP = "help:<game:game>", "Show what a game is like."
    HELP_OPEN = "help:<game:game>:open", "Open a table."
    HELP_COMPUTERS = "help:<game:game>:computers", "Begin a game of one's own."
    HELP_RULES = "help:<game:game>:rules", "Show the rules."
    OPPONENTS = (
        "opponents:<game:game>:<count:step|->:<level:word|->:<action:open|choose|play>",
        "Choose the computer players of the clicker's next game of their own, or begin it.",
    )
    CHALLENGE = "challenge", "Challenge the people who were chosen in the form.", May.ANYBODY, True
    TAKEN = (
        "taken:<game:game>:<seats:x|step>:<computers:x|step>:<level:word>:<rules:word>",
        "Open a table in a thread of a channel that has one.",
    )
    DAILY = "daily:<game:deal>", "Play a game's deal of the day."
    DAY_SEALS = "dayseals:<day:day>[:<step:word>]", "Show the seals of a day's deals, and what was sealed."
    EXPORT = "privacy:export:<rest:id>", "Send the clicker what is kept about them, or what is left of it."
    FORGET = "privacy:forget", "Ask whether it shall be deleted."


class SureAct(Route):
    """What was asked for, although it cannot be undone."""

    LEAVE = "sure:leave:<table:id>", "Leave, which ends the game."
    END = "sure:end:<table:id>", "Close the table."
    KICK = "sure:kick:<table:id>:<person:id>", "Take a person's seat away."
    FORGET = "sure:forget", "Delete what is kept about the clicker."
    SUBSTITUTE = "sure:substitute:<table:id>:<person:id>[:<by:id>]", "Let the computer play, as earlier versions ask."
    PLAY_ON = "sure:playon:<table:id>:<person:id>[:<by:id>]", "Play on oneself, as earlier versions ask."


class SettingsAct(Route):
    """What a list or button of a page of settings does."""

    MINE = "settings:me:<list:language|your-turn|where|on>", "Change one's own settings."
    SERVER = "settings:server", "Show the server's settings.", May.MANAGER
    CHANGE = "settings:server:<list:language|turn-time|channels|on>", "Change them.", May.MANAGER
    HOUSE = "settings:house", "Show the house rules of the game that was picked.", May.MANAGER
    HOUSE_PAGE = "settings:house:<game:game>:page:<page:page>", "Show a page of them.", May.MANAGER
    RULE = "settings:house:<game:game>:<rule:page>", "Change a house rule.", May.MANAGER
    POSTS = "settings:posts", "Show what is posted by the clock.", May.MANAGER
    POST = (
        "settings:posts:<list:daily-channel|daily-game|daily-hour|week-channel|week-day|week-hour>",
        "Change it.",
        May.MANAGER,
    )
    ZONE = "settings:posts:zone", "Ask for the server's time zone.", May.MANAGER, True
    WHICH_ZONE = "settings:posts:which-zone", "Take the time zone that was picked.", May.MANAGER


SUBJECTS: Final[tuple[type[Route], ...]] = (
    *(TableAct, MoreAct, HandAct, SoloAct, LessonAct, PageAct, SureAct, SettingsAct),
    *(Act, LadderAct, ClubAct),
)
EVERY: Final[tuple[Route, ...]] = tuple(route for routes in SUBJECTS for route in routes)

_OLD: Final = {"record": "gamerecord", **{word: word for word in ("leaderboard", "history", "replay", "gift")}}
"""The pages whose custom_ids version 0.1 wrote with slashes, by their first word then. Channels still have them."""


def _solo(route: Route) -> Callable[..., RouteMatch]:
    return lambda number, *rest: route(SoloGame(-number), *rest)


def _lesson(route: Route) -> Callable[..., RouteMatch]:
    return lambda game, version, step, *rest: route(LessonStep(game, version, step), 0, *rest)


_ONES: Final = "<solo:id>:<turn:turn>"
_EARLIER: Final = (
    *(Earlier(each.pattern.replace("<at:solo>", "<at:id>"), _solo(each)) for each in (HandAct.HINT, HandAct.TAKE_BACK)),
    *(Earlier(each.pattern.replace("<game:solo>", "<game:id>"), _solo(each)) for each in SoloAct),
    Earlier(f"lay:{_ONES}:<move:text>", _solo(HandAct.PLAY)),
    Earlier(f"laypicked:{_ONES}:<list:draft>", lambda number, turn, _: _solo(HandAct.PICK)(number, turn, "")),
    Earlier(f"alonepick:{_ONES}:<begun:draft>[:<nth:place>]", _solo(HandAct.PICK)),
    Earlier(f"alonedraft:{_ONES}:<begun:text>", _solo(HandAct.DRAFT)),
    Earlier(f"alonesketch:{_ONES}:<begun:draft>[:<nth:place>]", _solo(HandAct.SKETCH)),
    Earlier(f"aloneask:{_ONES}:<word:text>", _solo(HandAct.ASK)),
    Earlier(f"alonesay:{_ONES}:<word:text>", _solo(HandAct.SAY)),
    Earlier(f"{_STEP}:try:<move:text>", _lesson(HandAct.PLAY)),
    Earlier(f"{_STEP}:pick:<begun:draft>[:<nth:place>]", _lesson(HandAct.PICK)),
    Earlier(f"{_STEP}:draft:<begun:text>", _lesson(HandAct.DRAFT)),
    Earlier(f"{_STEP}:sketch:<begun:draft>[:<nth:place>]", _lesson(HandAct.SKETCH)),
)
"""Before 0043, hands had other custom_ids in games without a table and in lessons. Channels still have them."""

parse: Final = Parser([*EVERY, *_EARLIER], _OLD)

OVERVIEW: Final = "all"
"""Stands for the number of moves on the review's first page."""
