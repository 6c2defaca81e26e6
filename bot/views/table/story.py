"""What happens at a table, told: the last lines on its message, the log of the whole game, and what keeps it fair."""

from hashlib import sha256

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.refused import Refused
from bot.locales.words import Words
from bot.tables.table.table import Table
from bot.views.kit.layout import Layout, layout
from bot.views.kit.paging import Paged
from bot.views.kit.routes import PageAct
from bot.views.table.table import told_lines, who_at

LINES_ON_A_PAGE = 25
"""How many lines of the log one page has. The longest would fill three quarters of a message."""


def log_message(words: Words, icons: Icons, table: Table, page: int | None) -> Layout:
    """Return a page of what has happened in a game so far, or in all of it, the first moves on the first page.

    :param page: its number, from 0; None for the last one. A number that is too high counts as the last.
    """
    who = who_at(words, table)
    lines = [line for told in table.story() for line in told_lines(words, icons, table, told, who)]
    paged = Paged(lines, LINES_ON_A_PAGE, len(lines) if page is None else page)
    title = "log-title" if table.live else "log-title-over"
    head = f"## {words(title, game=words(f'{table.game.name}-title'))}"
    head = "\n".join(filter(None, [head, paged.line(words)]))
    steps = paged.steps(words, lambda number: PageAct.LOG(table.id, number))
    return layout(words, [head, "\n".join(paged.shown) or words("log-empty")], [steps], FACES[table.game.name].accent)


def fairness_message(words: Words, table: Table) -> Layout:
    """Return the seal of a game that has begun, and once it is over the seed, checked against the seal."""
    lines = [
        f"## {words('fairness-title', game=words(f'{table.game.name}-title'))}",
        words("fairness-sealed"),
        words("fairness-seal", seal=table.commitment or ""),
    ]
    if table.live or table.seed is None or table.position is None:
        lines.append(words("fairness-later"))
    else:
        lines.append(words("fairness-seed", seed=table.seed.hex()))
        if sha256(table.seed).hexdigest() == table.commitment and _follows(table):
            lines.append(words("fairness-checked", moves=len(table.position.moves)))
        else:
            lines.append(words("fairness-broken"))
        lines.append(f"-# {words('fairness-yourself')}")
    return layout(words, ["\n".join(lines)], accent=FACES[table.game.name].accent)


def _follows(table: Table) -> bool:
    """Play the whole game again from its seed, and tell whether every move could be made."""
    try:
        for _ in table.story():
            pass
    except Refused:
        return False
    return True
