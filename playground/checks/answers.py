"""Discord's rules for the choices of an autocomplete answer, and for files."""

from __future__ import annotations

from typing import Any, Final

from playground.checks.commands import CHOICES
from playground.checks.messages import walk
from playground.errors import DiscordError, FormErrors
from playground.world import Attachment, Json

MAX_FILES: Final = 10
MAX_FILE_BYTES: Final = 10 * 1024 * 1024


def read_choices(data: Any, kind: int) -> list[Json]:
    """Return the choices of an autocomplete answer.

    :param kind: the type of the option that is completed, of which the values are.
    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    given = data.get("choices") if isinstance(data, dict) else data
    choices: list[Json] = CHOICES[kind].read([] if given is None else given, "data.choices", errors)
    errors.check()
    return choices


def check_files(files: list[Attachment], total: int) -> None:
    """Check a message's files.

    :raises DiscordError: 40005 if a file is too large, 50035 if there are too many files.
    """
    if any(len(file.content) > MAX_FILE_BYTES for file in files):
        raise DiscordError(413, 40005, "Request entity too large")
    errors = FormErrors()
    if total > MAX_FILES:
        errors.add("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
    errors.check()


def check_references(components: list[Json], names: set[str]) -> None:
    """Check that the message has every file that its components show.

    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    for path, component in walk(components):
        shown = [("media", component.get("media")), ("file", component.get("file"))]
        shown += [
            (f"items.{number}.media", item.get("media")) for number, item in enumerate(component.get("items", []))
        ]
        for where, media in shown:
            url = (media or {}).get("url", "")
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                errors.add(f"{path}.{where}.url", code, f"The referenced attachment {url} was not found")
    errors.check()
