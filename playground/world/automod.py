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
    for word in about["keyword_filter"]:
        for start, end in _spans(word, lowered):
            if not allowed.covers(start, end):
                return word, (content if len(content) == len(lowered) else lowered)[start:end]
    return None


class _Covered:
    """The places of a text that some words cover."""

    def __init__(self, text: str, words: list[str]) -> None:
        self._reach = [0] * (len(text) + 1)
        for word in words:
            for start, end in _spans(word, text):
                self._reach[start] = max(self._reach[start], end)
        for place in range(1, len(self._reach)):
            self._reach[place] = max(self._reach[place], self._reach[place - 1])

    def covers(self, start: int, end: int) -> bool:
        """Tell whether one word begins at the start or before, and ends at the end or later."""
        return self._reach[start] >= end


def _spans(word: str, text: str) -> Iterator[tuple[int, int]]:
    """Yield where a word stands in a text in small letters. A star at an end of the word lets it go on there."""
    bare = word.strip("*").lower()
    start = text.find(bare) if bare else -1
    while start >= 0:
        end = start + len(bare)
        begins = word.startswith("*") or start == 0 or not _of_word(text[start - 1])
        if begins and (word.endswith("*") or end == len(text) or not _of_word(text[end])):
            yield start, end
        start = text.find(bare, start + 1)


def _of_word(character: str) -> bool:
    return character.isalnum() or character == "_"
