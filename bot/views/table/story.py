"""What happens at a table, told: its log, what keeps it fair, and whose turn it is."""

from collections.abc import Collection
from datetime import datetime
from hashlib import sha256

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.refused import Refused
from bot.locales.words import Words
from bot.tables.kit.refusal import jump_link
from bot.tables.table.table import Table
from bot.views.kit.dates import countdown
from bot.views.kit.layout import Layout, layout
from bot.views.kit.paging import Paged
from bot.views.kit.plain_text import person
from bot.views.kit.routes import PageAct
from bot.views.table.table import told_lines, who_at

LINES_ON_A_PAGE = 25
"""How many lines of the log one page has. The longest would fill three quarters of a message."""


def log_message(words: Words, icons: Icons, table: Table, page: int | None) -> Layout:
    """Return a page, from 0, of what has happened in a game so far, the first moves first; the last page for None."""
    who = who_at(words, table)
    lines = [line for told in table.story() for line in told_lines(words, icons, table, told, who)]
    paged = Paged(lines, LINES_ON_A_PAGE, len(lines) if page is None else page)
    title = "log-title" if table.live else "log-title-over"
    head = f"## {words(title, game=words(f'{table.game.name}-title'))}"
    if paged.pages > 1:
        newest = f" · {words('log-newest')}" if paged.number + 1 == paged.pages else ""
        head = f"{head}\n{paged.line(words)}{newest}"
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


def turn_notice(words: Words, table: Table, users: Collection[int], told: Collection[int]) -> str:
    """Return the text for the table's channel: it pings users, and names who was told before and must still act."""
    named = words.naming(table.names.get)
    players = [*(f"<@{user}>" for user in users), *(person(named, user) for user in told)]
    text = _text(words, "turn-notice", table.deadline, players=words.all_of(players), count=len(players))
    return words.with_direction(text)


def direct_turn_notice(words: Words, table: Table) -> str:
    """Return the text for a direct message to a person who has to act, with a link to the table."""
    link = jump_link(table.guild, table.channel, table.message)
    text = _text(words, "turn-direct", table.deadline, game=words(f"{table.game.name}-title"))
    return f"{words.with_direction(text)}\n{link}"


def _text(words: Words, key: str, deadline: datetime | None, **arguments: str | int) -> str:
    until = countdown(deadline)
    return words(key, **arguments) if until is None else words(f"{key}-until", when=until, **arguments)
