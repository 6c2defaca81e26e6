"""What is worth telling of a finished game in the news of a week."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Bold:
    """The boldest thing that somebody has brought off in a game. Everybody at the table has seen it.

    :ivar boldness: from 0 to 1, by the game's own measure.
    :ivar details: what the game's words about it need, by placeholder. A value that names a card is its name in
        records.
    """

    seat: int
    boldness: float
    details: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Highlights:
    """What is worth telling of a game.

    :ivar margin: by how much it was won, from 0 for as close as can be to 1.
    :ivar bold: None if nobody was bold.
    """

    margin: float
    bold: Bold | None = None
