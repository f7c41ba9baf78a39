"""Steps a second from Python, beside other suites in the same run on the same machine.

    pip install open_spiel envpool pgx          # whatever you want to compare with
    python benchmarks/speed.py [--seconds 2] [--envs 4096] [--json FILE]

A step is counted with its observation and its mask or list of legal actions; choosing actions is
not. Suites that are not installed are left out. Every measurement is the best of three rounds, in
turns, so that a busy machine disturbs all of them alike. Whatever is said to have one thread is
bound to one core. EnvPool and Pgx get the batch at which they are quickest.
"""

import argparse
import json
import os
import platform
import time

# Before JAX is imported: one thread, as everybody else.
os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

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
    """A game of EnvPool, any action that its mask allows; where it has none, any at all."""
    import envpool

    pool = envpool.make_gymnasium(name, num_envs=envs, num_threads=1)
    _, info = pool.reset()
    luck = np.random.default_rng(1)
    mask = next((name for name in info if "mask" in name), None)

    def choose():
        if mask is None:
            return luck.integers(pool.action_space.n, size=envs)
        return allowed(np.asarray(info[mask]).reshape(envs, -1), luck)

    def run(seconds):
        nonlocal info
        spent, steps = 0.0, 0
        while spent < seconds / 2:
            actions = choose().astype(np.int32)
            start = time.perf_counter()
            *_, info = pool.step(actions)
            spent += time.perf_counter() - start
            steps += envs
        return steps / spent

    return run


def pgx_game(name, envs):
    """A game of Pgx, compiled for this processor; episodes that end begin again."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    state = begin(jax.random.split(jax.random.PRNGKey(1), envs))
    keys = jax.random.split(jax.random.PRNGKey(2), envs)
    luck = np.random.default_rng(1)

    def run(seconds):
        nonlocal state
        spent, steps = 0.0, 0
        while spent < seconds / 2:
            actions = jax.numpy.asarray(allowed(np.asarray(state.legal_action_mask), luck))
            start = time.perf_counter()
            state = jax.block_until_ready(step(state, actions, keys))
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


#: What is compared with: who, what, how it is made.
OTHERS = [
    *(("OpenSpiel", name, openspiel) for name in ("hanabi", "backgammon", "2048", "chess")),
    *(
        ("EnvPool", f"{name}, {envs} at once", lambda name, n=name, e=envs: envpool_game(n, e))
        for name in ("Backgammon-v1", "Play2048-v1", "SparrowMahjong-v1", "Chess-v1")
        for envs in (64, 4096)
    ),
    *(
        ("Pgx", f"{name}, {envs} at once", lambda name, n=name, e=envs: pgx_game(n, e))
        for name in ("backgammon", "2048", "sparrow_mahjong")
        for envs in (64, 4096)
    ),
    *(
        ("Gymnasium vector", name, lambda name: gymnasium_vector(name, 64))
        for name in ("Blackjack-v1", "Taxi-v4")
    ),
]


def others():
    """What is installed of the other suites."""
    found = {}
    for suite, name, make in OTHERS:
        try:
            run = make(name)
            run(0.01)
            found[f"{suite} {name}"] = run
        except Exception as error:  # noqa: BLE001, whatever a suite that lacks it raises
            print(f"  left out: {suite} {name}: {type(error).__name__} {str(error)[:60]}")
    return found


def processor():
    """The name of the processor."""
    try:
        with open("/proc/cpuinfo") as file:
            names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
        return names[0]
    except (OSError, IndexError):
        return platform.processor()


def measure(runs, seconds, rounds):
    """The best of some rounds, in turns; one core for whatever has one thread."""
    cores = sorted(os.sched_getaffinity(0))
    best = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            os.sched_setaffinity(0, cores if "2 threads" in name else cores[-1:])
            best[name] = max(best[name], run(seconds / rounds))
    os.sched_setaffinity(0, cores)
    return best


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--envs", type=int, default=4096)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", help="a file for the figures")
    parser.add_argument("--only", default="", help="measure only what has this in its name")
    told = parser.parse_args()
    runs = {}
    for id in redtag.IDS:
        runs[f"{id}, 1 thread"] = vector(id, told.envs, 1, copy=False)
        runs[f"{id}, 2 threads"] = vector(id, told.envs, 2, copy=False)
        runs[f"{id}, 1 thread, arrays copied"] = vector(id, told.envs, 1, copy=True)
        runs[f"{id}, one environment"] = single(id)
    theirs = {} if told.only else others()
    runs |= theirs
    runs = {name: run for name, run in runs.items() if told.only in name}
    best = measure(runs, told.seconds, told.rounds)
    print(f"\n{processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, batch {told.envs}")
    for name, speed in best.items():
        id, _, what = name.partition(", ")
        goal = GOALS.get(id) if what == "1 thread" else None
        note = f"  {speed / goal:5.2f} of the goal" if goal else ""
        if what == "2 threads" and f"{id}, 1 thread" in best:
            note = f"  {speed / best[f'{id}, 1 thread']:5.2f} times one thread"
        print(f"{name:44} {speed:12,.0f} steps a second{note}")
    if theirs:
        print("\ntimes as fast as, one thread" + "".join(f"\n{at:3} {name}" for at, name in enumerate(theirs)))
        print(" " * 22 + "".join(f"{at:7}" for at in range(len(theirs))))
        for id in redtag.IDS:
            ours = best[f"{id}, 1 thread"]
            print(f"{id:22}" + "".join(f"{ours / best[name]:7.1f}" for name in theirs))
    if told.json:
        with open(told.json, "w") as file:
            json.dump({"processor": processor(), "batch": told.envs, "speeds": best}, file, indent=1)


if __name__ == "__main__":
    main()
