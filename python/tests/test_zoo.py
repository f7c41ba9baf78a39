"""PettingZoo's own tests, for every game and number of seats."""

import contextlib
import io
import warnings

import numpy as np
import pytest
from conftest import SEATED
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import redtag

#: Games in which several may act at once.
TOGETHER = [one for one in SEATED if one[0] in ("TraumaCenter-v0", "AfterTheVirus-v0") and one[1] > 1]


@contextlib.contextmanager
def quietly():
    """No warnings, and nothing printed."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize("id,seats", SEATED)
def test_aec(id, seats):
    with quietly():
        api_test(redtag.aec_env(id, seats=seats, masks="info"), num_cycles=60)
        seed_test(lambda: redtag.aec_env(id, seats=seats, masks="info"), num_cycles=20)
        # PettingZoo warns of every observation that is no array.
        warnings.filterwarnings("ignore", "Observation")
        api_test(redtag.aec_env(id, seats=seats), num_cycles=20)


@pytest.mark.parametrize("id,seats", TOGETHER)
def test_parallel(id, seats):
    with quietly():
        parallel_api_test(redtag.parallel_env(id, seats=seats), num_cycles=60)
        # It chooses whatever there is, legal or not.
        parallel_seed_test(
            lambda: redtag.parallel_env(id, seats=seats, illegal="terminate"), num_cycles=40
        )


def test_parallel_environments_repeat_themselves():
    told = []
    for _ in range(2):
        env = redtag.parallel_env("TraumaCenter-v0", seats=3, masks="info")
        observations, infos = env.reset(seed=7)
        luck = np.random.default_rng(2)
        seen = []
        for _ in range(60):
            actions = {
                agent: int(luck.choice(np.flatnonzero(info["action_mask"])))
                for agent, info in infos.items()
            }
            observations, *_, infos = env.step(actions)
            seen.append(np.concatenate(list(observations.values())))
            if not env.agents:
                with pytest.raises(redtag.ResetNeeded):
                    env.step(actions)
                observations, infos = env.reset()
        told.append(np.array(seen))
    assert np.array_equal(*told)


@pytest.mark.parametrize("id,seats", TOGETHER)
def test_who_may_not_act_waits(id, seats):
    env = redtag.parallel_env(id, seats=seats)
    observations, _ = env.reset(seed=1)
    luck = np.random.default_rng(1)
    together = 0
    for _ in range(200):
        masks = {agent: told["action_mask"] for agent, told in observations.items()}
        assert all(mask.any() for mask in masks.values())
        waits = [mask[-1] for mask in masks.values()]
        together += waits.count(0) > 1
        actions = {agent: luck.choice(np.flatnonzero(mask)) for agent, mask in masks.items()}
        observations, _, ends, _, infos = env.step(actions)
        if all(ends.values()):
            assert env.agents == [] and "score" in infos["seat_0"]
            observations, _ = env.reset()
    assert together > 10
    wait = env.action_space("seat_0").n - 1
    with pytest.raises(redtag.IllegalAction, match="may not wait"):
        while True:
            env.step(dict.fromkeys(env.possible_agents, wait))


def test_rewards_add_up_to_the_score():
    env = redtag.aec_env("Katastrophenspiel-v0", seats=3)
    env.reset(seed=2)
    luck = np.random.default_rng(5)
    sums = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        sums[agent] += reward
        env.step(None if over else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    state = env.redtag_state()
    won = [10.0 if seat in state.winners() else 0.0 for seat in range(3)]
    assert [sums[f"seat_{seat}"] - won[seat] for seat in range(3)] == state.scores()
