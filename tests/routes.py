"""The routes of a bot with all features."""

from bot.app import FEATURES
from bot.interactions.routes.route import reader
from bot.interactions.routes.routes import COMMON

SUBJECTS = (*COMMON, *(routes for make in FEATURES for routes in getattr(make, "routes", ())))
EVERY = tuple(route for routes in SUBJECTS for route in routes)
parse = reader(*SUBJECTS)
