"""What is kept about a person: the page from which they get it, or have it deleted."""

from discord import ButtonStyle

from bot.locales.words import Words
from bot.views.kit.layout import Layout, layout, table_button
from bot.views.kit.routes import PageAct


def privacy_page(words: Words) -> Layout:
    """Return the page with the two buttons."""
    buttons = [
        table_button(PageAct.EXPORT(0), label=words("button-export")),
        table_button(PageAct.FORGET(), label=words("button-forget"), style=ButtonStyle.danger),
    ]
    return layout(words, [f"## {words('privacy-title')}\n{words('privacy-about')}"], [buttons])


def rest_message(words: Words, game: int) -> Layout:
    """Return what somebody is told whose export lacks games, with a button that gets those from this number on."""
    rest = table_button(PageAct.EXPORT(game), label=words("button-export-rest"))
    return layout(words, [words("privacy-export-rest")], [[rest]])
