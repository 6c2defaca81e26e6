"""What stands in texts: what people have made up, such as names, never as markdown; moments; and settings."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.faces.face import LISTED
from bot.games.folding import EMPTY
from bot.games.game import AnyGame
from bot.locales.words import Words, dashed
from bot.store.engine.graphemes import JOINER, cut, graphemes
from bot.store.engine.status import Verdict
from bot.store.names import MOST_SEEN, MOST_STORED

MOST_LETTERS: Final = 100
"""The most that is shown of such a text, in characters."""

_MARKS = re.compile(r"[\\`*_~|\[\]()<>#]|:(?=//)|^[-+]|(?<=^\d)\.")
# Also the colon of an address, which Discord would make a link.

MOST_MARKS: Final = 2
"""How many accents a letter of a name keeps. More would be drawn across the lines above and below."""

_ISOLATE, _END = "\u2068", "\u2069"
"""What keeps a name that runs from right to left from turning the text around it."""

_EVERYBODY = re.compile(r"@(?=everyone|here)")


LONGEST_UNBROKEN: Final = 32
"""How many characters fit on a line of a phone."""


def unbroken(text: str) -> str:
    """Return a text that stays on one line, unless it is too long for a phone's."""
    return text.replace(" ", "\N{NO-BREAK SPACE}") if len(text) <= LONGEST_UNBROKEN else text


def one_line(text: str) -> str:
    """Return a text on one line, without invisible characters, which could turn or hide what comes after it."""
    seen = (" " if letter.isspace() else letter for letter in text)
    shown = (letter for letter in seen if letter == JOINER or not unicodedata.category(letter).startswith("C"))
    return " ".join("".join(shown).split())


def plain(text: str) -> str:
    """Return a text on one line, cut if it is long, and with a backslash before whatever would be markdown."""
    line = one_line(text)
    short = line if len(line) <= MOST_LETTERS else f"{line[: MOST_LETTERS - 1]}…"
    return _MARKS.sub(r"\\\g<0>", short)


def name_text(name: str, *, markdown: bool = True) -> str:
    """Return a person's name on one line, isolated from the direction of the text around it.

    The result is empty if the name shows nothing. It has no invisible characters except joiners between emojis, keeps
    ``MOST_MARKS`` accents on a letter, and is cut as stored names are.

    :param markdown: whether it is for a text with markdown. The labels of lists and buttons have none.
    """
    line = one_line(EMPTY.sub(" ", name))
    clusters = (_with_few_marks(cluster) for cluster in graphemes(line))
    # A mark or a joiner without a letter before it would change what comes before the name.
    shown = "".join(cluster for cluster in clusters if unicodedata.category(cluster[0])[0] not in "MC")
    shown = cut(shown, MOST_SEEN, MOST_STORED).strip()
    if not shown:
        return ""
    if markdown:
        shown = _EVERYBODY.sub("@\u200b", _MARKS.sub(r"\\\g<0>", shown))
    return f"{_ISOLATE}{shown}{_END}"


def _with_few_marks(cluster: str) -> str:
    """Return a character as people see it, with ``MOST_MARKS`` marks, and without a joiner that joins nothing."""
    kept, marks = "", 0
    for letter in cluster.rstrip(JOINER):
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                continue
        kept += letter
    return kept or cluster


def person(words: Words, user: int) -> str:
    """Return a person's name; a mention, which pings nobody here, if the name is not known or shows nothing."""
    name = words.name_of(user)
    return (name and name_text(name)) or f"<@{user}>"


def seat_name(words: Words, user: int | None, computer: str | None) -> str:
    """Return the name of whoever has or had a seat: a person, a computer player, or somebody who was forgotten."""
    if user is not None:
        return person(words, user)
    return words("former-player") if computer is None else words("computer-name", name=words.apart(computer))


def finished_by(words: Words, name: str, verdict: Verdict) -> str:
    """Return the name of whoever finished the game in a seat: the player, or the computer for the player."""
    return name if verdict is Verdict.COUNTS else words("seat-computer-for", player=name)


_SAME_DAY: Final = time(10, tzinfo=UTC)
"""At this time it is the same day from Hawaii to New Zealand, so nearly every client writes the date that is meant."""


def day_text(day: date) -> str:
    """Return a UTC day in Discord's markup, which only the text of a message may have."""
    return moment_text(datetime.combine(day, _SAME_DAY), "D")


def short_date(words: Words, day: date) -> str:
    """Return a day in the words of a language, for pictures and other places without markup."""
    return words("date-short", day=str(day.day), month=words(f"month-short-{day.month}"), year=str(day.year))


def period_text(words: Words, key: str) -> str | None:
    """Return the name of a day, week or month by its period's key; None for other periods and impossible dates."""
    try:
        match key[:1]:
            case "d":
                return day_text(date.fromisoformat(key[1:]))
            case "w":
                year, week = key[1:].split("-")
                return words("period-week-of", day=day_text(date.fromisocalendar(int(year), int(week), 1)))
            case "m":
                first = date.fromisoformat(f"{key[1:]}-01")
                return words("period-month-of", month=words(f"month-{first.month}"), year=str(first.year))
    except (ValueError, OverflowError):
        return None  # a client may have made the key up
    return None


LEAST: Final = timedelta(seconds=1)
"""A moment that is nearer than this has passed by the time that somebody reads of it."""


def countdown(moment: datetime | None, now: datetime | None = None) -> str | None:
    """Return the markup of a moment that is still to come; None if there is none or it has passed.

    A client would show "2 minutes ago" for a deadline that passed while the bot was stopped or slow. Without ``now``,
    it is the time of the machine's clock, which deadlines go by.
    """
    if moment is None or moment - (now or datetime.now(UTC)) < LEAST:
        return None
    return timestamp(moment)


def timestamp(moment: datetime) -> str:
    """Return the markup of a moment that may have passed."""
    return f"<t:{int(moment.timestamp())}:R>"


def moment_text(moment: datetime, style: str) -> str:
    """Return the markup of a moment as a date, a time or both, by Discord's letter for that."""
    return f"<t:{int(moment.timestamp())}:{style}>"


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


def offered_rules(words: Words, game: AnyGame) -> str:
    """Return what a game's rules say of its house rules: each with all of its values, the usual one first.

    :return: nothing for a game without house rules.
    """
    lines = []
    for spec in game.option_specs:
        key = f"{game.name}-option-{dashed(spec.name)}"
        values = " · ".join(words(f"{key}-{value}") for value in spec.values)
        lines.append(f"- **{words(f'{key}-title')}** ({values}): {words(f'{key}-hint')}")
    return "\n".join([f"### {words('rules-house-rules')}", *lines]) if lines else ""


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


MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
"""For the first three places, if something was won there."""


NO_PLACE = "**–**"
"""Stands before somebody whose rating has not settled."""


def place_sign(place: int, *, won: bool) -> str:
    """Return a medal for the first three places, if something was won there; for all others the place's number."""
    return MEDALS.get(place, f"**{place}.**") if won else f"**{place}.**"
