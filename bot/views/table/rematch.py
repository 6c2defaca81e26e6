"""What the lobby of a rematch says: who is ready, who is still asked, and who is the host."""

from collections.abc import Sequence

from bot.locales.words import Words
from bot.tables.table.table import Table


def rematch_head(words: Words, table: Table) -> list[str]:
    """Return the lines below the title: the host, and how many people are ready. Computer players are not counted."""
    people = [seat for seat in table.seats if seat.user is not None]
    ready = sum(seat.agreed for seat in people)
    host, presiding = f"<@{table.host}>", f"<@{table.presiding}>"
    if table.host in table.asked and table.presiding != table.host:
        line = words("rematch-host-asked", host=host, player=presiding)
    elif table.last_host is not None and table.last_host != table.presiding:
        line = words("rematch-host-now", host=presiding, before=f"<@{table.last_host}>")
    else:
        line = words("lobby-host", host=presiding)
    return [line, words("rematch-ready", ready=ready, people=len(people))]


def rematch_hint(words: Words, table: Table, possible: Sequence[int]) -> str:
    """Return what happens next, as so many can play: when the game can start, by whom, and who is not in it then."""
    ready, host = sum(seat.agreed for seat in table.seats), f"<@{table.presiding}>"
    lines = [words("rematch-begins")] if table.begins_itself else []
    if table.asked and ready in possible:
        lines.append(words("rematch-without", host=host))
    elif not lines:
        can_start = "rematch-can-start" if table.declined else "rematch-all-in"
        key = can_start if ready in possible else "rematch-too-few"
        lines.append(words(key, host=host, least=min(possible)))
    return "\n-# ".join(lines)
