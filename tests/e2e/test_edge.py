"""The recipes for the edge in docs/hosting.md lead to the panel's page and to its socket."""

import asyncio
import json
import shutil
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from socket import socket

import aiohttp
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from yarl import URL

from tests.features.panel.pages import open_panel_house

pytestmark = pytest.mark.thorough

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def recipe(first):
    """Return the indented block that begins with this line."""
    lines = HOSTING.read_text(encoding="utf-8").splitlines()
    begin = lines.index(f"    {first}")
    end = next(number for number in range(begin, len(lines)) if lines[number] and not lines[number].startswith("    "))
    return "\n".join(line[4:] for line in lines[begin:end]) + "\n"


def free_port():
    with socket() as opened:
        opened.bind(("127.0.0.1", 0))
        return opened.getsockname()[1]


def certificate(folder):
    """Write a certificate that signs itself; return its file and that of its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "cards.example.org")])
    now, day = datetime.now(UTC), timedelta(days=1)
    made = x509.CertificateBuilder(name, name, key.public_key(), 1)
    made = made.not_valid_before(now - day).not_valid_after(now + day)
    chain, secret = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    secret.write_bytes(key.private_bytes(serialization.Encoding.PEM, *plain))
    return chain, secret


def caddy(folder, port, to):
    config = recipe("cards.example.org {").replace("cards.example.org", f"http://127.0.0.1:{port}")
    (folder / "Caddyfile").write_text("{\n admin off\n}\n" + config.replace("127.0.0.1:8090", to), encoding="utf-8")
    return "http", ("caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile")


def nginx(folder, port, to):
    letsencrypt = "/etc/letsencrypt/live/cards.example.org"
    config = recipe("map $http_upgrade $connection_upgrade {").replace("127.0.0.1:8090", to)
    chain, key = certificate(folder)
    config = config.replace(f"{letsencrypt}/fullchain.pem", str(chain)).replace("listen 443", f"listen {port}")
    config = config.replace(f"{letsencrypt}/privkey.pem", str(key))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{each}_temp_path {folder}/{each};\n" for each in kinds)
    around = f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
    whole = f"{around}http {{\naccess_log off;\n{own}{config}}}\n"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return "https", ("nginx", "-c", str(folder / "nginx.conf"), "-e", "stderr")


@asynccontextmanager
async def edge(made, folder, to):
    """Run what stands before the panel; yield its address."""
    port = free_port()
    scheme, command = made(folder, port, to)
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    try:
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                assert process.returncode is None, (await process.stderr.read()).decode()
                await asyncio.sleep(0.05)
            else:
                writer.close()
                break
        yield f"{scheme}://127.0.0.1:{port}"
    finally:
        process.terminate()
        await process.communicate()


@pytest.mark.parametrize("made", [caddy, nginx])
async def test_the_page_and_the_socket_are_reached_through_it(tmp_path, made):
    if shutil.which(made.__name__) is None:
        pytest.skip(f"{made.__name__} is not installed")
    async with open_panel_house(tmp_path) as panel:
        page = await panel.open("Laura")
        await page.close()
        to = URL(panel.address).authority
        async with edge(made, tmp_path, to) as address, aiohttp.ClientSession() as http:
            async with http.get(f"{address}/panel/", ssl=False) as response:
                assert response.status == 200
                assert "script-src 'self'" in response.headers["Content-Security-Policy"]
            async with http.ws_connect(f"{address}/panel/socket", ssl=False) as opened:
                await opened.send_str(json.dumps({"op": "hello", "session": page.session, "seen": 0}))
                assert json.loads(await opened.receive_str())["op"] == "ready"
