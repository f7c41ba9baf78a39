"""Gymnasium: a vector of environments, and a single one."""

from __future__ import annotations

import json
from typing import Any, Mapping, Sequence

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from redtag import _native
from redtag.errors import BadInput
from redtag.specs import Spec, check, named, spec, with_seats
from redtag.state import State

_MODES = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


def _mode(told: AutoresetMode | str) -> AutoresetMode:
    """A mode, also by its name or by its value, as `"next_step"` or `"NextStep"`."""
    for mode, name in _MODES.items():
        if told in (mode, name, mode.value, mode.name):
            return mode
    raise BadInput(f"autoreset_mode: {told!r} is none of {', '.join(_MODES.values())}")


def _choice(name: str, value: str, known: Sequence[str]) -> str:
    if value not in known:
        raise BadInput(f"{name}: {value!r} is none of {', '.join(known)}")
    return value


def _seed(seed: Any) -> int:
    if isinstance(seed, (int, np.integer)) and not isinstance(seed, bool) and 0 <= seed < 1 << 64:
        return int(seed)
    raise BadInput(
        f"seed: must be a whole number from 0 to 2^64 - 1, not {seed!r}; the luck of each environment"
        " follows from it and the environment's number"
    )


class _Pool:
    """What both kinds of environment share: the pool, its spaces and its arrays."""

    def __init__(
        self,
        id: str,
        num_envs: int,
        mode: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        content: str | None = None,
        threads: int = 1,
        first: int = 0,
        actions: str = "auto",
        observation: str = "flat",
        features: bool | None = None,
        illegal: str = "raise",
        partners: str | None = None,
        seat: int | None = None,
        max_steps: int | None = None,
    ) -> None:
        game = check(id, content)
        if game == "triage":
            seats = None
        several = [options] if options is None or isinstance(options, Mapping) else list(options)
        written = [with_seats(one, seats) for one in several]
        self.spec: Spec = spec(id, options=written[0], content=content)
        _choice("actions", actions, ("auto", "flat", "list"))
        _choice("observation", observation, ("flat", "named"))
        _choice("illegal", illegal, ("raise", "terminate"))
        if actions == "auto":
            actions = "list" if self.spec.flat_actions is None else "flat"
        self.is_list = actions == "list"
        self.is_named = observation == "named"
        self.features = self.is_list if features is None else features
        self.seeded = False
        self.content = content
        self.native = _native.Pool(
            game,
            num_envs,
            options=json.dumps(written),
            content=content,
            threads=int(threads),
            first=int(first),
            autoreset=mode,
            flat=not self.is_list,
            described=self.features,
            illegal_ends=illegal == "terminate",
            partners=partners,
            seat=seat,
            most_steps=max_steps,
        )
        self.choices = self.native.masks.shape[1]

    def observation_space(self) -> spaces.Space[Any]:
        if not self.is_named:
            return spaces.Box(-1.0, 1.0, (self.spec.width,), np.float32)
        return spaces.Dict(
            {field.name: spaces.Box(-1.0, 1.0, field.shape, np.float32) for field in self.spec.fields}
        )

    def state(self, at: int) -> State:
        if not 0 <= at < len(self.native.seats):
            raise BadInput(f"there is no environment {at} of {len(self.native.seats)}")
        return State._of(self.spec.id, self.content, self.native.state(at))

    def reset(self, seed: Any, marked: NDArray[np.bool_] | None = None) -> None:
        if seed is None and not self.seeded:
            seed = int.from_bytes(np.random.SeedSequence().generate_state(2).tobytes(), "little")
        self.native.reset(None if seed is None else _seed(seed), marked)
        self.seeded = True


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many environments of one game, written into arrays that were allocated once.

    >>> import numpy as np, redtag
    >>> envs = redtag.make_vec("Triage-v0", num_envs=3)
    >>> observations, info = envs.reset(seed=1)
    >>> observations.shape, info["action_mask"].shape
    ((3, 127), (3, 28))
    >>> actions = info["action_mask"].argmax(axis=1)
    >>> observations, rewards, terminated, truncated, info = envs.step(actions)

    Options: `seats`; `options`, a mapping or a list of which each episode takes one; `content` of
    one's own; `threads`; `actions`, `"flat"` (a fixed space), `"list"` (a place in the list of legal
    actions) or `"auto"` (flat where there is a flat space); `observation`, `"flat"` or `"named"`;
    `features`, whether `info["actions"]` describes the legal actions (for lists it does);
    `illegal`, `"raise"` or `"terminate"`; `partners`, the bot at all seats but one, and `seat`, which
    one that is (each in turn if it is not said); `max_steps`; `first`, the number of the first
    environment; `copy=False` to be handed the arrays themselves, which the next step overwrites.
    """

    def __init__(
        self,
        id: str,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if not isinstance(num_envs, (int, np.integer)) or num_envs < 1:
            raise BadInput(f"num_envs: must be at least 1, not {num_envs!r}")
        mode = _mode(autoreset_mode)
        self._pool = _Pool(id, int(num_envs), _MODES[mode], **options)
        self._native = self._pool.native
        self._copy = copy
        self._mode = mode
        self.redtag_spec = self._pool.spec
        self.num_envs = int(num_envs)
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 4, "autoreset_mode": mode}
        self.single_observation_space = self._pool.observation_space()
        self.single_action_space = spaces.Discrete(self._pool.choices)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _observations(self, rows: NDArray[np.float32]) -> Any:
        if self._copy:
            rows = rows.copy()
        return named(rows, self.redtag_spec.fields) if self._pool.is_named else rows

    def _info(self) -> dict[str, Any]:
        native = self._native
        info: dict[str, Any] = {
            "action_mask": native.masks,
            "seat": native.seats,
            "rewards": native.all_rewards,
            "score": native.scores,
            "legal": native.legal,
            "steps": native.steps,
        }
        if self._pool.features:
            info["actions"] = native.actions
        if self._copy:
            info = {name: array.copy() for name, array in info.items()}
        return info

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins new episodes: all of them, or with `options={"reset_mask": …}` those that are marked.

        With a seed, the first episode of that seed; without one, the next episode.
        """
        marked = (options or {}).get("reset_mask")
        if marked is not None:
            marked = np.ascontiguousarray(marked)
            if marked.dtype != np.bool_ or marked.shape != (self.num_envs,):
                raise BadInput(f"reset_mask: must be {self.num_envs} booleans")
        self._pool.reset(seed, marked)
        return self._observations(self._native.observations), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Plays an action in each environment."""
        self._native.step(_actions(actions, self.num_envs))
        native = self._native
        rewards, terminated, truncated = native.rewards, native.terminated, native.truncated
        if self._copy:
            rewards, terminated, truncated = rewards.copy(), terminated.copy(), truncated.copy()
        info = self._info()
        if self._mode is AutoresetMode.SAME_STEP:
            ended = terminated | truncated
            if ended.any():
                info["final_obs"] = self._observations(native.last)
                info["_final_obs"] = ended
                info["final_info"] = {"score": native.scores.copy(), "steps": native.steps.copy()}
                info["_final_info"] = ended
        return self._observations(native.observations), rewards, terminated, truncated, info

    def action_masks(self) -> NDArray[np.int8]:
        """The actions that each environment allows now."""
        masks = self._native.masks
        return masks.copy() if self._copy else masks

    def choose(self, bot: str = "greedy", key: int = 0) -> NDArray[np.int64]:
        """What a bot would choose in each environment."""
        return self._native.choose(bot, _seed(key))

    def state(self, at: int) -> State:
        """The position of an environment, to plan with."""
        return self._pool.state(at)

    def render(self) -> Any:
        """Every environment in words, with `render_mode="ansi"`."""
        if self.render_mode != "ansi":
            return None
        return tuple(self.state(at).text() for at in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        self._native.close()


def _actions(actions: Any, count: int) -> NDArray[np.int64]:
    array = np.asarray(actions)
    if not np.issubdtype(array.dtype, np.integer):
        raise BadInput(f"actions: must be whole numbers, not {array.dtype}")
    if array.shape != (count,):
        raise BadInput(f"actions: must be {count} numbers, not an array of shape {array.shape}")
    return np.ascontiguousarray(array, dtype=np.int64)


class Env(gymnasium.Env[Any, Any]):
    """One environment. `info["action_mask"]` says what may be chosen.

    >>> import redtag
    >>> env = redtag.make("Triage-v0")
    >>> observation, info = env.reset(seed=4)
    >>> action = env.action_space.sample(info["action_mask"])
    >>> observation, reward, terminated, truncated, info = env.step(action)

    The options are those of `VectorEnv`. With `illegal="terminate"` an illegal action ends the
    episode and costs 1; by default it raises `IllegalAction` with rule and sentence.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(self, id: str, *, render_mode: str | None = None, **options: Any) -> None:
        self._pool = _Pool(id, 1, "disabled", **options)
        self.redtag_spec = self._pool.spec
        self.render_mode = render_mode
        self.observation_space = self._pool.observation_space()
        self.action_space = spaces.Discrete(self._pool.choices)
        native = self._pool.native
        self._step = native.step_one
        self._native = native
        self._row = native.observations[0]
        self._mask = native.masks[0]
        self._reward = native.rewards
        self._terminated = native.terminated
        self._truncated = native.truncated
        self._seat = native.seats
        self._rewards = native.all_rewards[0]
        self._score = native.scores[0]
        self._actions = native.actions[0] if self._pool.features else None
        self._is_named = self._pool.is_named

    def _observation(self) -> Any:
        row = self._row.copy()
        return named(row, self.redtag_spec.fields) if self._is_named else row

    def _info(self) -> dict[str, Any]:
        info = {
            "action_mask": self._mask.copy(),
            "seat": self._seat.item(),
            "rewards": self._rewards.copy(),
            "score": self._score.copy(),
        }
        if self._actions is not None:
            info["actions"] = self._actions.copy()
        return info

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins an episode: the first of a seed, or the next one."""
        if seed is not None:
            _seed(seed)
        super().reset(seed=seed)
        self._pool.reset(seed)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays an action."""
        try:
            self._step(action)
        except TypeError:
            raise BadInput(f"action: must be a whole number, not {action!r}") from None
        return (
            self._observation(),
            self._reward.item(),
            self._terminated.item(),
            self._truncated.item(),
            self._info(),
        )

    def action_masks(self) -> NDArray[np.int8]:
        """The actions that are allowed now."""
        return self._native.masks[0].copy()  # type: ignore[no-any-return]

    def choose(self, bot: str = "greedy", key: int = 0) -> int:
        """What a bot would choose."""
        return int(self._native.choose(bot, _seed(key))[0])

    def state(self) -> State:
        """The position, to plan with."""
        return self._pool.state(0)

    def render(self) -> Any:
        """The position in words, with `render_mode="ansi"`."""
        return self.state().text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        self._native.close()
