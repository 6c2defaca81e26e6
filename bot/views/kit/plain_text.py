"""Texts that people have made up, such as names, shown as they are and never as markdown; and people by name."""

import re
import unicodedata
from typing import Final

from bot.locales.words import Words
from bot.store.engine.graphemes import EMPTY, JOINER, cut, graphemes
from bot.store.engine.status import Verdict
from bot.store.people.names import MOST_SEEN, MOST_STORED

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
    """Return who has finished a game in somebody's seat: their name, or that the computer did it for them."""
    return name if verdict is Verdict.COUNTS else words("seat-computer-for", player=name)
