"""Stable-Baselines3: a `VecEnv` with `action_masks`, for `sb3_contrib.MaskablePPO`."""

from __future__ import annotations

from typing import Any, Sequence

import numpy as np
from gymnasium.vector import AutoresetMode
from stable_baselines3.common.vec_env import VecEnv

from redtag.gym import VectorEnv


class SB3VecEnv(VecEnv):  # type: ignore[misc]
    """Many environments of one game for Stable-Baselines3; the options are those of `make_vec`."""

    def __init__(self, id: str, num_envs: int = 8, *, seed: int | None = None, **options: Any) -> None:
        self._envs = VectorEnv(id, num_envs, autoreset_mode=AutoresetMode.SAME_STEP, **options)
        self._chosen: Any = None
        self._first_seed = seed
        self.render_mode = None
        self._returns = np.zeros(num_envs)
        super().__init__(
            num_envs, self._envs.single_observation_space, self._envs.single_action_space
        )

    def reset(self) -> Any:
        observations, _ = self._envs.reset(seed=self._first_seed)
        self._first_seed = None
        self._returns[:] = 0.0
        return observations

    def step_async(self, actions: Any) -> None:
        self._chosen = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        observations, rewards, terminated, truncated, info = self._envs.step(self._chosen)
        done = terminated | truncated
        self._returns += rewards
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(done):
            infos[at] = {
                "terminal_observation": info["final_obs"][at],
                "TimeLimit.truncated": bool(truncated[at] and not terminated[at]),
                "score": info["score"][at],
                "episode": {"r": float(self._returns[at]), "l": int(info["final_info"]["steps"][at])},
            }
            self._returns[at] = 0.0
        return observations, rewards.astype(np.float32), done, infos

    def action_masks(self) -> Any:
        """The actions that each environment allows now."""
        return self._envs.action_masks().astype(bool)

    def close(self) -> None:
        self._envs.close()

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        self._first_seed = seed
        return [seed] * self.num_envs

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks" or hasattr(self._envs, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        count = len(list(self._get_indices(indices)))
        if attr_name == "action_masks":
            return [self.action_masks] * count
        return [getattr(self._envs, attr_name)] * count

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError("the environments of a pool have no attributes of their own")

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        wanted = list(self._get_indices(indices))
        if method_name == "action_masks":
            masks = self.action_masks()
            return [masks[at] for at in wanted]
        raise AttributeError(f"the environments of a pool have no method {method_name!r}")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(list(self._get_indices(indices)))
