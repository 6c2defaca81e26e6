"""Replays as boards."""

from collections.abc import Sequence
from dataclasses import replace

from bot.features.standings.routes import StandingsAct
from bot.features.standings.views.history import ONWARDS, STEP
from bot.interactions.routes.route import RouteMatch
from bot.runtime.refusal import Refusal
from bot.tables.feature import Tables
from bot.tables.rules.table import Status
from bot.tables.views.board import Board, Shown
from bot.tables.views.replayed import past_board


class ReplayBoards:
    """Shows finished games after some of their moves."""

    def __init__(self, services: Tables) -> None:
        self._services = services

    def lies(self, matches: Sequence[RouteMatch]) -> RouteMatch | None:
        """See ``Boards``."""
        for match in matches:
            if match.route is StandingsAct.REPLAY and match.parts[-1] == ONWARDS:
                number, ply, _ = match.parts
                return StandingsAct.REPLAY(number, ply - 1)
        return None

    async def board(self, match: RouteMatch, shown: Shown) -> Board | None:
        """See ``Boards``."""
        number, ply = match.parts
        table = await self._services.room.find(number)
        if table.status is not Status.FINISHED:
            raise Refusal("not_finished_yet")
        assert table.position is not None
        names = await self._services.names.of(shown.guild, table.people)
        moment = str(StandingsAct.REPLAY(number, 0, STEP)).replace(":0:", ":{ply}:")
        board = past_board(shown, table, min(ply, len(table.position.moves)), moment, names)
        return replace(board, said=shown.said(shown.message.texts()[0]))
