"""Numbers in moves and records."""

import re
from typing import Final

_NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")
# Nothing in a game is as large as a thousand million. Python refuses to read a number of more than 4,300 digits.


def read_number(text: str) -> int | None:
    """Return the whole number that a text spells; None if it spells none.

    A number has one spelling: at most nine ASCII digits, without a sign and without leading zeros.
    """
    return int(text) if _NUMBER.fullmatch(text) else None
