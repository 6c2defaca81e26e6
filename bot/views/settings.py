"""The settings of a server and of a person, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from discord import ui

from bot.locales.words import Words, dashed
from bot.store.settings import GuildSettings, UserSettings
from bot.views.layout import layout

TURNS: Final[Mapping[str, int]] = {
    "30s": 30,
    "1m": 60,
    "2m": 120,
    "3m": 180,
    "5m": 300,
    "10m": 600,
    "1h": 3600,
    "1d": 86_400,
}
"""The times for a turn to choose from, in seconds, by name."""

MOST_CHANNELS: Final = 25
"""How many channels a message names. A server can have 500, which would not fit."""


def turn_name(seconds: int | None) -> str | None:
    """Return the name of a time for a turn; None if it is not one to choose from."""
    return next((name for name, each in TURNS.items() if each == seconds), None)


def house_rules(words: Words, game: str, options: Mapping[str, str]) -> list[str]:
    """Return the house rules among these options in words. Options with their usual value are left out."""
    keys = (f"{game}-house-{dashed(name)}-{value}" for name, value in options.items())
    return [words(key) for key in keys if words.has(key)]


def channel_names(words: Words, channels: Sequence[int]) -> str:
    """Return the channels as a list in words. Of many, only the first ``MOST_CHANNELS`` are named."""
    names = [f"<#{channel}>" for channel in channels[:MOST_CHANNELS]]
    if len(channels) > MOST_CHANNELS:
        names.append(words("settings-more-channels", count=len(channels) - MOST_CHANNELS))
    return words.all_of(names)


def guild_settings_message(words: Words, settings: GuildSettings) -> ui.LayoutView:
    """Return a server's settings."""
    turn = turn_name(settings.turn_seconds)
    channels = channel_names(words, settings.channels)
    rules = [
        f"{words(f'{game}-title')}: {rule}"
        for game, options in settings.house.items()
        for rule in house_rules(words, game, options)
    ]
    lines = [
        f"## {words('settings-server')}",
        words("settings-language", language=words(f"language-{settings.language or 'auto'}")),
        words("settings-turn-time", time=words(f"turn-time-{turn}") if turn else words("settings-as-usual")),
        words("settings-ping-on" if settings.ping else "settings-ping-off"),
        words("settings-channels", channels=channels) if settings.channels else words("settings-channels-all"),
        words("lobby-house-rules", rules=words.all_of(rules)) if rules else words("settings-no-house-rules"),
    ]
    return layout(words, ["\n".join(lines)])


def user_settings_message(words: Words, settings: UserSettings) -> ui.LayoutView:
    """Return a person's settings."""
    lines = [
        f"## {words('settings-me')}",
        words("settings-language", language=words(f"language-{settings.language or 'auto'}")),
        words("settings-reminders-on" if settings.reminders else "settings-reminders-off"),
    ]
    return layout(words, ["\n".join(lines)])
