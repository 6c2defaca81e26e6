"""What was clicked: the message, which Discord sends along, and the values, which a client may make up."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import discord

from bot.views.custom_id import Malformed, Verb, is_about


def shows(message: discord.Message, verbs: Collection[Verb], number: int) -> bool:
    """Tell whether a message has a button or a list with one of these verbs for this table or solo game.

    Unlike the custom_id of a click, the message cannot be made up.
    """
    return any(is_about(custom_id, verbs, number) for custom_id in _custom_ids(message.components))


def picked(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the values that were picked from a list; none if a button was clicked.

    :raises Malformed: no list offers such values.
    """
    data: Any = interaction.data or {}
    values = data.get("values") or []
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Malformed(str(values))
    return values


def _custom_ids(components: Any) -> Iterator[str]:
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
