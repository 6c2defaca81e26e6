"""What is posted by the clock in a server: where and when, as messages."""

from __future__ import annotations

from datetime import datetime, time

from bot.locales.words import Words
from bot.store.settings import GuildSettings
from bot.views.components import Layout
from bot.views.layout import layout


def daily_line(words: Words, settings: GuildSettings) -> str:
    """Return where and when the deal of the day is posted."""
    if settings.daily_channel is None:
        return words("settings-daily-off")
    return words(
        "settings-daily-on",
        hour=_hour(settings.daily_hour),
        zone=_zone(words, settings),
        channel=f"<#{settings.daily_channel}>",
        game=words("deal-posts-all") if settings.daily_game is None else words(f"{settings.daily_game}-title"),
    )


def week_line(words: Words, settings: GuildSettings) -> str:
    """Return where and when the news of the week are posted."""
    if settings.week_channel is None:
        return words("settings-week-off")
    return words(
        "settings-week-on",
        day=words(f"weekday-{settings.week_day}"),
        hour=_hour(settings.week_hour),
        zone=_zone(words, settings),
        channel=f"<#{settings.week_channel}>",
    )


def daily_settings_message(words: Words, settings: GuildSettings, coming: datetime | None) -> Layout:
    """Return when and where the deal of the day is posted in a server.

    :param coming: when the next one comes.
    """
    return _message(words, settings, "deal-posts-title", daily_line(words, settings), coming)


def week_settings_message(words: Words, settings: GuildSettings, coming: datetime | None) -> Layout:
    """Return when and where the news of the week are posted in a server.

    :param coming: when the next ones come.
    """
    return _message(words, settings, "week-posts-title", week_line(words, settings), coming)


def ended_text(words: Words, key: str, channel: int | None) -> str:
    """Return what somebody is told who has set up posts in a channel that cannot be written to any more.

    :param key: the message's key.
    """
    return words(key, channel=f"<#{channel}>")


def _message(words: Words, settings: GuildSettings, title: str, line: str, coming: datetime | None) -> Layout:
    lines = [f"## {words(title)}", line]
    if coming is not None:
        lines.append(words("posts-next", when=f"<t:{int(coming.timestamp())}:F>"))
    lines.append(f"-# {words('posts-zone', zone=_zone(words, settings))}")
    return layout(words, ["\n".join(lines)])


def _hour(hour: int) -> str:
    return time(hour).strftime("%H:%M")


def _zone(words: Words, settings: GuildSettings) -> str:
    return words.apart(settings.time_zone or "UTC")
