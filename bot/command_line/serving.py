"""Serving on Discord, in a process that is watched; see ``run``. What it imports loads the packages with games."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.ext.asyncio import AsyncEngine

if sys.platform != "win32":
    import uvloop

if TYPE_CHECKING:
    from aiohttp.web import AbstractRouteDef

from bot.app import App
from bot.client import CannotConnect
from bot.command_line.logs import set_up
from bot.config import BadSettings, Settings, not_settings
from bot.faces.catalog import UnknownGame
from bot.games.claro.deck import BadDeck
from bot.runtime.exits import refuse
from bot.runtime.held import Watch
from bot.runtime.signals import when_told_to_stop
from bot.store.engine.database import DatabaseUnavailable, file_of, keep_statistics, open_engine, sole, upgrade
from bot.store.engine.fence import NotSaved
from bot.store.owner import OwnerStore
from bot.version import Version

CANCEL_AGAIN_SECONDS: Final = 1.0
"""How long what serves has to end, once it is cancelled, before it is cancelled again."""


def main(settings: Settings, watch: Watch, *, adopt: bool = False) -> int:
    """Migrate the database, connect, and serve until stopped. If that fails, print the reason in one line; return 2.

    :param adopt: whether to take the database over if it is another application's.
    """
    try:
        set_up(settings.log_level)
        logging.getLogger(__name__).info("%s", Version.here())
        for sentence in not_settings():
            logging.getLogger(__name__).warning("%s", sentence)
        with asyncio.Runner(loop_factory=_event_loop) as runner:
            runner.run(_serve(settings, watch, adopt=adopt))
    except BadDeck as error:
        return refuse(f"CLARO_DECK is wrong: {error}")
    except (BadSettings, UnknownGame, DatabaseUnavailable, CannotConnect) as error:
        return refuse(error)
    return 0


def _event_loop() -> asyncio.AbstractEventLoop:
    """Return libuv's event loop, which costs a move a tenth less; on Windows, where there is none, asyncio's own."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def _listen(
    stack: AsyncExitStack,
    routes: Iterable[AbstractRouteDef],
    what: str,
    setting: str,
    address: str,
    port: int,
    stop: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Let a web server listen until the stack is closed; log what it serves.

    :param setting: the name of the setting that has its port.
    """
    from bot.runtime.connections import Listener

    listener = Listener(routes, stop)
    stack.push_async_callback(listener.close)
    try:
        listening = await listener.start(address, port)
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:  # the port is not at fault
            where = setting.replace("PORT", "ADDRESS")
            raise BadSettings(f"cannot listen on {where} {address}: this machine has no such address") from error
        raise BadSettings(f"cannot listen on {setting} {port}: {error.strerror}") from error
    logging.getLogger(__name__).info("%s at http://%s:%d", what, address, listening)


async def _serve(settings: Settings, watch: Watch, *, adopt: bool) -> None:
    beating = asyncio.create_task(watch.beat())
    # Imported modules stay for good, and discord.py makes hundreds of short-lived cycles for each click. With the
    # default thresholds, collecting garbage takes about a fifth of a click's time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 5)
    engine = open_engine(settings.database_url)
    with sole(engine):  # before the migration: another process may serve games from the file
        try:
            await upgrade(engine)
            if file_of(engine.url) is not None:
                with suppress(NotSaved):  # it is done daily as well
                    await keep_statistics(engine)
            if adopt:
                await OwnerStore(engine).disown()
            for sentence in watch.told:
                logging.getLogger(__name__).warning("%s", sentence)
            await _serve_from(engine, settings)
        finally:
            await engine.dispose()
            beating.cancel()


async def _serve_from(engine: AsyncEngine, settings: Settings) -> None:
    async with AsyncExitStack() as stack:
        app = await stack.enter_async_context(App(settings, engine))
        # Most hosts want neither of these, so that they, and aiohttp's server, are loaded only where they are wanted.
        if settings.health_port is not None:
            from bot.health import Health

            routes: Iterable[AbstractRouteDef] = Health(app, engine).routes
            where = settings.health_address, settings.health_port
            await _listen(stack, routes, "health and metrics", "HEALTH_PORT", *where)
        if settings.pages_port is not None:
            from bot.features.people.legal.server import page_routes

            routes, where = page_routes(settings.named()), (settings.pages_address, settings.pages_port)
            what, stop = "privacy and terms", None
            panel = None
            if settings.discord_client_secret is not None:
                from bot.features.panel.feature import Panel

                panel = app.features.find(Panel)
            if panel is not None:
                server = panel.server()
                routes, what, stop = [*routes, *server.routes], f"{what}, and the panel", server.close
            await _listen(stack, routes, what, "PAGES_PORT", *where, stop)
        serving = asyncio.create_task(app.serve(settings.discord_token.get_secret_value()))
        await _until_told_to_stop(serving)


async def _until_told_to_stop(serving: asyncio.Task[None]) -> None:
    told = asyncio.Event()
    when_told_to_stop(told.set)
    waiting = asyncio.create_task(told.wait())
    await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if not serving.done():
        logging.getLogger(__name__).info("stopping")
    while not serving.done():
        # While discord.py connects a shard again, it takes a cancellation for the connection's and goes on serving.
        serving.cancel()
        await asyncio.wait({serving}, timeout=CANCEL_AGAIN_SECONDS)
    with suppress(asyncio.CancelledError):
        await serving
