"""What the buttons, lists and forms of tournaments, ladders and clubs mean, and who may use them."""

from typing import Final

from bot.interactions.routes.route import May, Route

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
    BEGIN = f"{_EVENT}:begin", "Ask whether to begin.", May.DIRECTOR
    BEGIN_SURE = f"{_EVENT}:beginsure", "Begin, without those who have not checked in.", May.DIRECTOR
    WAIT = f"{_EVENT}:wait", "Put the start five minutes off.", May.DIRECTOR
    WITH_COMPUTERS = f"{_EVENT}:withcomputers", "Begin, with computer players at the tables.", May.DIRECTOR
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
