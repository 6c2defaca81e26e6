"""Reviews as boards: the moment of a move with what is said of it, and the end of the game with the first page."""

from collections.abc import Sequence
from dataclasses import replace

from bot.features.reviews.clicks import Reviews
from bot.features.reviews.views import FIRST_PAGE, FROM, STEP
from bot.interactions.routes.route import RouteMatch
from bot.interactions.routes.routes import OVERVIEW, ReviewAct
from bot.tables.feature import Tables
from bot.tables.views.board import Board, Shown
from bot.tables.views.replayed import past_board


class ReviewBoards:
    """Shows reviews."""

    def __init__(self, services: Tables, reviews: Reviews) -> None:
        self._services, self._reviews = services, reviews

    def lies(self, matches: Sequence[RouteMatch]) -> RouteMatch | None:
        """See ``Boards``."""
        for match in matches:
            if not isinstance(match.route, ReviewAct) or len(match.parts) < 3:
                continue
            number, ply, step = match.parts
            if ply == OVERVIEW and step.startswith(FROM):
                return match.route(number, int(step.removeprefix(FROM)))
            if step.startswith(FIRST_PAGE):
                return match.route(number)
        return None

    async def board(self, match: RouteMatch, shown: Shown) -> Board | None:
        """See ``Boards``."""
        number, *ply = match.parts
        table = await self._reviews.finished(number, shown.user)
        assert table.position is not None
        names = await self._services.names.of(shown.guild, table.people)
        last, moment = len(table.position.moves), f"{match.route(number, 0, STEP)}".replace(":0:", ":{ply}:")
        board = past_board(shown, table, min(ply[0], last) if ply else last, moment, names)
        if not ply:
            return replace(board, message=shown.blocks, said=shown.more)
        return replace(board, said=shown.said(shown.message.texts()[0]))
