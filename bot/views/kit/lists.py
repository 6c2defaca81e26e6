"""Lists in messages, from which one value is chosen, or several."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from bot.views.kit.button import emoji_data
from bot.views.kit.components import Component, Kind
from bot.views.kit.route import Meant

LONGEST_LABEL = 100
"""Discord's limit for what a choice says, in characters."""
LONGEST_HINT = 150
"""Discord's limit for what a list says where nothing is chosen, in characters."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice in a list."""

    value: str
    label: str
    about: str | None = None
    emoji: str | None = None


def choices_list(
    custom_id: Meant,
    choices: Iterable[Choice],
    hint: str | None = None,
    chosen: Collection[str] = (),
    *,
    least: int = 1,
    most: int = 1,
) -> Component:
    """Return a list from which one value is chosen, or several. What is too long for Discord is cut.

    :param hint: what it says where nothing is chosen.
    :param chosen: the values that it shows as chosen.
    """
    options = [
        {
            "label": each.label[:LONGEST_LABEL],
            "value": each.value,
            "default": each.value in chosen,
            **({} if each.about is None else {"description": each.about[:LONGEST_LABEL]}),
            **({} if each.emoji is None else {"emoji": emoji_data(each.emoji)}),
        }
        for each in choices
    ]
    made = {"type": Kind.LIST, "custom_id": str(custom_id), "options": options, "min_values": least, "max_values": most}
    return made if hint is None else {**made, "placeholder": hint[:LONGEST_HINT]}
