"""What the bot posts by the clock in a server: where and when."""

from collections.abc import Iterable, Sequence
from datetime import datetime, time
from typing import Final

from discord import ui

from bot.locales.words import Words
from bot.store.settings import GuildSettings
from bot.views.kit.dates import moment_text
from bot.views.kit.form import form, text_field
from bot.views.kit.layout import Component, Layout, Option, choices_list, table_button
from bot.views.kit.routes import SettingsAct
from bot.views.person.settings_pages import back_button, channel_list, page_layout, titled

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
    games: Iterable[str],
    coming: tuple[datetime | None, datetime | None],
    meant: Sequence[str] = (),
    notice: str | None = None,
) -> Layout:
    """Return where and when the deal of the day and the news of the week are posted in a server.

    :param games: the games that have a deal of the day.
    :param coming: when the next deal and the next news come.
    :param meant: time zones of which somebody has to choose.
    """
    weekdays = [Option(str(each), words(f"weekday-{each}")) for each in range(7)]
    deals = [Option(ALL, words("deal-posts-all")), *(Option(each, words(f"{each}-title")) for each in games)]
    lists = [
        _channel(words, DAILY_CHANNEL, settings.daily_channel, "settings-daily-off"),
        _list(words, DAILY_GAME, "settings-deals", deals, settings.daily_game or ALL),
        _list(words, DAILY_HOUR, "settings-deals", _hours(), str(settings.daily_hour)),
        _channel(words, WEEK_CHANNEL, settings.week_channel, "settings-week-off"),
        _list(words, WEEK_DAY, "settings-news", weekdays, str(settings.week_day)),
        _list(words, WEEK_HOUR, "settings-news", _hours(), str(settings.week_hour)),
    ]
    if settings.week_channel is None:
        del lists[4:]
    if settings.daily_channel is None:
        del lists[1:3]
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
