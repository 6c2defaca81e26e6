"""The deal of the day in a channel."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from discord import ButtonStyle

from bot.locales.words import Words
from bot.store.deals import end_of
from bot.store.solo import DayPage
from bot.views.alone.against import day_lines, review_button, score_name
from bot.views.alone.day_seals import day_seals_button
from bot.views.kit.dates import day_text, timestamp
from bot.views.kit.layout import Item, Layout, layout, table_button
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
    """Return the post of a day: the deals to play, and how the server did the day before.

    :param tables: by the games whose deals are offered.
    :param most: how many people are named for each game at most.
    """
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
    buttons: list[Item] = [
        table_button(
            PageAct.DAILY(game), label=words("button-play-deal", game=words(f"{game}-title")), style=ButtonStyle.primary
        )
        for game in tables
    ]
    reviews: list[Item] = [
        review_button(words, game, day, words("button-review-deal", game=words(f"{game}-title")))
        for game, table in tables.items()
        if table.page.finished
    ]
    return layout(words, blocks, [buttons, reviews, [day_seals_button(words, today)]])
