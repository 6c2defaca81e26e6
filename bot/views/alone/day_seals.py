"""The seals of the deals of a day, and once the day is over what was sealed."""

from collections.abc import Sequence
from datetime import date

from bot.games.shuffle import commitment
from bot.locales.words import Words
from bot.store.deals import DayDeal, end_of
from bot.tables.deals import SealedDeal
from bot.views.kit.dates import countdown, day_text
from bot.views.kit.layout import Component, Layout, layout, table_button
from bot.views.kit.routes import PageAct


def day_seals_button(words: Words, day: date) -> Component:
    """Return the button that shows the seals of a day's deals."""
    return table_button(PageAct.DAY_SEALS(day), label=words("button-fairness"))


def day_seals_message(
    words: Words, day: date, deals: Sequence[SealedDeal], earlier: date | None, today: date
) -> Layout:
    """Return the seals of a day's deals; for each that is opened, its seed and what follows from it.

    :param earlier: the last day before it that has deals; None if there is none.
    """
    head = [f"## {words('button-fairness')} · {day_text(day)}", words("day-seals-about")]
    until = countdown(end_of(day)) if day == today else None
    if until is not None:
        head.append(f"-# {words('day-seals-later', when=until)}")
    if not deals:
        head.append(words("day-seals-empty"))
    blocks = ["\n".join(head), *("\n".join(_lines(words, deal)) for deal in deals)]
    back = [] if earlier is None else [_back(words, earlier)]
    return layout(words, blocks, [back])


def _back(words: Words, day: date) -> Component:
    return table_button(PageAct.DAY_SEALS(day, "back"), label=words("button-previous"))


def _lines(words: Words, deal: SealedDeal) -> list[str]:
    name, opened = deal.game.name, deal.opened
    lines = [f"### {words(f'{name}-title')}"]
    lines.append(words("day-seals-none") if deal.seal is None else words("fairness-seal", seal=deal.seal))
    if opened is None:
        return lines
    lines.append(words("fairness-seed", seed=opened.seed.hex()))
    if deal.seal not in (None, commitment(opened.seed)):
        lines.append(words("fairness-broken"))
    return lines + [f"-# {line}" for line in _setup(words, opened)]


def _setup(words: Words, deal: DayDeal) -> list[str]:
    """Return where the person sat, who else played, and the house rules that are not the usual ones."""
    levels = [words(f"computer-level-{level}") for level in deal.levels if level is not None]
    lines = []
    if levels:
        seat, seats = deal.levels.index(None) + 1, len(deal.levels)
        lines.append(words("day-seals-seat", seat=seat, seats=seats, levels=words.all_of(levels)))
    return lines + [f"`{name}={value}`" for name, value in deal.options.items()]
