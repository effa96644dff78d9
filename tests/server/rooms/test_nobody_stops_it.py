"""What a visitor may send, and how the house stays as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.server.games.extension import TableStart
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from carteblanche.table.log import LONGEST_LINE
from drivers.server.guests import Guest, deal, inside


def test_a_table_that_is_too_large_to_be_kept_does_not_begin(tmp_path: Path) -> None:
    async def prepare(document: Document) -> TableStart:
        return TableStart(deck={"cards": "x" * LONGEST_LINE})

    async def story(house: House, room: Room) -> None:
        ada = await Guest(room, "ada").come()
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(room.extension, "prepare_table", prepare)
            assert (await ada.say("start"))["code"] == "too-large-for-the-log"
        assert room.live is None
        assert not room.document.started
        assert (await ada.say("start"))["kind"] == "accepted"

    inside(tmp_path, story)


@pytest.mark.parametrize("name", ["bot 7", "clock 7", "hand 1 7", "sent away 0"])
def test_nobody_takes_a_name_of_the_server_s_own(tmp_path: Path, name: str) -> None:
    async def story(_: House, room: Room) -> None:
        ada = await Guest(room, "ada").come()
        with pytest.raises(Unreadable):
            await ada.say("say", text="hello", ref=name)

    inside(tmp_path, story)


def test_a_preview_waits_for_nobody_and_is_not_worked_out_on_the_loop(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada, ben = await deal(room)
        mover = ada if ada.last("update")["options"] else ben
        action = mover.last("update")["options"][0]
        threads: list[Any] = []
        with pytest.MonkeyPatch.context() as patched:
            preview = room.game.preview

            def watched(*args: Any) -> Any:
                threads.append(asyncio.events._get_running_loop())
                return preview(*args)

            patched.setattr(room.game, "preview", watched)
            async with room.lock:
                assert (await mover.say("what-if", action=action))["kind"] == "previewed"
        assert threads == [None]

    inside(tmp_path, story)


def test_a_preview_before_the_deal_is_refused(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada = await Guest(room, "ada").come()
        await ada.say("start")
        assert (await ada.say("what-if", action={"kind": "place", "tile": "yellow 1", "cell": "A1"}))[
            "code"
        ] == "not-while-committing"

    inside(tmp_path, story)
