"""The page that lists a server's clubs, so that somebody who is new finds one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord
from discord import ui

from bot.clubs.club import Club, Standing
from bot.locales.words import Words
from bot.views.button import table_button
from bot.views.club import ACCENT
from bot.views.club_id import ClubAct, ClubId
from bot.views.components import Component, Item, Layout
from bot.views.layout import Block, layout
from bot.views.plain import name_text

LISTED: Final = 25
"""How many clubs a page lists: Discord's limit for what one can pick from."""


def clubs_page(words: Words, clubs: Sequence[Club], standings: Mapping[int, Standing], page: int = 0) -> Layout:
    """Return the page of a server's clubs, from which one is picked.

    :param clubs: all of them, at least one.
    :param standings: how whoever looks at it stands to each club, by number, as far as they stand to it at all.
    :param page: the page, from 0. The last stands for those beyond it.
    """
    pages = -(-len(clubs) // LISTED)
    page = min(page, pages - 1)
    shown = clubs[page * LISTED : (page + 1) * LISTED]
    lines = []
    for each in shown:
        own = standings.get(each.id, Standing.OUTSIDE)
        line = f"- **{name_text(each.name)}**"
        lines.append(line if own is Standing.OUTSIDE else f"{line} · {words(f'club-listed-{own}')}")
    if pages > 1:
        lines.append(f"-# {words('tournament-page', number=page + 1, pages=pages)}")
    options = [
        discord.SelectOption(label=name_text(each.name, markdown=False) or f"#{each.id}", value=str(each.id))
        for each in shown
    ]
    picked = ClubId(0, ClubAct.PICK, (0,)).list
    rows: list[Sequence[Item]] = [[ui.Select(custom_id=str(picked), options=options, placeholder=words("club-pick"))]]
    if pages > 1:
        # Discord refuses two buttons with the same custom_id, so those that lead nowhere name pages beyond the last.
        back, on = (page - 1 if page else pages), (page + 1 if page + 1 < pages else pages + 1)
        rows.append([_step(words, "previous", back, page == 0), _step(words, "next", on, page + 1 >= pages)])
    blocks: list[Block] = [f"## {words('clubs-title')}\n{words('clubs-about')}", "\n".join(lines)]
    return layout(words, blocks, rows, ACCENT)


def _step(words: Words, name: str, page: int, last: bool) -> Component:
    return table_button(ClubId(0, ClubAct.ALL, (page,)).page, words(f"button-{name}"), disabled=last)
