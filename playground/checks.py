"""Discord's rules for a message: lengths, counts, nesting, unique custom_ids and known emojis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from playground.errors import FormErrors, empty_message
from playground.world import COMPONENTS_V2, Json, World

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS: Final = {3, 5, 6, 7, 8}
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18

V2_ONLY: Final = {SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER}
TOP_LEVEL: Final = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
IN_CONTAINER: Final = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR}
MAX_COMPONENTS_V2: Final = 40
MAX_TEXT_V2: Final = 4000
MAX_CONTENT: Final = 2000
LINK, PREMIUM = 5, 6


def check_message(
    world: World, content: str, embeds: list[Json], components: list[Json], flags: int, files: int
) -> None:
    """Check a whole message, new or edited.

    :raises DiscordError: 50035 with all errors and their fields; 50006 if the message is empty.
    """
    errors = FormErrors()
    if len(content) > MAX_CONTENT:
        errors.add("content", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_CONTENT} or fewer in length.")
    if len(embeds) > 10:
        errors.add("embeds", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    v2 = bool(flags & COMPONENTS_V2)
    if v2 and (content or embeds):
        for name, value in (("content", content), ("embeds", embeds)):
            if value:
                errors.add(
                    name,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    check_components(world, components, v2=v2, errors=errors)
    errors.check()
    if not (content or embeds or components or files):
        raise empty_message()


def check_components(world: World, components: list[Json], *, v2: bool, errors: FormErrors) -> None:
    """Collect the errors in a message's components."""
    if not v2 and len(components) > 5:
        errors.add("components", "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 5 in length.")
    every = list(walk(components))
    if len(every) > MAX_COMPONENTS_V2:
        errors.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum number of components is 40")
    if sum(len(str(each.get("content", ""))) for _, each in every if each.get("type") == TEXT) > MAX_TEXT_V2:
        errors.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "The text is longer than 4000 characters")
    seen: set[str] = set()
    for path, component in every:
        custom_id = component.get("custom_id")
        if isinstance(custom_id, str):
            if custom_id in seen:
                errors.add(
                    f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            seen.add(custom_id)
    for number, component in enumerate(components):
        kind = component.get("type")
        if kind not in (TOP_LEVEL if v2 else {ROW}):
            errors.add(f"components.{number}.type", "UNION_TYPE_CHOICES", f"Component type {kind} is not allowed here.")
        else:
            _check(world, component, f"components.{number}", errors)


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Yield every component with its path, including nested ones."""
    for number, component in enumerate(components):
        here = f"{path}.{number}"
        yield here, component
        yield from walk(component.get("components", []), f"{here}.components")
        accessory = component.get("accessory")
        if accessory:
            yield f"{here}.accessory", accessory


def _check(world: World, component: Json, path: str, errors: FormErrors) -> None:
    match component.get("type"):
        case 1:
            _check_row(world, component.get("components", []), path, errors)
        case 9:
            texts = component.get("components", [])
            if not 1 <= len(texts) <= 3 or any(each.get("type") != TEXT for each in texts):
                errors.add(f"{path}.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 3 in length.")
            accessory = component.get("accessory") or {}
            if accessory.get("type") == BUTTON:
                _check_button(world, accessory, f"{path}.accessory", errors)
            elif accessory.get("type") == THUMBNAIL:
                _check_media(accessory, "media", f"{path}.accessory", errors)
            else:
                errors.required(f"{path}.accessory")
        case 10:
            errors.length(f"{path}.content", component.get("content"), 1, MAX_TEXT_V2)
        case 12:
            items = component.get("items", [])
            if not 1 <= len(items) <= 10:
                errors.add(f"{path}.items", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.")
            for number, item in enumerate(items):
                _check_media(item, "media", f"{path}.items.{number}", errors)
        case 13:
            _check_media(component, "file", path, errors)
        case 14:
            if component.get("spacing", 1) not in (1, 2):
                errors.add(f"{path}.spacing", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
        case 17:
            children = component.get("components", [])
            if not 0 <= int(component.get("accent_color") or 0) <= 0xFFFFFF:
                errors.add(
                    f"{path}.accent_color", "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215."
                )
            if not children:
                errors.add(f"{path}.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 40 in length.")
            for number, child in enumerate(children):
                if child.get("type") not in IN_CONTAINER:
                    kind = child.get("type")
                    where = f"{path}.components.{number}.type"
                    errors.add(where, "UNION_TYPE_CHOICES", f"Component type {kind} is not allowed here.")
                else:
                    _check(world, child, f"{path}.components.{number}", errors)


def _check_media(holder: Json, field: str, path: str, errors: FormErrors) -> None:
    if not (holder.get(field) or {}).get("url"):
        errors.required(f"{path}.{field}.url")
    if holder.get("description"):
        errors.length(f"{path}.description", holder["description"], 1, 1024)


def _check_row(world: World, children: list[Json], path: str, errors: FormErrors) -> None:
    if not 1 <= len(children) <= 5:
        errors.add(f"{path}.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    selects = [child for child in children if child.get("type") in SELECTS]
    if selects and len(children) > 1:
        errors.add(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified layout exceeds the width")
    for number, child in enumerate(children):
        here = f"{path}.components.{number}"
        if child.get("type") == BUTTON:
            _check_button(world, child, here, errors)
        elif child.get("type") in SELECTS:
            _check_select(world, child, here, errors)
        else:
            errors.add(f"{here}.type", "UNION_TYPE_CHOICES", f"Component type {child.get('type')} is not allowed here.")


def _check_button(world: World, button: Json, path: str, errors: FormErrors) -> None:
    style = button.get("style")
    if style not in range(1, 7):
        errors.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    elif style == LINK:
        errors.length(f"{path}.url", button.get("url"), 1, 512)
    elif style != PREMIUM:
        if "custom_id" not in button:
            errors.required(f"{path}.custom_id")
        else:
            errors.length(f"{path}.custom_id", button["custom_id"], 1, 100)
    if not button.get("label") and not button.get("emoji"):
        errors.add(f"{path}", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")
    if button.get("label"):
        errors.length(f"{path}.label", button["label"], 1, 80)
    _check_emoji(world, button.get("emoji"), path, errors)


def _check_select(world: World, select: Json, path: str, errors: FormErrors) -> None:
    errors.length(f"{path}.custom_id", select.get("custom_id"), 1, 100)
    if select.get("type") != STRING_SELECT:
        return
    options: list[Any] = select.get("options", [])
    if select.get("placeholder"):
        errors.length(f"{path}.placeholder", select["placeholder"], 1, 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= 25:
        errors.add(f"{path}.min_values", "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    if not 1 <= most <= max(1, len(options)) or most < least:
        errors.add(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES_INVALID", "More values than options, or too few")
    if not 1 <= len(options) <= 25:
        errors.add(f"{path}.options", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.")
    values = [option.get("value") for option in options]
    for number, option in enumerate(options):
        errors.length(f"{path}.options.{number}.label", option.get("label"), 1, 100)
        errors.length(f"{path}.options.{number}.value", option.get("value"), 1, 100)
        if values.count(option.get("value")) > 1:
            where = f"{path}.options.{number}.value"
            errors.add(where, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        _check_emoji(world, option.get("emoji"), f"{path}.options.{number}", errors)


def _check_emoji(world: World, emoji: Json | None, path: str, errors: FormErrors) -> None:
    if emoji and emoji.get("id") and int(emoji["id"]) not in world.emojis:
        errors.add(f"{path}.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
