"""HTTP route for hints: what the strongest bot would do, given only at tables without other people."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request, get

from carteblanche.core.errors import Illegal
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.house import House
from carteblanche.wire.http import Hint


@get("/api/rooms/{room:str}/hint", summary="What a strong bot would do in your place, at a table without other people")
async def hint(request: Request[Any, Any, Any], room: str, house: House, access: Access) -> Hint:
    access.count(request, "hints")
    found = await house.expect_room(room)
    chairs, chair = found.document.chairs, found.document.seat_of(access.find_person(request))
    if chair is None:
        raise Illegal("only-watching")
    if any(other.player == "human" for at, other in enumerate(chairs) if at != chair):
        raise Illegal("hints-in-practice-only")
    live, seat = found.live, chair
    if live is None or live.table.phase != "playing" or seat not in live.table.game.prompts(live.table.state):
        raise Illegal("not-your-turn")
    game = live.table.game
    if game.race is not None and game.race.speed_matters(live.table.state):
        raise Illegal("no-hints-in-a-race")
    # The bot gets what the seat sees and luck of its own, in a process of its own, as every bot does.
    view = game.view(live.table.state, seat)
    action, reason = await house.bots.advise(live.table, list(game.BOTS)[-1], view, secrets.token_bytes(32))
    return Hint(action, game.notation.write(action), reason)


HANDLERS: Final[list[Any]] = [hint]
