"""A bot that kills whoever has started it if it is the first to leave a file behind, `killer.py FILE`, and else plays what comes first."""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress

with suppress(FileExistsError):
    os.close(os.open(sys.argv[1], os.O_CREAT | os.O_EXCL))
    os.kill(os.getppid(), signal.SIGKILL)

for line in sys.stdin:
    asked = json.loads(line)
    answer = {"kind": "ready", "ref": asked["ref"]}
    if asked["kind"] == "choose":
        answer = {"kind": "play", "ref": asked["ref"], "action": asked["options"][0]}
    print(json.dumps(answer), flush=True)
