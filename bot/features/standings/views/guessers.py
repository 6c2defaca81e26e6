"""A list of those who have guessed winners best."""

from bot.faces.catalog import FACES
from bot.features.standings.routes import StandingsAct
from bot.features.standings.store.guessers import Guesser, GuesserPage
from bot.features.standings.views.leaderboard import LeaderboardQuery
from bot.interactions.components.layout import Layout, layout, page_steps, table_button
from bot.interactions.components.phrases import person, place_sign
from bot.locales.words import Words


def guessers_message(words: Words, game: str, number: int, page: GuesserPage) -> Layout:
    """Return a page of those who have guessed winners best, with the asker's own place if it is not on the page."""
    lines = "\n".join(_guesser(words, line) for line in page.lines) or words("guessers-empty")
    blocks = [f"## {words('guessers-title')}\n{words('guessers-about')}", lines]
    if page.mine is not None and page.mine.user not in {line.user for line in page.lines}:
        blocks.append(words("leaderboard-yours", line=_guesser(words, page.mine)))
    row = [
        *page_steps(words, number, lambda step: StandingsAct.GUESSERS(game, step), more=page.more),
        table_button(LeaderboardQuery(game).id, label=words("button-leaderboard")),
    ]
    return layout(words, blocks, [row], FACES[game].accent)


def _guesser(words: Words, line: Guesser) -> str:
    sign, player = place_sign(line.place, won=line.right > 0), person(words, line.user)
    return words("guessers-line", place=sign, player=player, right=str(line.right), total=str(line.total))
