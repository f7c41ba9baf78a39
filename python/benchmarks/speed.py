"""Steps a second from Python, beside other suites in the same run on the same machine.

    python benchmarks/speed.py [--seconds 2] [--envs 4096]

A step is counted with its observation and its mask or list of legal actions; choosing actions is
not. Suites that are not installed are left out. Every measurement is the best of three rounds, in
turns, so that a busy machine disturbs all of them alike.
"""

import argparse
import os
import time

import numpy as np

import redtag

GOALS = {
    "Triage-v0": 4.0e6,
    "Katastrophenspiel-v0": 2.0e6,
    "TraumaCenter-v0": 0.8e6,
    "AfterTheVirus-v0": 0.7e6,
    "Aftermath-v0": 0.5e6,
}


def allowed(masks, luck):
    """Any action that each mask allows."""
    draws = luck.random(masks.shape, dtype=np.float32)
    return np.where(masks == 1, draws, -1.0).argmax(axis=1)


def vector(id, envs, threads, copy):
    """Our vector: the time that `step` takes."""
    pool = redtag.make_vec(id, envs, threads=threads, copy=copy)
    _, info = pool.reset(seed=1)
    luck = np.random.default_rng(1)

    def run(seconds):
        nonlocal info
        spent, steps = 0.0, 0
        while spent < seconds:
            actions = allowed(info["action_mask"], luck)
            start = time.perf_counter()
            *_, info = pool.step(actions)
            spent += time.perf_counter() - start
            steps += envs
        return steps / spent

    return run


def single(id):
    """Our single environment, as `gymnasium.make` gives it without its wrappers."""
    env = redtag.make(id)
    _, info = env.reset(seed=1)
    luck = np.random.default_rng(1)

    def run(seconds):
        nonlocal info
        spent, steps = 0.0, 0
        while spent < seconds / 2:
            action = luck.choice(np.flatnonzero(info["action_mask"]))
            start = time.perf_counter()
            _, _, over, _, info = env.step(action)
            spent += time.perf_counter() - start
            steps += 1
            if over:
                _, info = env.reset()
        return steps / spent

    return run


def openspiel(name):
    """A game of OpenSpiel with observation and legal actions; chance is sampled."""
    import pyspiel

    game = pyspiel.load_game(name)
    luck = np.random.default_rng(1)
    state = game.new_initial_state()

    def chance():
        while state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            state.apply_action(outcomes[min(int(luck.random() * len(outcomes)), len(outcomes) - 1)])

    def run(seconds):
        nonlocal state
        spent, steps = 0.0, 0
        chance()
        legal = state.legal_actions()
        while spent < seconds / 2:
            action = legal[int(luck.integers(len(legal)))]
            start = time.perf_counter()
            state.apply_action(action)
            while state.is_chance_node():
                # The first possible outcome costs nothing to choose.
                state.apply_action(state.chance_outcomes()[0][0])
            if state.is_terminal():
                state = game.new_initial_state()
                chance()
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            spent += time.perf_counter() - start
            steps += 1
        return steps / spent

    return run


def envpool_game(name, envs):
    """A game of EnvPool: its step alone, with random actions whether legal or not."""
    import envpool

    pool = envpool.make_gymnasium(name, num_envs=envs, num_threads=1)
    pool.reset()
    luck = np.random.default_rng(1)

    def run(seconds):
        spent, steps = 0.0, 0
        while spent < seconds / 2:
            actions = luck.integers(pool.action_space.n, size=envs).astype(np.int32)
            start = time.perf_counter()
            pool.step(actions)
            spent += time.perf_counter() - start
            steps += envs
        return steps / spent

    return run


def gymnasium_vector(name, envs):
    """Gymnasium's own vector of environments in Python."""
    import gymnasium

    pool = gymnasium.make_vec(name, envs, vectorization_mode="sync")
    pool.reset(seed=1)

    def run(seconds):
        spent, steps = 0.0, 0
        while spent < seconds / 2:
            actions = pool.action_space.sample()
            start = time.perf_counter()
            pool.step(actions)
            spent += time.perf_counter() - start
            steps += envs
        return steps / spent

    return run


def others(envs):
    """What is installed of the other suites."""
    found = {}
    wanted = [
        *((f"OpenSpiel {name}", lambda name=name: openspiel(name)) for name in ("hanabi", "backgammon", "2048")),
        *(
            (f"EnvPool {name}", lambda name=name: envpool_game(name, 64))
            for name in ("Backgammon-v0", "2048-v0", "TicTacToe-v0", "Backgammon-v1", "Game2048-v0")
        ),
        *(
            (f"Gymnasium vector {name}", lambda name=name: gymnasium_vector(name, 64))
            for name in ("Blackjack-v1", "Taxi-v4", "Taxi-v3")
        ),
    ]
    for name, make in wanted:
        try:
            found[name] = make()
            found[name](0.01)
        except Exception as error:  # noqa: BLE001, whatever a suite that lacks it raises
            found.pop(name, None)
            print(f"  left out: {name}: {type(error).__name__} {str(error)[:60]}")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--envs", type=int, default=4096)
    parser.add_argument("--rounds", type=int, default=3)
    told = parser.parse_args()
    runs = {}
    for id in redtag.IDS:
        runs[f"{id}, 1 thread"] = vector(id, told.envs, 1, copy=False)
        runs[f"{id}, 2 threads"] = vector(id, told.envs, 2, copy=False)
    runs["Triage-v0, arrays copied"] = vector("Triage-v0", told.envs, 1, copy=True)
    runs["Triage-v0, one environment"] = single("Triage-v0")
    theirs = others(told.envs)
    runs |= theirs
    best = dict.fromkeys(runs, 0.0)
    for _ in range(told.rounds):
        for name, run in runs.items():
            best[name] = max(best[name], run(told.seconds / told.rounds))
    print(f"\n{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, batch {told.envs}")
    for name, speed in best.items():
        id, _, what = name.partition(", ")
        goal = GOALS.get(id) if what == "1 thread" else None
        note = f"  {speed / goal:5.2f} of the goal" if goal else ""
        if what == "2 threads":
            note = f"  {speed / best[f'{id}, 1 thread']:5.2f} times one thread"
        print(f"{name:34} {speed:12,.0f} steps a second{note}")
    print("\nratios, one thread")
    for id in redtag.IDS:
        ours = best[f"{id}, 1 thread"]
        ratios = "  ".join(f"{ours / best[name]:6.1f} {name}" for name in theirs)
        print(f"{id:22} {ratios}")


if __name__ == "__main__":
    main()
