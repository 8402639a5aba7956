"""`meerkat mcp`, spoken to by a client of the Model Context Protocol that others wrote."""

import asyncio
import base64
import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest
from conftest import DATA, PROGRAMS, ROOT, built
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

MEERKAT = ROOT / ".build/debug/meerkat"
OPTIONS = built("Gallery")
ENVIRONMENT = {**os.environ, "XDG_DATA_HOME": str(DATA)}


def talk(conversation):
    async def run():
        server = StdioServerParameters(command=str(MEERKAT), args=["mcp", *OPTIONS], env=ENVIRONMENT, cwd=ROOT)
        async with stdio_client(server) as streams, ClientSession(*streams) as session:
            await session.initialize()

            async def call(tool, **arguments):
                answer = (await session.call_tool(tool, arguments)).model_dump(by_alias=True)
                first = answer["content"][0]
                return answer.get("isError") or False, first.get("text") or base64.b64decode(first["data"])

            await conversation(session, call)

    # The tests of pages in the same process have a loop of their own.
    with ThreadPoolExecutor() as threads:
        threads.submit(asyncio.run, run()).result()


def test_an_agent_uses_the_app():
    async def conversation(session, call):
        tools = (await session.list_tools()).tools
        assert [tool.name for tool in tools] == ["list", "open", "do", "screen", "run", "map", "lint"]
        failed, text = await call("list")
        assert not failed and "/todos/{id}" in text and "No network" in text
        failed, text = await call("open", place="/todos")
        assert not failed and "Water the plants" in text and len(text) < 1_000
        failed, text = await call("do", deeds='tap "Add todo"\ntype "Milk"')
        assert not failed and "Milk" in text
        assert (await call("screen", **{"as": "place"}))[1] == "New todo\n/todos/new"
        assert 'button "Save"' in (await call("screen", **{"as": "elements"}))[1]
        assert (await call("screen", **{"as": "picture"}))[1].startswith(b"\x89PNG")
        failed, text = await call("run", file="Meerkat/add-todo.deeds")
        assert not failed and "Water the plants" in text and "Buy milk" not in text
        # A recording has its clock and the answers of its services, and the app stays open.
        failed, text = await call("run", file="Meerkat/move-the-call.deeds")
        assert not failed and text.startswith("‹ Course")
        # So it does if the program has been built again since.
        os.utime(PROGRAMS / "meerkat.programs/GalleryStage")
        assert "No network" in (await call("list"))[1]
        assert (await call("screen", **{"as": "place"}))[1].endswith("/course/flow")

    talk(conversation)


def test_what_an_agent_gets_wrong_says_what_to_try():
    async def conversation(session, call):
        assert await call("do", deeds="back") == (True, "No app is open: call `open` first.")
        failed, text = await call("open")
        assert failed and "open needs “place”" in text
        failed, text = await call("open", place="/todos", size="huge")
        assert failed and "choose phone, tablet" in text
        failed, text = await call("open", place="Nothing")
        assert failed and "No network" in text
        await call("open", place="/todos")
        failed, text = await call("do", deeds='tap "Ad todos"')
        assert failed and "Add todo" in text and "Water the plants" in text
        failed, text = await call("do", deeds="jump")
        assert failed and "line 1" in text
        failed, text = await call("run", file="nowhere.deeds")
        assert failed and "can't be read" in text
        with pytest.raises(Exception, match="There is no tool of this name"):
            await call("fly")

    talk(conversation)


def test_lines_that_are_no_requests_are_answered():
    lines = [
        "",
        "{",
        "[]",
        '{"id": 1}',
        '{"jsonrpc": "2.0", "id": 2, "method": "prompts/list"}',
        '{"jsonrpc": "2.0", "id": "three", "method": "ping"}',
        '{"jsonrpc": "2.0", "method": "notifications/initialized"}',
        '{"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "do", "arguments": [1]}}',
        '{"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {"name": "do", "arguments": {"deeds": 1}}}',
        '{"jsonrpc": "2.0", "id": 6, "method": "ping", "params": "' + "x" * 10_000_000 + '"}',
        '{"jsonrpc": "2.0", "id": 7, "method": "ping"',
    ]
    ended = subprocess.run(
        [MEERKAT, "mcp", *OPTIONS], input="\n".join(lines), capture_output=True, text=True, timeout=600, cwd=ROOT, env=ENVIRONMENT
    )
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    codes = {(answer["id"], answer["error"]["code"]) for answer in answers if "error" in answer}
    assert codes == {(None, -32700), (None, -32600), (1, -32600), (2, -32601)}
    results = {answer["id"]: answer["result"] for answer in answers if "result" in answer}
    assert results["three"] == {} and results[6] == {}
    assert results[4]["isError"] and results[5]["isError"]
    assert ended.returncode == 0
