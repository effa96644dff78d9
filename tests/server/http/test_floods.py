from __future__ import annotations

import asyncio

from drivers.server.clients import Client, Server
from drivers.server.floods import KINDS, flood


def test_whoever_floods_a_socket_is_dropped_and_nobody_else_is(server: Server) -> None:
    ada = server.person("Ada")
    room = server.open(ada, "blockers", 2)

    async def story() -> None:
        victim = Client(server, room, ada)
        async with victim.connection() as line:
            for kind in KINDS:
                await asyncio.to_thread(flood, server, room, kind)
                ref = await victim.send(line, "ping")
                assert (await victim.answer(line, ref))["kind"] == "pong"

    asyncio.run(asyncio.wait_for(story(), 120))
    assert "Traceback" not in (server.folder / "serve.log").read_text()
