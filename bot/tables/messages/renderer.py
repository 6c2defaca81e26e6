"""Messages with their pictures, and hands. If a picture cannot be drawn, the message goes without."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.faces.face import Icons
from bot.faces.studio import Studio
from bot.games.origins import with_origin
from bot.interactions.components.layout import Attachment, Component, Layout, Rendered, layout
from bot.interactions.components.notice import draw_examples, rules_message
from bot.interactions.context import Context
from bot.locales.words import Words
from bot.runtime.engine import Happening
from bot.runtime.recent import Recent
from bot.store.journal.entries import Entry
from bot.tables.rules.table import Status, Table
from bot.tables.views.end_card import AddsToCard, closed_card, end_card
from bot.tables.views.hand import hand_message, kicked_message
from bot.tables.views.help import help_message, help_picture
from bot.tables.views.lying import grid_picture
from bot.tables.views.table import failing_message, table_message, table_poster, with_buttons
from bot.tables.views.victory import Drawing, course_picture, end_picture

log = logging.getLogger(__name__)


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


Adds: TypeAlias = Callable[[Words, Table], Sequence[Component]]
"""Returns the buttons that a feature adds to a table's message."""

Offers: TypeAlias = Callable[[Words, str], Sequence[Component]]
"""Returns the buttons that a feature offers for a game, by its name."""

DRAWN = 64
"""How many pictures are kept: a result's picture stays on its table's message for several edits."""


class Renderer:
    """Renders hands, and the messages that have pictures."""

    def __init__(self, around: Context, icons: Icons, studio: Studio) -> None:
        self._languages, self._names = around.languages, around.names
        self._icons, self._settings = icons, around.settings
        self.on_end_cards: list[AddsToCard] = []
        """What features add to the card of a person whose game is over."""
        self._drawn: Recent[str, Attachment] = Recent(DRAWN)
        """The pictures that were drawn last, by the names of their files, which say what they show."""
        self._studio = studio
        self.on_tables: list[Adds] = []
        """What features add to the buttons of a table's message."""
        self.on_tournament_tables: list[Adds] = []
        """The same for tables of tournaments."""
        self.beginnings: list[Offers] = []
        """The buttons with which features let people begin a game without a table."""
        self.lessons: list[Offers] = []
        """The buttons with which features teach a game."""
        self._failed: set[str] = set()
        """The games of which some table could not be shown: this is logged once for each."""

    def name_people(self, table: Table, _happened: Entry | Happening) -> None:
        """Give a table the names of its people: lists and pictures cannot mention them."""
        table.name_of = self._names.lookup(table.guild, table.people if table.live else ())

    async def table(self, table: Table, *, pictures: bool = True) -> Rendered:
        """Return a table's public message as it should look now; that its game has a fault if it cannot be shown.

        :param pictures: whether the message may have pictures at all.
        """
        words = self._languages.at(table.guild, table.language)
        if not table.live:  # after a restart, its message is shown once more, and nobody has been heard of yet
            await self._names.of(table.guild, table.people)
        try:
            picture = await self.picture(table) if pictures else None
            view = table_message(words, self._icons, table, picture)
            view = with_buttons(view, self.added_to(words, table))
        except Exception:
            if table.game.name not in self._failed:
                self._failed.add(table.game.name)
                log.exception("table %d: the game %s cannot be shown", table.id, with_origin(table.game.name))
            return Rendered(failing_message(words, table))
        return Rendered(view, () if picture is None else (picture,))

    def added_to(self, words: Words, table: Table) -> list[Component]:
        """Return the buttons that features add to a table's message."""
        adding = self.on_tables if table.tournament is None else [*self.on_tournament_tables, *self.on_tables]
        return [button for add in adding for button in add(words, table)]

    def begin(self, words: Words, game: str) -> list[Component]:
        """Return the buttons that begin a game without a table."""
        return [button for offer in self.beginnings for button in offer(words, game)]

    def _learn(self, words: Words, game: str) -> list[Component]:
        return [button for offer in self.lessons for button in offer(words, game)]

    async def picture(self, table: Table) -> Attachment | None:
        """Return a lobby's poster, the board of a game on a grid, or the picture of a game that is over.

        The result is None for none, or if it cannot be drawn.
        """
        words = self._languages.at(table.guild, table.language)
        wanted = table_poster(words, table) or grid_picture(words, table) or end_picture(words, table)
        return await self._kept(table, wanted)

    async def course(self, words: Words, table: Table) -> Attachment | None:
        """Return the picture of how a finished game went; None if there is none, or it cannot be drawn."""
        names = (seat.name if seat.user is None else words.name_of(seat.user) for seat in table.seats)
        return await self._kept(table, course_picture(table, tuple(name or "" for name in names)))

    async def _kept(self, table: Table, wanted: Drawing | None) -> Attachment | None:
        return None if wanted is None else await self.drawn(table.game.name, f"table {table.id}", *wanted)

    async def drawn(self, game: str, what: str, name: str, draw: Callable[[], bytes]) -> Attachment | None:
        """Return a picture of a game, which is kept by the name of its file; None if it cannot be drawn.

        :param what: what it is a picture of, for the log.
        """
        if known := self._drawn.get(name):
            return known
        drawn = await self._studio.draw(game, f"{what}: the picture", draw)
        if drawn is None:
            return None
        picture = self._drawn[name] = Attachment(name, drawn, lasting=True)
        return picture

    async def rules(self, words: Words, game: str, install_link: str | None) -> Rendered:
        """Return a game's rules in a language.

        :param game: the game's name.
        :param install_link: where to add the bot to a server, for a button; None for no button.
        """
        examples = await self._studio.draw(game, "the rules' pictures", draw_examples, words, game) or []
        view = rules_message(words, self._icons, game, examples, self._learn(words, game), install_link)
        return Rendered(view, tuple(each.picture for each in examples))

    async def help(self, words: Words, game: str, *, here: bool, install_link: str | None) -> Rendered:
        """Return what introduces a game; see :func:`.help_message`."""
        picture = await self._studio.draw(game, "the picture that introduces it", help_picture, words, game)
        begin, learn = self.begin(words, game), self._learn(words, game)
        view = help_message(words, game, picture, here=here, begin=begin, learn=learn, install_link=install_link)
        return Rendered(view, () if picture is None else (picture.picture,))

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
        added = [await add(words, table, user) for add in self.on_end_cards] if over else []
        if user in table.kicked:
            bare = noticed = kicked_message(words)
        elif not table.is_seated(user):
            taken = table.taken_by(user)
            said = words("hand-no-seat") if taken is None else words("hand-seat-taken", player=f"<@{taken}>")
            bare = noticed = layout(words, [said])
        elif table.status is Status.ENDED:
            bare = noticed = closed_card(words, table, user, notice)
        elif table.status is Status.FINISHED:
            bare = noticed = end_card(words, self._icons, table, user, notice, added)
        else:
            bare, noticed = (
                hand_message(words, self._icons, table, user, draft, each, asks=self._settings.user(user).asks_first)
                for each in (None, notice)
            )
        look = [_seen(each) for each in bare.components]
        return RenderedHand(noticed, look, table.choice, draft, changes)


def _seen(component: Component) -> Component:
    """Return what of a component people see, to compare. What a disabled button would do is left out."""
    if "components" in component:
        return {**component, "components": [_seen(each) for each in component["components"]]}
    if component.get("disabled"):
        return {key: value for key, value in component.items() if key != "custom_id"}
    return component
