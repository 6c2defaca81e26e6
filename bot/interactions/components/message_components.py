"""What was clicked: the message, which Discord sends along, and the values, which a client may make up."""

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any

import discord

from bot.interactions.components.layout import Layout
from bot.interactions.routes.route import LessonStep, Malformed, Route, RouteMatch, SoloGame
from bot.interactions.routes.routes import Act, HandAct, LessonAct, MoreAct, PageAct, TableAct, parse


def shows(message: discord.Message, routes: Collection[type[Route] | Route], subject: int | SoloGame) -> bool:
    """Tell whether a message has a button or a list with one of these routes, about this table or game.

    Unlike the custom_id of a click, the message cannot be made up.

    :param routes: some routes, or all of some subjects.
    """
    wanted = {each for given in routes for each in (given if isinstance(given, type) else [given])}
    return any(found.route in wanted and found.parts[0] == subject for found in _meant(message))


def has_button(message: discord.Message, custom_id: str) -> bool:
    """Tell whether a message has a button or a list with exactly this custom_id."""
    return custom_id in _custom_ids(message.components)


def shown_chosen(message: discord.Message | None, custom_id: str) -> dict[str, bool]:
    """Return what the list with this custom_id offers in a message, and whether it is shown as chosen there.

    A list of channels or people offers whatever there is: of these, only the chosen ones are returned.
    """
    shown: dict[str, bool] = {}
    for component in _walk(message.components if message is not None else ()):
        if isinstance(component, discord.SelectMenu) and component.custom_id == custom_id:
            shown |= {option.value: option.default for option in component.options}
            shown |= {str(each.id): True for each in component.default_values}
    return shown


def is_outdated(message: discord.Message, view: Layout, custom_id: str) -> bool:
    """Tell whether a message has a button that can be pressed, and that it should not have.

    :param view: what the message should show.
    """
    wanted = {each["custom_id"] for each in view.every() if "custom_id" in each and not each.get("disabled")}
    buttons = (each for each in _walk(message.components) if isinstance(each, discord.Button))
    return custom_id not in wanted and any(each.custom_id == custom_id and not each.disabled for each in buttons)


def shows_lesson(message: discord.Message, game: str) -> bool:
    """Tell whether a message shows a game's lesson, by its buttons. One that begins the lesson does not show it."""
    shown = [each for each in _meant(message) if each.parts and each.route is not LessonAct.BEGIN]
    steps = (each.parts[0] for each in shown if isinstance(each.route, LessonAct | HandAct))
    return any(game == (each.game if isinstance(each, LessonStep) else each) for each in steps)


def shows_tournament(message: discord.Message, number: int) -> bool:
    """Tell whether a message shows a tournament, by its buttons."""
    # A table has the button that shows its tournament.
    return shows(message, [each for each in Act if each is not Act.SHOW], number)


def shown_games(message: discord.Message) -> set[int]:
    """Return the numbers of the tables whose game a message shows, by its buttons."""
    routes = {*TableAct, *MoreAct, *HandAct, PageAct.REPLAY, PageAct.GAME_RECORD}
    return {each.parts[0] for each in _meant(message) if each.route in routes and isinstance(each.parts[0], int)}


def _custom_ids(components: Any) -> Iterator[str]:
    for component in _walk(components):
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id


def _meant(message: discord.Message) -> Iterator[RouteMatch]:
    for custom_id in _custom_ids(message.components):
        with suppress(Malformed):
            yield parse(custom_id)


def _walk(components: Any) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))
