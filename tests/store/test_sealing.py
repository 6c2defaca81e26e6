"""Interaction tokens at rest: encrypted, and readable with each of the keys."""

import subprocess
import sys

import pytest
from cryptography.fernet import Fernet

from bot.store.open_messages import Seal

TOKEN = "aW50ZXJhY3Rpb246" * 16
OLD, NEW = (Fernet.generate_key().decode() for _ in range(2))


def test_the_text_cannot_be_seen_and_differs_each_time():
    seal = Seal([OLD])
    first, second = seal.seal(TOKEN), seal.seal(TOKEN)
    assert first != second
    assert TOKEN[:8] not in first
    assert seal.unseal(first) == seal.unseal(second) == TOKEN


def test_the_first_key_encrypts_and_each_key_decrypts():
    before = Seal([OLD]).seal(TOKEN)
    rotated = Seal([NEW, OLD])
    assert rotated.unseal(before) == TOKEN
    after = rotated.seal(TOKEN)
    assert Seal([NEW]).unseal(after) == TOKEN
    assert Seal([OLD]).unseal(after) is None


def test_the_bots_token_makes_one_key():
    sealed = Seal.derived_from("bot token").seal(TOKEN)
    assert Seal.derived_from("bot token").unseal(sealed) == TOKEN
    assert Seal.derived_from("another token").unseal(sealed) is None


@pytest.mark.parametrize("stored", ["", "token-0", "gAAAA", "ü", TOKEN, Seal([OLD]).seal(TOKEN)[:-4] + "AAA="])
def test_what_was_not_encrypted_or_was_changed_is_nothing(stored):
    assert Seal([OLD]).unseal(stored) is None


def test_commands_that_store_no_tokens_load_no_cryptography():
    commands = ("replay", "simulate", "copy_database", "rate", "play")
    imports = "".join(f"import bot.command_line.{name}\n" for name in commands)
    code = f"import sys\n{imports}sys.exit('cryptography' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
