"""Messages and forms as plain text that is the same in every run."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final
from urllib.parse import unquote, urlsplit

from playground.world import EPHEMERAL, LOADING, Json

STYLES: Final[Mapping[int, str]] = {1: "primary", 3: "success", 4: "danger", 6: "premium"}
PICKED: Final[Mapping[int, str]] = {5: "user", 6: "role", 7: "user or role", 8: "channel"}
"""What is picked in a select without options, where it does not say so itself."""
MENTIONED: Final[Mapping[str, str]] = {"user": "@", "role": "@&", "channel": "#"}
ENTITIES: Final = (
    (re.compile(r"<@&[0-9]+>"), "@role"),
    (re.compile(r"<#[0-9]+>"), "#channel"),
    (re.compile(r"<(/[^:>]+):[0-9]+>"), r"\1"),
    (re.compile(r"<a?(:\w+:)[0-9]+>"), r"\1"),
    (re.compile(r"<t:-?[0-9]+(?::[tTdDfFsSR])?>"), "<time>"),
    (re.compile(r"https?://(?:127\.0\.0\.1|\[::1\]|localhost):[0-9]+"), "<here>"),
    (re.compile(r"(?<![\w.])[0-9]{17,20}(?![\w.])"), "<id>"),
)
"""What has ids, times or addresses in text, and what a snapshot has in their place."""


def as_text(data: Json) -> str:
    """Return a message or a form as text, without ids, times, addresses of this machine and ``custom_id`` s.

    :param data: the data of a message or of a form.
    """
    names = {str(user["id"]): str(user.get("global_name") or user["username"]) for user in data.get("mentions", ())}
    lines = _form(data) if "title" in data else _message(data)
    text = "\n".join(line.rstrip() for line in lines)
    text = re.sub(r"<@!?([0-9]+)>", lambda found: f"@{names.get(found[1], 'unknown-user')}", text)
    for pattern, instead in ENTITIES:
        text = pattern.sub(instead, text)
    return text


def _form(form: Json) -> Iterator[str]:
    yield f"Form: {form['title']}"
    yield from _components(form["components"])


def _message(data: Json) -> Iterator[str]:
    author, flags = data["author"], data["flags"]
    marks = {
        "ephemeral": flags & EPHEMERAL,
        "thinking": flags & LOADING,
        "reply": data["type"] == 19,
        "forward": data.get("message_snapshots"),
        "edited": data.get("edited_timestamp"),
        "pinned": data.get("pinned"),
    }
    marked = ", ".join(name for name, is_so in marks.items() if is_so)
    yield str(author.get("global_name") or author["username"]) + (f" ({marked})" if marked else "")
    yield from _body(data)
    for forwarded in data.get("message_snapshots", ()):
        yield from _indented("» ", _body(forwarded["message"]))
    for reaction in data.get("reactions", ()):
        yield f"{reaction['emoji']['name']} {reaction['count']}"


def _body(data: Json) -> Iterator[str]:
    yield from data["content"].splitlines()
    for embed in data["embeds"]:
        shown = _result if embed.get("type") == "poll_result" else _embed
        yield from _indented("▌ ", shown(embed))
    yield from _components(data.get("components", ()))
    for file in data.get("attachments", ()):
        yield _file(file["filename"], file.get("description"))
    for sticker in data.get("sticker_items", ()):
        yield f"(sticker {sticker['name']})"
    if poll := data.get("poll"):
        yield from _poll(poll)


def _poll(poll: Json) -> Iterator[str]:
    counts = {each["id"]: each["count"] for each in (poll.get("results") or {}).get("answer_counts", ())}
    over = " (ended)" if (poll.get("results") or {}).get("is_finalized") else ""
    yield f"Poll: {poll['question'].get('text', '')}{over}"
    for answer in poll["answers"]:
        media = answer["poll_media"]
        said = " ".join(filter(None, (_emoji(media.get("emoji")), media.get("text"))))
        yield f"- {said} · {counts.get(answer['answer_id'], 0)}"


def _result(embed: Json) -> Iterator[str]:
    """Tell how a poll has ended, as clients do; Discord sends numbers and ids in the fields of an embed."""
    told = {each["name"]: each["value"] for each in embed["fields"]}
    yield f"Poll ended: {told['poll_question_text']}"
    first = told.get("victor_answer_text") if "victor_answer_id" in told else "Nobody is ahead"
    yield f"{first or 'An answer without text'} · {told['victor_answer_votes']} of {told['total_votes']}"


def _embed(embed: Json) -> Iterator[str]:
    for text in ((embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")):
        yield from (text or "").splitlines()
    for field in embed.get("fields") or ():
        yield from f"{field['name']}: {field['value']}".splitlines()
    for kind in ("thumbnail", "image"):
        if embed.get(kind):
            yield _file(embed[kind].get("url", ""))
    if footer := embed.get("footer"):
        yield from str(footer.get("text", "")).splitlines()


def _components(components: Iterable[Json]) -> Iterator[str]:
    for each in components:
        yield from _component(each)


def _component(each: Json, *, in_form: bool = False) -> Iterator[str]:
    match each["type"]:
        case 1:  # a row: one line of buttons, or a select with its options
            first, *more = map(list, map(_component, each["components"]))
            yield " ".join([first[0], *(lines[0] for lines in more)])
            yield from first[1:]
        case 2:  # a button
            yield _button(each)
        case 4:  # a text input
            field = f"[{_named(each, each.get('value') or each.get('placeholder'), in_form=True)}_]"
            if each.get("label"):
                yield each["label"]
                field = f"  {field}"
            yield field
        case 9:  # a section
            yield from _components(each["components"])
            yield from _indented("→ ", _component(each["accessory"]))
        case 10:  # text
            yield from each["content"].splitlines()
        case 11:  # a thumbnail
            yield _file(each["media"]["url"], each.get("description"))
        case 12:  # a gallery
            for item in each["items"]:
                yield _file(item["media"]["url"], item.get("description"))
        case 13:  # a file
            yield _file(each["file"]["url"])
        case 14:  # a separator
            yield "---" if each.get("divider", True) else ""
        case 17:  # a container
            yield from _indented("│ ", _components(each["components"]))
        case 18:  # a label
            about = f": {each['description']}" if each.get("description") else ""
            yield f"{each['label']}{about}"
            yield from _indented("  ", _component(each["component"], in_form=True))
        case 19:  # files
            most = each.get("max_values") or 1
            yield f"[{_named(each, 'file' if most == 1 else f'up to {most} files', in_form=in_form)}]"
        case 21 | 22:  # a group of buttons or boxes
            if each.get("required") is False:
                yield "(optional)"
            yield from _options(each)
        case 23:  # a box
            yield "[×]" if each.get("default") else "[ ]"
        case kind:  # something to choose from
            name = each.get("placeholder") or each.get("label") or PICKED.get(kind, "")
            yield f"[{_named(each, name, in_form=in_form)} ▾]"
            yield from _indented("  ", _options(each))


def _options(each: Json) -> Iterator[str]:
    for option in each.get("options") or ():
        mark = "×" if option.get("default") else "-"
        named = " ".join(filter(None, (_emoji(option.get("emoji")), option["label"])))
        about = f": {option['description']}" if option.get("description") else ""
        yield f"{mark} {named}{about}"
    for chosen in each.get("default_values") or ():
        yield f"× <{MENTIONED[chosen['type']]}{chosen['id']}>"


def _button(button: Json) -> str:
    named = " ".join(filter(None, (_emoji(button.get("emoji")), button.get("label"))))
    marks = [button.get("url"), STYLES.get(button["style"]), "disabled" if button.get("disabled") else None]
    return f"[{' · '.join(filter(None, (named, *[', '.join(filter(None, marks))])))}]"


def _named(each: Json, name: str | None, *, in_form: bool) -> str:
    """Return what a field is called, and what is special about it. Outside of forms, nothing is required."""
    optional = in_form and each.get("required") is False
    marks = ("optional" if optional else None, "disabled" if each.get("disabled") else None)
    return " · ".join(filter(None, (name, *marks)))


def _emoji(emoji: Json | None) -> str:
    if not emoji:
        return ""
    return f":{emoji['name']}:" if emoji.get("id") else str(emoji.get("name") or "")


def _file(address: str, description: str | None = None) -> str:
    name = unquote(urlsplit(address).path.rsplit("/", 1)[-1]) or address
    return f"({name}{f': {description}' if description else ''})"


def _indented(mark: str, lines: Iterable[str]) -> Iterator[str]:
    return (f"{mark}{line}" for line in lines)
