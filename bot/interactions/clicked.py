"""What was clicked: the message, which Discord sends along, and the values, which a client may make up."""

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any

import discord

from bot.views.kit.components import Layout
from bot.views.kit.custom_id import ALONE, GameId, LessonId, PageId, Verb, is_about, parse
from bot.views.kit.route import Malformed, Meant, snowflake
from bot.views.kit.routes import Act


def shows(message: discord.Message, verbs: Collection[Verb], number: int) -> bool:
    """Tell whether a message has a button or a list with one of these verbs for this table or solo game.

    Unlike the custom_id of a click, the message cannot be made up.
    """
    return any(is_about(custom_id, verbs, number) for custom_id in _custom_ids(message.components))


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
    """Tell whether a message shows a game's lesson, by its buttons."""
    lessons = (each for each in _meant(message) if isinstance(each, LessonId))
    return any(each.game == game and not each.begins for each in lessons)


def shows_tournament(message: discord.Message, number: int) -> bool:
    """Tell whether a message shows a tournament, by its buttons."""
    for each in _meant(message):
        match each:
            case Meant(Act() as act, (shown, *_)) if shown == number and act is not Act.SHOW:
                return True  # a table has the button that shows its tournament
    return False


def shown_games(message: discord.Message) -> set[int]:
    """Return the numbers of the tables whose game a message shows, by its buttons."""
    found = set()
    for each in _meant(message):
        match each:
            case GameId(verb, number) if verb not in ALONE:
                found.add(number)
            case PageId(Verb.REPLAY | Verb.GAME_RECORD, (number, *_)):
                with suppress(Malformed):
                    found.add(snowflake(number))
    return found


def picked(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the values that were picked from a list; none if a button was clicked.

    :raises Malformed: no list offers such values.
    """
    data: Any = interaction.data or {}
    values = data.get("values") or []
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Malformed(str(values))
    return values


def _custom_ids(components: Any) -> Iterator[str]:
    for component in _walk(components):
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id


def _meant(message: discord.Message) -> Iterator[object]:
    """Yield what the buttons and lists of a message mean."""
    for custom_id in _custom_ids(message.components):
        with suppress(Malformed):
            yield parse(custom_id)


def _walk(components: Any) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))
