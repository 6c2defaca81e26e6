"""What was clicked: the message, which Discord sends along, and the values, which a client may make up."""

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import discord

from bot.interactions.components.layout import Attachment, Layout
from bot.interactions.routes.route import Malformed, Route, RouteMatch, SoloGame, reader


def shows(message: discord.Message, routes: Collection[type[Route] | Route], subject: int | SoloGame) -> bool:
    """Tell whether a message has a button or a list with one of these routes, about this table or game.

    Unlike the custom_id of a click, the message cannot be made up.

    :param routes: some routes, or all of some subjects.
    """
    wanted = {each for given in routes for each in (given if isinstance(given, type) else [given])}
    found = meant(message, *dict.fromkeys(given if isinstance(given, type) else type(given) for given in routes))
    return any(each.route in wanted and each.parts[0] == subject for each in found)


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


def has_pictures(message: discord.Message, files: Collection[Attachment]) -> bool:
    """Tell whether a message shows these pictures already, whose names tell what they show."""
    shown = pictures_in(message)
    return bool(files) and all(each.lasting and each.name in shown for each in files)


def is_outdated(message: discord.Message, view: Layout, custom_id: str) -> bool:
    """Tell whether a message has a button that can be pressed, and that it should not have.

    :param view: what the message should show.
    """
    wanted = {each["custom_id"] for each in view.every() if "custom_id" in each and not each.get("disabled")}
    buttons = (each for each in _walk(message.components) if isinstance(each, discord.Button))
    return custom_id not in wanted and any(each.custom_id == custom_id and not each.disabled for each in buttons)


def pictures_in(message: discord.Message) -> tuple[str, ...]:
    """Return the names of the files of a message's pictures that are as wide as the message."""
    galleries = (each for each in _walk(message.components) if isinstance(each, discord.MediaGalleryComponent))
    return tuple(urlsplit(item.media.url).path.rpartition("/")[2] for each in galleries for item in each.items)


def _custom_ids(components: Any) -> Iterator[str]:
    for component in _walk(components):
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id


def meant(message: discord.Message, *subjects: type[Route]) -> Iterator[RouteMatch]:
    """Yield what those buttons and lists of a message mean that are of these subjects."""
    read = reader(*subjects)
    for custom_id in _custom_ids(message.components):
        with suppress(Malformed):
            yield read(custom_id)


def _walk(components: Any) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))
