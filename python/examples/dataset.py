"""Writes what a bot saw and chose as arrays, for learning by imitation.

    python examples/dataset.py triage.npz --id Triage-v0 --bot greedy --rows 100000
"""

import argparse

import numpy as np

import redtag


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--id", default="Triage-v0")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    told = parser.parse_args()
    envs = redtag.make_vec(told.id, 256, threads=2)
    observations, info = envs.reset(seed=told.seed)
    seen, masks, chosen, rows, step = [], [], [], 0, 0
    while rows < told.rows:
        actions = envs.choose(told.bot, step)
        running = info["legal"] > 0
        seen.append(observations[running])
        masks.append(info["action_mask"][running])
        chosen.append(actions[running])
        rows += int(running.sum())
        step += 1
        observations, *_, info = envs.step(actions)
    arrays = {"observations": seen, "masks": masks, "actions": chosen}
    np.savez_compressed(told.file, **{name: np.concatenate(one) for name, one in arrays.items()})
    print(f"{rows} rows of {told.id} by {told.bot} in {told.file}")


if __name__ == "__main__":
    main()
