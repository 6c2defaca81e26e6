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
    allowed = [span for word in about["allow_list"] for span in _spans(word, content)]
    for word in about["keyword_filter"]:
        for start, end in _spans(word, content):
            if not any(first <= start and end <= last for first, last in allowed):
                return word, content[start:end]
    return None


def _spans(word: str, content: str) -> list[tuple[int, int]]:
    """Return where a word stands in a text. A star at an end of the word lets it go on there."""
    bare = word.strip("*")
    if not bare:
        return []
    pattern = ("" if word.startswith("*") else r"(?<!\w)") + re.escape(bare) + ("" if word.endswith("*") else r"(?!\w)")
    return [found.span() for found in re.finditer(pattern, content, re.IGNORECASE)]
