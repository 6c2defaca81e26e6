"""Who has won the most."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.locales.words import Words
from bot.store.standings import Standing
from bot.views.faces import FACES
from bot.views.layout import layout

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard_message(words: Words, game: str, leaders: Sequence[Standing], mine: Standing | None) -> ui.LayoutView:
    """Return a server's leaderboard, with the asker's own place if it is not among the first."""
    title = words("leaderboard-title", game=words(f"{game}-title"))
    lines = [_line(words, standing) for standing in leaders] or [words("leaderboard-empty")]
    texts = [f"## {title}", "\n".join(lines)]
    if mine is not None and mine.user not in {standing.user for standing in leaders}:
        texts.append(words("leaderboard-yours", line=_line(words, mine)))
    return layout(words, [*texts, f"-# {words('leaderboard-note')}"], accent=FACES[game].accent)


def _line(words: Words, standing: Standing) -> str:
    return words(
        "leaderboard-line",
        place=MEDALS.get(standing.place, f"**{standing.place}.**"),
        player=f"<@{standing.user}>",
        stars=standing.stars,
        wins=standing.wins,
        games=standing.games,
    )
