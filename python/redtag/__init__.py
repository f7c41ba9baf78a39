"""Five disaster games as environments for programs that learn and plan.

>>> import redtag
>>> state = redtag.State("Triage-v0", key=7)
>>> state.game, state.to_act()
('triage', [0])

`redtag.make_vec` and `redtag.make` need Gymnasium, `redtag.aec_env` and `redtag.parallel_env` need
PettingZoo; everything else needs NumPy alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtag.errors import (
    BadInput,
    ClosedEnvironment,
    IllegalAction,
    OtherContent,
    RedtagError,
    ResetNeeded,
)
from redtag.specs import IDS, Field, Spec, Verb, named, spec
from redtag.state import Outcomes, Protocol, State

if TYPE_CHECKING:
    from redtag.gym import Env, VectorEnv
    from redtag.zoo import AEC, Parallel

__all__ = [
    "IDS",
    "BadInput",
    "ClosedEnvironment",
    "Field",
    "IllegalAction",
    "OtherContent",
    "Outcomes",
    "Protocol",
    "RedtagError",
    "ResetNeeded",
    "Spec",
    "State",
    "Verb",
    "aec_env",
    "make",
    "make_vec",
    "named",
    "parallel_env",
    "spec",
]


def make_vec(id: str, num_envs: int = 1, **options: Any) -> VectorEnv:
    """Many environments of one game: a `gymnasium.vector.VectorEnv`. See `redtag.gym.VectorEnv`."""
    from redtag.gym import VectorEnv

    return VectorEnv(id, num_envs, **options)


def make(id: str, **options: Any) -> Env:
    """One environment: a `gymnasium.Env`. See `redtag.gym.Env`."""
    from redtag.gym import Env

    return Env(id, **options)


def aec_env(id: str, **options: Any) -> AEC:
    """A game as a PettingZoo AEC environment. See `redtag.zoo.AEC`."""
    from redtag.zoo import AEC

    return AEC(id, **options)


def parallel_env(id: str, **options: Any) -> Parallel:
    """A game as a PettingZoo Parallel environment. See `redtag.zoo.Parallel`."""
    from redtag.zoo import Parallel

    return Parallel(id, **options)
