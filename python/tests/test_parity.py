"""Recorded games have the same hash after every action in Python as natively.

`REDTAG_RECORD` names the record that `cargo xtask parity` makes; without one the test is skipped.
"""

import json
import os
from pathlib import Path

import pytest

import redtag


def test_recorded_games():
    record = os.environ.get("REDTAG_RECORD")
    if not record or not Path(record).exists():
        pytest.skip("REDTAG_RECORD names no record of games")
    games = 0
    for line in Path(record).read_text().splitlines():
        replay(json.loads(line))
        games += 1
    assert games >= 300


def replay(game):
    protocol = redtag.Protocol()
    begin = json.loads(protocol.answer(json.dumps(game["new"])))
    header = json.loads(json.loads(protocol.answer('{"op": "journal"}'))["journal"].splitlines()[0])
    state = redtag.State(
        game["new"]["game"], options=game["new"]["options"], chance=header["chance"]
    )
    hashes = game["hashes"]
    assert begin["hash"] == state.hash() == hashes[0]
    for seat, action, expected in zip(game["seats"], game["actions"], hashes[1:]):
        message = {"op": "play", "seat": seat, "action": action}
        answer = json.loads(protocol.answer(json.dumps(message)))
        state = state.step(action, chance=answer["chance"], seat=seat)
        assert answer["hash"] == state.hash() == expected, game["new"]
    assert state.is_over
