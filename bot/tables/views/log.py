"""The log of a game, what keeps it fair, and its record as a file."""

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.record import write_record
from bot.games.refused import Refused
from bot.games.shuffle import commitment, sealed_seed
from bot.interactions.components.layout import Attachment, Layout, Paged, layout, with_file
from bot.interactions.routes.routes import PageAct
from bot.locales.words import Words
from bot.runtime.refusal import jump_link
from bot.tables.rules.table import Table
from bot.tables.views.table import told_lines, who_at


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
        words("fairness-sealed" if table.sealed_in is None else "fairness-sealed-lobby"),
        words("fairness-seal", seal=table.commitment or ""),
    ]
    if table.sealed_in is not None:
        link = jump_link(table.guild, table.channel, table.sealed_in)
        lines.append(words("fairness-message", message=str(table.sealed_in), link=link))
    if table.live or table.seed is None or table.position is None:
        lines.append(words("fairness-later"))
    else:
        sealed, secret = _sealed(table), table.seed
        if sealed is not None:
            secret = sealed[0]
            lines.append(words("fairness-secret", secret=secret.hex()))
        lines.append(words("fairness-seed", seed=table.seed.hex()))
        held = commitment(secret) == table.commitment and (sealed is None or sealed_seed(*sealed) == table.seed)
        if held and _follows(table):
            lines.append(words("fairness-checked", moves=len(table.position.moves)))
        else:
            lines.append(words("fairness-broken"))
        lines.append(f"-# {words('fairness-yourself' if sealed is None else 'fairness-yourself-lobby')}")
    return layout(words, ["\n".join(lines)], accent=FACES[table.game.name].accent)


def _sealed(table: Table) -> tuple[bytes, int] | None:
    """Return the secret and the message from which a game's seed follows; None if its lobby has shown no seal."""
    return None if table.secret is None or table.sealed_in is None else (table.secret, table.sealed_in)


def _follows(table: Table) -> bool:
    """Play the whole game again from its seed, and tell whether every move could be made."""
    try:
        for _ in table.story():
            pass
    except Refused:
        return False
    return True


def record_file(table: Table) -> Attachment:
    """Return a finished game's record. It has no names, since it can be passed on: people are named by their seats."""
    assert table.seed is not None
    assert table.position is not None
    names = [seat.name or f"Seat{number}" for number, seat in enumerate(table.seats, start=1)]
    moves = table.position.moves
    text = write_record(table.game, names, table.options, table.seed, moves, table.rules, _sealed(table))
    return Attachment(f"{table.game.name}-{table.id}.txt", text.encode())


def record_message(words: Words, file: Attachment) -> Layout:
    """Return the message that comes with a game's record."""
    return with_file(layout(words, [words("record-note")]), file)


LINES_ON_A_PAGE = 25
"""How many lines of the log one page has. The longest would fill three quarters of a message."""
