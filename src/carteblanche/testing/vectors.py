"""What the browser must compute as Python does: hashes, the committed stream, a whole log to check, what shortens a blitz deck.

python -m carteblanche.testing.vectors > web/src/lib/vectors.gen.json
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from itertools import product
from typing import Any, Final

import msgspec

from carteblanche.core.luck import KeyedLuck, commit, mix
from carteblanche.core.values import Seat
from carteblanche.games.blitz.actions import Lay
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import Config
from carteblanche.table import log
from carteblanche.table.verify import list_draws
from carteblanche.testing.random_games import RandomGame
from carteblanche.testing.tables import play_out

BELOW: Final = (2, 6, 52, 1, 1000, 3, 4294967295, 7, 81, 65536, 3000000000, 5)


def blitz_decks() -> list[dict[str, Any]]:
    """Moments of random races where cards may be laid in the work area: what lies there, and by act how the blitz deck changes."""
    game, found = Blitz(), list[dict[str, Any]]()
    for seats, seed in product((2, 3, 4), (1, 2)):
        for moment in RandomGame(game, Config(rounds=1), seats, seed):
            for seat in [Seat(number) for number in range(seats)]:
                view = game.view(moment.state, seat)
                lays = [action for action in game.options(view) if isinstance(action, Lay)]
                area = view.public.areas[seat]
                after = [game.play(moment.state, view.public.at, seat, lay, KeyedLuck.seeded(1)) for lay in lays]
                case = {
                    "area": {"blitz": area.blitz, "top": area.top, "slots": area.slots},
                    "lays": [msgspec.to_builtins(lay) for lay in lays],
                    "shorter": [state.public.areas[seat].blitz < area.blitz for state in after],
                }
                if lays and case not in found:
                    found.append(case)
    return found


def vectors() -> dict[str, Any]:
    table = play_out(2, two="basic")
    lines = list(log.write(table.header, table.entries))
    bytes_of = [bytes(range(length)) for length in (0, 1, 31, 63, 64, 65, 131)]
    luck = KeyedLuck(bytes.fromhex("00ff") * 16, "entry 7 ")
    return {
        "hmac": [
            [key.hex(), text.hex(), hmac.digest(key, text, "sha256").hex()]
            for key in bytes_of
            for text in bytes_of[::3]
        ],
        "sha256": [[text.hex(), hashlib.sha256(text).hexdigest()] for text in bytes_of],
        "commit": [[text.hex(), commit(text)] for text in bytes_of[1:4]],
        "mix": [[text.hex() for text in bytes_of[1:4]], mix(bytes_of[1:4]).hex()],
        "luck": {"key": "00ff" * 16, "name": "entry 7 ", "below": BELOW, "drawn": [luck.below(n) for n in BELOW]},
        "blitz": blitz_decks(),
        "log": [line.decode() for line in lines],
        "questions": list_draws(lines),
    }


def write() -> str:
    return json.dumps(vectors(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    sys.stdout.write(write())
