"""RLlib: every game as a `MultiAgentEnv` of the current API, with masks under `action_mask`."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from redtag.errors import BadInput, IllegalAction
from redtag.zoo import AEC


class RLlibEnv(MultiAgentEnv):  # type: ignore[misc]
    """One seat after the other; the configuration has `id` and the options of `redtag.aec_env`.

    Observations have `observations` and `action_mask`, as RLlib's masking models expect. RLlib
    itself tries an action at random before it trains, so an illegal action ends the episode and
    costs 1; with `illegal="raise"` and `disable_env_checking=True` it raises `IllegalAction`.
    """

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        told = dict(config or {"id": "Triage-v0"})
        illegal = told.pop("illegal", "terminate")
        if illegal not in ("raise", "terminate"):
            raise BadInput(f"illegal: {illegal!r} is none of raise, terminate")
        self._ends = illegal == "terminate"
        self._env = AEC(**told)
        self.possible_agents = list(self._env.possible_agents)
        self.agents = list(self.possible_agents)
        self.observation_spaces = {
            agent: self._renamed_space(self._env.observation_space(agent))
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: self._env.action_space(agent) for agent in self.possible_agents
        }

    @staticmethod
    def _renamed_space(space: Any) -> spaces.Dict:
        parts = dict(space.spaces)
        parts["observations"] = parts.pop("observation")
        return spaces.Dict(parts)

    def _observe(self, agent: str) -> dict[str, Any]:
        told = dict(self._env.observe(agent))
        told["observations"] = told.pop("observation")
        return told

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._env.reset(seed=seed)
        self.agents = list(self.possible_agents)
        agent = self._env.agent_selection
        return {agent: self._observe(agent)}, {agent: {}}

    def step(
        self, action_dict: dict[str, Any]
    ) -> tuple[
        dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
    ]:
        agent = self._env.agent_selection
        try:
            self._env.step(action_dict[agent])
            rewards = {one: self._env.rewards[one] for one in self.possible_agents}
            over = self._env.redtag_state().is_over
        except IllegalAction:
            if not self._ends:
                raise
            rewards, over = dict.fromkeys(self.possible_agents, 0.0) | {agent: -1.0}, True
        shown = self.possible_agents if over else [self._env.agent_selection]
        observations = {one: self._observe(one) for one in shown}
        infos: dict[str, Any] = {one: {} for one in shown}
        return observations, rewards, {"__all__": over}, {"__all__": False}, infos
