"""Reading words message by message gives the same as reading whole files."""

import subprocess
import sys

import pytest
from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from bot.locales.words import LANGUAGES, Bundle, Numbers, entries, read
from tests.cases import for_each
from tests.locales.all_words import word_files

FILES = [file for language in LANGUAGES for file in word_files(language)]


@for_each("file", FILES)
def test_a_message_read_by_itself_is_the_one_of_its_file(file):
    text, parser = file.read_text(encoding="utf-8"), FluentParser(with_spans=False)
    whole = [entry for entry in parser.parse(text).body if isinstance(entry, Message | Term)]
    alone = [read(source) for source in entries(text).values()]
    assert len(alone) == len(whole)
    assert all(a.equals(b, ignored_fields=["span", "comment"]) for a, b in zip(alone, whole, strict=True))


def test_a_message_may_lead_to_others_and_to_terms_that_have_not_been_read():
    bundle = Bundle("en")
    bundle.add(
        "-brand = CLARO\n# a comment\nboth = { one } of { -brand } by { $command-help }\none = { two }\ntwo = 2\n"
    )
    said, errors = bundle.format_pattern(bundle.get_message("both").value, {"command-help": "/help"})
    assert (said, errors) == ("2 of CLARO by /help", [])
    assert bundle.commands("both") == {"command-help"}
    assert bundle.commands("one") == frozenset()
    assert not bundle.has_message("brand")


def test_the_first_of_two_messages_with_the_same_name_counts():
    bundle = Bundle("en")
    bundle.add("a = 1\nb =\n    { $n ->\n        [one] 2\n       *[other] 3\n    }\na = 4\n")
    bundle.add("a = 5\n")
    assert bundle.format_pattern(bundle.get_message("a").value)[0] == "1"
    assert bundle.format_pattern(bundle.get_message("b").value, {"n": 1})[0] == "2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_are_those_of_the_language(language):
    own, whole = Numbers(language), Locale(language)
    numbers = [*range(120), 0.5, 1.5, 12_345, 1_000_000, -7, 1_234_567.25]
    assert [own.plural_form(each) for each in numbers] == [whole.plural_form(each) for each in numbers]
    assert [format_decimal(each, locale=own) for each in numbers] == [
        format_decimal(each, locale=whole) for each in numbers
    ]


def test_what_no_message_of_ours_needs_is_read_for_one_that_does():
    assert format_percent(0.5, locale=Numbers("de")) == format_percent(0.5, locale="de") == "50\xa0%"


def test_words_do_not_load_all_that_is_known_of_their_languages():
    code = """
import babel.core, babel.localedata
from bot.locales.words import LANGUAGES, words_for
print([words_for(language)("number", number=1000) for language in LANGUAGES])
print(babel.core._global_data, babel.localedata._cache)
"""
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, encoding="utf-8")
    assert said.stdout.splitlines()[1:] == ["None {}"]
