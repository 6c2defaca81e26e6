"""A message as a person sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from playground.objects.as_text import as_text
from playground.objects.references import ANSWERABLE
from playground.objects.texts import texts_of
from playground.world import EPHEMERAL, LOADING, Json

SILENT: Final = 1 << 12
"""The flag of a message that notifies nobody."""


@dataclass(frozen=True)
class Seen:
    """A message as a person sees it now."""

    data: Json
    first: Json | None = None
    """The message when it came; None if it is still the same."""

    @property
    def pinged(self) -> list[str]:
        """The ids of those whom the message has notified. Only a new message does so, and no silent one."""
        came = self.first or self.data
        return [] if came["flags"] & SILENT else [each["id"] for each in came["mentions"]]

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.data["id"])

    @property
    def ephemeral(self) -> bool:
        """Whether only this person can see the message."""
        return bool(self.data["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether the message only says that the bot is thinking."""
        return bool(self.data["flags"] & LOADING)

    def components(self) -> Iterator[Json]:
        """Yield all components, including nested ones."""
        return iter(self._components)

    # Whoever waits for something looks through all messages after each event.

    @cached_property
    def _components(self) -> tuple[Json, ...]:
        return tuple(_with_nested(self.data["components"]))

    @cached_property
    def text(self) -> str:
        """All text of the message, from top to bottom."""
        parts = [self.data["content"], *(str(c["content"]) for c in self.components() if c["type"] == 10)]
        return "\n".join(part for part in parts if part)

    @cached_property
    def named(self) -> str:
        """The text by which the message is found: its own or, if it has none, what else it shows.

        That is a poll's question and answers, embeds, names of files and stickers, and labels.
        """
        return "\n".join(texts_of(self.data))

    @cached_property
    def as_text(self) -> str:
        """The message as ``snapshot`` has it."""
        return as_text(self.data)

    @property
    def ordinary(self) -> bool:
        """Whether people can reply and react to the message: it is no notice, such as that of a pin, and no secret."""
        return self.data["type"] in ANSWERABLE and not self.ephemeral

    @cached_property
    def buttons(self) -> dict[str, Json]:
        """The buttons by label."""
        return {str(c.get("label")): c for c in self.components() if c["type"] == 2}

    def component(self, name: str) -> Json | None:
        """Return the component with this custom_id or, if there is none, the select with this placeholder."""
        for key in ("custom_id", "placeholder"):
            for each in self.components():
                if each.get(key) == name:
                    return each
        return None

    @property
    def enabled(self) -> list[str]:
        """The labels of the buttons that can be pressed. Links are left out, since the bot does not hear of those."""
        return [label for label, button in self.buttons.items() if "custom_id" in button and not button.get("disabled")]


def _with_nested(components: Iterable[Json]) -> Iterator[Json]:
    """Yield components, each before those in it."""
    for component in components:
        yield component
        yield from _with_nested(component.get("components", ()))
        if accessory := component.get("accessory"):
            yield from _with_nested((accessory,))
