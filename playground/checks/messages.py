"""Discord's rules for a message: lengths, counts, nesting, unique custom_ids and known emojis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from playground.checks.components import BUTTON, CHECKBOX_GROUP, DEFAULTS, GALLERY, LEGACY, ROW, SELECTS, TEXT, V2
from playground.checks.emojis import is_emoji
from playground.errors import FormErrors, empty_message
from playground.world import COMPONENTS_V2, Json, World

MAX_COMPONENTS_V2: Final = 40
MAX_TEXT_V2: Final = 4000
MAX_CONTENT: Final = 2000
LINK, PREMIUM = 5, 6


def check_message(
    world: World, content: str, embeds: list[Json], components: list[Json], flags: int, files: int
) -> None:
    """Check a whole message, new or edited. Its components are those that ``read_components`` returned.

    :raises DiscordError: 50035 with all errors and their fields; 50006 if the message is empty.
    """
    errors = FormErrors()
    if len(content) > MAX_CONTENT:
        errors.add("content", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_CONTENT} or fewer in length.")
    if len(embeds) > 10:
        errors.add("embeds", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if flags & COMPONENTS_V2 and (content or embeds):
        for name, value in (("content", content), ("embeds", embeds)):
            if value:
                errors.add(
                    name,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    _check_components(world, components, errors)
    errors.check()
    if not (content or embeds or components or files):
        raise empty_message()


def read_components(components: Any, flags: int) -> list[Json]:
    """Return a new message's components as Discord stores them: known fields only, and nothing that is null.

    :raises DiscordError: 50035 if a field is missing, of the wrong type, or out of its range.
    """
    errors = FormErrors()
    read: list[Json] = (V2 if flags & COMPONENTS_V2 else LEGACY).read(components, "components", errors)
    errors.check()
    return read


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Yield every component with its path, including nested ones."""
    for number, component in enumerate(components):
        here = f"{path}.{number}"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}.components")
        for name in ("accessory", "component"):
            if component.get(name):
                yield f"{here}.{name}", component[name]


def complete_components(components: list[Json]) -> None:
    """Give every component what Discord adds: an id (1, 2 and so on) if it has none, and the defaults of its fields."""
    every = [component for _, component in walk(components)]
    taken = {each.get("id") for each in every}
    number = 0
    for component in every:
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
        for part in component["items"] if component["type"] == GALLERY else (component,):
            for name, value in DEFAULTS.get(component["type"], {}).items():
                part.setdefault(name, value)


def check_unique(every: list[tuple[str, Json]], errors: FormErrors) -> None:
    """Collect the custom_ids and the ids that come twice."""
    seen: dict[str, set[Any]] = {"custom_id": set(), "id": set()}
    for path, component in every:
        for name, taken in seen.items():
            value = component.get(name)
            if not value:
                continue
            if value in taken:
                words = name.replace("_", " ")
                code = f"COMPONENT_{name.upper()}_DUPLICATED"
                errors.add(f"{path}.{name}", code, f"Component {words} cannot be duplicated")
            taken.add(value)


def check_select(world: World, select: Json, path: str, errors: FormErrors) -> None:
    """Collect the errors of a select, or of another field with options, that its shape cannot tell."""
    options: list[Json] = select.get("options") or []
    least = select.get("min_values", 1)
    most = select.get("max_values", len(options) if select["type"] == CHECKBOX_GROUP else 1)
    if most < least or (options and most > len(options)):
        errors.add(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES_INVALID", "More values than options, or too few")
    chosen = [each for each in options if each.get("default")]
    if len(chosen) > most:
        errors.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than max_values")
    presets = select.get("default_values") or []
    if presets and not least <= len(presets) <= most:
        errors.add(f"{path}.default_values", "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    values: set[str] = set()
    for number, option in enumerate(options):
        here = f"{path}.options.{number}"
        if option["value"] in values:
            errors.add(here, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        values.add(option["value"])
        _check_emoji(world, option.get("emoji"), here, errors)


def _check_components(world: World, components: list[Json], errors: FormErrors) -> None:
    every = list(walk(components))
    if len(every) > MAX_COMPONENTS_V2:
        errors.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum number of components is 40")
    if sum(len(each["content"]) for _, each in every if each["type"] == TEXT) > MAX_TEXT_V2:
        errors.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "The text is longer than 4000 characters")
    check_unique(every, errors)
    for path, component in every:
        if component["type"] == ROW:
            kinds = Counter(child["type"] in SELECTS for child in component["components"])
            if kinds[True] and kinds.total() > 1:
                where = f"{path}.components"
                errors.add(where, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified layout exceeds the width")
        elif component["type"] == BUTTON:
            _check_button(world, component, path, errors)
        elif component["type"] in SELECTS:
            check_select(world, component, path, errors)


def _check_button(world: World, button: Json, path: str, errors: FormErrors) -> None:
    style = button["style"]
    if style == PREMIUM:
        if "sku_id" not in button:
            errors.required(f"{path}.sku_id")
        elif all(each["id"] != str(button["sku_id"]) for each in world.skus):
            errors.add(f"{path}.sku_id", "BUTTON_COMPONENT_PREMIUM_INVALID", "The application has no such SKU")
        for name in ("custom_id", "label", "url", "emoji"):
            if name in button:
                errors.add(f"{path}.{name}", "BUTTON_COMPONENT_PREMIUM_INVALID", f"A premium button has no {name}")
        return
    if style == LINK:
        if "url" not in button:
            errors.add(f"{path}.url", "BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
        if "custom_id" in button:
            _add_exclusive(path, errors)
    else:
        if "custom_id" not in button:
            errors.add(f"{path}.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
        if "url" in button:
            _add_exclusive(path, errors)
    if not button.get("label") and "emoji" not in button:
        errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")
    _check_emoji(world, button.get("emoji"), path, errors)


def _add_exclusive(path: str, errors: FormErrors) -> None:
    message = "A custom id and url cannot both be specified"
    errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)


def _check_emoji(world: World, emoji: Json | None, path: str, errors: FormErrors) -> None:
    # Discord has this code for the emojis of selects, too.
    if emoji is None:
        return
    if "id" in emoji:
        if world.emoji_name(int(emoji["id"])) is None:
            errors.add(f"{path}.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif not is_emoji(emoji.get("name", "")):
        errors.add(f"{path}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
