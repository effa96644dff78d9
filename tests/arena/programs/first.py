"""A bot from outside that needs nothing of Carte Blanche: it plays what is listed first."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    answer = {"kind": "ready", "ref": asked["ref"]}
    if asked["kind"] == "choose":
        answer = {"kind": "play", "ref": asked["ref"], "action": asked["options"][0]}
    print(json.dumps(answer), flush=True)
