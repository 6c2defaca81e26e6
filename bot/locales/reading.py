"""Reads words from Fluent files: each message when it is first wanted, as a start needs few of them."""

import re
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Compiled
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

COMMAND: Final = "command-"
"""What the placeholders of commands begin with: ``{ $command-claro-new }`` is ``/claro new``."""

_TERM: Final = "-"
"""What the names of terms begin with."""

_START: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message or term begins: at the very beginning of a line, where the parts of one are indented."""

_PLAIN: Final = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *= *([^\s{}](?:[^\n{}]*[^\s{}])?)\n(?:(?:#.*)?\n)*")
"""A message of a single line without placeholders, as most are, and the comments before the next one."""


def read(source: str) -> ast.EntryType:
    """Return the message or term that ``entries`` has found; junk if its syntax is wrong."""
    plain = _PLAIN.fullmatch(source)
    if plain is not None:  # what the parser would return, in a fiftieth of its time
        return ast.Message(ast.Identifier(plain[1]), ast.Pattern([ast.TextElement(plain[2])]))
    return FluentParser(with_spans=False).parse_entry(source)


def entries(text: str) -> dict[str, str]:
    """Return the source of each message and term of a file, by its name; terms have a hyphen before it.

    Only for files whose syntax is known to be right. Finding where messages begin takes a hundredth of the time of
    reading them.
    """
    found: dict[str, str] = {}
    end = len(text)
    for start in reversed(list(_START.finditer(text))):
        found[start.group(1)] = text[start.start() : end]  # of two with one name, the first counts, as in Fluent
        end = start.start()
    return dict(reversed(found.items()))


class Bundle(FluentBundle):
    """The messages of one language, which knows the commands that each names."""

    def __init__(self, language: str) -> None:
        # Without isolation marks around placeholders, which Discord shows as boxes on some phones.
        super().__init__([language], use_isolating=False)
        self.language = language
        self._unread: dict[str, str] = {}
        """The source of messages and terms that nobody has asked for, by their names."""
        self._commands: dict[str, frozenset[str]] = {}

    def add(self, text: str, prefixes: tuple[str, ...] = ("",)) -> None:
        """Add those messages of a file, whose syntax is known to be right, whose keys begin with one of the prefixes.

        Each is read when it is wanted.
        """
        for name, source in entries(text).items():
            if name.removeprefix(_TERM).startswith(prefixes):
                self._unread.setdefault(name, source)

    def take(self, resource: ast.Resource, prefixes: tuple[str, ...] = ("",)) -> None:
        """Add those messages whose keys begin with one of the prefixes."""
        resource.body[:] = [each for each in resource.body if key(each).startswith(prefixes)]
        self.add_resource(resource)

    def has_message(self, message_id: str) -> bool:
        """Tell whether there is such a message."""
        return message_id in self._unread or super().has_message(message_id)

    def commands(self, message: str) -> frozenset[str]:
        """Return the placeholders of commands in a message.

        :raises LookupError: there is no such message.
        """
        if message not in self._commands:
            self._read(message)
            found = _Placeholders()
            found.visit(self._messages[message])
            self._commands[message] = frozenset(name for name in found.names if name.startswith(COMMAND))
        return self._commands[message]

    def _lookup(self, entry_id: str, term: bool = False) -> Compiled:
        self._read(f"{_TERM}{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        """Read a message or term, unless that has been done."""
        source = self._unread.get(name)
        if source is None:
            return
        entry = read(source)
        if isinstance(entry, ast.Junk):
            raise LookupError(f"the words {name} cannot be read: {entry.content}")
        self.add_resource(ast.Resource([entry]))
        self._unread.pop(name, None)  # only now, as two threads may look at the same time


def key(entry: Any) -> str:
    """Return the key of a message or term, and nothing for comments and what cannot be read."""
    return entry.id.name if isinstance(entry, ast.Message | ast.Term) else ""


class _Placeholders(Visitor):
    """Collects the names of all placeholders of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        """Note a placeholder."""
        self.names.add(node.id.name)
