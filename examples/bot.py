"""A bot from outside: it sits down at a room of a house and plays something proper.

    python examples/bot.py http://127.0.0.1:8765 ROOM [CHAIR]

It needs `pip install websockets`, nothing of Carte Blanche. docs/bot-api.md explains every step.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


def token(house: str, name: str) -> str:
    """Asks the house for a token: with it this program is a person of its own."""
    body = json.dumps({"name": name}).encode()
    asked = urllib.request.Request(f"{house}/api/me/token", body, {"content-type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(asked) as answer:  # noqa: S310
        return str(json.load(answer)["token"])


class Bot:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = secrets.token_bytes(16)

    async def send(self, kind: str, **fields: object) -> None:
        """Every message has a name of its own: sent again under the same name it is still done once."""
        await self.socket.send(json.dumps({"kind": kind, "ref": secrets.token_hex(8), **fields}))

    async def hear(self, message: dict[str, Any]) -> bool:
        """Does what a message asks for. Whether the game is over."""
        if message["kind"] == "probe":
            await self.socket.send(json.dumps({"kind": "probed", "ref": message["ref"]}))
        elif message["kind"] == "refused":
            print("refused:", message["code"], message["details"])
        elif message["kind"] == "update":
            table = message["table"]
            if table["phase"] == "over":
                print("over:", table["outcome"])
                return True
            if message["seat"] in table["awaited"]:
                await self.take_part_in_the_deal(table["phase"])
            elif message["options"]:
                chosen = random.choice(message["options"])  # noqa: S311
                await self.send("play", seen=message["n"], action=chosen)
        return False

    async def take_part_in_the_deal(self, phase: str) -> None:
        """First everybody gives their word on a number, then all numbers are shown: nobody can choose the deal."""
        if phase == "committing":
            promised = hashlib.sha256(b"carteblanche commitment" + self.number).hexdigest()
            await self.send("commit", commitment=promised)
        else:
            await self.send("number", number=self.number.hex())


async def main(house: str, room: str, chair: int) -> None:
    headers = {"authorization": f"Bearer {token(house, 'Example bot')}"}
    address = house.replace("http", "ws", 1) + f"/socket/{room}"
    async with connect(address, additional_headers=headers) as socket:
        bot = Bot(socket)
        await bot.send("sit", chair=chair)
        async for raw in socket:
            if await bot.hear(json.loads(raw)):
                return


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1))
