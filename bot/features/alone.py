"""Games without a table, lessons, and reviews of games."""

from __future__ import annotations

from bot.commands.alone.alone import PrivateGames
from bot.commands.alone.learning import Learning
from bot.commands.alone.solo import SoloCommands
from bot.commands.kit.feature import Feature
from bot.commands.kit.services import Services
from bot.commands.standings.reviews import Reviews
from bot.features.base import Base
from bot.features.parts import Part, Stage
from bot.store.engine.models import AloneReviewRow
from bot.store.reviews import ReviewStore
from bot.tables.reviewing import Reviewer
from bot.tables.solo import SoloGames


class Alone(Feature):
    """What nobody else need be there for. Its commands are among those of each game."""

    def __init__(self, base: Base, services: Services, solo_games: SoloGames) -> None:
        self.private = PrivateGames(services, solo_games)
        self.solo = SoloCommands(services, solo_games, self.private)
        kept = ReviewStore(base.engine), ReviewStore(base.engine, AloneReviewRow)
        self.reviews = Reviews(services, Reviewer(base.thinker), *kept, solo_games, self.private)
        self.owners = self.private, self.solo, self.reviews, Learning(services)
        base.parts.add(Part(Stage.WORK, close=self.reviews.close))
