"""What people without a seat see of a game and can do: cheers and guesses."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.faces.catalog import FACES
from bot.faces.face import Who, told_apart
from bot.interactions.components.layout import Component, Layout, Option, choices_list, layout, table_button
from bot.interactions.components.phrases import name_text
from bot.interactions.routes.route import Malformed
from bot.interactions.routes.routes import MoreAct
from bot.locales.words import Words
from bot.tables.rules.table import Status, Table

CHEER_SIGNS: Final[Mapping[str, str]] = {"clap": "👏", "fire": "🔥", "wow": "😮"}
"""How each cheer looks. A button shows nothing else, so that all of them fit in a row on a phone."""


def watchers_buttons(words: Words, table: Table) -> Sequence[Component]:
    """Return the buttons for those who watch a game in progress; none in a pause."""
    if table.paused:
        return []
    row = [table_button(MoreAct.CHEER(table.id, name), label=sign) for name, sign in CHEER_SIGNS.items()]
    if table.guessing:
        row.append(table_button(MoreAct.GUESS(table.id), label=words("button-guess")))
    return row


def watched_line(words: Words, table: Table, who: Who) -> str:
    """Return a game's cheers in a small line, and how many guesses, at last for whom; empty if there are none."""
    notes = [f"{sign} {table.cheers[name]}" for name, sign in CHEER_SIGNS.items() if table.cheers.get(name)]
    if table.guesses and table.guessing:
        notes.append(words("watch-guesses", count=len(table.guesses)))
    elif table.guesses and table.status is Status.FINISHED:
        assert table.outcome is not None
        good = sum(seat in table.outcome.winners for seat in table.guesses.values())
        notes.append(words("watch-guessed-right", good=good, count=len(table.guesses)))
    elif table.guesses:
        chosen = Counter(table.guesses.values())
        each = (
            words("watch-guessed", player=_team(words, table, who, seat), count=chosen[seat]) for seat in sorted(chosen)
        )
        notes.append(words("watch-guessed-all", guesses=", ".join(each)))
    return f"-# {' · '.join(notes)}" if notes else ""


def guess_message(words: Words, table: Table, user: int, who: Who) -> Layout:
    """Return the select for guessing the winner, with the present guess."""
    chosen = table.guesses.get(user)
    until = words("guess-until-single") if table.single else words.of(table.game.name, "guess-until")
    lines = [f"## {words('guess-title')}", until]
    if chosen is not None:
        lines.insert(1, words("guess-yours", player=_team(words, table, who, chosen)))
    names = [name_text(table.name_at(seat) or "", markdown=False) for seat in range(len(table.seats))]
    numbers = [words("seat-number", number=number) for number in range(1, len(names) + 1)]
    labels = told_apart(names, numbers)
    choices = [Option(str(min(team)), words.all_of(labels[seat] for seat in team)) for team in table.teams]
    listed = choices_list(MoreAct.GUESSED(table.id), choices, words("guess-pick"), [str(chosen)])
    return layout(words, ["\n".join(lines)], [[listed]], FACES[table.game.name].accent)


def read_guess(values: Sequence[str]) -> int:
    """Return the seat that was picked from the list. A client may send anything.

    :raises Malformed: it is no number of a seat.
    """
    if len(values) != 1 or not values[0].isascii() or not values[0].isdecimal() or len(values[0]) > len("99"):
        raise Malformed(str(values))
    return int(values[0])


def _team(words: Words, table: Table, who: Who, seat: int) -> str:
    return words.all_of(who(each) for team in table.teams if seat in team for each in team)
