"""What somebody has filled in and the bot has refused, so that their form can come back with it."""

from collections.abc import Mapping
from typing import Any, Final

from bot.views.kit.form import read_fields

MOST_DRAFTS: Final = 200
"""How many drafts are kept. They are lost with the process, and their forms are then as empty as before."""

Draft = Mapping[str, Mapping[str, Any]]


class Drafts:
    """Keeps the last refused forms, each for who has filled it in."""

    def __init__(self) -> None:
        self._drafts: dict[tuple[int, str], Draft] = {}

    def of(self, user: int, form: str) -> Draft:
        """Return what a person had filled in in a form; empty if nothing is kept.

        :param form: the custom_id of the form.
        """
        return self._drafts.get((user, form), {})

    def keep(self, user: int, form: str, components: object) -> None:
        """Keep what a person has filled in.

        :param components: the form, as it was submitted.
        :raises Malformed: it is no form of ours.
        """
        self.drop(user, form)
        self._drafts[user, form] = read_fields(components)
        while len(self._drafts) > MOST_DRAFTS:
            del self._drafts[next(iter(self._drafts))]

    def drop(self, user: int, form: str) -> None:
        """Forget a draft: its form was accepted."""
        self._drafts.pop((user, form), None)
