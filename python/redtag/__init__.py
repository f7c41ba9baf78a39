"""Five disaster games as environments for programs that learn and plan.

>>> import redtag
>>> state = redtag.State("Triage-v0", key=7)
>>> state.game, state.to_act()
('triage', [0])

`redtag.make_vec` and `redtag.make` need Gymnasium, `redtag.aec_env` and `redtag.parallel_env` need
PettingZoo; everything else needs NumPy alone.
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

from redtag.errors import (
    BadInput,
    ClosedEnvironment,
    IllegalAction,
    MissingLibrary,
    OtherContent,
    RedtagError,
    ResetNeeded,
)
from redtag.specs import IDS, Field, Spec, Verb, named, read_content, spec
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
    "MissingLibrary",
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
    "read_content",
    "spec",
]


def _module(name: str) -> ModuleType:
    """A module of the package that needs Gymnasium or PettingZoo."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in ("gymnasium", "pettingzoo"):
            raise
        what = f"this needs {error.name}, which is not installed: pip install {error.name}"
        raise MissingLibrary(what, name=error.name) from None


def make_vec(id: str, num_envs: int = 1, **options: Any) -> VectorEnv:
    """Many environments of one game: a `gymnasium.vector.VectorEnv`. See `redtag.gym.VectorEnv`."""
    return _module("redtag.gym").VectorEnv(id, num_envs, **options)  # type: ignore[no-any-return]


def make(id: str, **options: Any) -> Env:
    """One environment: a `gymnasium.Env`. See `redtag.gym.Env`."""
    return _module("redtag.gym").Env(id, **options)  # type: ignore[no-any-return]


def aec_env(id: str, **options: Any) -> AEC:
    """A game as a PettingZoo AEC environment. See `redtag.zoo.AEC`."""
    return _module("redtag.zoo").AEC(id, **options)  # type: ignore[no-any-return]


def parallel_env(id: str, **options: Any) -> Parallel:
    """A game as a PettingZoo Parallel environment. See `redtag.zoo.Parallel`."""
    return _module("redtag.zoo").Parallel(id, **options)  # type: ignore[no-any-return]
