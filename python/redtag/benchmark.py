"""A benchmark that can be cited: tracks, held-out seeds, results that anybody can check.

    python -m redtag.benchmark baselines FOLDER     random, greedy and search on every track
    python -m redtag.benchmark check FILE…          play the results again and compare
    python -m redtag.benchmark leaderboard FOLDER   a page made from result files

A result file has every action of every episode, so a checker needs nothing but the file: it plays
the actions again on the held-out episodes and compares the scores.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Callable, Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from redtag import _native
from redtag.errors import BadInput, IllegalAction, RedtagError
from redtag.specs import IDS, Spec, check, resolve, spec
from redtag.state import State

#: The version of the file format.
FORMAT = 1
#: Train with any seed below this one.
TRAINING_SEEDS = 1 << 32
#: Episodes to report are those of this seed: environment 0, 1, 2 and so on, the first of each.
HELD_OUT_SEED = 1 << 32
#: How many episodes a result has at least.
EPISODES = 100

_VIRUS_TRAINING = ("1A", "1B", "1C", "2A", "2B", "2C", "3A", "3B", "3C")
_VIRUS_UNSEEN = ("4A", "4B", "4C", "4D", "5A", "5B", "5C")


@dataclass(frozen=True)
class Track:
    """What is measured, and what an agent may use.

    `applies` is how many times the rules may be applied for one decision, by `State.step`,
    `State.outcomes`, a playout or a bot that searches; 0 is no search. `options` are those of the
    held-out episodes, each of which takes one; `training` are those to train with. `pack` is the
    content that is played, where it is not the game's own; train with the game's own.
    """

    id: str
    what: str
    applies: int = 0
    options: tuple[Mapping[str, Any], ...] = ({},)
    training: tuple[Mapping[str, Any], ...] = ({},)
    partners: str | None = None
    pack: str | None = None

    def content(self) -> str | None:
        """The text of the pack; nothing where the game's own content is played."""
        if self.pack is None:
            return None
        return (Path(__file__).parent / "packs" / f"{self.pack}.toml").read_text("utf-8")

    def spec(self) -> Spec:
        """Fields, verbs and sizes of what is played."""
        game, _ = resolve(self.id)
        id = self.id if self.pack is None else game
        return spec(id, options=self.options[0], content=self.content())


def _missions(names: Iterable[str]) -> tuple[Mapping[str, Any], ...]:
    return tuple(MappingProxyType({"mission": name}) for name in names)


_SEATED = {seats: (MappingProxyType({"seats": seats}),) for seats in (2, 3, 4)}

#: Every track by its name.
TRACKS: Mapping[str, Track] = MappingProxyType(
    {
        **{f"{id}/no-search": Track(id, "without search", 0) for id in IDS},
        **{f"{id}/search-1000": Track(id, "1,000 applies a decision", 1_000) for id in IDS},
        "AfterTheVirus-v0/unseen-missions": Track(
            "AfterTheVirus-v0",
            "trained on missions 1A to 3C, played on 4A to 5C",
            0,
            options=_missions(_VIRUS_UNSEEN),
            training=_missions(_VIRUS_TRAINING),
        ),
        "Triage-v0/pack": Track(
            "Triage-v0",
            "trained with the game's own cards, played with those of the pack `long-winter`",
            0,
            pack="long-winter",
        ),
        **{
            f"{id}/partners": Track(
                id, f"one of {seats} seats beside greedy bots", 0, _SEATED[seats], _SEATED[seats], "greedy"
            )
            for id, seats in [
                ("Katastrophenspiel-v0", 3),
                ("TraumaCenter-v0", 4),
                ("AfterTheVirus-v0", 2),
                ("Aftermath-v0", 2),
            ]
        },
    }
)
#: Walks of the built-in search that keep to 1,000 applies in every decision of the held-out episodes.
SEARCH: Mapping[str, str] = MappingProxyType(
    {
        "Triage-v0": "search:100",
        "Katastrophenspiel-v0": "search:80",
        "TraumaCenter-v0": "search:60",
        "AfterTheVirus-v0": "search:60",
        "Aftermath-v0": "search:40",
    }
)


def track(name: str) -> Track:
    """A track by its name.

    >>> track("Triage-v0/no-search").applies
    0
    """
    if name not in TRACKS:
        raise BadInput(f"no track is called {name!r}; there are {', '.join(TRACKS)}")
    return TRACKS[name]


def held_out(name: str, episodes: int = EPISODES, threads: int = 1) -> _native.Pool:
    """The held-out episodes of a track, as a pool that waits for its reset. Actions are places in
    the list of legal actions, in every game. Whatever has ended rests."""
    one = track(name)
    return _native.Pool(
        check(one.id, None),
        episodes,
        options=json.dumps([dict(options) for options in one.options]),
        content=one.content(),
        seed=HELD_OUT_SEED,
        threads=threads,
        autoreset="rest",
        flat=False,
        partners=one.partners,
    )


@dataclass
class Result:
    """What a result file holds."""

    track: str
    agent: str
    episodes: int
    scores: list[int]
    actions: list[list[int]]
    mean: float
    low: float
    high: float
    rules: int
    content: str
    link: str = ""
    notes: str = ""
    seconds: float = 0.0
    format: int = FORMAT
    seed: int = field(default=HELD_OUT_SEED)

    def write(self, path: Path) -> None:
        """Writes the file, an episode on each line."""
        data = asdict(self)
        actions = data.pop("actions")
        head = json.dumps(data, indent=1)[:-2]
        rows = ",\n  ".join(json.dumps(row, separators=(",", ":")) for row in actions)
        path.write_text(f'{head},\n "actions": [\n  {rows}\n ]\n}}\n')


def interval(scores: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the 95 % interval of it.

    >>> interval([1, 2, 3, 4])
    (2.5, 1.235, 3.765)
    """
    values = np.asarray(scores, np.float64)
    mean = float(values.mean())
    spread = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    half = 1.96 * spread / math.sqrt(len(values))
    return round(mean, 3), round(mean - half, 3), round(mean + half, 3)


#: Chooses for all environments that go on: gets the pool and how many steps there were.
Agent = Callable[[_native.Pool, int], NDArray[np.int64]]


def bot(name: str) -> Agent:
    """A bot as an agent."""
    return lambda pool, step: pool.choose(name, step)


#: Chooses numbers of the flat space, given observations and masks.
Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[np.int64]]


def policy(name: str, choose: Policy) -> Agent:
    """An agent of a track from a function of observations and masks, as vectors have them, to
    actions of the flat space.

    >>> def first(observations, masks):
    ...     return masks.argmax(axis=1)
    >>> evaluate("Triage-v0/no-search", policy("Triage-v0/no-search", first), "first").episodes
    100
    """
    told = track(name).spec()
    if told.flat_actions is None:
        raise BadInput(f"{name} has no flat space of actions; an agent chooses from the list")
    count = told.flat_actions

    def agent(pool: _native.Pool, step: int) -> NDArray[np.int64]:
        numbers = told.flat_of(pool.actions)
        is_legal = np.arange(numbers.shape[1]) < pool.legal[:, None]
        masks = np.zeros((len(numbers), count), np.int8)
        rows, places = np.nonzero(is_legal)
        masks[rows, numbers[rows, places]] = 1
        masks[pool.legal == 0, 0] = 1
        chosen = np.asarray(choose(pool.observations.copy(), masks.copy()))
        for at in np.flatnonzero(masks[np.arange(len(masks)), chosen] == 0):
            raise IllegalAction(f"episode {at}: action {chosen[at]} is masked")
        taken: NDArray[np.int64] = ((numbers == chosen[:, None]) & is_legal).argmax(axis=1)
        return taken

    return agent


def planner(name: str, choose: Callable[[State, int], int]) -> Agent:
    """An agent of a track from a function that is handed a state and the seat that acts, and gives
    a place in `legal`. It is refused if it applies the rules more often than the track allows.

    >>> def ahead(state, seat):
    ...     after = [state.step(place, key=1, seat=seat) for place in range(len(state.legal(seat)))]
    ...     return max(range(len(after)), key=lambda place: after[place].value(seat))
    >>> evaluate("Triage-v0/search-1000", planner("Triage-v0/search-1000", ahead), "ahead").episodes
    100
    """
    one = track(name)
    id, content = one.spec().id, one.content()

    def agent(pool: _native.Pool, step: int) -> NDArray[np.int64]:
        chosen = np.zeros(len(pool.seats), np.int64)
        for at in np.flatnonzero(pool.legal).tolist():
            state = State._of(id, content, pool.state(at))
            chosen[at] = choose(state, int(pool.seats[at]))
            if state.applies > one.applies:
                raise BadInput(
                    f"{name}: the rules were applied {state.applies} times for decision {step} of"
                    f" episode {at}; {one.applies} is the most"
                )
        return chosen

    return agent


def evaluate(
    name: str,
    agent: Agent,
    agent_name: str,
    *,
    episodes: int = EPISODES,
    threads: int = 1,
    link: str = "",
    notes: str = "",
) -> Result:
    """Plays the held-out episodes of a track with an agent."""
    told = track(name).spec()
    pool = held_out(name, episodes, threads)
    start = time.perf_counter()
    scores, actions = _play(pool, agent)
    mean, low, high = interval(scores)
    return Result(
        track=name,
        agent=agent_name,
        episodes=episodes,
        scores=scores,
        actions=actions,
        mean=mean,
        low=low,
        high=high,
        rules=told.rules,
        content=told.content,
        link=link,
        notes=notes,
        seconds=round(time.perf_counter() - start, 1),
    )


def _play(pool: _native.Pool, agent: Agent) -> tuple[list[int], list[list[int]]]:
    """Every episode once."""
    pool.reset(HELD_OUT_SEED)
    learner = pool.seats.copy()
    actions: list[list[int]] = [[] for _ in learner]
    step = 0
    while (running := np.flatnonzero(pool.legal)).size:
        chosen = np.ascontiguousarray(agent(pool, step), np.int64)
        for at in running.tolist():
            actions[at].append(int(chosen[at]))
        pool.step(chosen)
        step += 1
    return [int(row[seat]) for row, seat in zip(pool.scores, learner)], actions


def verify(path: Path, replay: bool = True) -> Result:
    """Reads a result file, plays it again and compares; `BadInput` says what is wrong."""
    try:
        data = json.loads(path.read_text())
        result = Result(**data)
    except (OSError, ValueError, TypeError) as error:
        raise BadInput(f"{path}: {error}") from None

    def refuse(why: str) -> BadInput:
        return BadInput(f"{path}: {why}")

    if result.format != FORMAT:
        raise refuse(f"the format is {result.format}, not {FORMAT}")
    told = track(result.track).spec()
    if (result.rules, result.content) != (told.rules, told.content):
        raise refuse(f"it is of rules {result.rules} and content {result.content}")
    if result.seed != HELD_OUT_SEED:
        raise refuse(f"the held-out seed is {HELD_OUT_SEED}, not {result.seed}")
    if not result.episodes == len(result.scores) == len(result.actions) >= EPISODES:
        raise refuse(f"there must be at least {EPISODES} episodes, each with score and actions")
    if (result.mean, result.low, result.high) != interval(result.scores):
        raise refuse(f"mean and interval of these scores are {interval(result.scores)}")
    if not replay:
        return result
    replayed = _replay(result, refuse)
    for at, (told_score, found) in enumerate(zip(result.scores, replayed)):
        if told_score != found:
            raise refuse(f"episode {at} ends with {found}, not {told_score}")
    return result


def _replay(result: Result, refuse: Callable[[str], BadInput]) -> list[int]:
    rest = [iter(row) for row in result.actions]

    def replay(pool: _native.Pool, step: int) -> NDArray[np.int64]:
        # A missing action is no action; what has ended takes any.
        return np.array([next(row, -1) for row in rest], np.int64)

    try:
        scores, actions = _play(held_out(result.track, result.episodes), replay)
    except RedtagError as error:
        raise refuse(f"the actions do not fit: {error}") from None
    if actions != result.actions:
        raise refuse("some episodes end earlier or later than their actions")
    return scores


def baselines(
    folder: Path, tracks: Sequence[str], episodes: int, search: str | None, threads: int
) -> list[Result]:
    """Random, greedy and search on these tracks, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    results = []
    for name in tracks:
        one = track(name)
        agents = {"random": bot("random"), "greedy": bot("greedy")}
        if one.applies:
            walks = search or SEARCH[one.id]
            agents = {walks: planner(name, _searching(walks))}
        for agent_name, agent in agents.items():
            result = evaluate(name, agent, agent_name, episodes=episodes, threads=threads)
            file = f"{name}-{agent_name}".replace("/", "-").replace(":", "-") + ".json"
            result.write(folder / file)
            results.append(result)
            print(_line(result), flush=True)
    return results


def _searching(walks: str) -> Callable[[State, int], int]:
    return lambda state, seat: state.choose(walks, key=0, seat=seat)


def _line(result: Result) -> str:
    return (
        f"{result.track:34} {result.agent:14} {result.mean:8.2f}"
        f"  [{result.low:.2f}, {result.high:.2f}]  {result.episodes} episodes, {result.seconds} s"
    )


def leaderboard(folder: Path, replay: bool = True) -> str:
    """The results of a folder as a page, each checked and, unless told otherwise, played again."""
    results = [verify(path, replay) for path in sorted(folder.glob("*.json"))]
    lines = [
        "# Leaderboard",
        "",
        "Made from the result files by `python -m redtag.benchmark leaderboard`, which plays every"
        " one of them again. Points with 95 % intervals, on the held-out episodes.",
    ]
    for name, one in TRACKS.items():
        ranked = sorted(
            (result for result in results if result.track == name), key=lambda one: -one.mean
        )
        if not ranked:
            continue
        lines += ["", f"## {name}", "", f"{one.what[0].upper()}{one.what[1:]}.", ""]
        lines += ["| agent | points | 95 % | episodes |", "|---|---|---|---|"]
        for result in ranked:
            agent = f"[{result.agent}]({result.link})" if result.link else result.agent
            span = f"{result.low:.2f} to {result.high:.2f}"
            lines.append(f"| {agent} | {result.mean:.2f} | {span} | {result.episodes} |")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m redtag.benchmark",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("baselines", help="random, greedy and search")
    one.add_argument("folder", type=Path)
    one.add_argument("--tracks", nargs="*", default=list(TRACKS), metavar="TRACK")
    one.add_argument("--episodes", type=int, default=EPISODES)
    one.add_argument("--search", help="the bot of tracks with search, as search:50")
    one.add_argument("--threads", type=int, default=1)
    one = commands.add_parser("check", help="play results again and compare")
    one.add_argument("files", nargs="+", type=Path)
    one = commands.add_parser("leaderboard", help="a page made from a folder of results")
    one.add_argument("folder", type=Path)
    told = parser.parse_args(arguments)
    try:
        if told.command == "baselines":
            baselines(told.folder, told.tracks, told.episodes, told.search, told.threads)
        elif told.command == "check":
            for path in told.files:
                print(_line(verify(path)))
        else:
            print(leaderboard(told.folder), end="")
    except RedtagError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
