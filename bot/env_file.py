"""The file ``.env``: where a setting stands in it, and which of its lines are none."""

import os
import re
import shutil
from pathlib import Path
from typing import Final

from dotenv.parser import parse_stream

FILE: Final = Path(".env")
TAKEN_FOR_IT: Final = ("env", ".env.txt", "env.txt", ".env.env", ".env.example.txt")
"""What editors and downloads make of its name."""

_COMMAND = re.compile(r"\s*(set|setx|\$env:|let)\b", re.IGNORECASE)
_COLON = re.compile(r"\s*(\w+)\s*:")


class EnvFile:
    """What stands in the file; nothing if there is none."""

    def __init__(self) -> None:
        """Read it.

        :raises OSError: it cannot be read.
        :raises UnicodeDecodeError: it is not in UTF-8.
        """
        self.lines: dict[str, int] = {}
        """By name, in capitals, the number of the line that sets it."""
        self.faults: list[str] = []
        """A sentence for each line that is no setting. It quotes no value, which may be a secret."""
        if not FILE.exists():
            return
        with FILE.open(encoding="utf-8") as stream:
            for each in parse_stream(stream):
                line = each.original.line + each.original.string[: -len(each.original.string.lstrip())].count("\n")
                if each.key is not None and each.value is not None:
                    self.lines[each.key.upper()] = line
                elif each.error or each.key is not None:
                    self.faults.append(f".env, line {line}: {_meant(each.original.string)}")

    def place(self, name: str) -> str | None:
        """Return where the file sets something; None if it does not."""
        line = self.lines.get(name)
        return None if line is None else f".env, line {line}"


def write(text: str) -> None:
    """Write the file. If that is not possible, it is as it was.

    :raises OSError: see there.
    """
    file = FILE.resolve()  # a link stays one
    new = file.with_name(f"{file.name}.new")
    try:
        new.touch(mode=0o600)
        new.write_text(text, encoding="utf-8")
        shutil.copystat(file, new)
        there = file.stat()
        if hasattr(os, "chown") and there.st_uid != os.geteuid():
            os.chown(new, there.st_uid, there.st_gid)
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def misnamed() -> str | None:
    """Return the name of a file that somebody may take for ``.env``, where there is none; None without such a file."""
    return None if FILE.exists() else next((each for each in TAKEN_FOR_IT if Path(each).is_file()), None)


def _meant(text: str) -> str:
    if found := _COMMAND.match(text):
        return f"write NAME=value, without {found[1]} before it"
    if found := _COLON.match(text):
        return f"write {found[1].upper()}=value, with = after the name"
    return "it has no =; write NAME=value"
