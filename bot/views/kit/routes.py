"""The routes of tournaments, ladders and clubs: what each button, list and form is, and who may use it.

What a route names, a table or an entrant, is looked up when it is used.
"""

from __future__ import annotations

from bot.views.kit.route import May, Route


class Act(Route):
    """What a button, list or form of a tournament does."""

    SHOW = "tournament:{tournament:id}:show", "Show the tournament, to the clicker alone."
    SIGN_UP = "tournament:{tournament:id}:signup", "Sign up."
    SIDE = "tournament:{tournament:id}:side:{side:int}", "Sign up for one of the clubs of a match."
    ACCEPT = "tournament:{tournament:id}:accept", "Agree to a match of clubs for the other club."
    DECLINE = "tournament:{tournament:id}:decline", "Decline a match of clubs for the other club."
    CHECK_IN = "tournament:{tournament:id}:checkin", "Check in."
    WITHDRAW = "tournament:{tournament:id}:withdraw", "Ask whether to withdraw.", May.ENTRANT
    WITHDRAW_SURE = "tournament:{tournament:id}:withdrawsure", "Withdraw.", May.ENTRANT
    ME = "tournament:{tournament:id}:me:{page:int}", "Show the clicker's own page.", May.ENTRANT
    ENTRANTS = "tournament:{tournament:id}:entrants:{page:int}", "Show who is in and who is waiting."
    STANDINGS = "tournament:{tournament:id}:standings:{page:int}", "Show a page of the standings."
    ROUND = "tournament:{tournament:id}:round:{round:picked}:{page:int}", "Show the tables of a round."
    WHY = (
        "tournament:{tournament:id}:why:{round:int}:{page:int}",
        "Show why those at each table of a round sit together.",
    )
    MORE = "tournament:{tournament:id}:more", "Show what else the clicker can do."
    ABOUT = (
        "tournament:{tournament:id}:about",
        "Explain the format, the points, the tie-breaks and what happens to who does not come.",
    )
    SEAL = "tournament:{tournament:id}:seal", "Show the seal of the draws, and the seed once the tournament is over."
    DIRECT = "tournament:{tournament:id}:direct", "Show the directors' page.", May.DIRECTOR
    CHANGE = "tournament:{tournament:id}:change", "Show what was announced, with buttons to change it.", May.DIRECTOR
    CHANGE_PART = "tournament:{tournament:id}:changepart:{part:int}", "Ask for a part of it.", May.DIRECTOR, True
    FILL = "tournament:{tournament:id}:fill", "Fill the tables up with computer players.", May.DIRECTOR
    OPEN_CHECK_IN = "tournament:{tournament:id}:opencheckin", "Open check-in.", May.DIRECTOR
    BEGIN = "tournament:{tournament:id}:begin", "Begin, or ask first if somebody has not checked in.", May.DIRECTOR
    BEGIN_SURE = "tournament:{tournament:id}:beginsure", "Begin without those who have not checked in.", May.DIRECTOR
    PAUSE = "tournament:{tournament:id}:pause", "Pause.", May.DIRECTOR
    RESUME = "tournament:{tournament:id}:resume", "Go on after a pause.", May.DIRECTOR
    CALL_OFF = "tournament:{tournament:id}:calloff", "Ask whether to end the tournament now.", May.DIRECTOR
    CALL_OFF_SURE = "tournament:{tournament:id}:calloffsure", "End the tournament now.", May.DIRECTOR
    RESULTS = (
        "tournament:{tournament:id}:results:{page:int}",
        "List tables whose results a director can enter or change.",
        May.DIRECTOR,
    )
    ADJUST = (
        "tournament:{tournament:id}:adjust:{pairing:picked}",
        "Ask for a table's result and the reason.",
        May.DIRECTOR,
        True,
    )
    PLAYERS = (
        "tournament:{tournament:id}:players:{page:int}",
        "List entrants for a director to choose from.",
        May.DIRECTOR,
    )
    PLAYER = (
        "tournament:{tournament:id}:player:{entrant:picked}",
        "Show what a director can do about an entrant.",
        May.DIRECTOR,
    )
    TAKE_OUT = (
        "tournament:{tournament:id}:takeout:{entrant:int}",
        "Ask for the reason for which a director withdraws an entrant.",
        May.DIRECTOR,
        True,
    )
    DISQUALIFY = "tournament:{tournament:id}:disqualify:{entrant:int}", "Ask for the reason.", May.DIRECTOR, True
    REPLACE = (
        "tournament:{tournament:id}:replace:{entrant:int}",
        "Ask who takes an entrant's place.",
        May.DIRECTOR,
        True,
    )
    DIRECTORS = "tournament:{tournament:id}:directors", "Ask who else may direct.", May.DIRECTOR, True


class LadderAct(Route):
    """What a button or list of a ladder does. The ladder's number is a tournament's."""

    JOIN = "ladder:{ladder:id}:join", "Enter at the last place."
    CHALLENGE = "ladder:{ladder:id}:challenge", "Show whom the clicker can challenge.", May.ENTRANT
    PICK = (
        "ladder:{ladder:id}:pick:{entrant:picked}",
        "Challenge the entrant who was picked from the list.",
        May.ENTRANT,
    )
    ME = "ladder:{ladder:id}:me:{page:int}", "Show the clicker's own page.", May.ENTRANT
    ORDER = "ladder:{ladder:id}:order:{page:int}", "Show a page of the order.", May.ENTRANT
    ABOUT = "ladder:{ladder:id}:about", "Explain how it works.", May.ENTRANT
    READY = "ladder:{ladder:id}:ready:{challenge:int}", "Say that one can play now.", May.ENTRANT
    CONCEDE = "ladder:{ladder:id}:concede:{challenge:int}", "Ask whether to give up one's place.", May.ENTRANT
    CONCEDE_SURE = "ladder:{ladder:id}:concedesure:{challenge:int}", "Give it up.", May.ENTRANT
    TAKE_BACK = "ladder:{ladder:id}:takeback:{challenge:int}", "Take one's challenge back.", May.ENTRANT
    NEXT = "ladder:{ladder:id}:next", "Begin the next season.", May.DIRECTOR


class ClubAct(Route):
    """What a button, list or form of a club does."""

    SHOW = "club:{club:id}:show:{page:int}", "Show the club's page."
    ALL = "club:{club:id}:all:{page:int}", "Show all clubs of the server. The club is 0."
    PICK = "club:{club:id}:pick:{picked:picked_id}", "Show one of all clubs. The club is 0."
    JOIN = "club:{club:id}:join", "Ask to join."
    LEAVE = "club:{club:id}:leave", "Leave the club."
    ACCEPT = "club:{club:id}:accept", "Accept an invitation."
    DECLINE = "club:{club:id}:decline", "Decline an invitation."
    LET_IN = "club:{club:id}:letin:{person:picked_id}", "Take in somebody who has asked to join."
    TURN_DOWN = "club:{club:id}:turndown:{person:id}", "Decline somebody's request to join."
    INVITE = "club:{club:id}:invite", "Ask whom to invite.", May.KEEPER, True
    REMOVE = "club:{club:id}:remove", "Ask whom to remove.", May.KEEPER, True
    KEEPERS = "club:{club:id}:keepers", "Ask who else keeps the club.", May.KEEPER, True
    ROLE = "club:{club:id}:role", "Ask for another role.", May.KEEPER, True
    LIST = "club:{club:id}:list", "Make the club a list.", May.KEEPER
    END = "club:{club:id}:end", "Ask whether to end the club.", May.KEEPER
    END_SURE = "club:{club:id}:endsure", "End the club.", May.KEEPER
