"""Gymnasium: vectors and single environments."""

import warnings

import gymnasium
import numpy as np
import pytest
from conftest import SEATED, random_actions
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import redtag


@pytest.mark.parametrize("id,seats", SEATED)
@pytest.mark.parametrize("kind", ["flat", "named"])
def test_gymnasium_finds_nothing_wrong(id, seats, kind):
    env = gymnasium.make(
        f"redtag/{id}", seats=seats, illegal="terminate", observation=kind, render_mode="ansi"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize("id", redtag.IDS)
def test_vectors_are_the_same_at_any_number_of_threads(id):
    pools = [
        redtag.make_vec(id, 150, threads=threads, autoreset_mode=AutoresetMode.SAME_STEP)
        for threads in (1, 2, 5)
    ]
    told = [envs.reset(seed=3) for envs in pools]
    luck = np.random.default_rng(0)
    for _ in range(40):
        actions = random_actions(told[0][-1]["action_mask"], luck)
        told = [envs.step(actions) for envs in pools]
        for other in told[1:]:
            for one, two in zip(told[0][:4], other[:4]):
                assert np.array_equal(one, two)
            for name, one in told[0][-1].items():
                if isinstance(one, np.ndarray):
                    assert np.array_equal(one, other[-1][name]), name


@pytest.mark.parametrize("id", redtag.IDS)
def test_a_vector_is_its_environments(id):
    """Environment 2 of a vector is a single environment with the number 2."""
    envs = redtag.make_vec(id, 3, autoreset_mode="NextStep")
    alone = redtag.make(id, first=2)
    observations, info = envs.reset(seed=9)
    observation, own = alone.reset(seed=9)
    luck = np.random.default_rng(1)
    over = False
    for _ in range(300):
        assert np.array_equal(observations[2], observation)
        assert info["seat"][2] == own["seat"]
        actions = random_actions(info["action_mask"], luck)
        observations, rewards, terminated, _, info = envs.step(actions)
        if over:
            observation, own = alone.reset()
            reward, over = 0.0, False
        else:
            observation, reward, over, _, own = alone.step(actions[2])
        assert (rewards[2], terminated[2]) == (reward, over)
        if not over:
            assert np.array_equal(info["action_mask"][2], own["action_mask"])


def test_the_mask_is_never_empty_and_always_right():
    envs = redtag.make_vec("Katastrophenspiel-v0", 32, features=True)
    _, info = envs.reset(seed=1)
    luck = np.random.default_rng(2)
    for _ in range(400):
        running = info["legal"] > 0
        assert (info["action_mask"].sum(axis=1)[running] == info["legal"][running]).all()
        assert (info["action_mask"].sum(axis=1) >= 1).all()
        actions = random_actions(info["action_mask"], luck)
        *_, info = envs.step(actions)


def test_same_step_keeps_the_last_observation():
    same = redtag.make_vec("Triage-v0", 16, autoreset_mode=AutoresetMode.SAME_STEP)
    following = redtag.make_vec("Triage-v0", 16, autoreset_mode=AutoresetMode.NEXT_STEP)
    assert same.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    _, info = same.reset(seed=5)
    following.reset(seed=5)
    luck = np.random.default_rng(3)
    while True:
        actions = random_actions(info["action_mask"], luck)
        observations, rewards, terminated, truncated, info = same.step(actions)
        others = following.step(actions)
        assert np.array_equal(rewards, others[1])
        if terminated.any():
            break
    ended = info["_final_obs"]
    assert np.array_equal(ended, terminated)
    assert np.array_equal(info["final_obs"][ended], others[0][ended])
    assert np.array_equal(info["final_info"]["score"][ended], others[-1]["score"][ended])
    again = following.step(random_actions(others[-1]["action_mask"], luck))
    assert np.array_equal(again[0][ended], observations[ended])
    assert not again[2][ended].any() and (again[1][ended] == 0).all()


def test_disabled_waits_for_a_reset():
    envs = redtag.make_vec("Triage-v0", 4, autoreset_mode=AutoresetMode.DISABLED)
    _, info = envs.reset(seed=5)
    luck = np.random.default_rng(3)
    terminated = np.zeros(4, bool)
    while not terminated.any():
        before, _, terminated, _, info = envs.step(random_actions(info["action_mask"], luck))
    with pytest.raises(redtag.ResetNeeded, match="call reset first"):
        envs.step(random_actions(info["action_mask"], luck))
    after, info = envs.reset(options={"reset_mask": terminated})
    assert np.array_equal(after[~terminated], before[~terminated])
    assert (info["steps"][terminated] == 0).all()
    envs.step(random_actions(info["action_mask"], luck))


def test_resets_have_different_luck_and_seeds_repeat_it():
    envs = redtag.make_vec("TraumaCenter-v0", 2)
    first = envs.reset(seed=8)[0]
    second = envs.reset()[0]
    assert not np.array_equal(first, second) and not np.array_equal(first[0], first[1])
    assert np.array_equal(first, envs.reset(seed=8)[0])
    one, two = (redtag.make_vec("TraumaCenter-v0", 2).reset()[0] for _ in range(2))
    assert not np.array_equal(one, two), "without a seed, luck is drawn anew"


def test_arrays_are_copied_unless_somebody_asks_for_them():
    for copy in (True, False):
        envs = redtag.make_vec("Triage-v0", 2, copy=copy)
        observations, info = envs.reset(seed=1)
        kept = observations.copy()
        for _ in range(3):
            later, *_, info = envs.step(info["action_mask"].argmax(axis=1))
        assert np.array_equal(observations, kept) == copy
        assert (later is envs._native.observations) != copy


def test_named_arrays_are_the_flat_one():
    flat = redtag.make_vec("Aftermath-v0", 2).reset(seed=1)[0]
    named = redtag.make_vec("Aftermath-v0", 2, observation="named").reset(seed=1)[0]
    fields = redtag.spec("Aftermath-v0").fields
    assert list(named) == [field.name for field in fields]
    joined = np.concatenate([named[field.name].reshape(2, -1) for field in fields], axis=1)
    assert np.array_equal(joined, flat)


def test_make_vec_of_gymnasium():
    envs = gymnasium.make_vec("redtag/Triage-v0", 3, vectorization_mode="vector_entry_point")
    assert isinstance(envs, redtag.make_vec("Triage-v0").__class__)
    observations, _ = envs.reset(seed=1)
    assert observations in envs.observation_space
    envs.close()


def test_partners_and_seats():
    envs = redtag.make_vec("Katastrophenspiel-v0", 6, seats=3, partners="random")
    _, info = envs.reset(seed=1)
    assert sorted(info["seat"]) == [0, 0, 1, 1, 2, 2], "each in turn"
    luck = np.random.default_rng(1)
    seats = info["seat"]
    for _ in range(30):
        *_, info = envs.step(random_actions(info["action_mask"], luck))
        assert np.array_equal(info["seat"], seats)


def test_states_come_from_environments():
    env = redtag.make("AfterTheVirus-v0", render_mode="ansi")
    observation, info = env.reset(seed=4)
    state = env.state()
    assert np.array_equal(state.observe(info["seat"]), observation)
    assert sorted(state.flat()) == list(np.flatnonzero(info["action_mask"]))
    assert env.render() == state.text()
    envs = redtag.make_vec("AfterTheVirus-v0", 3)
    observations, _ = envs.reset(seed=4)
    assert np.array_equal(envs.state(0).observe(), observations[0])


def test_bots_play_and_greedy_beats_random():
    points = {}
    for bot in ("random", "greedy"):
        envs = redtag.make_vec("Triage-v0", 64)
        envs.reset(seed=2)
        scores, step = [], 0
        while len(scores) < 64:
            *_, info = envs.step(envs.choose(bot, step))
            scores += list(info["score"][info["legal"] == 0, 0])
            step += 1
        points[bot] = np.mean(scores)
    assert points["greedy"] > points["random"] + 2
