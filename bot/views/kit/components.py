"""A message's components, as the data that Discord takes.

discord.py's items would be built for every message only to be turned into the same data.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any, TypeAlias

from discord import ui

Component: TypeAlias = dict[str, Any]
"""A component in Discord's form."""

Item: TypeAlias = Component | ui.Item[Any]
"""A component, as data or as an item of discord.py."""


class Kind(IntEnum):
    """Discord's numbers for the components that our messages have."""

    ACTION_ROW = 1
    BUTTON = 2
    LIST = 3
    CHANNEL_LIST = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17


class Layout(ui.LayoutView):
    """A message's components. discord.py sends it like any view, and keeps nothing of it: a button is its custom_id.

    :ivar components: the components at the top, which nobody changes once the message is made.
    """

    def __init__(self, components: Sequence[Component]) -> None:
        """Make a message of these components."""
        # Not ``super().__init__``: it sets up the tree of items, the timeout and the callbacks of a view.
        self.components = list(components)

    def to_components(self) -> list[Component]:
        """Return the components at the top."""
        return self.components

    def every(self) -> Iterator[Component]:
        """Yield every component, each before those in it."""
        return _every(self.components)

    def texts(self) -> list[str]:
        """Return all texts, from the top down. What buttons and lists say is not among them."""
        return [each["content"] for each in self.every() if each["type"] == Kind.TEXT_DISPLAY]

    def content_length(self) -> int:
        """Return the length of all text, in characters."""
        return sum(map(len, self.texts()))

    def has_components_v2(self) -> bool:
        """Return that the message has neither content nor embeds."""
        return True

    @property  # type: ignore[misc] # nobody sets another one
    def timeout(self) -> None:
        """None: the message takes clicks for ever."""
        return None

    def is_persistent(self) -> bool:
        """Return that the message takes clicks for ever."""
        return True

    def is_finished(self) -> bool:
        """Return that discord.py need not wait for clicks."""
        return True

    def is_dispatchable(self) -> bool:
        """Return that no click calls anything in the view."""
        return False

    def __repr__(self) -> str:
        """Return what the message shows."""
        return f"Layout({self.components!r})"


def row(items: Sequence[Item]) -> Component:
    """Return a row of buttons, or of one list."""
    return {"type": Kind.ACTION_ROW, "components": [data_of(each) for each in items]}


def text_display(content: str) -> Component:
    """Return a text."""
    return {"type": Kind.TEXT_DISPLAY, "content": content}


def separator() -> Component:
    """Return a line between two components."""
    return {"type": Kind.SEPARATOR}


def data_of(item: Item) -> Component:
    """Return a component as data."""
    return item if isinstance(item, dict) else item.to_component_dict()


def _every(components: Sequence[Component]) -> Iterator[Component]:
    for each in components:
        yield each
        yield from _every(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]
