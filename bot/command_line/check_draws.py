"""``python -m bot check-draws``: check that each round of a tournament was drawn from its seed."""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.features.tournaments.rules.announcing import check_numbers
from bot.features.tournaments.rules.draw import draw
from bot.features.tournaments.rules.entries import Announced, Changed, Drawn, Ended, Entry
from bot.features.tournaments.rules.options import MOST_ENTRANTS
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.rules.writing import KINDS, VERSION, BadEntry, from_json
from bot.games.game import BadSetup
from bot.games.refused import Refused
from bot.games.shuffle import commitment, read_seed
from bot.runtime.exits import refuse

DRAWN, NOT_DRAWN = 0, 1


class NotARecord(ValueError):
    """The file is no record of a tournament, or one whose seed is not known yet."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the record: JSON, an entry on each line")
    parser.add_argument("--seed", metavar="SEED", help="the seed, if the record does not end with it")


def main(arguments: argparse.Namespace) -> int:
    """Draw each round again.

    Return 0 if all follow from the seed, 1 if one does not or the seed is not the one that was committed to, and 2 if
    the file is no record, or not there.
    """
    file: Path = arguments.file
    try:
        record = read(file.read_text(encoding="utf-8"))
        return _check(record, _seed(record, arguments.seed))
    except OSError as error:
        return refuse(error.strerror, file)
    except UnicodeDecodeError:
        return refuse("not a record: it is not in UTF-8; save it anew in that encoding", file)
    except NotARecord as error:
        return refuse(f"not a record: {error}", file)


def read(text: str) -> list[Entry]:
    """Read the record of a tournament, an entry on each line. Empty lines, and kinds that are not known, do not count.

    :raises NotARecord: a line is no entry, or has options that no tournament has; or the first one is not the
        announcement.
    """
    record: list[Entry] = []
    for number, line in enumerate(text.removeprefix("\N{BYTE ORDER MARK}").splitlines(), start=1):
        if not line.strip():
            continue
        try:
            written = json.loads(line)
            if not isinstance(written, dict):
                raise BadEntry("no JSON object")
            if written.get("v") == VERSION and isinstance(kind := written.get("kind"), str) and kind not in KINDS:
                continue  # no draw depends on it; see docs/draws.md
            entry = from_json(written)
            if isinstance(entry, Announced | Changed):
                check_numbers(entry.options, MOST_ENTRANTS)
            record.append(entry)
        except (BadEntry, Refused, ValueError, RecursionError) as error:
            raise NotARecord(f"line {number}: {error}") from error
    if not record or not isinstance(record[0], Announced):
        raise NotARecord("it does not begin with an announcement")
    return record


def check(record: Sequence[Entry], seed: bytes) -> Iterator[tuple[Drawn, Drawn | None]]:
    """Give each draw of a record beside what the seed draws at that moment.

    :raises NotARecord: an entry is not possible where it stands.
    """
    announced = record[0]
    assert isinstance(announced, Announced)
    tournament = Tournament.announced(0, 0, 0, announced)
    for number, entry in enumerate(record[1:], start=2):
        try:
            if isinstance(entry, Drawn):
                yield entry, draw(tournament, seed, entry.at)
            tournament.apply(entry)
        except Exception as error:  # a record that somebody has changed may bring anything about
            raise NotARecord(f"entry {number} is not possible there: {error}") from error


def _seed(record: Sequence[Entry], asked: str | None) -> bytes:
    written = asked or next((entry.seed for entry in record if isinstance(entry, Ended)), None)
    if written is None:
        raise NotARecord("the tournament is not over, so its seed is not published")
    try:
        return read_seed(written)
    except BadSetup as error:
        raise NotARecord(str(error)) from error


def _check(record: Sequence[Entry], seed: bytes) -> int:
    announced = record[0]
    assert isinstance(announced, Announced)
    right = commitment(seed) == announced.commitment
    print("the seed is the one that was committed to" if right else "the seed is NOT the one that was committed to")
    code = DRAWN if right else NOT_DRAWN
    for number, (drawn, again) in enumerate(check(record, seed), start=1):
        if again == drawn:
            print(f"round {number} follows from the seed: {_written(drawn)}")
        else:
            code = NOT_DRAWN
            print(f"round {number} does NOT follow from the seed")
            print(f"    drawn: {_written(drawn)}")
            print(f"    seed:  {_written(again) if again else 'no draw is possible'}")
    return code


def _written(drawn: Drawn) -> str:
    tables = " ".join("-".join(map(str, table)) for table in drawn.tables)
    return f"{tables}; byes {' '.join(map(str, drawn.byes))}" if drawn.byes else tables
