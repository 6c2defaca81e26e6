"""The settings of a server and of a person, and what is posted by the clock: pages whose lists show and change them."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from datetime import datetime, time
from typing import Final

from discord import ChannelType, ui

from bot.faces.face import LISTED
from bot.features.people.routes import SettingsAct
from bot.games.game import AnyGame
from bot.interactions.components.form import form, text_field
from bot.interactions.components.layout import (
    Block,
    Component,
    Kind,
    Layout,
    Option,
    Paged,
    choices_list,
    layout,
    row,
    table_button,
    text_display,
)
from bot.interactions.components.phrases import AS_USUAL, TURNS, moment_text, turn_name, usual_time
from bot.interactions.routes.route import RouteMatch
from bot.locales.words import LANGUAGES, Words, dashed
from bot.store.settings import GuildSettings, UserSettings, YourTurn

ME, SERVER = "me", "server"
"""The pages that have switches."""
LANGUAGE, TURN_TIME, CHANNELS, ON, YOUR_TURN, WHERE = "language", "turn-time", "channels", "on", "your-turn", "where"
"""The lists of these."""

AUTOMATIC: Final = "auto"
"""The choice of no particular language: the bot follows Discord."""
SPOKEN: Final = (AUTOMATIC, *LANGUAGES)
IN_CHANNEL, DIRECT = "channel", "direct"
"""Where people can be told that it is their turn."""

SERVER_SWITCHES: Final = ("ping", "threads", "reviews", "achievements", "ratings")
"""What a server can switch on and off, as its settings name it."""
MY_SWITCHES: Final = ("listed", "achievements", "reviews", "week", "forced_moves", "asks_first")
"""What a person can switch on and off, as their settings name it."""
SAID: Final[Mapping[tuple[str, str], str]] = {
    (ME, "reviews"): "settings-my-reviews-on",
    (ME, "week"): "settings-own-week-on",
    (ME, "forced_moves"): "settings-forced-on",
    (ME, "asks_first"): "settings-asks-on",
}
"""What a switch means, by page and name, where its message is not called after its name."""

MOST_RULES: Final = 12
"""How many house rules a page shows."""


def channel_list(custom_id: RouteMatch, chosen: Sequence[int], nothing: str, most: int = LISTED) -> Component:
    """Return a list of channels in which tables and news can stand, that shows which are chosen, or a text if none."""
    return {
        "type": Kind.CHANNEL_LIST,
        "custom_id": str(custom_id),
        "placeholder": nothing,
        "min_values": 0,
        "max_values": most,
        "channel_types": [ChannelType.text.value, ChannelType.news.value],
        "default_values": [{"id": str(each), "type": "channel"} for each in chosen[:most]],
    }


def titled(words: Words, title: str, value: str) -> str:
    """Return what a list shows: the name of a setting, and its value."""
    return words("form-tick", rule=title, value=value)


def page_layout(
    words: Words,
    title: str,
    lists: Iterable[Component],
    buttons: Sequence[Component] = (),
    notice: str | None = None,
    *,
    tables: bool = False,
) -> Layout:
    """Return a page of settings: its lists, with the headings above some of them. A notice may stand above it.

    :param tables: whether they are settings of new tables, so that it says what becomes of open ones.
    """
    said = words("settings-at-once-server" if tables else "settings-at-once")
    blocks: list[Block] = [*([notice] if notice else []), f"## {title}\n-# {said}"]
    shown = [each if each["type"] == Kind.TEXT_DISPLAY else row([each]) for each in lists]
    return Layout([*layout(words, blocks).components, *shown, *([row(buttons)] if buttons else [])])


def _heading(words: Words, key: str) -> Component:
    return text_display(words.with_direction(f"**{words(key)}**"))


def my_page(words: Words, settings: UserSettings, unchosen: str) -> Layout:
    """Return a person's settings. ``unchosen`` is their language at Discord."""
    told = [Option(each, words(f"settings-your-turn-{each}")) for each in YourTurn]
    where = [Option(each, words(f"notify-in-{each}")) for each in (IN_CHANNEL, DIRECT)]
    lists = [
        choices_list(
            SettingsAct.MINE(LANGUAGE),
            _languages(words, "language-auto", unchosen),
            chosen=[settings.language or AUTOMATIC],
        ),
        _heading(words, "settings-reminders"),
        choices_list(SettingsAct.MINE(YOUR_TURN), told, chosen=[settings.your_turn]),
    ]
    if settings.your_turn is not YourTurn.NEVER:
        lists.append(choices_list(SettingsAct.MINE(WHERE), where, chosen=[DIRECT if settings.direct else IN_CHANNEL]))
    lists += [_heading(words, "settings-on"), _switches(words, ME, MY_SWITCHES, settings)]
    return page_layout(words, words("settings-me"), lists)


def server_page(
    words: Words,
    settings: GuildSettings,
    channels: Sequence[int],
    games: Iterable[AnyGame],
    usual: float | None,
    unchosen: str,
    *,
    posts: bool = True,
) -> Layout:
    """Return a server's settings, with those of its chosen channels that there are, and its language at Discord.

    :param posts: whether anything is posted by the clock.
    """
    times = [Option(AS_USUAL, words("settings-turn-time", time=usual_time(words, usual)))]
    others = [name for name, seconds in TURNS.items() if seconds != usual]
    times += [Option(each, words("settings-turn-time", time=words(f"turn-time-{each}"))) for each in others]
    turn = turn_name(settings.turn_seconds)
    ruled = [Option(game.name, words(f"{game.name}-title")) for game in games if game.option_specs]
    languages, language = _languages(words, "language-auto-server", unchosen), settings.language or AUTOMATIC
    lists = [
        choices_list(SettingsAct.CHANGE(LANGUAGE), languages, chosen=[language]),
        choices_list(SettingsAct.CHANGE(TURN_TIME), times, chosen=[turn if turn in others else AS_USUAL]),
        _heading(words, "settings-channels"),
        channel_list(SettingsAct.CHANGE(CHANNELS), channels, words("settings-channels-all")),
        _heading(words, "settings-on"),
        _switches(words, SERVER, SERVER_SWITCHES, settings),
    ]
    if ruled:
        lists.append(choices_list(SettingsAct.HOUSE(), ruled, words("settings-house-rules")))
    buttons = [table_button(SettingsAct.POSTS(), label=words("settings-posts"))] if posts else []
    return page_layout(words, words("settings-server"), lists, buttons, tables=True)


def house_page(words: Words, game: AnyGame, options: Mapping[str, str], page: int = 0) -> Layout:
    """Return a page, from 0, of the house rules of a game as new tables of a server have them: as it has set them."""
    lists, paged = [], Paged(list(enumerate(game.option_specs)), MOST_RULES, page)
    for number, spec in paged.shown:
        key = f"{game.name}-option-{dashed(spec.name)}"
        choices = [Option(each, titled(words, words(f"{key}-title"), words(f"{key}-{each}"))) for each in spec.values]
        chosen = options.get(spec.name, spec.values[0])
        lists.append(choices_list(SettingsAct.RULE(game.name, number), choices, chosen=[chosen]))
    turning = paged.steps(words, lambda to: SettingsAct.HOUSE_PAGE(game.name, to))
    title = words("settings-house", game=words(f"{game.name}-title"))
    return page_layout(words, title, lists, [*turning, back_button(words)], tables=True)


def back_button(words: Words) -> Component:
    """Return the button that leads to the server's first page."""
    return table_button(SettingsAct.SERVER(), label=words("settings-server"))


def _languages(words: Words, automatic: str, unchosen: str) -> list[Option]:
    names = {each: words(f"language-{each}") for each in LANGUAGES}
    names = {AUTOMATIC: words(automatic, language=names[unchosen]), **names}
    return [Option(each, words("settings-language", language=name)) for each, name in names.items()]


def _switches(words: Words, page: str, names: Sequence[str], settings: GuildSettings | UserSettings) -> Component:
    values = {each.name: getattr(settings, each.name) for each in fields(settings)}
    choices = [
        Option(name, words(f"switch-{page}-{name}"), words(SAID.get((page, name), f"settings-{name}-on")))
        for name in names
    ]
    on = [name for name in names if values[name]]
    act = SettingsAct.MINE if page == ME else SettingsAct.CHANGE
    return choices_list(act(ON), choices, words("settings-all-off"), on, least=0, most=len(names))


DAILY_CHANNEL, DAILY_GAME, DAILY_HOUR = "daily-channel", "daily-game", "daily-hour"
WEEK_CHANNEL, WEEK_DAY, WEEK_HOUR = "week-channel", "week-day", "week-hour"
ZONE: Final = "zone"
"""The field of the form that asks for the time zone."""
ALL: Final = "all"
"""The choice of the deals of all games."""
LONGEST_ZONE: Final = 64
"""How long the name of a time zone is at most, in characters."""


def posts_page(
    words: Words,
    settings: GuildSettings,
    games: Collection[str],
    coming: tuple[datetime | None, datetime | None],
    meant: Sequence[str] = (),
    notice: str | None = None,
) -> Layout:
    """Return where and when the deal of the day and the news of the week are posted in a server.

    :param games: the games whose deal of the day is posted; without any, the page is about the news alone.
    :param coming: when the next deal and the next news come.
    :param meant: time zones of which somebody has to choose.
    """
    weekdays = [Option(str(each), words(f"weekday-{each}")) for each in range(7)]
    deals = [Option(ALL, words("deal-posts-all")), *(Option(each, words(f"{each}-title")) for each in games)]
    lists = []
    if games:
        lists.append(_heading(words, "settings-deals"))
        lists.append(_channel(words, DAILY_CHANNEL, settings.daily_channel, "settings-daily-off"))
    if games and settings.daily_channel is not None:
        lists.append(_list(words, DAILY_GAME, "settings-deals", deals, settings.daily_game or ALL))
        lists.append(_list(words, DAILY_HOUR, "settings-deals", _hours(), str(settings.daily_hour)))
    lists.append(_heading(words, "settings-news"))
    lists.append(_channel(words, WEEK_CHANNEL, settings.week_channel, "settings-week-off"))
    if settings.week_channel is not None:
        lists.append(_list(words, WEEK_DAY, "settings-news", weekdays, str(settings.week_day)))
        lists.append(_list(words, WEEK_HOUR, "settings-news", _hours(), str(settings.week_hour)))
    if meant:
        zones = [Option(each, each) for each in meant]
        lists.append(choices_list(SettingsAct.WHICH_ZONE(), zones, words("settings-which-zone")))
    zone = titled(words, words("settings-zone"), words.apart(settings.time_zone or "UTC"))
    buttons = [table_button(SettingsAct.ZONE(), label=zone), back_button(words)]
    said = [notice] if notice else []
    for key, moment in zip(("settings-deals", "settings-news"), coming, strict=True):
        said += [] if moment is None else [titled(words, words(key), moment_text(moment, "F"))]
    return page_layout(words, words("settings-posts"), lists, buttons, "\n".join(said))


def zone_form(words: Words, now: str | None) -> ui.Modal:
    """Return the form that asks for a server's time zone, with the one so far."""
    title, hint = words("settings-zone"), words("settings-zone-hint")
    return form(words, title, SettingsAct.ZONE(), text_field(ZONE, title, now, LONGEST_ZONE, hint))


def _list(words: Words, name: str, title: str, choices: Iterable[Option], chosen: str) -> Component:
    named = [Option(each.value, titled(words, words(title), each.label)) for each in choices]
    return choices_list(SettingsAct.POST(name), named, chosen=[chosen])


def _channel(words: Words, name: str, chosen: int | None, nothing: str) -> Component:
    return channel_list(SettingsAct.POST(name), [] if chosen is None else [chosen], words(nothing), most=1)


def _hours() -> list[Option]:
    return [Option(str(hour), time(hour).strftime("%H:%M")) for hour in range(24)]
