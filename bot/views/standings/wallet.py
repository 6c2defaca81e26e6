"""A person's play money."""

from datetime import UTC, date, datetime

from discord import ButtonStyle

from bot.faces.catalog import FACES
from bot.games.game import AnyGame
from bot.locales.words import Words
from bot.tables.purses import Purse
from bot.views.kit.layout import Layout, layout, table_button
from bot.views.kit.routes import PageAct


def wallet_message(words: Words, game: AnyGame, purse: Purse, today: date, notice: str | None = None) -> Layout:
    """Return a person's play money, with a button to ask for a new purse if they may."""
    lines = [f"> {notice}"] if notice else []
    lines += [f"## {words('wallet-title', game=words(f'{game.name}-title'))}", words("wallet-free", free=purse.free)]
    if purse.at_stake:
        lines.append(words("wallet-at-stake", at_stake=purse.at_stake))
    blocks, row = ["\n".join(lines)], []
    if purse.next_gift is not None and purse.next_gift <= today:
        label = words("button-gift", purse=game.purse)
        row.append(table_button(PageAct.GIFT(game.name), label, ButtonStyle.success))
    elif purse.next_gift is not None:
        then = datetime.combine(purse.next_gift, datetime.min.time(), UTC)
        blocks.append(words("wallet-tomorrow", when=f"<t:{int(then.timestamp())}:R>"))
    blocks.append(f"-# {words('wallet-note', purse=game.purse)}")
    return layout(words, blocks, [row], FACES[game.name].accent)
