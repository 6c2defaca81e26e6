"""Every game of a database as ``python -m bot replay`` describes it: hands, scores, rounds, and who is to act."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import Connection, inspect, text

from playground.world import Json


def records(connection: Connection) -> Iterator[tuple[str, str]]:
    """Yield each game that has begun: a name such as ``games/3``, and its record (docs/record-format.md).

    The seats are called P0, P1 and so on. Games against computers without a table are left out.
    """
    for game in connection.execute(text("SELECT * FROM games WHERE seed IS NOT NULL ORDER BY id")).mappings():
        numbered = text("SELECT earlier FROM solo WHERE game_id = :number")
        earlier = connection.execute(numbered, {"number": game["id"]}).scalar() if game["status"] == "solo" else None
        of_game = {"number": game["id"]}
        seats = connection.execute(text("SELECT count(*) FROM seats WHERE game_id = :number"), of_game).scalar_one()
        query = text("SELECT seat, move FROM moves WHERE game_id = :number ORDER BY ply")
        moves = [f"P{seat} {move}" for seat, move in connection.execute(query, of_game)]
        yield f"games/{game['id']}" if earlier is None else f"alone/{earlier}", _record(game, seats, moves)
    if not inspect(connection).has_table("alone"):
        return
    for alone in connection.execute(text("SELECT * FROM alone ORDER BY id")).mappings():
        if alone.get("computers"):  # what its computers are dealt and do follows from more than a record says
            continue
        moves = [f"P0 {move}" for move in alone["moves"].split(";") if move]
        yield f"alone/{alone['id']}", _record(alone, 1, moves)


def _record(game: Mapping[str, Any], seats: int, moves: list[str]) -> str:
    options = game["options"] if isinstance(game["options"], dict) else json.loads(game["options"])
    lines = [f"game {game['game']}", f"seats {' '.join(f'P{seat}' for seat in range(seats))}"]
    lines += [f"option {name} {value}" for name, value in options.items()]
    return "\n".join([*lines, f"seed {game['seed']}", *moves]) + "\n"


def read_position(printed: str) -> Json:
    """Return the position that ``replay --json`` has printed.

    :raises ValueError: a line of the record is not legal.
    """
    found: Json = json.loads(printed)
    if found["error"] is not None:
        raise ValueError(found["error"])
    return found
