"""The look of each game, by the game's name, and which games can be played: those with rules, a look and words."""

import re
from collections.abc import Collection, Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, Final, cast

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Resource

from bot.faces.face import CardPicture, Face, SoloFace, icon_name
from bot.faces.guarded import GuardedFace
from bot.faces.lessons import lesson_of
from bot.faces.plain import PlainFace
from bot.games import catalog as rules
from bot.games.catalog import ASIDE, GAMES, PACKAGES
from bot.games.game import AnyGame
from bot.games.validation import BadPackage, Package, described, load, validate
from bot.locales.words import DEFAULT, LANGUAGES, Bundle, files_of, foreign_keys, own_keys, words_for

MOST_CHARACTERS: Final[Mapping[str, int]] = MappingProxyType({"title": 30, "command": 100, "about": 130, "length": 100})
"""The messages that every game needs, without its name and a hyphen before them, and how long they may be."""

_ICON: Final = re.compile(r"[A-Za-z0-9_]{2,32}")
"""What Discord takes as the name of an emoji."""


def _face(package: Package) -> tuple[Face, SoloFace | None]:
    """Return the look of a game and of its patience: the default one if its package has no module ``face``.

    What other people have written is checked here, at each start. Our own games are checked by the tests.
    """
    face: Face | None = PlainFace(GAMES[package.name])
    if find_spec(f"{package.look}.face") is not None:
        module = load(f"{package.look}.face cannot be imported", lambda: import_module(f"{package.look}.face"))
        face = getattr(module, "FACE", None)
    if face is None:
        raise BadPackage(f"{package.look}.face has no FACE")
    if package.origin is not None:
        check_look(package, face)
    if package.contract == 1:
        _adapt(type(face))
    patience = GAMES[package.name].patience
    if patience is None:
        return face, None
    name = f"{package.look}.{patience.name}"
    alone: SoloFace | None = getattr(load(f"{name} cannot be imported", partial(import_module, name)), "FACE", None)
    if alone is None:
        raise BadPackage(f"{name} has no FACE")
    return face, alone


def _adapt(kind: type[Any]) -> None:
    """Let a face that was written for version 1 of the contract be asked as the present version asks.

    There, a move was named without the names of seats. A face that builds on the plain one is asked by that one, too.
    """
    name = kind.move_name
    if name is not PlainFace.move_name:
        setattr(kind, "move_name", lambda *asked, names=None, **more: name(*asked, **more))  # noqa: B010 - of any class


def check_look(package: Package, face: Face) -> None:
    """Check a game's look, its lesson and its words in every language.

    :raises BadPackage: something is missing, or cannot be used.
    """
    lacking = [each for each in _PARTS if not hasattr(face, each)]
    if lacking:
        raise BadPackage(f"its FACE has no {lacking[0]}")
    lesson_of(package)
    keys, others = own_keys(package, DEFAULT), sorted(foreign_keys(package))
    wrong = load("its words cannot be read", lambda: next(_faults(package), None))
    if wrong is not None:
        raise BadPackage(wrong)
    missing = [f"{package.name}-{each}" for each in MOST_CHARACTERS if f"{package.name}-{each}" not in keys]
    if missing:
        raise BadPackage(f"its words have no {missing[0]}")
    if others:
        raise BadPackage(f"its words must begin with {package.name}-, and {others[0]} does not")
    for language in LANGUAGES:
        words = words_for(language)
        for each in MOST_CHARACTERS:
            load(f"its words cannot be used in {language}", partial(words.exact, f"{package.name}-{each}"))
    load("its FACE cannot tell its pictures", partial(_check_pictures, package.name, face))


def _check_pictures(name: str, face: Face) -> None:
    pictures: list[CardPicture] = [*face.card_pictures({}), *face.sign_pictures()]
    for each in pictures:
        emoji = f"{icon_name(name, each.name)}_{each.marks}_v{int(each.version)}"
        if not _ICON.fullmatch(emoji):
            raise ValueError(f"{emoji} is no name for an emoji, which has at most 32 letters, digits and underscores")


def _faults(package: Package) -> Iterator[str]:
    """Yield what is wrong with a package's words in any language, each in a sentence for its author."""
    for language in LANGUAGES:
        for file in files_of(package, language):
            text = file.read_text(encoding="utf-8")
            folder = "lesson" if "/lesson/" in str(file).replace("\\", "/") else "words"
            resource, name = FluentResource(text), f"{package.look.replace('.', '/')}/{folder}/{file.name}"
            for entry in resource.body:
                if isinstance(entry, Junk):
                    start = 0 if entry.span is None else entry.span.start
                    yield f"{name}, line {1 + text.count(chr(10), 0, start)}: cannot be read"
            yield from _too_long(package, resource, name)


def _too_long(package: Package, resource: Resource, name: str) -> Iterator[str]:
    bundle = Bundle("en")
    bundle.add_resource(resource)
    for entry in resource.body:
        if isinstance(entry, Message) and entry.value is not None:
            key = entry.id.name
            most = MOST_CHARACTERS.get(key.removeprefix(f"{package.name}-"))
            pattern = bundle.get_message(key).value
            said = str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""
            if most is not None and len(said) > most:
                yield f"{name}: {key} has {len(said)} characters; at most {most}"


def _faces() -> tuple[dict[str, Face], dict[str, SoloFace], dict[str, str]]:
    faces: dict[str, Face] = {}
    solo: dict[str, SoloFace] = {}
    refused: dict[str, str] = {}
    for name, package in PACKAGES.items():
        try:
            look, alone = validate(package, "its look cannot be used", partial(_face, package))
            face = look if package.origin is None else cast(Face, GuardedFace(look, PlainFace(GAMES[name])))
        except BadPackage as error:
            if package.origin is None:
                raise
            refused[described(package)] = str(error)
            continue
        faces[name], patience = face, GAMES[name].patience
        if patience is not None and alone is not None:
            solo[patience.name] = alone
    return faces, solo, refused


_PARTS: Final = sorted(
    name
    for name in {*Face.__annotations__, *vars(Face)}
    if not name.startswith("_") and name not in ("register", "card_label")
)
"""What a face from outside has to have."""

_FACES, _SOLO_FACES, _REFUSED = _faces()

FACES: Final[Mapping[str, Face]] = MappingProxyType(_FACES)
"""The faces of the games that are played at tables."""

PLAYABLE: Final[Mapping[str, AnyGame]] = {name: GAMES[name] for name in FACES}
"""The games that an installation can offer."""

REFUSED: Final[Mapping[str, str]] = {**rules.REFUSED, **_REFUSED}
"""Why a package that is installed is not among them, by its description."""

SOLO_FACES: Final[Mapping[str, SoloFace]] = MappingProxyType(_SOLO_FACES)
"""The faces of the games that one person plays alone: ``FACE`` in the module of that name beside the game's face."""


class UnknownGame(ValueError):
    """The host wants to offer a game that is not installed. The text says what there is."""


def offered(names: Collection[str] | None) -> dict[str, AnyGame]:
    """Return the games that an installation offers, in the order of the names, without those that are set aside.

    :param names: which games; None for all.
    :raises UnknownGame: one of them cannot be played here.
    """
    if names is None:
        return dict(PLAYABLE)
    wanted = [name for name in names if name not in ASIDE]
    for name in wanted:
        if name not in PLAYABLE:
            why = next((f": {reason}" for package, reason in REFUSED.items() if package.split(" ")[0] == name), "")
            hint = ""
            if name.lower() in PLAYABLE:
                hint = f"write {name.lower()} in small letters; "
            elif name.lower() == "all":
                hint = "leave GAMES empty for all games; "
            there = ", ".join(PLAYABLE)
            raise UnknownGame(f"GAMES names {name}, which cannot be played here{why}; {hint}there are {there}")
    return {name: PLAYABLE[name] for name in wanted}
