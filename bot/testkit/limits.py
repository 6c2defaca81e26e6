"""Discord's limits for messages and forms, checked on what is sent, one by one."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from discord import ComponentType as Kind

AT_TOP: Final = {
    *(Kind.action_row, Kind.section, Kind.text_display, Kind.media_gallery, Kind.file, Kind.separator, Kind.container)
}
IN_LABELS: Final = {
    *(Kind.select, Kind.text_input, Kind.user_select, Kind.role_select, Kind.radio_group, Kind.checkbox)
}

MAX_COMPONENTS, MAX_TEXT, MAX_CUSTOM_ID = 40, 4000, 100

LONGEST: Final[Mapping[Kind, Mapping[str, int]]] = {
    Kind.button: {"label": 80},
    Kind.select: {"placeholder": 150},
    Kind.channel_select: {"placeholder": 150},
    Kind.text_input: {"placeholder": 100},
    Kind.label: {"label": 45, "description": 100},
    Kind.thumbnail: {"description": 1024},
}
"""How many characters the texts of components may have at most."""


def check_message(view: Any) -> None:
    """Check a message of components, which has neither content nor embeds."""
    top = view.to_components()
    every = list(_all(top))
    assert top, "a message needs a component"
    assert _kinds(top) <= AT_TOP
    most = f"of at most {MAX_COMPONENTS}: put choices into lists, or pages"
    assert len(every) <= MAX_COMPONENTS, f"the message has {len(every)} components, {most}"
    letters = sum(len(each.get("content", "")) for each in every)
    assert letters <= MAX_TEXT, f"the texts of the message have {letters} characters, of at most {MAX_TEXT}: say less"
    _check(every)


def check_form(form: Any) -> None:
    """Check a form."""
    data = form.to_dict()
    assert 1 <= len(data["title"]) <= 45
    assert 1 <= len(data["custom_id"]) <= MAX_CUSTOM_ID
    assert 1 <= len(data["components"]) <= 5
    assert _kinds(data["components"]) <= {Kind.text_display, Kind.label}
    fields = [each["component"] for each in data["components"] if "component" in each]
    assert all(each["label"] for each in data["components"] if "component" in each)
    assert _kinds(fields) <= IN_LABELS
    _check([*data["components"], *fields])


def _all(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in components:
        yield each
        yield from _all(each.get("components", []))
        if "accessory" in each:
            yield from _all([each["accessory"]])


def _kinds(components: Sequence[dict[str, Any]]) -> set[Kind]:
    return {Kind(each["type"]) for each in components}


def _check(components: Sequence[dict[str, Any]]) -> None:
    custom_ids = [each["custom_id"] for each in components if "custom_id" in each]
    long = [each for each in custom_ids if not 1 <= len(each) <= MAX_CUSTOM_ID]
    assert not long, f"what these buttons carry is too long, or nothing: {long}; shorten moves and drafts"
    twice = {each for each in custom_ids if custom_ids.count(each) > 1}
    assert not twice, f"two buttons do the same: {twice}; leave one out"
    for each in components:
        kind = Kind(each["type"])
        for field, most in LONGEST.get(kind, {}).items():
            assert len(each.get(field) or "") <= most, f"a {field} has more than {most} characters: {each[field]}"
        match kind:
            case Kind.action_row:
                inner = _kinds(each["components"])
                alone = len(each["components"]) == 1 and inner <= {Kind.select, Kind.channel_select}
                assert alone or (len(each["components"]) <= 5 and inner == {Kind.button})
            case Kind.button:
                assert each.get("label") or each.get("emoji"), "a button has a label, or an emoji"
            case Kind.select:
                _check_options(each, 25)
            case Kind.radio_group:
                assert len(each["options"]) >= 2
                _check_options(each, 10)
            case Kind.user_select | Kind.role_select | Kind.channel_select:
                assert 0 <= each.get("min_values", 1) <= each.get("max_values", 1) <= 25
                assert len(each.get("default_values", [])) <= each.get("max_values", 1)
                needed = kind is not Kind.channel_select and each.get("required", True)
                assert each.get("min_values", 1) or not needed
            case Kind.checkbox:
                assert isinstance(each.get("default", False), bool)
            case Kind.text_input:
                assert 1 <= each.get("max_length", 4000) <= 4000
                assert len(each.get("value") or "") <= each.get("max_length", 4000)
            case Kind.section:
                assert 1 <= len(each["components"]) <= 3
                assert _kinds(each["components"]) == {Kind.text_display}
                assert _kinds([each["accessory"]]) <= {Kind.button, Kind.thumbnail}
            case Kind.text_display:
                assert each["content"], "a text is empty: leave it out"
            case Kind.media_gallery:
                assert 1 <= len(each["items"]) <= 10
                assert all(len(item.get("description") or "") <= 1024 for item in each["items"])
            case Kind.container:
                assert each["components"]
                assert _kinds(each["components"]) <= AT_TOP - {Kind.container}
            case _:
                assert kind in (Kind.file, Kind.separator, Kind.thumbnail, Kind.label), f"no limits known for {kind}"


def _check_options(field: dict[str, Any], most: int) -> None:
    options, chosen = field["options"], field.get("max_values", 1)
    assert 1 <= len(options) <= most, f"a list has {len(options)} options, of 1 to {most}: see Pick in bot.faces.face"
    assert 0 <= field.get("min_values", 1) <= chosen <= len(options)
    long = [option for option in options for name in ("label", "value") if not 1 <= len(option[name]) <= 100]
    assert not long, f"labels and values of options have 1 to 100 characters: {long}"
    assert all(len(option.get("description") or "") <= 100 for option in options)
    values = [option["value"] for option in options]
    assert len({*values}) == len(values), f"two options of a list have the same value: {values}"
    assert sum(option.get("default", False) for option in options) <= chosen
