"""The deals of the day in a channel, and their seals: once the day is over, what was sealed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from bot.games.shuffle import commitment
from bot.locales.words import Words
from bot.store.deals import end_of
from bot.store.solo import DayPage
from bot.tables.deals import SealedDeal
from bot.views.alone.against import day_lines, day_seals_button, play_button, review_button, score_name
from bot.views.kit.dates import countdown, day_text, timestamp
from bot.views.kit.layout import Layout, layout, table_button
from bot.views.kit.routes import PageAct

DEAL_MARK: Final = f'"custom_id": "{PageAct.DAILY}:'
"""What only these posts contain as JSON: a button that plays the deal of the day."""


@dataclass(frozen=True, slots=True)
class Yesterday:
    """How a server did with a game's deal of the day before."""

    page: DayPage
    best: int | None
    """The best score that is known of it."""


def deal_post_message(words: Words, today: date, tables: Mapping[str, Yesterday], most: int) -> Layout:
    """Return the post of a day: the deals to play, and the first ``most`` of each game on the day before."""
    head = [
        f"## {words('deal-post-title', day=day_text(today))}",
        words("deal-post-about"),
        f"-# {words('deal-next', when=timestamp(end_of(today)))}",
    ]
    blocks = ["\n".join(head)]
    day = today - timedelta(days=1)
    for game, table in tables.items():
        lines = day_lines(words, game, table.page)[:most]
        if lines:
            title = words("deal-post-yesterday", game=words(f"{game}-title"), day=day_text(day))
            best = [] if table.best is None else [words("deal-best", score=score_name(words, game, table.best))]
            blocks.append("\n".join([f"### {title}", *lines, *(f"-# {line}" for line in best)]))
    buttons = [play_button(words, game) for game in tables]
    reviews = [
        review_button(words, game, day, words("button-review-deal", game=words(f"{game}-title")))
        for game, table in tables.items()
        if table.page.finished
    ]
    return layout(words, blocks, [buttons, reviews, [day_seals_button(words, today)]])


def day_seals_message(
    words: Words, day: date, deals: Sequence[SealedDeal], earlier: date | None, today: date
) -> Layout:
    """Return the seals of a day's deals, with the seeds of those that are open, and a button to the last day before."""
    head = [f"## {words('button-fairness')} · {day_text(day)}", words("day-seals-about")]
    until = countdown(end_of(day)) if day == today else None
    if until is not None:
        head.append(f"-# {words('day-seals-later', when=until)}")
    if not deals:
        head.append(words("day-seals-empty"))
    blocks = ["\n".join(head), *("\n".join(_lines(words, deal)) for deal in deals)]
    previous = words("button-previous")
    back = [] if earlier is None else [table_button(PageAct.DAY_SEALS(earlier, "back"), label=previous)]
    return layout(words, blocks, [back])


def _lines(words: Words, deal: SealedDeal) -> list[str]:
    """Return a deal's seal; once it is open its seed, who sat where, and the house rules that are not usual."""
    name, opened = deal.game.name, deal.opened
    lines = [f"### {words(f'{name}-title')}"]
    lines.append(words("day-seals-none") if deal.seal is None else words("fairness-seal", seal=deal.seal))
    if opened is None:
        return lines
    lines.append(words("fairness-seed", seed=opened.seed.hex()))
    if deal.seal not in (None, commitment(opened.seed)):
        lines.append(words("fairness-broken"))
    levels = [words(f"computer-level-{level}") for level in opened.levels if level is not None]
    if levels:
        seat, seats = opened.levels.index(None) + 1, len(opened.levels)
        lines.append(f"-# {words('day-seals-seat', seat=seat, seats=seats, levels=words.all_of(levels))}")
    return [*lines, *(f"-# `{option}={value}`" for option, value in opened.options.items())]
