"""What goes over the wire to a viewer is the same, byte for byte, when what that viewer may not know is drawn again."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.server.rooms.document import Document, Seated
from carteblanche.server.rooms.updates import chairs_with_names, encode_update
from carteblanche.table.table import Table
from carteblanche.testing.secrecy import twin
from carteblanche.testing.tables import SECRET, header
from carteblanche.testing.variants import VARIANTS, Variant


class Frozen:
    """A live table whose clock stands still."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def now(self) -> Millis:
        return self.table.at


def sent(document: Document, table: Table, seat: Seat | None) -> bytes:
    live: Any = Frozen(table)
    return encode_update(live, seat, live.now(), chairs_with_names(document))


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.title for variant in VARIANTS])
def test_an_update_tells_no_secret(variant: Variant) -> None:
    game, config = variant.open()
    luck = KeyedLuck.seeded(5, "leaks")
    state = game.setup(config, variant.seats, luck)
    document = Document("r", game.NAME, {}, "h", [Seated("human", f"P{seat}") for seat in range(variant.seats)])
    viewers = [None, *map(Seat, range(variant.seats))]
    exchange = twin if variant.hooks is None or variant.hooks.twin is None else variant.hooks.twin
    differing = 0
    for _ in range(30):
        for viewer in viewers:
            other = exchange(state, viewer, luck)
            differing += other != state
            tables = [Table(header(variant.seats, game=game.NAME), SECRET, game, one) for one in (state, other)]
            assert sent(document, tables[0], viewer) == sent(document, tables[1], viewer)
        prompts = game.prompts(state)
        if not prompts:
            break
        seat = luck.pick(list(prompts))
        options = game.options(game.view(state, seat))
        if not len(options):
            break
        state = game.play(state, Millis(0), seat, options.sample(luck), luck)
    assert differing
