#!/usr/bin/env python3
"""A bot of your own: plays any of the games at random, but never passes if there is something else to do.

    redtag simulate triage --bot ./own_bot.py,random --games 200
    redtag lab diff --game triage --bot greedy --new-bot ./own_bot.py --games 500

Redtag starts it and writes one JSON object per line to its standard input; it answers on its standard output. What it
prints to standard error is shown if it fails. It needs nothing but Python.
"""

import json
import random
import sys

IDLE = ("end_turn", "pass", "end")

luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["push"] == "match":
        # The same match always gets the same seed, so that results can be repeated.
        luck = random.Random(message["seed"])
    elif message["push"] == "choose":
        actions = message["actions"]
        busy = [action for action in actions if action not in IDLE]
        answer = {"op": "play", "seat": message["seat"], "action": luck.choice(busy or actions)}
        print(json.dumps(answer), flush=True)
