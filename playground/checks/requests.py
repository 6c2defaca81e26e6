"""The fields of messages, commands and interactions in requests."""

from __future__ import annotations

from typing import Final

from playground.checks.shapes import Choice, Flag, Form, Id, Many, Nonce, Number, Scalar, Shape, Table, Text, Whole

EMOJI: Final = Form({"id": Id(), "name": Text(), "animated": Flag()})
MEDIA: Final = Form({"url": Text(), "id": Id()})
SMALL: Final = Whole(0, (1 << 31) - 1)

_component: dict[str, Shape] = {
    "type": Whole(),
    "id": SMALL,
    "custom_id": Text(),
    "style": Whole(),
    "label": Text(),
    "description": Text(),
    "emoji": EMOJI,
    "sku_id": Id(),
    "url": Text(),
    "disabled": Flag(),
    "placeholder": Text(),
    "min_values": Whole(),
    "max_values": Whole(),
    "min_length": Whole(),
    "max_length": Whole(),
    "required": Flag(),
    "value": Scalar(),
    "values": Many(Text()),
    "content": Text(),
    "media": MEDIA,
    "file": MEDIA,
    "items": Many(Form({"media": MEDIA, "description": Text(), "spoiler": Flag()})),
    "spoiler": Flag(),
    "divider": Flag(),
    "spacing": Whole(),
    "accent_color": Whole(),
    "channel_types": Many(Whole()),
    "default": Flag(),
    "default_values": Many(Form({"id": Id(), "type": Text()})),
    "options": Many(Form({"label": Text(), "value": Text(), "description": Text(), "emoji": EMOJI, "default": Flag()})),
}
COMPONENT: Final = Form(_component)
_component |= {"components": Many(COMPONENT), "accessory": COMPONENT, "component": COMPONENT}

_picture = Form({"url": Text(2048), "proxy_url": Text(), "height": Whole(), "width": Whole()})
EMBED: Final = Form(
    {
        "title": Text(256),
        "type": Text(),
        "description": Text(4096),
        "url": Text(2048),
        "timestamp": Text(),
        "color": Whole(0, 0xFFFFFF),
        "footer": Form({"text": Text(2048), "icon_url": Text(2048)}),
        "image": _picture,
        "thumbnail": _picture,
        "video": _picture,
        "provider": Form({"name": Text(256), "url": Text(2048)}),
        "author": Form({"name": Text(256), "url": Text(2048), "icon_url": Text(2048)}),
        "fields": Many(Form({"name": Text(256), "value": Text(1024), "inline": Flag()}), 25),
    }
)

ALLOWED_MENTIONS: Final = Form(
    {
        "parse": Many(Choice(("users", "roles", "everyone"))),
        "users": Many(Id(), 100),
        "roles": Many(Id(), 100),
        "replied_user": Flag(),
    }
)

ATTACHMENTS: Final = Many(
    Form(
        {
            "id": Id(),
            "filename": Text(1024),
            "title": Text(1024),
            "description": Text(1024),
            "is_spoiler": Flag(),
            "duration_secs": Number(),
            "waveform": Text(400),
        }
    )
)

REFERENCE: Final = Form(
    {
        "type": Choice((0, 1)),
        "message_id": Id(),
        "channel_id": Id(),
        "guild_id": Id(),
        "fail_if_not_exists": Flag(),
    }
)

POLL: Final = Form(
    {
        "question": Form({"text": Text(300), "emoji": EMOJI}),
        "answers": Many(Form({"poll_media": Form({"text": Text(55), "emoji": EMOJI})})),
        "duration": Whole(),
        "allow_multiselect": Flag(),
        "layout_type": Whole(),
    }
)

CLEARED: Final = ("content", "embeds", "components", "attachments")
"""The fields of a message that null empties."""

_message: dict[str, Shape] = {
    "content": Text(),
    "nonce": Nonce(),
    "tts": Flag(),
    "embeds": Many(EMBED),
    "allowed_mentions": ALLOWED_MENTIONS,
    "message_reference": REFERENCE,
    "components": Many(COMPONENT),
    "sticker_ids": Many(Id()),
    "attachments": ATTACHMENTS,
    "flags": Whole(),
    "enforce_nonce": Flag(),
    "poll": POLL,
    "username": Text(80),
    "avatar_url": Text(2048),
    "thread_name": Text(100),
}
MESSAGE: Final = Form(_message)
EDIT: Final = Form(_message, CLEARED)

CHOICES: Final = Many(Form({"name": Text(), "name_localizations": Table(Text()), "value": Scalar()}))

_option: dict[str, Shape] = {
    "type": Whole(),
    "name": Text(),
    "name_localizations": Table(Text()),
    "description": Text(),
    "description_localizations": Table(Text()),
    "required": Flag(),
    "choices": CHOICES,
    "channel_types": Many(Whole()),
    "min_value": Number(),
    "max_value": Number(),
    "min_length": Whole(),
    "max_length": Whole(),
    "autocomplete": Flag(),
}
_option["options"] = Many(Form(_option))

_LANGUAGES = ("name_localizations", "description_localizations")
COMMAND: Final = Form(
    {
        "id": Id(),
        "type": Whole(),
        "name": Text(),
        "name_localizations": Table(Text()),
        "description": Text(),
        "description_localizations": Table(Text()),
        "options": Many(Form(_option)),
        "default_member_permissions": Id(),
        "dm_permission": Flag(),
        "default_permission": Flag(),
        "integration_types": Many(Whole()),
        "contexts": Many(Whole()),
        "nsfw": Flag(),
        "handler": Whole(),
    },
    cleared=("default_member_permissions", "contexts", "integration_types", *_LANGUAGES),
)

CALLBACK: Final = Form(
    {
        "type": Whole(),
        "data": Form({**_message, "choices": CHOICES, "title": Text(), "custom_id": Text()}, CLEARED),
    }
)

_given: dict[str, Shape] = {"type": Whole(), "name": Text(), "value": Scalar(), "focused": Flag()}
_given["options"] = Many(Form(_given))

INTERACTION: Final = Form(
    {
        "type": Whole(),
        "application_id": Id(),
        "guild_id": Id(),
        "channel_id": Id(),
        "message_id": Id(),
        "session_id": Text(),
        "nonce": Text(),
        "data": Form(
            {
                "id": Id(),
                "type": Whole(),
                "name": Text(),
                "version": Id(),
                "guild_id": Id(),
                "target_id": Id(),
                "options": Many(Form(_given)),
                "custom_id": Text(),
                "component_type": Whole(),
                "values": Many(Text()),
                "components": Many(COMPONENT),
            }
        ),
    }
)
"""What a person's client sends."""
