"""Checks of the letters that pictures can show, by drawing a word in each language."""

from typing import Final

from bot.art.writing import drawable, reorders
from bot.doctor.finding import Finding, fine, note
from bot.locales.words import LANGUAGES, words_for

SCRIPTS: Final = {
    "Arabic": ("ليلى", "fonts-dejavu-core"),
    "Chinese": ("小明", "fonts-noto-cjk"),
    "Japanese": ("さくら", "fonts-noto-cjk"),
    "Korean": ("민준", "fonts-noto-cjk"),
}
"""Scripts in which people may have names, with such a name and with Debian's package of a font for it."""


def check_letters() -> Finding:
    """Draw the name of each language of ours in that language, and names in other scripts."""
    names = {language: words_for(language)(f"language-{language}") for language in LANGUAGES}
    lost = [name for name in names.values() if drawable(name) != name]
    scripts = [script for script, (name, _) in SCRIPTS.items() if drawable(name) != name]
    missing = [*lost, *scripts]
    if not missing:
        return fine("letters", f"pictures have those of {', '.join([*names.values(), *SCRIPTS])}")
    packages = {package: None for script in scripts for package in SCRIPTS[script][1:]}
    if not reorders():
        packages = {"libfribidi0": None, **packages}
    advice = f"install {', '.join(packages)} (as Debian and Ubuntu call it), or such names and titles are left out"
    return note("letters", f"pictures lack those of {', '.join(missing)}", advice)
