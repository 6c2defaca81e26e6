"""What the clicked message shows. Discord sends it with each click, so unlike the custom_id it cannot be made up."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import discord

from bot.views.custom_id import Verb, is_about


def shows(message: discord.Message, verbs: Collection[Verb], number: int) -> bool:
    """Tell whether a message has a button or a list with one of these verbs for this table or solo game."""
    return any(is_about(custom_id, verbs, number) for custom_id in _custom_ids(message.components))


def _custom_ids(components: Any) -> Iterator[str]:
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
