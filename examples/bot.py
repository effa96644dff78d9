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
        self.unanswered = ""
        self.update: dict[str, Any] = {}

    async def send(self, kind: str, **fields: object) -> None:
        """Every message has a name of its own: sent again under the same name it is still done once."""
        self.unanswered = secrets.token_hex(8)
        await self.socket.send(json.dumps({"kind": kind, "ref": self.unanswered, **fields}))

    async def hear(self, message: dict[str, Any]) -> bool:
        """Takes a message in, and acts if it is this bot's turn. Whether the game is over."""
        if message["kind"] == "probe":
            await self.socket.send(json.dumps({"kind": "probed", "ref": message["ref"]}))
        elif message["kind"] == "update":
            self.update = message
        elif message["kind"] == "refused":
            print("refused:", message["code"], message["details"])
        if message.get("ref") == self.unanswered:
            self.unanswered = ""
        if self.update and self.update["table"]["phase"] == "over":
            print("over:", self.update["table"]["outcome"])
            return True
        if self.update and not self.unanswered:
            await self.act(self.update)
        return False

    async def act(self, update: dict[str, Any]) -> None:
        """Answers the newest update, once: a table also tells its news, with the same options, while an answer is on its way."""
        if update["seat"] in update["table"]["awaited"]:
            await self.take_part_in_the_deal(update["table"]["phase"])
        elif update["options"]:
            chosen = random.choice(update["options"])  # noqa: S311
            await self.send("play", seen=update["n"], action=chosen)

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
