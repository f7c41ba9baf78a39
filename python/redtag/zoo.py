"""PettingZoo: AEC for every game, Parallel where several may act at once."""

from __future__ import annotations

from typing import Any, Mapping

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from redtag.errors import BadInput, IllegalAction, ResetNeeded
from redtag.specs import spec
from redtag.state import State

#: What whoever wins against others gets at the end.
PRIZE = 10.0


class _Game:
    """What both kinds of environment share: a state, its luck, and how seats see it."""

    def __init__(
        self,
        id: str,
        seats: int | None,
        options: Mapping[str, Any] | None,
        content: str | None,
        actions: str,
        masks: str,
        wait: bool,
    ) -> None:
        self.id = id
        self.content = content
        self.spec = spec(id, seats=seats, options=options, content=content)
        if actions not in ("auto", "flat", "list"):
            raise BadInput(f"actions: {actions!r} is none of auto, flat, list")
        if masks not in ("observation", "info"):
            raise BadInput(f"masks: {masks!r} is none of observation, info")
        self.in_info = masks == "info"
        if actions == "flat" and self.spec.flat_actions is None:
            raise BadInput(f"{id} has too many actions for a flat space; use actions='list'")
        self.is_list = actions == "list" or self.spec.flat_actions is None
        self.choices = self.spec.most_actions if self.is_list else int(self.spec.flat_actions or 0)
        self.wait = self.choices if wait else None
        self.agents = [f"seat_{seat}" for seat in range(self.spec.seats)]
        self.state: State | None = None
        self.seed = 0
        self.luck = np.random.default_rng(0)
        self.scores: list[int] = []

    def begin(self, seed: int | None) -> None:
        if seed is not None or self.state is None:
            self.luck = np.random.default_rng(seed)
        options = dict(self.spec.options)
        self.state = State(self.id, options=options, content=self.content, key=self.key())
        self.scores = self.state.scores()

    def key(self) -> int:
        return int(self.luck.integers(1 << 63))

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.choices + (self.wait is not None))

    def observation_space(self) -> spaces.Space[Any]:
        count = int(self.action_space().n)
        seen = spaces.Box(-1.0, 1.0, (self.spec.width,), np.float32)
        if self.in_info:
            return seen
        parts: dict[str, spaces.Space[Any]] = {
            "observation": seen,
            "action_mask": spaces.Box(0, 1, (count,), np.int8),
        }
        if self.is_list:
            most = np.iinfo(np.int16)
            parts["actions"] = spaces.Box(most.min, most.max, (self.choices, 5), np.int16)
        return spaces.Dict(parts)

    def places(self, seat: int) -> list[int]:
        """The number of each legal action, in the order of the list."""
        assert self.state is not None
        if seat not in self.state.to_act():
            return []
        if self.is_list:
            return list(range(min(self.state._native.count(seat), self.choices)))
        return self.state.flat(seat)

    def observe(self, seat: int) -> Any:
        """What a seat sees, with or without its mask."""
        assert self.state is not None
        seen = self.state.observe(seat)
        return seen if self.in_info else {"observation": seen, **self.mask(seat)}

    def info(self, seat: int) -> dict[str, Any]:
        """The mask of a seat, if it is not in the observation."""
        return dict(self.mask(seat)) if self.in_info else {}

    def mask(self, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat may choose, and what that is about."""
        assert self.state is not None
        mask = np.zeros(int(self.action_space().n), np.int8)
        places = self.places(seat)
        mask[places] = 1
        if self.wait is not None and not places:
            mask[self.wait] = 1
        told: dict[str, NDArray[Any]] = {"action_mask": mask}
        if self.is_list:
            features = np.zeros((self.choices, 5), np.int16)
            rows = self.state.features(seat)[: self.choices]
            features[: len(rows)] = rows
            told["actions"] = features
        return told

    def play(self, seat: int, action: int) -> None:
        """Plays an action of a seat; `IllegalAction` if it is not legal."""
        assert self.state is not None
        places = self.places(seat)
        if action not in places:
            raise IllegalAction(
                f"seat {seat}: action {action} is none of the {len(places)} legal ones; see the mask"
            )
        self.state = self.state.step(places.index(action), key=self.key(), seat=seat)

    def rewards(self) -> list[float]:
        """What each seat gained since this was last asked."""
        assert self.state is not None
        scores = self.state.scores()
        gained = [float(now - before) for now, before in zip(scores, self.scores)]
        self.scores = scores
        if self.state.is_over and not self.spec.cooperative:
            for seat in self.state.winners():
                gained[seat] += PRIZE
        return gained


class AEC(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game as a PettingZoo AEC environment: one seat after the other.

    Where several may act, the one acts whom the game lets lead. An observation has `observation`,
    `action_mask` and, with `actions="list"`, the legal `actions` as numbers; with `masks="info"` an
    observation is an array, and the rest is in `infos`. The mask of the seat that acts is never
    empty; that of a seat that waits is.

    >>> import redtag
    >>> env = redtag.aec_env("TraumaCenter-v0", seats=2)
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'seat_0'
    """

    def __init__(
        self,
        id: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        content: str | None = None,
        actions: str = "auto",
        masks: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._game = _Game(id, seats, options, content, actions, masks, wait=False)
        self.metadata = {
            "name": f"redtag_{id.lower().replace('-', '_')}",
            "render_modes": ["ansi"],
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self._game.agents)
        self.agents: list[str] = []
        self._action_spaces = {agent: self._game.action_space() for agent in self.possible_agents}
        self._observation_spaces = {
            agent: self._game.observation_space() for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._game.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        state = self._game.state
        assert state is not None
        seat = max(state.seat, 0)
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = self._game.info(seat)

    def observe(self, agent: str) -> Any:
        return self._game.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        if self._game.state is None:
            raise ResetNeeded("there is no episode under way: call reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._game.play(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        for other, reward in zip(self.possible_agents, self._game.rewards()):
            self.rewards[other] = reward
        state = self._game.state
        assert state is not None
        if state.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            for seat, (one, score) in enumerate(zip(self.agents, state.scores())):
                self.infos[one] = {"score": score, **self._game.info(seat)}
        else:
            self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def state(self) -> NDArray[np.float32]:
        """What seat 0 sees: there is no hidden information."""
        assert self._game.state is not None
        return self._game.state.observe(0)

    def redtag_state(self) -> State:
        """The position, to plan with."""
        assert self._game.state is not None
        return self._game.state

    def render(self) -> str | None:
        state = self._game.state
        return state.text() if self.render_mode == "ansi" and state is not None else None

    def close(self) -> None:
        self._game.state = None


class Parallel(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A game as a PettingZoo Parallel environment, for games in which several may act at once.

    The last action of the space is to wait. A seat that may not act can only wait; one that may act
    cannot. Actions are played in the order of the seats; one that an earlier seat's action made
    impossible is skipped, and `infos[agent]["skipped"]` says so. With `illegal="terminate"` an action
    that the mask forbids ends the episode and costs 1.
    """

    def __init__(
        self,
        id: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        content: str | None = None,
        actions: str = "auto",
        masks: str = "observation",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("raise", "terminate"):
            raise BadInput(f"illegal: {illegal!r} is none of raise, terminate")
        self._ends = illegal == "terminate"
        self._game = _Game(id, seats, options, content, actions, masks, wait=True)
        self.metadata = {
            "name": f"redtag_{id.lower().replace('-', '_')}_parallel",
            "render_modes": ["ansi"],
            "render_fps": 4,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self._game.agents)
        self.agents: list[str] = []
        self._action_spaces = {agent: self._game.action_space() for agent in self.possible_agents}
        self._observation_spaces = {
            agent: self._game.observation_space() for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def _observations(self) -> dict[str, Any]:
        return {agent: self._game.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._game.begin(seed)
        self.agents = list(self.possible_agents)
        infos = {agent: self._game.info(seat) for seat, agent in enumerate(self.agents)}
        return self._observations(), infos

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
    ]:
        game = self._game
        state = game.state
        if state is None or not self.agents:
            raise ResetNeeded("there is no episode under way: call reset first")
        may_act = state.to_act()
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions[agent])
            is_wait = action == game.wait
            if is_wait == (seat in may_act) or (not is_wait and action not in game.places(seat)):
                if self._ends:
                    return self._end_by(agent)
                what = "may not wait" if is_wait else "may not do this"
                raise IllegalAction(f"{agent}: action {action}: the seat {what} now; see the mask")
        infos: dict[str, dict[str, Any]] = {agent: {"skipped": False} for agent in self.agents}
        for seat in may_act:
            agent = self.possible_agents[seat]
            meant = self._meant(state, seat, int(actions[agent]))
            now = game.state
            assert now is not None
            refused = now.is_over or seat not in now.to_act() or now.why_not(meant, seat)
            if refused:
                infos[agent]["skipped"] = True
            else:
                game.state = now.step(meant, key=game.key(), seat=seat)
        assert game.state is not None
        rewards = dict(zip(self.possible_agents, game.rewards()))
        over = game.state.is_over
        for seat, (agent, score) in enumerate(zip(self.possible_agents, game.state.scores())):
            infos[agent] |= {"score": score, **game.info(seat)}
        ends = dict.fromkeys(self.agents, over)
        cuts = dict.fromkeys(self.agents, False)
        observations = self._observations()
        if over:
            self.agents = []
        return observations, rewards, ends, cuts, infos

    def _end_by(
        self, culprit: str
    ) -> tuple[
        dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
    ]:
        """Ends the episode because of an illegal action."""
        rewards = dict.fromkeys(self.agents, 0.0) | {culprit: -1.0}
        ends, cuts = dict.fromkeys(self.agents, True), dict.fromkeys(self.agents, False)
        infos = {
            agent: {"illegal": agent == culprit, **self._game.info(seat)}
            for seat, agent in enumerate(self.agents)
        }
        self.agents = []
        return self._observations(), rewards, ends, cuts, infos

    def _meant(self, state: State, seat: int, action: int) -> Any:
        """The action as plain data, so that it means the same after others have acted."""
        legal = state.legal(seat)
        return legal[action if self._game.is_list else state.flat(seat).index(action)]

    def state(self) -> NDArray[np.float32]:
        """What seat 0 sees: there is no hidden information."""
        assert self._game.state is not None
        return self._game.state.observe(0)

    def render(self) -> str | None:
        state = self._game.state
        return state.text() if self.render_mode == "ansi" and state is not None else None

    def close(self) -> None:
        self._game.state = None
