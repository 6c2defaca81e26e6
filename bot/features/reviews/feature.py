"""What a strong computer player thinks of the moves of a finished game."""

from bot.base import Base
from bot.features.reviews.boards import ReviewBoards
from bot.features.reviews.clicks import Reviews
from bot.features.reviews.rules import Reviewer
from bot.features.reviews.store import ReviewStore
from bot.features.solo.feature import Alone
from bot.interactions.components.layout import table_button
from bot.interactions.requests import Feature, Features
from bot.interactions.routes.routes import ReviewAct
from bot.locales.words import Words
from bot.runtime.lifecycle import Component, Phase
from bot.tables.feature import Tables
from bot.tables.rules.table import Table
from bot.tables.views.end_card import Addition


class GameReviews(Feature):
    """Its buttons are on end cards, replays and histories."""

    def __init__(self, base: Base, tables: Tables, others: Features) -> None:
        self.reviews = Reviews(tables, Reviewer(base.thinker), ReviewStore(base.engine), others.find(Alone))
        self.owners = (self.reviews,)
        self._settings = base.settings
        tables.reviewed_in = self._shown_in
        tables.boards.append(ReviewBoards(tables, self.reviews))
        tables.renderer.on_end_cards.append(self._on_end_card)
        base.lifecycle.add(Component(Phase.WORK, close=self.reviews.close))

    def _shown_in(self, guild: int | None) -> bool:
        return guild is None or self._settings.guild(guild).reviews

    async def _on_end_card(self, words: Words, table: Table, _user: int) -> Addition:
        if not self._shown_in(table.guild) or not table.game.samples:
            return Addition()
        return Addition(button=table_button(ReviewAct.SHOW(table.id), label=words("button-review")))
