"""The settings of a server and of a person, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.game import AnyGame
from bot.locales.words import Words, dashed
from bot.store.settings import GuildSettings, UserSettings, YourTurn
from bot.views.components import Layout
from bot.views.layout import layout
from bot.views.posts import daily_line, week_line

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


def usual_time(words: Words, seconds: float | None) -> str:
    """Return the bot's usual time for a turn in words.

    :param seconds: that time; None, or a time that nobody can choose, goes without saying how long it is.
    """
    name = next((name for name, each in TURNS.items() if each == seconds), None)
    if name is None:
        return words("settings-as-usual")
    return words("settings-usual-time", time=words(f"turn-time-{name}"))


def guild_settings_message(words: Words, settings: GuildSettings, usual: float | None = None) -> Layout:
    """Return a server's settings.

    :param usual: the bot's usual time for a turn, in seconds.
    """
    turn = turn_name(settings.turn_seconds)
    channels = channel_names(words, settings.channels)
    rules = [
        words("form-tick", rule=words("settings-house-of", game=words(f"{game}-title")), value=words.all_of(found))
        for game, options in settings.house.items()
        if (found := house_rules(words, game, options))
    ]
    lines = [
        f"## {words('settings-server')}",
        words("settings-language", language=words(f"language-{settings.language or 'auto'}")),
        words("settings-turn-time", time=words(f"turn-time-{turn}") if turn else usual_time(words, usual)),
        words("settings-ping-on" if settings.ping else "settings-ping-off"),
        words("settings-channels", channels=channels) if settings.channels else words("settings-channels-all"),
        words("settings-threads-on" if settings.threads else "settings-threads-off"),
        words("settings-reviews-on" if settings.reviews else "settings-reviews-off"),
        words("settings-achievements-on" if settings.achievements else "settings-achievements-off"),
        words("settings-ratings-on" if settings.ratings else "settings-ratings-off"),
        daily_line(words, settings),
        week_line(words, settings),
        *(rules or [words("settings-no-house-rules")]),
    ]
    return layout(words, ["\n".join(lines)])


def house_message(words: Words, game: AnyGame, options: Mapping[str, str]) -> Layout:
    """Return all house rules of a game as new tables of a server have them, and how to change them.

    :param options: the house rules that the server has set.
    """
    lines = [f"## {words('settings-house', game=words(f'{game.name}-title'))}"]
    for spec in game.option_specs:
        key, value = f"{game.name}-option-{dashed(spec.name)}", options.get(spec.name, spec.values[0])
        lines.append(words("form-tick", rule=words(f"{key}-title"), value=f"**{words(f'{key}-{value}')}**"))
    lines.append(f"-# {words('settings-house-how', typed=words.command(f'settings house {game.name}'))}")
    return layout(words, ["\n".join(lines)])


def user_settings_message(words: Words, settings: UserSettings) -> Layout:
    """Return a person's settings."""
    lines = [
        f"## {words('settings-me')}",
        words("settings-language", language=words(f"language-{settings.language or 'auto'}")),
        words(f"settings-your-turn-{settings.your_turn}"),
    ]
    if settings.your_turn is not YourTurn.NEVER:
        lines.append(words("settings-notify-direct" if settings.direct else "settings-notify-channel"))
    lines.append(words("settings-my-reviews-on" if settings.reviews else "settings-my-reviews-off"))
    lines.append(words("settings-achievements-on" if settings.achievements else "settings-achievements-off"))
    lines.append(words("settings-own-week-on" if settings.week else "settings-own-week-off"))
    lines.append(words("settings-listed-on" if settings.listed else "settings-listed-off"))
    return layout(words, ["\n".join(lines)])
