"""What a person's hand shows at a moment: their cards, why they have none, or how the game went for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.faces.face import Icons
from bot.locales.words import Words
from bot.store.settings import SettingsStore, shows_achievements
from bot.store.standings.achievements import Achievements
from bot.store.standings.ratings import RatingsBefore
from bot.tables.own_result import own_result
from bot.tables.table.table import Status, Table
from bot.views.kit.components import Component, Layout
from bot.views.table.end_card import closed_card, end_card
from bot.views.table.hand import hand_message, kicked_message, unseated_message


@dataclass(frozen=True, slots=True)
class RenderedHand:
    """A hand as a message."""

    view: Layout
    look: Sequence[Component]
    """What it shows, without the notice above it. Two hands with the same look need no edit between them."""
    turn: int
    """The number of the choice that it shows."""
    draft: str | None
    """The unfinished choice that it shows."""
    changes: int
    """``Table.changes`` when it was rendered."""


class HandRenderer:
    """Renders hands."""

    def __init__(
        self, icons: Icons, ratings: RatingsBefore, achievements: Achievements, settings: SettingsStore
    ) -> None:
        self._icons = icons
        self._ratings = ratings
        self._achievements = achievements
        self._settings = settings

    async def hand(
        self, words: Words, table: Table, user: int, draft: str | None = None, notice: str | None = None
    ) -> RenderedHand:
        """Return a person's hand as it is now.

        :param draft: an unfinished choice, carried by the button that was clicked.
        :param notice: a sentence to put first, about what the last click did or could not do.
        :raises NotSaved: the game is over, and the database does not answer.
        """
        changes = table.changes
        over = table.status is Status.FINISHED and table.is_seated(user) and user not in table.kicked
        before = await self._ratings.of(table.id) if over else None
        if user in table.kicked:
            bare = noticed = kicked_message(words, table, user)
        elif not table.is_seated(user):
            bare = noticed = unseated_message(words)
        elif table.status is Status.ENDED:
            bare = noticed = closed_card(words, table, user, notice)
        elif table.status is Status.FINISHED:
            result = own_result(table, table.seat_of(user), before)
            new: Sequence[tuple[str, str]] = ()
            if shows_achievements(self._settings, table.guild, user):
                new = await self._achievements.new_in(table.id, table.guild, user)
            server = self._settings.guild(table.guild)
            shown = {"ratings": server.ratings, "reviews": server.reviews}
            bare = noticed = end_card(words, self._icons, table, user, result, notice, new, **shown)
        else:
            bare = hand_message(words, self._icons, table, user, draft)
            noticed = bare if notice is None else hand_message(words, self._icons, table, user, draft, notice)
        return RenderedHand(noticed, look_of(bare), table.turn, draft, changes)


def look_of(view: Layout) -> list[Component]:
    """Return what a message shows, to compare. What a disabled button would do is left out."""
    return [_seen(each) for each in view.components]


def _seen(component: Component) -> Component:
    if "components" in component:
        return {**component, "components": [_seen(each) for each in component["components"]]}
    if component.get("disabled"):
        return {key: value for key, value in component.items() if key != "custom_id"}
    return component
