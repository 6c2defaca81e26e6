"""TLS for clients that know nothing else: with a certificate of the playground's own, made at its start."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

try:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
except ImportError:
    x509 = None  # type: ignore[assignment]  # it is needed on request only

LASTS: Final = timedelta(days=30)
ADDRESSES: Final = ("127.0.0.1", "::1")


def check_library() -> None:
    """Check that certificates can be made.

    :raises ValueError: the library for it is missing.
    """
    if x509 is None:
        raise ValueError("tls: the library cryptography is missing: pip install 'discord-playground[signatures]'")


class Certificate:
    """A certificate for this machine, which signs itself. It is in a folder of its own until ``close``."""

    def __init__(self, host: str = "localhost") -> None:
        """Make one.

        :param host: the address or the name by which clients may come, too.
        """
        self._folder = TemporaryDirectory(prefix="playground-")
        self.file = Path(self._folder.name) / "certificate.pem"
        """What clients must trust."""
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
        names = [_name(each) for each in dict.fromkeys(("localhost", *ADDRESSES, host))]
        now = datetime.now(UTC)
        made = (
            x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
            .not_valid_before(now - LASTS)
            .not_valid_after(now + LASTS)
            .add_extension(x509.SubjectAlternativeName(names), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
            .sign(key, hashes.SHA256())
        )
        self.file.write_bytes(made.public_bytes(serialization.Encoding.PEM))
        kept = self.file.with_name("key.pem")
        kept.touch(mode=0o600)
        kept.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
        )
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(self.file, kept)
        kept.unlink()

    def close(self) -> None:
        """Remove it."""
        self._folder.cleanup()


def _name(host: str) -> x509.GeneralName:
    """Return a host as certificates have it."""
    try:
        return x509.IPAddress(ip_address(host))
    except ValueError:
        return x509.DNSName(host)
