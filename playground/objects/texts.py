"""What a message says, as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playground.world import Json

TEXT = 10


def texts_of(message: Json) -> list[str]:
    """Return all texts of a message, from top to bottom.

    A message without text is known by what else it shows: its embeds, its poll, what it forwards, its files and
    stickers, and the labels, placeholders and descriptions of its components.

    :param message: the message as Discord sends it, or the body of a request that makes one, with whole attachments.
    """
    return own_texts_of(message) or _said(_others(message, _walk(message.get("components") or ())))


def own_texts_of(message: Json) -> list[str]:
    """Return the content and the text components of a message, from top to bottom.

    :param message: the message as Discord sends it, or the body of a request that makes or changes one.
    """
    components = _walk(message.get("components") or ())
    return _said([message.get("content"), *(each.get("content") for each in components if each["type"] == TEXT)])


def _said(texts: Iterable[object]) -> list[str]:
    return [str(text) for text in texts if text]


def _walk(components: Iterable[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or ())
        if component.get("accessory"):
            yield from _walk((component["accessory"],))


def _others(message: Json, components: Iterable[Json]) -> Iterator[object]:
    for embed in message.get("embeds") or ():
        yield from ((embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description"))
        for field in embed.get("fields") or ():
            yield from (field.get("name"), field.get("value"))
        yield (embed.get("footer") or {}).get("text")
    if poll := message.get("poll"):
        yield poll["question"].get("text")
        yield from (each["poll_media"].get("text") for each in poll["answers"])
    for snapshot in message.get("message_snapshots") or ():
        yield from texts_of(snapshot["message"])
    yield from (each["filename"] for each in message.get("attachments") or ())
    yield from (each["name"] for each in message.get("sticker_items") or ())
    for component in components:
        yield from (component.get("label"), component.get("placeholder"))
        yield from (each.get("description") for each in (component, *(component.get("items") or ())))
