"""All tables of the database: those of the store, and those of every feature, whichever a bot is made of."""

from types import ModuleType
from typing import Final

from bot.features.fleet import rows as fleet
from bot.features.posts import rows as posts
from bot.features.reviews import rows as reviews
from bot.features.solo import rows as solo
from bot.features.standings import rows as standings
from bot.features.tournaments import rows as tournaments
from bot.store.engine import models

MODULES: Final[tuple[ModuleType, ...]] = (models, fleet, posts, reviews, solo, standings, tournaments)
"""The modules that declare them."""

METADATA: Final = models.Base.metadata
"""What these modules declare: the tables that a database of version ``models.REVISION`` has."""
