"""``python -m bot doctor``: check the installation, and say what to do about what is wrong."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.config import BadSettings, Settings, read_settings
from bot.doctor.database import check_database
from bot.doctor.discord import check_discord
from bot.doctor.finding import Finding, Verdict, table
from bot.faces.drawing import card_pictures, emoji_name
from bot.games.claro.deck import BadDeck, load_deck, standard_deck

SOMETHING_WRONG = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add no arguments: the settings say what to check."""


def main(arguments: argparse.Namespace) -> int:
    """Check the settings, the database and Discord, and print a table. Return 1 if something is wrong."""
    try:
        settings = read_settings()
    except BadSettings as error:
        findings = [Finding(Verdict.WRONG, "settings", str(error))]
    else:
        findings = asyncio.run(_look(settings))
    print(table(findings))
    wrong = sum(each.verdict is Verdict.WRONG for each in findings)
    print(f"\n{wrong} problem{'s' if wrong != 1 else ''} to fix" if wrong else "\nall is well", file=sys.stderr)
    return SOMETHING_WRONG if wrong else 0


async def _look(settings: Settings) -> list[Finding]:
    findings = [Finding(Verdict.FINE, "settings", "complete")]
    deck = standard_deck()
    if settings.claro_deck is not None:
        try:
            deck = load_deck(settings.claro_deck)
            findings.append(Finding(Verdict.FINE, "deck", str(settings.claro_deck)))
        except BadDeck as error:
            findings.append(Finding(Verdict.WRONG, "deck", str(error), "correct the file, or leave CLARO_DECK empty"))
    findings += await check_database(settings.database_url)
    names = {emoji_name(icon, picture) for icon, picture in await asyncio.to_thread(lambda: list(card_pictures(deck)))}
    return findings + await check_discord(
        settings.discord_api_url, settings.discord_token.get_secret_value(), names if settings.card_emojis else ()
    )
