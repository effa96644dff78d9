from __future__ import annotations

from pathlib import Path

from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from drivers.server.guests import Guest, inside


def test_what_is_sent_again_is_not_said_again(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada, ben = await Guest(room, "ada").come(), await Guest(room, "ben").come()
        for _again in range(2):
            assert (await ada.say("say", text="hello", ref="a"))["kind"] == "accepted"
        assert (await ben.say("say", text="hello", ref="a"))["kind"] == "accepted", "another's name for it is another's"
        assert (await ada.say("say", text="hello", ref="b"))["kind"] == "accepted"
        assert [(one.person, one.ref) for one in room.document.said] == [("ada", "a"), ("ben", "a"), ("ada", "b")]

    inside(tmp_path, story)
