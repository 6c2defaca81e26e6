"""Names in the place of ids: of people, roles, channels and emojis, in values and in texts."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from playground.world import Json

EMOJI_NAME: Final = re.compile(r"[A-Za-z0-9_]{2,32}")
"""The name of an emoji that somebody has uploaded. Emojis of Unicode have none of these characters alone."""
MENTION: Final = re.compile(r"<(@&|@|#|:)(?![0-9]+>)([^<>:\n]{1,100})>")
"""A mention by name, such as ``<@Clara>``, or an emoji by name, such as ``<:party>``. They mean nothing on Discord."""
MENTIONED: Final = {"@": "people", "@&": "roles", "#": "channels"}


class Names:
    """Finds the ids of what has names where a person is."""

    def __init__(self, described: Json, listed: Callable[[str], Awaitable[list[Json]]]) -> None:
        """Know no names yet.

        :param described: the playground's description.
        :param listed: returns the ``roles``, ``channels`` or ``emojis`` of the server where the person is.
        """
        self._described = described
        self._listed = listed

    async def ids(self, kinds: Sequence[str], value: Any) -> Any:
        """Return a value, or a list of values, with the ids of whom or what it names.

        :param kinds: what it can name: ``people``, ``roles`` or ``channels``; nothing for a value that names none.
        """
        if isinstance(value, (list, tuple)):
            return [await self.ids(kinds, each) for each in value]
        value = getattr(value, "id", value)  # a person may be given themselves
        if not isinstance(value, str) or value.isdecimal():
            return value
        for kind in kinds:
            for each in await self._all(kind):
                if each["name"] == value:
                    return each["id"]
        return value

    async def _all(self, kind: str) -> list[Json]:
        """Return all that has names of a kind."""
        if kind == "people":
            return [*self._described["people"], self._described["bot"], *self._described["bots"]]
        return [*await self._listed(kind), *(self._described["channels"] if kind == "channels" else ())]

    async def emoji(self, name: str) -> Json | None:
        """Return the emoji of this name that the server has; None if there is none."""
        if not EMOJI_NAME.fullmatch(name):
            return None
        return next((each for each in await self._listed("emojis") if each["name"] == name), None)

    async def written(self, text: str) -> str:
        """Return a text whose mentions and emojis have ids instead of names. What names nothing stays as it is.

        :raises TypeError: it is no text.
        """
        if not isinstance(text, str):
            raise TypeError(f"a message is a text, not {text!r}")
        parts, at = [], 0
        for found in MENTION.finditer(text):
            kind, name = found[1], found[2]
            part = found[0]
            if kind in MENTIONED:
                part = f"<{kind}{await self.ids((MENTIONED[kind],), name)}>"
            elif (emoji := await self.emoji(name)) is not None:
                part = f"<{'a' if emoji.get('animated') else ''}:{name}:{emoji['id']}>"
            parts += [text[at : found.start()], part]
            at = found.end()
        return "".join([*parts, text[at:]])
