"""Only this machine's own page may control the sandbox."""

import aiohttp
import pytest
from yarl import URL

from bot.devtools.sandbox import Sandbox
from bot.devtools.sandbox.page.files import STATIC


def port(sandbox: Sandbox) -> str:
    return sandbox.url.rpartition(":")[2]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"])
async def test_no_page_from_elsewhere_may_connect(
    sandbox: Sandbox, session: aiohttp.ClientSession, origin: str
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect(f"{sandbox.url}/live", headers={"Origin": origin})
    assert refused.value.status == 403


async def test_who_does_not_say_where_they_come_from_may_not_connect(
    sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect(f"{sandbox.url}/live")
    assert refused.value.status == 403


@pytest.mark.parametrize(
    "path", ["/", "/static/index.html", "/live", "/api/v10/gateway", "/attachments/1/a.png"]
)
async def test_a_foreign_name_that_leads_here_finds_nothing(
    sandbox: Sandbox, session: aiohttp.ClientSession, path: str
) -> None:
    headers = {"Host": f"evil.example:{port(sandbox)}"}
    async with session.get(f"{sandbox.url}{path}", headers=headers) as answer:
        assert answer.status == 403


@pytest.mark.parametrize("path", ["/api/v10/gateway", "/api/v10/channels/1/messages"])
async def test_a_page_from_elsewhere_cannot_speak_as_the_bot(
    sandbox: Sandbox, session: aiohttp.ClientSession, path: str
) -> None:
    headers = {"Origin": "http://evil.example", "Authorization": f"Bot {sandbox.token}"}
    async with session.post(f"{sandbox.url}{path}", headers=headers) as answer:
        assert answer.status == 403


async def test_the_machine_may_be_called_localhost(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    home = f"localhost:{port(sandbox)}"
    headers = {"Host": home, "Origin": f"http://{home}"}
    async with session.ws_connect(f"{sandbox.url}/live", headers=headers) as socket:
        assert (await socket.receive_json())["op"] == "hello"


async def test_a_file_is_served_as_what_it_is_and_never_kept(
    sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    async with session.get(f"{sandbox.url}/") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Cache-Control"] == "no-store"
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        assert await answer.read() == (STATIC / "index.html").read_bytes()


@pytest.mark.parametrize(
    "path", ["/static/../page.py", "/static/%2e%2e/page.py", "/static//etc/passwd", "/static/"]
)
async def test_nothing_but_the_pages_files_is_served(
    sandbox: Sandbox, session: aiohttp.ClientSession, path: str
) -> None:
    async with session.get(f"{sandbox.url}{path}") as answer:
        assert answer.status == 404


@pytest.mark.parametrize("name", ["%00.js", "a" * 300 + ".js", "..%2f..%2ffiles.py"])
async def test_a_name_that_no_file_of_the_page_has_finds_nothing(
    sandbox: Sandbox, session: aiohttp.ClientSession, name: str
) -> None:
    async with session.get(URL(f"{sandbox.url}/static/{name}", encoded=True)) as answer:
        assert answer.status == 404
