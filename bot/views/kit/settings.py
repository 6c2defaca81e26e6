"""What several messages say of settings: times for a turn, house rules and channels."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.faces.face import LISTED
from bot.locales.words import Words, dashed

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

AS_USUAL: Final = "usual"
"""The choice of no particular time for a turn: the bot's usual time applies."""


def turn_name(seconds: float | None) -> str | None:
    """Return the name of a time for a turn; None if it is not one to choose from."""
    return next((name for name, each in TURNS.items() if each == seconds), None)


def house_rules(words: Words, game: str, options: Mapping[str, str]) -> list[str]:
    """Return the house rules among these options in words. Options with their usual value are left out."""
    keys = (f"{game}-house-{dashed(name)}-{value}" for name, value in options.items())
    return [words(key) for key in keys if words.has(key)]


def channel_names(words: Words, channels: Sequence[int]) -> str:
    """Return the channels as a list in words. Of many, only the first ``LISTED`` are named."""
    names = [f"<#{channel}>" for channel in channels[:LISTED]]
    if len(channels) > LISTED:
        names.append(words("settings-more-channels", count=len(channels) - LISTED))
    return words.all_of(names)


def usual_time(words: Words, seconds: float | None) -> str:
    """Return the bot's usual time for a turn in words, without its length if nobody can choose that."""
    name = turn_name(seconds)
    if name is None:
        return words("settings-as-usual")
    return words("settings-usual-time", time=words(f"turn-time-{name}"))
