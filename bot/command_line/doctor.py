"""``python -m bot doctor``: check the installation, and say what to do about what is wrong."""

import argparse
import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import aiohttp

from bot.app import App
from bot.art.writing import drawable, reorders
from bot.command_line.status import ask
from bot.config import DEFAULT_DATABASE, BadSettings, Settings, not_settings, read_settings
from bot.doctor.database import check_database, owner_of
from bot.doctor.discord import Wanted, check_discord
from bot.doctor.finding import Finding, Verdict, fine, note, table, wrong
from bot.faces.catalog import REFUSED, UnknownGame
from bot.faces.drawing import drawings
from bot.games.claro.deck import BadDeck, load_deck, standard_deck
from bot.interactions.commands.translator import describe, for_all
from bot.locales.words import LANGUAGES, words_for
from bot.runtime.dumps import Dumps
from bot.store.engine.database import open_engine
from bot.version import Version

SOMETHING_WRONG = 1


def main(arguments: argparse.Namespace) -> int:
    """Check the settings, the database and Discord, and print a table. Return 1 if something is wrong."""
    try:
        settings = read_settings()
    except BadSettings as error:
        findings = [wrong("settings", str(error))]
    else:
        findings = asyncio.run(_look(settings))
    print(table(findings))
    bad = sum(each.verdict is Verdict.WRONG for each in findings)
    print(f"\n{bad} problem{'s' if bad != 1 else ''} to fix" if bad else "\nall is well", file=sys.stderr)
    return SOMETHING_WRONG if bad else 0


async def _look(settings: Settings) -> list[Finding]:
    findings = [fine("version", str(Version.here())), fine("settings", "complete")]
    findings += [note("settings", sentence) for sentence in not_settings()]
    deck = standard_deck()
    if settings.claro_deck is not None:
        try:
            deck = load_deck(settings.claro_deck)
            findings.append(fine("deck", str(settings.claro_deck)))
        except BadDeck as error:
            findings.append(wrong("deck", str(error), "correct the file, or leave CLARO_DECK empty"))
    findings += [wrong(f"game {package}", reason) for package, reason in REFUSED.items()]
    findings += _check_dumps(settings.dumps)
    try:
        commands, unfit, games = await _commands(settings)
    except UnknownGame as error:
        return [*findings, wrong("offered", str(error), "correct GAMES, or leave it empty")]
    findings += [wrong(f"game {package}", reason) for package, reason in unfit.items()]
    findings += [fine("offered", ", ".join(games)), check_letters()]
    findings += await check_database(settings.database_url)
    names = {each.emoji for each in drawings(deck)} if settings.card_emojis else set()
    owner = await owner_of(settings.database_url)
    wanted = Wanted(commands, names, settings.shard_count, owner, settings.discord_client_secret is not None)
    token = settings.discord_token.get_secret_value()
    findings += await _check_twins(settings.health)
    return findings + await check_discord(settings.discord_api_url, token, wanted, settings.proxy)


async def _check_twins(health: str | None) -> list[Finding]:
    """Ask the bot that runs here whether another one with its token answers people, too."""
    if health is None:
        return []
    try:
        answered = int((await ask(health))["answered_elsewhere"])
    except (aiohttp.ClientError, OSError, ValueError, LookupError, TypeError):
        return [note("running", f"no bot answers at {health}", "start it, if it is to run on this machine")]
    if not answered:
        return [fine("running", "no other bot has answered for this one")]
    what = f"another bot with this token has answered {answered} interactions since the start"
    return [wrong("running", what, "stop it, or press Reset Token on the page Bot")]


def _check_dumps(base: Path) -> list[Finding]:
    dumps = Dumps(base)
    dumps.read()
    findings = [note("dumps", why, "let the bot read it, or delete it") for why in dumps.unread]
    findings += [wrong(f"game {game}", reason) for game, reason in dumps.aside.items()]
    return findings + [
        note("held up", where, "docs/hosting.md, “Games that hold up the bot”") for where in dumps.others
    ]


async def _commands(settings: Settings) -> tuple[list[Any], Mapping[str, str], list[str]]:
    # The bot is made for that, but neither connected nor given a database.
    app = App(settings.model_copy(update={"claro_deck": None}), open_engine(DEFAULT_DATABASE))
    unfit = await app.registry.offer()
    return for_all(describe(app.registry.commands), app.registry.own), unfit, list(app.room.games)


SCRIPTS: Final = {
    "Arabic": ("ليلى", "fonts-dejavu-core"),
    "Chinese": ("小明", "fonts-noto-cjk"),
    "Japanese": ("さくら", "fonts-noto-cjk"),
    "Korean": ("민준", "fonts-noto-cjk"),
}
"""Scripts in which people may have names, with such a name and with Debian's package of a font for it."""


def check_letters() -> Finding:
    """Draw the name of each language of ours in that language, and names in other scripts."""
    names = {language: words_for(language)(f"language-{language}") for language in LANGUAGES}
    lost = [name for name in names.values() if drawable(name) != name]
    scripts = [script for script, (name, _) in SCRIPTS.items() if drawable(name) != name]
    missing = [*lost, *scripts]
    if not missing:
        return fine("letters", f"pictures have those of {', '.join([*names.values(), *SCRIPTS])}")
    packages = {package: None for script in scripts for package in SCRIPTS[script][1:]}
    if not reorders():
        packages = {"libfribidi0": None, **packages}
    advice = f"install {', '.join(packages)} (as Debian and Ubuntu call it), or such names and titles are left out"
    return note("letters", f"pictures lack those of {', '.join(missing)}", advice)
