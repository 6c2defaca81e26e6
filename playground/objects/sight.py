"""What one person has seen so far, and what is new to them."""

from __future__ import annotations

from collections.abc import Mapping


class Sight:
    """What a person has seen when they looked last."""

    def __init__(self) -> None:
        """Have seen nothing."""
        self._known: dict[str, tuple[str, str]] = {}
        """The channel and the text of each message by id, and of each form without a channel."""

    def news(self, channel: str, messages: Mapping[str, str], forms: Mapping[str, str]) -> list[str]:
        """Return what is new or other than before in a channel, and then what is gone from it, as text.

        :param channel: the id of the channel that the person looks at.
        :param messages: the texts of the messages that they see there, by id, oldest first.
        :param forms: the texts of the forms that were opened, by id.
        """
        shown = self._shown(channel, messages, forms)
        new = [text for key, (_, text) in shown.items() if self._known.get(key) != shown[key]]
        gone = [text for key, (where, text) in self._known.items() if where == channel and key not in shown]
        return [*new, *(f"(deleted) {text}" for text in gone)]

    def look(self, channel: str, messages: Mapping[str, str], forms: Mapping[str, str]) -> list[str]:
        """Return what is new, which is then new no longer; see ``news``."""
        new = self.news(channel, messages, forms)
        elsewhere = {key: known for key, known in self._known.items() if known[0] != channel}
        self._known = {**elsewhere, **self._shown(channel, messages, forms)}
        return new

    @staticmethod
    def _shown(channel: str, messages: Mapping[str, str], forms: Mapping[str, str]) -> dict[str, tuple[str, str]]:
        seen = {key: (channel, text) for key, text in messages.items()}
        return seen | {key: ("", text) for key, text in forms.items()}
