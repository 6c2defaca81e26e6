"""Games without a table, lessons, and reviews of games."""

from bot.commands.alone.learning import Learning
from bot.commands.alone.solo import PrivateGames, SoloCommands
from bot.commands.kit.feature import Feature
from bot.commands.standings.reviews import Reviews
from bot.features.base import Base
from bot.features.parts import Part, Stage
from bot.features.tables import Tables
from bot.store.engine.models import AloneReviewRow
from bot.store.reviews import ReviewStore
from bot.tables.reviewing import Reviewer
from bot.views.kit.routes import LessonAct, SoloHandAct


class Alone(Feature):
    """What nobody else need be there for. Its commands are among those of each game."""

    def __init__(self, base: Base, tables: Tables) -> None:
        self.private = PrivateGames(tables)
        self.solo = SoloCommands(tables, self.private)
        kept = ReviewStore(base.engine), ReviewStore(base.engine, AloneReviewRow)
        self.reviews = Reviews(tables, Reviewer(base.thinker), *kept, self.private)
        self.owners = self.private, self.solo, self.reviews
        self.subjects = {SoloHandAct: self.solo, LessonAct: Learning(tables)}
        base.parts.add(Part(Stage.WORK, close=self.reviews.close))
