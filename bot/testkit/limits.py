"""Discord's limits for messages and forms, checked on what is sent, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

ROW, BUTTON, SELECT, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 17, 18,
)  # fmt: skip
USER_SELECT, ROLE_SELECT, CHANNEL_SELECT, RADIO_GROUP, CHECKBOX = 5, 6, 8, 21, 23
AT_TOP = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}

MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_CUSTOM_ID = 100


def check_message(view: Any) -> None:
    """Check a message of components, which has neither content nor embeds."""
    top = view.to_components()
    every = list(_all(top))
    assert top, "a message needs a component"
    assert {each["type"] for each in top} <= AT_TOP
    assert len(every) <= MAX_COMPONENTS
    assert sum(len(each["content"]) for each in every if each["type"] == TEXT) <= MAX_TEXT
    _check_custom_ids(every)
    for each in every:
        _CHECKS[each["type"]](each)


def check_form(form: Any) -> None:
    """Check a form."""
    data = form.to_dict()
    assert 1 <= len(data["title"]) <= 45
    assert 1 <= len(data["custom_id"]) <= MAX_CUSTOM_ID
    assert 1 <= len(data["components"]) <= 5
    texts = [each for each in data["components"] if each["type"] == TEXT]
    labels = [each for each in data["components"] if each["type"] != TEXT]
    for text in texts:
        _check_text(text)
    for label in labels:
        assert label["type"] == LABEL
        assert 1 <= len(label["label"]) <= 45
        assert len(label.get("description") or "") <= 100
        assert label["component"]["type"] in (SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, RADIO_GROUP, CHECKBOX)
    fields = [label["component"] for label in labels]
    _check_custom_ids(fields)
    for field in fields:
        _CHECKS[field["type"]](field)


def _all(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in components:
        yield each
        yield from _all(each.get("components", []))
        if "accessory" in each:
            yield from _all([each["accessory"]])


def _check_custom_ids(components: list[dict[str, Any]]) -> None:
    custom_ids = [each["custom_id"] for each in components if "custom_id" in each]
    assert all(1 <= len(each) <= MAX_CUSTOM_ID for each in custom_ids)
    assert len(custom_ids) == len(set(custom_ids))


def _check_row(row: dict[str, Any]) -> None:
    kinds = [each["type"] for each in row["components"]]
    assert kinds in ([SELECT], [CHANNEL_SELECT]) or (1 <= len(kinds) <= 5 and set(kinds) == {BUTTON})


def _check_button(button: dict[str, Any]) -> None:
    assert button.get("label") or button.get("emoji")
    assert len(button.get("label") or "") <= 80


def _check_select(select: dict[str, Any]) -> None:
    options = select["options"]
    assert 1 <= len(options) <= 25
    assert len(select.get("placeholder") or "") <= 150
    assert 0 <= select.get("min_values", 1) <= select.get("max_values", 1) <= len(options)
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100
    assert len({option["value"] for option in options}) == len(options)
    assert sum(option.get("default", False) for option in options) <= select.get("max_values", 1)


def _check_user_select(select: dict[str, Any]) -> None:
    assert 0 <= select.get("min_values", 1) <= select.get("max_values", 1) <= 25
    assert select.get("min_values", 1) or not select.get("required", True)
    assert len(select.get("default_values", [])) <= select.get("max_values", 1)


def _check_channel_select(select: dict[str, Any]) -> None:
    assert len(select.get("placeholder") or "") <= 150
    assert 0 <= select.get("min_values", 1) <= select.get("max_values", 1) <= 25
    assert len(select.get("default_values", [])) <= select.get("max_values", 1)


def _check_radio_group(group: dict[str, Any]) -> None:
    assert 2 <= len(group["options"]) <= 10
    _check_select(group)


def _check_checkbox(field: dict[str, Any]) -> None:
    assert isinstance(field.get("default", False), bool)


def _check_text_input(field: dict[str, Any]) -> None:
    assert 1 <= field.get("max_length", 4000) <= 4000
    assert len(field.get("value") or "") <= field.get("max_length", 4000)
    assert len(field.get("placeholder") or "") <= 100


def _check_section(section: dict[str, Any]) -> None:
    assert 1 <= len(section["components"]) <= 3
    assert {each["type"] for each in section["components"]} == {TEXT}
    assert section["accessory"]["type"] in (BUTTON, THUMBNAIL)


def _check_text(text: dict[str, Any]) -> None:
    assert text["content"]


def _check_picture(picture: dict[str, Any]) -> None:
    assert len(picture.get("description") or "") <= 1024


def _check_gallery(gallery: dict[str, Any]) -> None:
    assert 1 <= len(gallery["items"]) <= 10
    for item in gallery["items"]:
        _check_picture(item)


def _check_container(container: dict[str, Any]) -> None:
    assert container["components"]
    assert {each["type"] for each in container["components"]} <= AT_TOP - {CONTAINER}


def _no_limits(component: dict[str, Any]) -> None:
    """Accept a file or a separator, which has no limits."""


_CHECKS = {
    ROW: _check_row,
    BUTTON: _check_button,
    SELECT: _check_select,
    TEXT_INPUT: _check_text_input,
    SECTION: _check_section,
    TEXT: _check_text,
    THUMBNAIL: _check_picture,
    GALLERY: _check_gallery,
    FILE: _no_limits,
    SEPARATOR: _no_limits,
    CONTAINER: _check_container,
    USER_SELECT: _check_user_select,
    ROLE_SELECT: _check_user_select,
    CHANNEL_SELECT: _check_channel_select,
    RADIO_GROUP: _check_radio_group,
    CHECKBOX: _check_checkbox,
}
