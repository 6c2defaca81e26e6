"""The form in which somebody challenges people to a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from bot.faces.face import LISTED
from bot.games.catalog import GAMES
from bot.locales.words import Words
from bot.views.kit.form import read_choice, read_exactly, read_ids
from bot.views.kit.route import Malformed
from bot.views.kit.routes import PageAct

GAME, PEOPLE = "game", "people"
MOST: Final = min(LISTED, max(game.seats.stop - 2 for game in GAMES.values()))
"""How many people can be challenged at once: as many as play with the challenger at the largest table, and as many as
Discord lets anybody choose."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """What was chosen in the form."""

    game: str
    people: tuple[int, ...]


def challenge_form(words: Words, user: int) -> ui.Modal:
    """Return the form, with the first game and one person chosen.

    :param user: the person's id.
    """
    form = ui.Modal(title=words("challenge-title"), custom_id=str(PageAct.CHALLENGE()))
    form.add_item(ui.TextDisplay(words.with_direction(words("challenge-about"))))
    options = [
        discord.RadioGroupOption(label=words(f"{name}-title"), value=name, default=place == 0)
        for place, name in enumerate(words.games)
    ]
    games: ui.RadioGroup[ui.Modal] = ui.RadioGroup(custom_id=GAME, options=options)
    form.add_item(ui.Label(text=words("challenge-game"), component=games))
    chosen = [discord.SelectDefaultValue(id=user, type=discord.SelectDefaultValueType.user)]
    people: ui.UserSelect[ui.Modal] = ui.UserSelect(custom_id=PEOPLE, max_values=MOST, default_values=chosen)
    form.add_item(ui.Label(text=words("challenge-people"), component=people))
    form.stop()  # the answer is found by its custom_id, so discord.py need not keep the form
    return form


def read_challenge(components: object) -> Challenge:
    """Read a submitted form. A client may send anything.

    :raises Malformed: it contains something that the form does not offer.
    """
    game_field, people_field = read_exactly(components, GAME, PEOPLE)
    game, people = read_choice(game_field), read_ids(people_field, MOST)
    if game not in GAMES or not people:
        raise Malformed(str(components))
    return Challenge(game, tuple(people))
