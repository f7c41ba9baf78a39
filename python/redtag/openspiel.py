"""OpenSpiel: every game as a `pyspiel.Game` with explicit chance nodes.

>>> import pyspiel, redtag.openspiel
>>> game = pyspiel.load_game("redtag_triage")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from __future__ import annotations

import json
from typing import Any, Iterable

import numpy as np
import pyspiel

from redtag import _native
from redtag.specs import IDS, Spec, spec
from redtag.state import State as Position

#: No draw of any game has more outcomes.
MOST_OUTCOMES = 256


def _type(name: str, id: str) -> pyspiel.GameType:
    seats = IDS[id].seats
    cooperative = spec(id).cooperative
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Redtag {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=(
            pyspiel.GameType.Utility.IDENTICAL if cooperative else pyspiel.GameType.Utility.GENERAL_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"options": "{}"},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of Redtag. The parameter `options` is JSON, as `{"seats": 3}`."""

    def __init__(self, type: pyspiel.GameType, id: str, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.redtag_id = id
        self.redtag_options = json.loads(params.get("options", "{}"))
        self.redtag_spec: Spec = spec(id, options=self.redtag_options)
        told = self.redtag_spec
        info = pyspiel.GameInfo(
            num_distinct_actions=told.flat_actions or told.most_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=told.seats,
            min_utility=-1_000.0,
            max_utility=1_000.0,
            utility_sum=None,
            max_game_length=told.longest,
        )
        super().__init__(type, info, params)

    def __deepcopy__(self, memo: Any) -> Game:
        # States are copied with all that they hold; the game is the same for all of them.
        return self

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.redtag_spec)


class Observer:
    """What `observation_tensor` gives: the flat observation of a seat."""

    def __init__(self, told: Spec) -> None:
        self.tensor = np.zeros(told.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        return state.observation_string(player)


class State(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node on the way from one to the next.

    A chance node is the position before an action, the action, and the outcomes so far.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._game = game
        self._position: Position | None = None
        self._seat = 0
        self._place: int | None = None
        self._chance: list[int] = []
        self._asked: list[float] | None = None
        self._go_on()

    def _go_on(self) -> None:
        """Asks chance, or goes on to the next position."""
        if self._position is None:
            options = json.dumps(self._game.redtag_options)
            asked = _native.set_up_asks(self._game.redtag_spec.game, self._chance, options)
            if asked is not None:
                total = sum(asked[1]) or 1
                self._asked = [weight / total for weight in asked[1]]
                return
            self._position = Position(
                self._game.redtag_id, options=self._game.redtag_options, chance=self._chance
            )
        elif self._place is not None:
            question = self._position.asks(self._place, self._chance, self._seat)
            if question is not None:
                self._asked = question[1]
                return
            self._position = self._position.step(self._place, chance=self._chance, seat=self._seat)
        self._place, self._chance, self._asked = None, [], None
        self._seat = max(self._position.seat, 0)

    @property
    def redtag_state(self) -> Position | None:
        """The position, or the one before the action whose outcome is open."""
        return self._position

    def current_player(self) -> int:
        if self._asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self._position is not None
        return int(pyspiel.PlayerId.TERMINAL) if self._position.is_over else self._seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self._position is not None
        if self._game.redtag_spec.flat_actions is None:
            return list(range(self._position._native.count(player)))
        return sorted(self._position.flat(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self._asked is not None
        return [(at, share) for at, share in enumerate(self._asked) if share > 0.0]

    def _apply_action(self, action: int) -> None:
        if self._asked is not None:
            self._chance.append(int(action))
        else:
            assert self._position is not None
            is_list = self._game.redtag_spec.flat_actions is None
            self._place = (
                int(action) if is_list else self._position.flat(self._seat).index(int(action))
            )
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        assert self._position is not None
        is_list = self._game.redtag_spec.flat_actions is None
        place = action if is_list else self._position.flat(player).index(action)
        return self._position.labels(player)[place]

    def is_terminal(self) -> bool:
        return self._asked is None and self._position is not None and self._position.is_over

    def returns(self) -> list[float]:
        if self._position is None or not self.is_terminal():
            return [0.0] * self._game.redtag_spec.seats
        return [float(score) for score in self._position.scores()]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self._seat if player is None else player
        if self._position is None:
            return [0.0] * self._game.redtag_spec.width
        return self._position.observe(seat).tolist()  # type: ignore[no-any-return]

    def observation_string(self, player: int | None = None) -> str:
        return str(self)

    def information_state_string(self, player: int | None = None) -> str:
        return " ".join(str(action) for action in self.history())

    def __str__(self) -> str:
        at = "set-up" if self._position is None else self._position.hash()
        return at if self._asked is None else f"{at} {self._place} {self._chance}"


def _register() -> Iterable[str]:
    for id, known in IDS.items():
        name = f"redtag_{known.game.replace('-', '_')}"
        type = _type(name, id)

        class Registered(Game):
            def __init__(
                self,
                params: dict[str, Any] | None = None,
                *,
                _type: pyspiel.GameType = type,
                _id: str = id,
            ) -> None:
                super().__init__(_type, _id, params)

        pyspiel.register_game(type, Registered)
        yield name


#: The names that `pyspiel.load_game` knows.
NAMES = tuple(_register())
