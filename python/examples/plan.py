"""Looks one action ahead: the mean of the game's own judgement over all outcomes of each action.

    python examples/plan.py --id Triage-v0 --episodes 5
"""

import argparse

import redtag


def best(state):
    """The place of the action after which the expected value is highest."""
    seat = state.seat

    def expected(place):
        return sum(share * after.value(seat) for share, after in state.outcomes(place, most=500))

    return max(range(len(state.legal())), key=expected)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--id", default="Triage-v0")
    parser.add_argument("--episodes", type=int, default=5)
    told = parser.parse_args()
    for episode in range(told.episodes):
        state, step = redtag.State(told.id, key=episode), 0
        while not state.is_over:
            state = state.step(best(state), key=1_000 * episode + step)
            step += 1
        print(f"episode {episode}: {state.scores()} after {step} actions")


if __name__ == "__main__":
    main()
