"""Discord's rules for embeds."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final
from urllib.parse import urlsplit

from playground.errors import FormErrors
from playground.world import Json

LARGEST: Final = 6000
"""The most characters in all embeds of a message."""

SHOWN: Final = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video", "url")
REQUIRED: Final = (("footer", "text"), ("author", "name"), ("image", "url"), ("thumbnail", "url"))
PICTURES: Final = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))
SETTABLE: Final = ("title", "description", "url", "timestamp", "color")
PARTS: Final = {
    "footer": ("text", "icon_url"),
    "image": ("url",),
    "thumbnail": ("url",),
    "author": ("name", "url", "icon_url"),
}
"""The fields that a bot can set. Discord drops all others."""

LINKS: Final = ((None, "url"), ("author", "url"))


def check_embeds(embeds: list[Json]) -> None:
    """Check a message's embeds, whose values have the right kinds.

    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    if sum(_size(embed) for embed in embeds) > LARGEST:
        errors.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {LARGEST}")
    for number, embed in enumerate(embeds):
        _check(embed, f"embeds.{number}", errors)
    errors.check()


def resolve_embeds(embeds: list[Json], address: dict[str, str]) -> list[Json]:
    """Return embeds as Discord shows them: of type rich, with the addresses of attached pictures.

    :param address: the address of each file by ``attachment://name``.
    """
    shown: list[Json] = []
    for embed in embeds:
        kept: Json = {"type": "rich", **{key: embed[key] for key in SETTABLE if key in embed}}
        for holder, fields in PARTS.items():
            if holder in embed:
                kept[holder] = {key: embed[holder][key] for key in fields if key in embed[holder]}
        for holder, field in PICTURES:
            if kept.get(holder, {}).get(field):
                url = address.get(kept[holder][field], kept[holder][field])
                kept[holder] |= {field: url, f"proxy_{field}": url}
        if "fields" in embed:
            kept["fields"] = [
                {"name": each["name"], "value": each["value"], "inline": each.get("inline", False)}
                for each in embed["fields"]
            ]
        shown.append(kept)
    return shown


def _check(embed: Json, path: str, errors: FormErrors) -> None:
    if not any(embed.get(part) for part in SHOWN):
        errors.required(f"{path}.description")
    for holder, field in REQUIRED:
        if holder in embed and not embed[holder].get(field):
            errors.required(f"{path}.{holder}.{field}")
    for number, each in enumerate(embed.get("fields") or []):
        for field in ("name", "value"):
            if not each.get(field):
                errors.required(f"{path}.fields.{number}.{field}")
    for holder, field in PICTURES:
        _check_url((embed.get(holder) or {}).get(field), f"{path}.{holder}.{field}", errors, attached=True)
    for within, field in LINKS:
        url = (embed.get(within) or {}).get(field) if within else embed.get(field)
        _check_url(url, f"{path}.{within}.{field}" if within else f"{path}.{field}", errors)
    if embed.get("timestamp"):
        try:
            datetime.fromisoformat(embed["timestamp"])
        except ValueError:
            message = f"Could not parse {embed['timestamp']}. Should be ISO8601."
            errors.add(f"{path}.timestamp", "DATE_TIME_TYPE_PARSE", message)


def _check_url(url: Any, path: str, errors: FormErrors, *, attached: bool = False) -> None:
    if not url:
        return
    schemes = ("http", "https", "attachment") if attached else ("http", "https", "discord")
    try:
        scheme, place = urlsplit(url).scheme, urlsplit(url).netloc
    except ValueError:
        scheme, place = "", ""
    if not scheme or not place:
        errors.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
    elif scheme not in schemes:
        spelt = ", ".join(repr(each) for each in schemes)
        errors.add(
            path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" is not supported. Scheme must be one of ({spelt}).'
        )


def _size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for each in embed.get("fields") or []:
        texts += [each.get("name"), each.get("value")]
    return sum(len(text) for text in texts if text)
