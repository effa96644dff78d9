"""What the browser must compute as Python does: hashes, the committed stream, and a whole log to check.

python -m carteblanche.testing.vectors > web/src/lib/vectors.gen.json
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from typing import Any, Final

from carteblanche.core.luck import KeyedLuck, commit, mix
from carteblanche.table import log
from carteblanche.table.verify import list_draws
from carteblanche.testing.tables import play_out

BELOW: Final = (2, 6, 52, 1, 1000, 3, 4294967295, 7, 81, 65536, 3000000000, 5)


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
        "log": [line.decode() for line in lines],
        "questions": list_draws(lines),
    }


def write() -> str:
    return json.dumps(vectors(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    sys.stdout.write(write())
