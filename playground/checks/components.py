"""The fields of the components of messages and forms, with the bounds of Discord's description of its API."""

from __future__ import annotations

from typing import Final

from playground.checks.fields import Address, Listed, Record, Varied, Words
from playground.checks.shapes import Choice, Flag, Id, Shape, Whole

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
SELECTS: Final = {STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT}
DEFAULTS: Final[dict[int, dict[str, object]]] = {
    **{select: {"min_values": 1, "max_values": 1} for select in SELECTS},
    THUMBNAIL: {"description": None, "spoiler": False},
    GALLERY: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
}
"""What Discord gives the fields that a component leaves out, by type; of a gallery, those of its items."""

COMPONENT_ID: Final = Whole(0, 2**31 - 1)
CUSTOM_ID: Final = Words(100, least=1)
CHANNEL_TYPES: Final = Listed(Choice((0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)), 13, unique=True)
EMOJI: Final = Record({"id": Id(), "name": Words(32), "animated": Flag()})


def _media(*schemes: str) -> Record:
    return Record({"url": Address(schemes)}, ("url",))


_OPTION: Final = Record(
    {
        "label": Words(100, least=1),
        "value": Words(100, least=1),
        "description": Words(100),
        "emoji": EMOJI,
        "default": Flag(),
    },
    ("label", "value"),
)
_BOX: Final = Record({name: shape for name, shape in _OPTION.fields.items() if name != "emoji"}, ("label", "value"))


def _component(required: tuple[str, ...] = (), /, **fields: Shape) -> Record:
    return Record({"id": COMPONENT_ID, **fields}, required)


def _select(**fields: Shape) -> Record:
    common: dict[str, Shape] = {
        "custom_id": CUSTOM_ID,
        "placeholder": Words(150),
        "min_values": Whole(0, 25),
        "max_values": Whole(1, 25),
        "disabled": Flag(),
        "required": Flag(),
    }
    return _component(("custom_id", *(name for name in fields if name == "options")), **common, **fields)


def _defaults(*kinds: str) -> Listed:
    return Listed(Record({"id": Id(), "type": Choice(kinds)}, ("id", "type")), 25)


_SELECTS: Final[dict[int, Record]] = {
    STRING_SELECT: _select(options=Listed(_OPTION, 25, least=1)),
    USER_SELECT: _select(default_values=_defaults("user")),
    ROLE_SELECT: _select(default_values=_defaults("role")),
    MENTIONABLE_SELECT: _select(default_values=_defaults("user", "role")),
    CHANNEL_SELECT: _select(default_values=_defaults("channel"), channel_types=CHANNEL_TYPES),
}
_BUTTON: Final = _component(
    ("style",),
    style=Choice((1, 2, 3, 4, 5, 6)),
    label=Words(80),
    emoji=EMOJI,
    custom_id=CUSTOM_ID,
    url=Address(("http", "https", "discord"), 512),
    sku_id=Id(),
    disabled=Flag(),
)
_ROW: Final = _component(("components",), components=Listed(Varied({BUTTON: _BUTTON, **_SELECTS}), 5, least=1))
_TEXT: Final = _component(("content",), content=Words(4000, least=1))
_THUMBNAIL: Final = _component(
    ("media",),
    media=_media("http", "https", "attachment"),
    description=Words(1024, least=1),
    spoiler=Flag(),
)
_SECTION: Final = _component(
    ("components", "accessory"),
    components=Listed(Varied({TEXT: _TEXT}), 3, least=1),
    accessory=Varied({BUTTON: _BUTTON, THUMBNAIL: _THUMBNAIL}),
)
_PICTURE: Final = Record({name: shape for name, shape in _THUMBNAIL.fields.items() if name != "id"}, ("media",))
_IN_CONTAINER: Final[dict[int, Record]] = {
    ROW: _ROW,
    SECTION: _SECTION,
    TEXT: _TEXT,
    GALLERY: _component(("items",), items=Listed(_PICTURE, 10, least=1)),
    FILE: _component(("file",), file=_media("attachment"), spoiler=Flag()),
    SEPARATOR: _component(divider=Flag(), spacing=Choice((1, 2))),
}
_CONTAINER: Final = _component(
    ("components",),
    components=Listed(Varied(_IN_CONTAINER), 40, least=1),
    accent_color=Whole(0, 0xFFFFFF),
    spoiler=Flag(),
)
LEGACY: Final = Listed(Varied({ROW: _ROW}), 5)
"""The components of a message without the flag for Components V2."""
V2: Final = Listed(Varied({**_IN_CONTAINER, CONTAINER: _CONTAINER}), 40)
"""The components of a message with that flag."""

_INPUT: Final = _component(
    ("custom_id", "style"),
    custom_id=CUSTOM_ID,
    style=Choice((1, 2)),
    label=Words(45, least=1),
    value=Words(4000),
    placeholder=Words(100),
    required=Flag(),
    min_length=Whole(0, 4000),
    max_length=Whole(1, 4000),
)
_FIELDS: Final[dict[int, Record]] = {
    TEXT_INPUT: _INPUT,
    **_SELECTS,
    FILE_UPLOAD: _component(
        ("custom_id",),
        custom_id=CUSTOM_ID,
        min_values=Whole(0, 10),
        max_values=Whole(1, 10),
        required=Flag(),
        file_types=Listed(Words(32, least=1), 10),
    ),
    RADIO_GROUP: _component(
        ("custom_id", "options"), custom_id=CUSTOM_ID, options=Listed(_BOX, 10, least=2), required=Flag()
    ),
    CHECKBOX_GROUP: _component(
        ("custom_id", "options"),
        custom_id=CUSTOM_ID,
        options=Listed(_BOX, 10, least=1),
        min_values=Whole(0, 10),
        max_values=Whole(1, 10),
        required=Flag(),
    ),
    CHECKBOX: _component(("custom_id",), custom_id=CUSTOM_ID, default=Flag()),
}
_LABEL: Final = _component(
    ("label", "component"),
    label=Words(45, least=1),
    description=Words(100, least=1),
    component=Varied(_FIELDS),
)
_INPUT_ROW: Final = _component(("components",), components=Listed(Varied({TEXT_INPUT: _INPUT}), 1, least=1))
FORM: Final = Record(
    {
        "custom_id": CUSTOM_ID,
        "title": Words(45, least=1),
        "components": Listed(Varied({ROW: _INPUT_ROW, TEXT: _TEXT, LABEL: _LABEL}), 5, least=1),
    },
    ("custom_id", "title", "components"),
)
"""A form."""
