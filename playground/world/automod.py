"""Which rules of auto-moderation a message breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from playground.world.guild import Channel, Guild

MESSAGE_SEND: Final = 1
"""The event of a rule about messages."""

KEYWORD, SPAM, KEYWORD_PRESET, MENTION_SPAM, MEMBER_PROFILE = 1, 3, 4, 5, 6
"""The triggers. Only words and mentions trigger here: Discord does not publish its presets and what it calls spam.

Regular expressions are kept and do not trigger. They are a client's, and Python's engine may never end on one.
"""

BLOCK, ALERT, TIMEOUT, QUARANTINE = 1, 2, 3, 4
"""The actions."""

MENTION: Final = re.compile(r"<@[!&]?[0-9]{1,20}>")


def broken(guild: Guild, channel: Channel, author: int, content: str) -> Iterator[tuple[dict[str, Any], str, str]]:
    """Yield the rules that a message breaks: each with the keyword that it found and the text that matched."""
    roles = {str(role.id) for role in guild.roles_of(author)}
    for rule in guild.kept["auto-moderation/rules"].values():
        exempt = roles & {*rule["exempt_roles"]} or {str(channel.id), str(channel.parent)} & {*rule["exempt_channels"]}
        found = _found(rule, content) if rule["enabled"] and not exempt else None
        if found is not None:
            yield rule, *found


def _found(rule: dict[str, Any], content: str) -> tuple[str, str] | None:
    about = rule["trigger_metadata"]
    if rule["trigger_type"] == MENTION_SPAM:
        count = len({*MENTION.findall(content)})
        return (str(count), content) if count > about["mention_total_limit"] else None
    if rule["trigger_type"] != KEYWORD:
        return None
    lowered = content.lower()
    allowed = _Covered(lowered, about["allow_list"])
    words = about["keyword_filter"]
    spans = ((number, start, end) for number, start, end in _spans(words, lowered) if not allowed.covers(start, end))
    number, start, end = min(spans, default=(-1, 0, 0))
    if number < 0:
        return None
    return words[number], (content if len(content) == len(lowered) else lowered)[start:end]


class _Covered:
    """The places of a text that some words cover."""

    def __init__(self, text: str, words: list[str]) -> None:
        self._reach = [0] * (len(text) + 1)
        for _, start, end in _spans(words, text):
            self._reach[start] = max(self._reach[start], end)
        for place in range(1, len(self._reach)):
            self._reach[place] = max(self._reach[place], self._reach[place - 1])

    def covers(self, start: int, end: int) -> bool:
        """Tell whether one word begins at the start or before, and ends at the end or later."""
        return self._reach[start] >= end


def _spans(words: list[str], text: str) -> Iterator[tuple[int, int, int]]:
    """Yield which words stand where in a text in small letters: their numbers, starts and ends.

    A star at an end of a word lets it go on there. A word that is there twice counts as its first one. The time is by
    the text and by how many lengths words have, not by their number.
    """
    numbers: dict[str, dict[tuple[bool, bool], int]] = {}
    for number, word in enumerate(words):
        stars = (word.startswith("*"), word.endswith("*"))
        numbers.setdefault(word.strip("*").lower(), {}).setdefault(stars, number)
    numbers.pop("", None)
    lengths = {len(bare) for bare in numbers}
    for start in range(len(text)):
        begins = start == 0 or not _of_word(text[start - 1])
        for end in (start + length for length in lengths if start + length <= len(text)):
            for (before, after), number in numbers.get(text[start:end], {}).items():
                if (begins or before) and (after or end == len(text) or not _of_word(text[end])):
                    yield number, start, end


def _of_word(character: str) -> bool:
    return character.isalnum() or character == "_"
