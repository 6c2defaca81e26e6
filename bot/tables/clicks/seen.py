"""The tables whose games people may see again: those in their channels, and those at which they sit or have sat."""

from bot.interactions.requests import Request
from bot.runtime.refusal import Refusal
from bot.tables.feature import Tables
from bot.tables.rules.table import Status, Table


async def begun_table(services: Tables, request: Request, number: int) -> Table:
    """Return a game that has begun and may be over.

    :raises Refusal: ``guild_only``, ``unknown_table``, ``not_started``.
    """
    table = await _seen(services, request, number)
    services.reminders.saw(request.interaction, table)
    if table.position is None:
        raise Refusal("not_started")
    return table


async def finished_table(services: Tables, request: Request, number: int) -> Table:
    """Return a game that its rules have ended.

    :raises Refusal: ``guild_only``, ``unknown_table``, ``closed_early``, ``not_finished_yet``.
    """
    table = await _seen(services, request, number)
    if table.status is Status.ENDED:
        raise Refusal("closed_early")
    if table.status is not Status.FINISHED:
        raise Refusal("not_finished_yet")
    return table


async def _seen(services: Tables, request: Request, number: int) -> Table:
    guild = request.guild
    table = await services.room.find(number)
    seen = table.channel == request.interaction.channel_id or table.is_seated(request.user)
    if table.guild != guild or not (seen or table.channel in await services.visible_channels.of(request.interaction)):
        raise Refusal("unknown_table")
    return table
