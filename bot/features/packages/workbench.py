"""The workbench beside ``claro-bot play --package``: what each seat sees, move by move, and what has failed.

It is a process of its own, which reads the database and plays the moves again: nothing of the running bot changes.
"""

import argparse
import asyncio
import json
import re
import sys
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from aiohttp import web
from aiohttp.typedefs import Handler
from sqlalchemy import Connection

from bot.faces.as_text import letter, seen
from bot.faces.catalog import FACES, PLAYABLE, REFUSED
from bot.faces.face import Icons
from bot.features.packages.kept_games import Kept, kept_games
from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.game import AnyPosition
from bot.games.packages import installed
from bot.games.told import Told, ended_since
from bot.locales.words import DEFAULT, words_for
from bot.store.engine.database import open_engine

PAGE: Final = Path(__file__).with_name("workbench.html")
LOG_CHARACTERS: Final = 8000


def _trace(error: BaseException) -> list[str]:
    """Return the trace of an error, without what leads to somebody else's code, and in the last item the error."""
    told: traceback.TracebackException | None = traceback.TracebackException.from_exception(error)
    each = told
    while each is not None:
        each.stack[:] = [frame for frame in each.stack if "importlib" not in frame.filename]
        each = each.__cause__ or each.__context__
    assert told is not None
    return ["".join(told.format()), "".join(told.format_exception_only()).strip()]


def fault(game: str) -> str:
    """Return why a game cannot be played, with the trace if its code fails; empty if it can."""
    module = next((each.value for each in installed() if each.name == game), game)
    try:
        import_module(f"{module}.game")
        with suppress(ModuleNotFoundError):
            import_module(f"{module}.face")
    except BaseException as error:  # noqa: BLE001 - somebody else's code may raise anything
        return _trace(error)[0]
    return "" if game in PLAYABLE else "\n".join(f"{name}: {why}" for name, why in REFUSED.items())


def _fields(thing: Any) -> dict[str, str]:
    if is_dataclass(thing) and not isinstance(thing, type):
        return {name: repr(value) for name, value in asdict(thing).items()}
    if hasattr(thing, "_asdict"):
        return {name: repr(value) for name, value in thing._asdict().items()}
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    names = [*getattr(thing, "__dict__", ()), *slots]
    return {name: repr(getattr(thing, name, None)) for name in names if not name.startswith("_")}


def _everything(position: AnyPosition) -> list[dict[str, str]]:
    return [_fields(position), *(_fields(position.view(seat)) for seat in range(len(position.scores)))]


def _shown(
    name: str, position: AnyPosition, before: Sequence[Mapping[str, str]], players: Sequence[str]
) -> dict[str, Any]:
    """Return everything about one position.

    :param before: everything of the position a move before; the fields that it had otherwise are marked as changed.
    """
    texts = dict(seen(FACES[name], position)) if name in FACES else {}  # a patience has another kind of face
    everything = _everything(position)
    own, *views = (
        [(field, value, field in old and old[field] != value) for field, value in new.items()]
        for new, old in zip(everything, before or everything, strict=True)
    )
    return {
        "all": texts.pop("all", ""),
        "position": own,
        "seats": [
            {
                "name": f"{letter(seat)} ({seat}) · {players[seat]}",
                "text": texts.get(letter(seat), ""),
                "legal": [str(move) for _, move in zip(range(200), position.legal_moves(seat), strict=False)],
                "view": view,
            }
            for seat, view in enumerate(views)
        ],
    }


def step(name: str, kept: Kept, ply: int, people: Mapping[str, str]) -> dict[str, Any]:
    """Return what there is to see after so many moves of a game, with its log until then, and the trace of a fault.

    :param people: the name of everybody, by their id.
    """
    log: list[str] = []
    found: dict[str, Any] = {"moves": len(kept.moves), "ply": ply, "log": log, "trace": "", "what": kept.what}
    players = [people.get(str(each), str(each)) for each in kept.players]
    before, over, number = None, 0, -1
    fields: list[dict[str, str]] = []
    try:
        for number, position in enumerate(kept.positions(ALL_GAMES[name])):
            view = position.view(None)
            if number:
                seat, move = kept.moves[number - 1]
                told = Told(seat, move, automatic=False, before=before, after=view, ended=ended_since(position, over))
                lines = FACES[name].tell(words_for(DEFAULT), Icons(), told, letter) if name in FACES else [move]
                log.append(f"{number}. {' · '.join(lines)}")
            before, over = view, len(position.rounds)
            if number == ply - 1:
                fields = _everything(position)
            if number == ply:
                return found | _shown(name, position, fields, players)
    except BaseException as error:  # noqa: BLE001 - somebody else's code may raise anything
        trace, reason = _trace(error)
        found["trace"] = f"{kept.stopped(number)}: {reason}\n\n{trace}"
    return found


class Workbench:
    """Answers the page."""

    def __init__(self, games: Sequence[str], database: Path, log: Path, people: Mapping[str, str]) -> None:
        self._games, self._log, self._people = games, log, people
        self._engine = open_engine(f"sqlite+aiosqlite:///{database}")
        self.fault = "\n".join(filter(None, dict.fromkeys(map(fault, games))))
        """Why the package cannot be played; empty if it can."""

    async def page(self, request: web.Request) -> web.Response:
        """Return the page itself."""
        return web.Response(text=PAGE.read_text(encoding="utf-8"), content_type="text/html")

    async def games(self, request: web.Request) -> web.Response:
        """Return which games there are, the newest first, why the package cannot be loaded, and the bot's log."""
        log = self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""
        games = [
            {"what": each.what, "game": name, "moves": len(each.moves)} for name, each in reversed(await self._read())
        ]
        answer = {"package": self._games, "games": games, "fault": self.fault, "log": log[-LOG_CHARACTERS:]}
        return web.json_response(answer)

    async def step(self, request: web.Request) -> web.Response:
        """Return one position of a game."""
        ply = request.query.get("ply", "")
        if not re.fullmatch("[0-9]{1,6}", ply):
            raise web.HTTPBadRequest
        for name, kept in await self._read():
            if kept.what == request.query.get("what") and int(ply) <= len(kept.moves) and not self.fault:
                return web.json_response(step(name, kept, int(ply), self._people))
        raise web.HTTPNotFound

    async def _read(self) -> list[tuple[str, Kept]]:
        patiences = (game.patience.name for name, game in GAMES.items() if name in self._games and game.patience)

        def work(connection: Connection) -> list[tuple[str, Kept]]:
            return [(name, each) for name in (*self._games, *patiences) for each in kept_games(connection, name)]

        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)
        except Exception:  # noqa: BLE001 - the bot has not made its tables yet
            return []


@web.middleware
async def only_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests under another name: a foreign page could have given its own name this machine's address."""
    if request.host.rpartition(":")[0] not in ("127.0.0.1", "localhost"):
        raise web.HTTPForbidden
    return await handler(request)


async def serve(arguments: argparse.Namespace) -> None:
    """Serve the page on this machine alone, and say where, and whether the package can be played."""
    bench = Workbench(arguments.games, arguments.database, arguments.log, arguments.people)
    app = web.Application(middlewares=[only_here])
    app.add_routes([web.get("/", bench.page), web.get("/games", bench.games), web.get("/step", bench.step)])
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", arguments.port, reuse_address=True).start()
    except OSError:  # something else has taken the port meanwhile
        await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    print(json.dumps({"port": port, "good": not bench.fault}), flush=True)
    if bench.fault:
        print(bench.fault, file=sys.stderr, flush=True)
    await asyncio.Event().wait()


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="+")
    parser.add_argument("--database", type=Path, required=True)
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--people", type=json.loads, default={})
    asyncio.run(serve(parser.parse_args()))


if __name__ == "__main__":
    main()
