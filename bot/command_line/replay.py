"""``python -m bot replay``: check the record of a game, line by line."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.games.catalog import ALL_GAMES
from bot.games.game import Round
from bot.games.record import NotARecord, RecordError, Replay, replay
from bot.locales.words import refusal_words, words_for
from bot.runtime.exits import refuse

LEGAL, ILLEGAL = 0, 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the record to check")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def main(arguments: argparse.Namespace) -> int:
    """Replay a record. Return 0 if every line is legal, 1 if one is not, and 2 if the file is none or not there."""
    file: Path = arguments.file
    try:
        result = replay(file.read_text(encoding="utf-8"), ALL_GAMES)
    except OSError as error:
        return refuse(error.strerror, file)
    except UnicodeDecodeError:
        return refuse("not a record: it is not in UTF-8; save it anew in that encoding", file)
    except NotARecord as error:
        return refuse(f"not a record: {error}", file)
    if arguments.json:
        print(json.dumps(as_json(result), ensure_ascii=False))
    elif result.error is None:
        print(_summary(result))
    if result.error is not None:
        print(f"{file}:{result.error.line}: {_reason(result, result.error)}", file=sys.stderr)
        return ILLEGAL
    return LEGAL


def _round(ended: Round, names: Sequence[str]) -> dict[str, object]:
    team = {} if ended.team is None else {"team": ended.team}
    return {"winner": None if ended.winner is None else names[ended.winner], **team}


def as_json(result: Replay) -> dict[str, object]:
    """Return the result of a replay, up to its end or its first illegal line."""
    position, names = result.position, result.names
    outcome = position.outcome if position else None
    error = result.error
    return {
        "game": result.game,
        "complete": outcome is not None,
        "scores": dict(zip(names, position.scores, strict=True)) if position else {},
        "rounds": [_round(each, names) for each in position.rounds] if position else [],
        "winners": [names[seat] for seat in outcome.winners] if outcome else [],
        "to_act": [names[seat] for seat in position.to_act] if position else [],
        "hands": {name: position.hand(seat) for seat, name in enumerate(names)} if position else {},
        "error": error and {"line": error.line, "code": error.code, "reason": _reason(result, error)},
    }


def _reason(result: Replay, error: RecordError) -> str:
    if isinstance(error.cause, str):
        return error.cause
    if error.code == "unknown_move":  # players are told to use their buttons
        move = error.cause.details["move"]
        return f"{move} is no move of {result.game}; docs/record-format.md says how moves are written"
    return refusal_words(words_for(None), error.code, error.cause.details, result.game)


def _summary(result: Replay) -> str:
    if result.position is None:
        return f"{result.game}: no moves"
    scores = ", ".join(f"{name} {score}" for name, score in zip(result.names, result.position.scores, strict=True))
    state = "complete" if result.position.outcome else "not finished"
    return f"{result.game}, {state}, {len(result.position.rounds)} rounds: {scores}"
