"""What the buttons, lists and forms of own data, of settings and of a challenge mean, and who may use them."""

from bot.interactions.routes.route import May, Route


class OwnAct(Route):
    """What a button or form of somebody's own does."""

    CHALLENGE = "challenge", "Challenge the people who were chosen in the form.", May.ANYBODY, True
    EXPORT = "privacy:export:<rest:id>", "Send the clicker what is kept about them, or what is left of it."
    FORGET = "privacy:forget", "Ask whether it shall be deleted."
    FORGET_SURE = "sure:forget", "Delete what is kept about the clicker."


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
