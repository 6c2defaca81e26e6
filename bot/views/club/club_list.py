"""The page that lists a server's clubs, so that somebody who is new finds one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.clubs.club import Club, Standing
from bot.faces.face import LISTED
from bot.locales.words import Words
from bot.views.club.club import ACCENT
from bot.views.kit.components import Item, Layout
from bot.views.kit.layout import layout
from bot.views.kit.paging import Paged
from bot.views.kit.plain_text import name_text
from bot.views.kit.routes import ClubAct


def clubs_page(words: Words, clubs: Sequence[Club], standings: Mapping[int, Standing], page: int = 0) -> Layout:
    """Return the page of a server's clubs, from which one is picked.

    :param clubs: all of them, at least one.
    :param standings: how whoever looks at it stands to each club, by number, as far as they stand to it at all.
    :param page: the page, from 0. The last stands for those beyond it.
    """
    paged = Paged(clubs, LISTED, page)
    lines = []
    for each in paged.shown:
        own = standings.get(each.id, Standing.OUTSIDE)
        line = f"- **{name_text(each.name)}**"
        lines.append(line if own is Standing.OUTSIDE else f"{line} · {words(f'club-listed-{own}')}")
    options = [
        discord.SelectOption(label=name_text(each.name, markdown=False) or f"#{each.id}", value=str(each.id))
        for each in paged.shown
    ]
    picked = ClubAct.PICK(0, None)
    rows: list[Sequence[Item]] = [
        [ui.Select(custom_id=str(picked), options=options, placeholder=words("club-pick"))],
        paged.steps(words, lambda number: ClubAct.ALL(0, number)),
    ]
    shown = "\n".join(filter(None, [*lines, paged.line(words)]))
    return layout(words, [f"## {words('clubs-title')}\n{words('clubs-about')}", shown], rows, ACCENT)
