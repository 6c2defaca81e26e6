"""Looks up Fluent messages in a person's language, and in English where that language lacks one."""

import copy
import logging
import pickle
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

from babel import Locale, localedata
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Compiled
from fluent.syntax import FluentParser, ast
from fluent.syntax.ast import Resource
from fluent.syntax.visitor import Visitor

from bot.games.catalog import GAMES, PACKAGES
from bot.games.validation import BadPackage, Package, described, load
from bot.locales.plain import general_words

log = logging.getLogger(__name__)

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


_NUMBERS: Final = ("plural_form", "number_symbols", "decimal_formats")


class Numbers(Locale):
    """How a language writes numbers and forms plurals.

    All that Babel knows of a language, its calendar and the names of countries too, takes two megabytes and a fifth of
    a second. It is read if a message needs more than this.
    """

    plural_form: Any = None
    number_symbols: Any = None
    decimal_formats: Any = None

    def __init__(self, language: str) -> None:
        """:param language: the code of a language, without a region."""
        super().__init__(language)
        read: dict[str | int | None, Any] = {}
        for name in ("root", language):
            data = pickle.loads(Path(localedata.resolve_locale_filename(name)).read_bytes())  # noqa: S301 - Babel's own
            localedata.merge(read, {key: data[key] for key in _NUMBERS if key in data})
        known = localedata.LocaleDataDict(read)
        self.plural_form, self.number_symbols, self.decimal_formats = (known[key] for key in _NUMBERS)


_numbers_of = cache(Numbers)


class Bundle(FluentBundle):
    """The messages of one language, which knows the commands that each names."""

    def __init__(self, language: str) -> None:
        # Without isolation marks around placeholders, which Discord shows as boxes on some phones.
        super().__init__([language], use_isolating=False)
        self.language = language
        self._unread: dict[str, str] = {}
        """The source of messages and terms that nobody has asked for, by their names."""
        self._commands: dict[str, frozenset[str]] = {}

    def _get_babel_locale(self) -> Locale:
        return _numbers_of(self.locales[0])

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


Argument: TypeAlias = str | int | float

DEFAULT = "en"
LANGUAGES = ("en", "de", "fr", "he")
RIGHT_TO_LEFT = ("he",)
_MARK, _BEGIN, _END = "\u200f", "\u200f\u202b", "\u202c"
# Some clients take a line's direction from its first letter: the mark decides it. Others need the embedding.
_LINE = re.compile(r"^((?:#{1,3} |-# |> |[-*] |[0-9]+\. )*)(?!```)(\S.*)$", re.MULTILINE)
# Discord's markdown recognises headings, quotes and lists only at the very beginning of a line, so these stay there.
# What stands behind the fence of a text to copy would be a line of that text, so a fence has no mark.
_TOKEN = re.compile(r"(?<!\\)<[@#:at][^>]*>| · ")
# Names, times and cards side by side would run from left to right, so each gets a mark on both sides.
_COMMAND = re.compile(r"(?<!\\)</[^>]*>|`/[^`\n]*`")
_LINK = re.compile(rf"https?://[^\s{_MARK}{_END}]+(?={_END})")
# A mark right behind an address would be taken for a part of it.
_LEFT_TO_RIGHT = "\u202a"
# Commands get these marks, too. Within them they run from left to right: else the slash would come last.
ANY_GAME = "game"
"""Stands for a game in the placeholder of a command: the game of the message, or else every game."""
_PREFIX = re.compile(r"(?<![^\s(])([\u05d1\u05d4\u05d5\u05db\u05dc\u05de\u05e9])-(?=[\u05d0-\u05ea])")
# Hebrew writes "and" or "to" as a letter with a hyphen before a name in Latin letters, and without before its own.
_MINUS, _NUMBER, _NUMBER_END = "\u2212", "\u2066", "\u2069"
# In a line from right to left, a sign would come to stand behind its number without the isolate around both.
_FOREIGN = re.compile(r"[\u2066\u2069]")
_MIRRORED = str.maketrans("→←▶◀╰╯", "←→◀▶╯╰")
# Unlike brackets, arrows and branches do not turn with the text around them.
CACHED = 4096
"""The number of formatted messages that are cached for each language."""
_FOLDER = Path(__file__).parent
_FEATURES = _FOLDER.parent / "features"
# Folders are read and no module is imported, so there are the same words whichever features a bot is made of.


class MissingWords(KeyError):
    """Not even English has the message. This is a mistake in the code, not of the player."""


class Words:
    """The messages of one language."""

    def __init__(
        self,
        language: str,
        bundles: Iterable[Bundle],
        commands: Mapping[str, int] | None = None,
        games: Collection[str] = (),
    ) -> None:
        """Take the messages of a language.

        :param bundles: the language's own messages, then those for what it lacks.
        :param commands: the ids of commands at Discord by name, such as ``claro``. Messages mention these and their
            subcommands, so that a click chooses them. They show other commands as text.
        :param games: the games whose commands there are; empty for all games.
        """
        self.language = language
        self._bundles = tuple(bundles)
        self._commands = commands or {}
        self.games = tuple(games or GAMES)
        """The games whose commands there are, by name."""
        self.name_of: Callable[[int], str | None] = nobody
        """Returns a person's name where the message is shown, by user id; None if it is not known."""
        self.strict = False
        """Whether words that a package lacks are an error: its tests want to see it."""
        # A table is rendered again and again with the same words, and formatting them takes most of the time.
        self._format_once = lru_cache(CACHED)(self._format)

    def mentioning(self, commands: Mapping[str, int], games: Collection[str] = ()) -> Self:
        """Return the same words with mentions of these commands; see ``__init__``."""
        found = type(self)(self.language, self._bundles, commands, games)
        found.strict = self.strict
        return found

    def naming(self, name_of: Callable[[int], str | None]) -> Self:
        """Return the same words, with which messages name people; see ``name_of``."""
        named = copy.copy(self)
        named.name_of = name_of
        return named

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """Return the message with its placeholders filled in. For one that a package lacks, its plain name stands.

        :raises MissingWords: there is no such message, or a placeholder has no value.
        """
        return self._formatted(key, None, tuple(arguments.items()))

    def exact(self, key: str, /, **arguments: Argument) -> str:
        """Return the message with its placeholders filled in, also of a package.

        :raises MissingWords: there is no such message, or a placeholder has no value.
        """
        return self._format_once(key, None, tuple(arguments.items()))

    def _formatted(self, key: str, game: str | None, arguments: tuple[tuple[str, Argument], ...]) -> str:
        try:
            return self._format_once(key, game, arguments)
        except MissingWords as error:
            package = None if self.strict else _package_of(key)
            if package is None:
                raise
            _log_missing(described(package), self.language, error.args[0])
            return key.removeprefix(f"{package.name}-").replace("-", " ")

    def _format(self, key: str, game: str | None, arguments: tuple[tuple[str, Argument], ...]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    commands = {name: self._command(name, game) for name in bundle.commands(key)}
                    given = {name: self._number(value) for name, value in arguments}
                    text, errors = bundle.format_pattern(pattern, {**given, **commands})
                    if errors:
                        raise MissingWords(f"{key}: {errors[0]}")
                    if bundle.language == self.language or self.language not in RIGHT_TO_LEFT:
                        return str(text)
                    # Each line in another language keeps its own direction, without its markdown.
                    return _LINE.sub(rf"\g<1>{_NUMBER}\g<2>{_NUMBER_END}", str(text))
        raise MissingWords(key)

    def _command(self, placeholder: str, game: str | None) -> str:
        """Return the command that a placeholder stands for. Without a game, it can be the same command of each game."""
        full = placeholder.removeprefix(COMMAND)
        # A game's name may have hyphens of its own.
        group = next((each for each in GAMES if f"{full}-".startswith(f"{each}-")), full.partition("-")[0])
        name = full.removeprefix(group).removeprefix("-")
        if group != ANY_GAME:
            return self.command(f"{group} {name}".strip())
        if game in GAMES:
            return self.command(f"{game} {name}")
        *head, tail = [self.command(f"{each} {name}") for each in self.games if _has_command(each, name)]
        return self("list-or", head=", ".join(head), tail=tail) if head else tail

    def command(self, name: str) -> str:
        """Return the mention of a command; if its id is not known, its name as code, in this language.

        Mentions have the English name: with another one, Discord's clients do nothing on a click.

        :param name: the full name in English, such as ``claro new``.
        """
        found = self._commands.get(name.partition(" ")[0])
        if found is not None:
            return f"</{name}:{found}>"
        return f"`{self.command_name(name)}`"

    def command_name(self, name: str) -> str:
        """Return the name of ``command`` as people type it in this language, for texts that cannot mention it."""
        return "/" + " ".join(step if step in GAMES else self.bare(f"name-{step}") for step in name.split(" "))

    def bare(self, key: str, /, **arguments: Argument) -> str:
        """Return a message for a command's name or description, which have no marks of direction; see ``exact``."""
        return _FOREIGN.sub("", self.exact(key, **arguments))

    def with_direction(self, text: str) -> str:
        """Return the text with every line in this language's direction, even a line that begins with a name or card."""
        if self.language not in RIGHT_TO_LEFT:
            return text
        apart = _TOKEN.sub(rf"{_MARK}\g<0>{_MARK}", _PREFIX.sub(r"\1", text.translate(_MIRRORED)))
        apart = _COMMAND.sub(rf"{_MARK}{_LEFT_TO_RIGHT}\g<0>{_END}{_MARK}", apart)
        lines = _LINE.sub(rf"\g<1>{_BEGIN}\g<2>{_END}", apart)
        return _LINK.sub(r"\g<0> ", lines)

    def apart(self, name: str) -> str:
        """Return a name that keeps its own direction beside numbers, where the language's lines run from the right."""
        return f"\u2068{name}\u2069" if self.language in RIGHT_TO_LEFT else name

    def has(self, key: str) -> bool:
        """Tell whether there is such a message."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def percent(self, share: float) -> str:
        """Return a share, from 0 to 1, as a percentage without decimals."""
        return self("percent", number=str(round(100 * share)))

    def of(self, game: str, key: str, /, **arguments: Argument) -> str:
        """Return the game's own message if it has one, else the message for all games.

        :raises MissingWords: there is neither.
        """
        own = f"{game}-{key}"
        return self._formatted(own if self.has(own) else key, game, tuple(arguments.items()))

    def signed(self, number: int) -> str:
        """Return a gain or a loss with its sign, its digits grouped as the language groups them."""
        return self("number", number=number) if number < 0 else self.left_to_right(f"+{self('number', number=number)}")

    def _number(self, value: Argument) -> Argument:
        """Return a number below zero as text with a true minus sign. In messages, text takes the general plural."""
        if isinstance(value, str) or value >= 0:
            return value
        return self.left_to_right(f"{_MINUS}{self('number', number=-value)}")

    def left_to_right(self, text: str) -> str:
        """Return a number with its sign, or a card such as ``10♦``, isolated from the direction of the line."""
        return f"{_NUMBER}{text}{_NUMBER_END}" if self.language in RIGHT_TO_LEFT else text

    def all_of(self, items: Iterable[str]) -> str:
        """Return the items as a list in words, such as "a, b and c"."""
        *head, tail = list(items) or [""]
        return self("list-and", head=", ".join(head), tail=tail) if head else tail


def nobody(user: int) -> None:
    """Know nobody's name, so that people are mentioned."""


def _package_of(key: str) -> Package | None:
    """Return the package from outside whose words have a key; None if there is none."""
    found = [each for each in PACKAGES.values() if each.origin is not None and key.startswith(f"{each.name}-")]
    return max(found, key=lambda each: len(each.name), default=None)


@lru_cache(CACHED)
def _log_missing(package: str, language: str, what: str) -> None:
    """Log, once for each, which words a package lacks."""
    log.error("the game %s has no words in %s for %s; its plain name stands there", package, language, what)


def dashed(name: str) -> str:
    """Return a name as it is spelt in message keys: ``free_pass`` as ``free-pass``."""
    return name.replace("_", "-")


def _has_command(game: str, name: str) -> bool:
    if name in ("patience", "daily"):
        return GAMES[game].patience is not None
    return name != "wallet" or GAMES[game].purse > 0


def refusal_words(words: Words, code: str, details: Mapping[str, str], game: str | None = None) -> str:
    """Return the sentence for a refusal: the game's own, or else the one for all games, or else a general one."""
    key = f"refused-{dashed(code)}"
    if game and not (words.has(f"{game}-{key}") or words.has(key)):
        return words("plain-refused")
    return words.of(game, key, **details) if game else words(key, **details)


def supported_language(language: str | None) -> str | None:
    """Return our code for one of Discord's languages (``en`` for ``en-GB``); None if we do not speak it."""
    code = (language or "").split("-")[0].lower()
    return code if code in LANGUAGES else None


@cache
def words_for(language: str | None) -> Words:
    """Return the words of a language by Discord's code; the English ones if we do not speak it."""
    chosen = supported_language(language) or DEFAULT
    return Words(chosen, [*(_bundle(each) for each in dict.fromkeys((chosen, DEFAULT))), _general(chosen)])


def word_files(language: str) -> list[Path]:
    """Return the word files of a language that belong to no game: those of this folder, and those of features."""
    return [*sorted((_FOLDER / language).glob("*.ftl")), *sorted(_FEATURES.glob(f"**/words/{language}.ftl"))]


def own_keys(package: Package, language: str) -> frozenset[str]:
    """Return the keys of the words that a game brings in a language."""
    return frozenset(key for key in _keys(package, language) if key.startswith(_prefixes(package)))


def foreign_keys(package: Package) -> frozenset[str]:
    """Return the keys of a game's words, in any language, that do not begin with its name and are not used."""
    keys = {key for language in LANGUAGES for key in _keys(package, language)}
    return frozenset(key for key in keys if not key.startswith(_prefixes(package)))


def _prefixes(package: Package) -> tuple[str, ...]:
    patience = GAMES[package.name].patience
    return tuple(f"{name}-" for name in (package.name, *([] if patience is None else [patience.name])))


def files_of(package: Package, language: str) -> list[Traversable]:
    """Return the word files that a game brings in a language: its own and its lesson's, as far as there are any."""
    found = (files(package.look) / folder / f"{language}.ftl" for folder in ("words", "lesson"))
    return [file for file in found if file.is_file()]


def _keys(package: Package, language: str) -> list[str]:
    """Return the keys of a game's words in a language. If a file cannot be read, raise ``BadPackage``."""
    found = files_of(package, language)
    if package.origin is None:
        return [name.removeprefix("-") for file in found for name in entries(_text(file))]
    return [name for file in found for entry in _resource(file).body if (name := key(entry))]


def _resource(file: Traversable) -> Resource:
    """Return the messages of a file of words. If it cannot be read, or is not in UTF-8, raise ``BadPackage``."""
    return load(f"its words {file.name} cannot be read", lambda: FluentResource(_text(file)))


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> Bundle:
    bundle = Bundle(language)
    for file in word_files(language):
        bundle.add(_text(file))
    for package in PACKAGES.values():
        if package.origin is None:
            for own in files_of(package, language):
                bundle.add(_text(own), _prefixes(package))
            continue
        try:
            resources = [_resource(words) for words in files_of(package, language)]
        except BadPackage:
            continue  # the game cannot be played, and its package is refused for that
        for each in resources:
            bundle.take(each, _prefixes(package))
    return bundle


@cache
def _general(language: str) -> Bundle:
    """Return the words for what installed games do not name themselves."""
    bundle = Bundle(language)
    bundle.add(_text(_FOLDER / language / "plain.ftl"))
    games = (GAMES[name] for name, package in PACKAGES.items() if package.origin is not None)
    bundle.take(FluentResource(general_words(games)))
    return bundle
