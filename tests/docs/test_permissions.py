"""The documentation asks for the permissions that the code needs, no more and no fewer."""

import re

import discord

from bot.interactions import permissions
from bot.interactions.permissions import NEEDED, NEEDS
from tests.docs.test_markdown import HERE

LABELS = [need.label for need in NEEDS.values()]


def between(page, first, last):
    """Return what stands between two texts of a page, in one line."""
    text = (HERE / page).read_text(encoding="utf-8")
    return " ".join(text.partition(first)[2].partition(last)[0].split())


def test_the_readme_links_to_all_of_them_and_names_them():
    assert int(between("README.md", "&permissions=", "\n")) == NEEDED.value
    assert re.findall(r"\*([^*]+)\*", between("README.md", "The permissions are", "\n5. ")) == LABELS


def test_the_first_server_gets_all_of_them():
    assert re.findall(r"\*([^*]+)\*", between("docs/first-server.md", "*Permissions*", "\n4. ")) == LABELS


def test_the_table_for_hosts_says_what_each_is_for():
    rows = re.findall(r"\| \*([^*]+)\* \| (.+?) \|", between("docs/hosting.md", "| permission | to |", "\n## "))
    assert rows == [(need.label, need.reason) for need in NEEDS.values()]


def test_whatever_the_bot_checks_is_asked_for():
    checked = [names for name, names in vars(permissions).items() if name.startswith("TO_")]
    assert len(checked) == 4
    assert {name for names in checked for name in names} <= NEEDS.keys() <= discord.Permissions.VALID_FLAGS.keys()
