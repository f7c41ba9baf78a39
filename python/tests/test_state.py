"""Planning: states, outcomes, playouts, words."""

import base64
import json
import pickle
import zlib

import numpy as np
import pytest

import redtag


@pytest.mark.parametrize("id", redtag.IDS)
def test_states_are_values(id):
    state = redtag.State(id, key=3)
    assert state == redtag.State(id, key=3) and hash(state) == hash(redtag.State(id, key=3))
    assert state == redtag.State.from_bytes(state.to_bytes())
    assert state == pickle.loads(pickle.dumps(state))
    assert state == redtag.State(id, options=state.options(), position=state.json())
    before = state.hash()
    after = state.step(0, key=1)
    assert after != state and state.hash() == before, "a state never changes"
    assert after == state.step(state.legal()[0], key=1)
    assert after == state.step(0, chance=after.last_chance)


@pytest.mark.parametrize("id", redtag.IDS)
def test_outcomes_add_up_and_say_when_they_are_samples(id):
    state = redtag.State(id, key=5)
    luck = np.random.default_rng(1)
    seen = {True: 0, False: 0}
    for step in range(40):
        if state.is_over:
            break
        place = int(luck.integers(len(state.legal())))
        outcomes = state.outcomes(place, most=60)
        seen[outcomes.exact] += 1
        assert sum(share for share, _ in outcomes) == pytest.approx(1.0)
        following = state.step(place, key=step)
        if outcomes.exact:
            assert following in [one for _, one in outcomes]
        assert list(outcomes) == list(state.outcomes(place, most=60))
        state = following
    assert seen[True] > 0


def test_chance_nodes_lead_where_steps_do():
    state = redtag.State("TraumaCenter-v0", key=1)
    for step in range(30):
        chance = []
        while (asked := state.asks(0, chance)) is not None:
            what, shares = asked
            assert what and sum(shares) == pytest.approx(1.0)
            chance.append(int(np.argmax(shares)))
        after = state.step(0, chance=chance)
        assert list(after.last_chance) == chance
        state = after


def test_luck_follows_from_the_key_alone():
    state = redtag.State("Triage-v0", key=1)
    while state.asks(0) is None:
        state = state.step(0, key=0)
    by_key = {state.step(0, key=key).hash() for key in range(40)}
    assert len(by_key) > 3
    assert state.step(0, key=7) == state.clone().step(0, key=7)
    assert len({state.step(0).hash() for _ in range(40)}) > 3, "without a key it is drawn anew"


def test_illegal_actions_have_rule_and_sentence():
    state = redtag.State("Triage-v0", key=1)
    refused = state.why_not({"heal": 2})
    assert refused is not None and refused.rule.startswith(("R", "A"))
    with pytest.raises(redtag.IllegalAction) as raised:
        state.step({"heal": 2}, key=1)
    assert raised.value.rule == refused.rule and str(raised.value) == str(refused)
    assert all(state.why_not(action) is None for action in state.legal())
    assert state.why_not(0) is None and state.why_not(99) is not None
    with pytest.raises(redtag.BadInput, match="action"):
        state.step({"fly": 1}, key=1)


def test_judgement_and_playouts():
    state = redtag.State("Triage-v0", key=2)
    assert len(state.judge()) == len(state.legal())
    assert state.choose("greedy") == int(state.judge().argmax())
    one = state.rollouts("greedy", 60, key=1)
    assert one.shape == (60, 1) and np.array_equal(one, state.rollouts("greedy", 60, key=1, threads=2))
    assert one.mean() > state.rollouts("random", 60, key=1).mean()
    assert state.value() == pytest.approx(one.mean(), abs=4.0)


def test_odds_are_those_of_the_protocol():
    odds = redtag.State("Triage-v0", key=2).odds()
    assert odds["fates"] and all(0 <= fate["low"] <= fate["high"] <= 1 for fate in odds["fates"].values())


@pytest.mark.parametrize("id", redtag.IDS)
def test_states_can_be_read_by_people(id):
    state = redtag.State(id, key=4)
    text = state.text()
    assert all(label in text for label in state.labels())
    assert text.splitlines()[-1].strip().startswith(str(len(state.legal()) - 1))
    assert "<li>" in state.html() and state._repr_html_() == state.html()
    link = state.link("http://127.0.0.1:8080/#/about")
    head, packed = link.split("#/link/1.")
    assert head == "http://127.0.0.1:8080/"
    journal = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15)
    header = json.loads(journal.splitlines()[0])
    assert header["game"] == state.game and header["position"] == state.json()
    opened = json.loads(redtag.Protocol().answer(json.dumps({"op": "open", "journal": journal.decode()})))
    assert opened["ok"] and opened["hash"] == state.hash()


def test_flat_numbers_have_names():
    for id in redtag.IDS:
        told = redtag.spec(id)
        if told.flat_actions is None:
            assert id == "Aftermath-v0"
            continue
        names = told.flat_names()
        assert len(names) == len(set(names)) == told.flat_actions <= 1024
        state = redtag.State(id, key=1)
        for place, flat in enumerate(state.flat()):
            verb = told.verbs[state.features()[place][0]].name
            assert names[flat].split()[0] == verb
            action = state.legal()[place]
            assert verb == (action if isinstance(action, str) else next(iter(action)))
