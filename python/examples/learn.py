"""Learns Triage from scratch with NumPy alone: PPO with a masked policy on a vector environment.

    python examples/learn.py --minutes 12 --curve curve.csv --results .

Prints a line every few updates and, at the end, how many patients the learnt policy saves on the
held-out episodes, and with cards that it has never seen. A quarter of an hour on two cores is
enough to save more than ten; the simple heuristic saves five.
"""

import argparse
import csv
import time
from pathlib import Path

import numpy as np

import redtag
from redtag import benchmark

ENVS, LENGTH, HIDDEN = 256, 64, 192
GAMMA, LAMBDA, CLIP, ENTROPY, VALUE = 0.999, 0.95, 0.2, 0.01, 0.5
EPOCHS, BATCH = 3, 2048


class Network:
    """Two hidden layers; the last one gives preferences and a value."""

    def __init__(self, inputs, actions, luck):
        shapes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        scales = [1.0, 1.0, 0.01, 1.0]
        self.weights = []
        for (rows, columns), scale in zip(shapes, scales):
            drawn = luck.standard_normal((rows, columns)) * scale / np.sqrt(rows)
            self.weights += [drawn.astype(np.float32), np.zeros(columns, np.float32)]
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def forward(self, x):
        w1, b1, w2, b2, wp, bp, wv, bv = self.weights
        one = np.tanh(x @ w1 + b1)
        two = np.tanh(one @ w2 + b2)
        return one, two, two @ wp + bp, (two @ wv + bv)[:, 0]

    def backward(self, x, one, two, preferences, values):
        """The gradients, given those of preferences and values."""
        _, _, w2, _, wp, _, wv, _ = self.weights
        values = values[:, None]
        back2 = (preferences @ wp.T + values @ wv.T) * (1 - two * two)
        back1 = (back2 @ w2.T) * (1 - one * one)
        return [
            x.T @ back1, back1.sum(0), one.T @ back2, back2.sum(0),
            two.T @ preferences, preferences.sum(0), two.T @ values, values.sum(0),
        ]  # fmt: skip

    def update(self, gradients, rate):
        """Adam, with the length of the gradient bounded."""
        length = np.sqrt(sum(float((one * one).sum()) for one in gradients))
        scale = min(1.0, 0.5 / (length + 1e-8))
        self.updates += 1
        for at, gradient in enumerate(gradients):
            gradient = gradient * scale
            self.first[at] += 0.1 * (gradient - self.first[at])
            self.second[at] += 0.001 * (gradient * gradient - self.second[at])
            first = self.first[at] / (1 - 0.9**self.updates)
            second = self.second[at] / (1 - 0.999**self.updates)
            self.weights[at] -= (rate * first / (np.sqrt(second) + 1e-7)).astype(np.float32)


def log_policy(preferences, masks):
    """Logarithms of probabilities; what is masked has none."""
    masked = np.where(masks == 1, preferences, -1e9)
    masked = masked - masked.max(axis=1, keepdims=True)
    return masked - np.log(np.exp(masked).sum(axis=1, keepdims=True))


def collect(envs, network, seen, mask, luck):
    """Plays LENGTH steps in each environment; rows that begin an episode do not count."""
    steps = {name: [] for name in "seen mask action log value reward over counts".split()}
    over = np.zeros(ENVS, bool)
    scores = []
    for _ in range(LENGTH):
        _, _, preferences, value = network.forward(seen)
        logs = log_policy(preferences, mask)
        noise = luck.gumbel(size=logs.shape).astype(np.float32)
        action = (logs + noise).argmax(axis=1)
        chosen = logs[np.arange(ENVS), action]
        after, reward, terminated, _, info = envs.step(action)
        values = [seen, mask, action, chosen, value, reward, terminated, ~over]
        for name, one in zip(steps, values):
            steps[name].append(one)
        scores += list(info["score"][terminated, 0])
        seen, mask, over = after, info["action_mask"], terminated
    return {name: np.array(one) for name, one in steps.items()}, seen, mask, scores


def advantages(steps, last):
    """Generalised advantages and what the values should have been."""
    rewards, values, over = steps["reward"], steps["value"], steps["over"]
    result = np.zeros_like(values)
    running = np.zeros(ENVS)
    following = last
    for at in reversed(range(LENGTH)):
        goes_on = 1.0 - over[at]
        surprise = rewards[at] + GAMMA * following * goes_on - values[at]
        running = surprise + GAMMA * LAMBDA * goes_on * running
        # The row after an end is a reset: nothing flows through it.
        running = np.where(steps["counts"][at], running, 0.0)
        result[at], following = running, values[at]
    return result, result + values


def learn(network, steps, gained, target, rate, luck):
    """A few epochs of PPO over what was collected."""
    keep = steps["counts"].reshape(-1)
    flat = {name: one.reshape(-1, *one.shape[2:])[keep] for name, one in steps.items()}
    gained, target = gained.reshape(-1)[keep], target.reshape(-1)[keep]
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    for _ in range(EPOCHS):
        order = luck.permutation(len(gained))
        for begin in range(0, len(order), BATCH):
            rows = order[begin : begin + BATCH]
            x, mask, action = flat["seen"][rows], flat["mask"][rows], flat["action"][rows]
            one, two, preferences, value = network.forward(x)
            logs = log_policy(preferences, mask)
            shares = np.exp(logs)
            ratio = np.exp(logs[np.arange(len(rows)), action] - flat["log"][rows])
            good = gained[rows]
            is_clipped = np.where(good > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(is_clipped, 0.0, ratio * good)[:, None]
            chosen = np.zeros_like(shares)
            chosen[np.arange(len(rows)), action] = 1.0
            surprise = (shares * logs).sum(axis=1, keepdims=True)
            gradient = -push * (chosen - shares) + ENTROPY * shares * (logs - surprise)
            errors = VALUE * (value - target[rows])
            gradients = network.backward(
                x, one, two, (gradient / len(rows)).astype(np.float32),
                (errors / len(rows)).astype(np.float32),
            )  # fmt: skip
            network.update(gradients, rate)


def evaluate(network, track):
    """Plays the held-out episodes without luck of its own."""

    def choose(seen, masks):
        return log_policy(network.forward(seen)[2], masks).argmax(axis=1)

    agent = benchmark.policy(track, choose)
    notes = "python/examples/learn.py: PPO with NumPy"
    return benchmark.evaluate(track, agent, "learn.py", episodes=400, notes=notes)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=12.0)
    parser.add_argument("--updates", type=float, default=float("inf"), help="stop after so many")
    parser.add_argument("--curve", help="a file for the curve, as CSV")
    parser.add_argument("--results", type=Path, help="a folder for the result files")
    parser.add_argument("--seed", type=int, default=0)
    told = parser.parse_args()
    luck = np.random.default_rng(told.seed)
    envs = redtag.make_vec("Triage-v0", ENVS)
    seen, info = envs.reset(seed=told.seed)
    mask = info["action_mask"]
    network = Network(seen.shape[1], mask.shape[1], luck)
    start, recent, curve, update = time.perf_counter(), [], [], 0
    while True:
        seconds = time.perf_counter() - start
        used = max(seconds / (60 * told.minutes), update / told.updates)
        if used >= 1:
            break
        steps, seen, mask, scores = collect(envs, network, seen, mask, luck)
        last = network.forward(seen)[3]
        gained, target = advantages(steps, last)
        learn(network, steps, gained, target, 1e-3 * (1 - used) + 5e-5, luck)
        recent = (recent + scores)[-500:]
        update += 1
        curve.append((update * ENVS * LENGTH, round(seconds), np.mean(recent)))
        if update % 20 == 0:
            print("{:>10,} steps {:>4} s {:6.2f} saved".format(*curve[-1]), flush=True)
    if told.curve:
        with open(told.curve, "w", newline="") as file:
            csv.writer(file).writerows([("steps", "seconds", "saved"), *curve])
    for track, what in [("Triage-v0/no-search", "held out"), ("Triage-v0/pack", "other cards")]:
        result = evaluate(network, track)
        print(f"{what}: {result.mean:.2f} saved, 95 % {result.low:.2f} to {result.high:.2f}")
        if told.results:
            result.write(told.results / f"{track.replace('/', '-')}-learn.json")


if __name__ == "__main__":
    main()
