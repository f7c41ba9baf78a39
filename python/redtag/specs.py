"""What there is: ids, and the arrays and actions of each."""

from __future__ import annotations

import functools
import json
import os
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from redtag import _native
from redtag.errors import BadInput, OtherContent


@dataclass(frozen=True)
class Id:
    """An id that results can be cited by: a game at a version of its rules and its content."""

    game: str
    rules: int
    content: str
    seats: tuple[int, ...]


#: Every id, with what it is bound to. A change of rules or content is a new id.
IDS: Mapping[str, Id] = MappingProxyType(
    {
        "Triage-v0": Id("triage", 1, "2698f232039d4a9c", (1,)),
        "Katastrophenspiel-v0": Id("katastrophenspiel", 2, "7f8acee285b8b7bf", (2, 3, 4, 5)),
        "TraumaCenter-v0": Id("trauma-center", 3, "bc78c8c2fcf39cb6", (1, 2, 3, 4)),
        "AfterTheVirus-v0": Id("after-the-virus", 2, "6da4f1254d2f90eb", (1, 2, 3)),
        "Aftermath-v0": Id("aftermath", 4, "e15946de537c0077", (2, 3, 4)),
    }
)


@dataclass(frozen=True)
class Field:
    """A named part of an observation: `shape` numbers from `offset` on, counts divided by `unit`."""

    name: str
    offset: int
    shape: tuple[int, ...]
    unit: float
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.shape, dtype=np.int64))


@dataclass(frozen=True)
class Verb:
    """A kind of action: what it is about, and how many values of each a flat space tells apart."""

    name: str
    things: tuple[str, str, str]
    sizes: tuple[int, int, int]


@dataclass(frozen=True)
class Spec:
    """What there is to know of an id with these options."""

    id: str
    game: str
    rules: int
    content: str
    options: Mapping[str, Any]
    seats: int
    cooperative: bool
    longest: int
    width: int
    most_actions: int
    flat_actions: int | None
    fields: tuple[Field, ...]
    verbs: tuple[Verb, ...]

    def flat_names(self) -> list[str]:
        """The actions of the flat space by name, as `"heal 2"`.

        >>> spec("Triage-v0").flat_names()[-3:]
        ['heal 3', 'scavenge', 'end_turn']
        """
        if self.flat_actions is None:
            raise BadInput(f"{self.id} has no flat space of actions")
        names = []
        for verb in self.verbs:
            for things in np.ndindex(*verb.sizes):
                told = [str(at) for at, size in zip(things, verb.sizes) if size > 1]
                names.append(" ".join([verb.name, *told]))
        return names


    def flat_of(self, features: NDArray[np.int16]) -> NDArray[np.int64]:
        """The numbers in the flat space of actions that are described by five numbers each.

        >>> import redtag
        >>> state = redtag.State("Triage-v0", key=1)
        >>> bool((spec("Triage-v0").flat_of(state.features()) == state.flat()).all())
        True
        """
        if self.flat_actions is None:
            raise BadInput(f"{self.id} has no flat space of actions")
        sizes = np.array([verb.sizes for verb in self.verbs])
        begins = np.concatenate([[0], sizes.prod(axis=1).cumsum()])
        verbs = features[..., 0]
        most = sizes[verbs]
        things = np.clip(features[..., 1:4], 0, most - 1)
        inside = (things[..., 0] * most[..., 1] + things[..., 1]) * most[..., 2] + things[..., 2]
        return begins[verbs] + inside  # type: ignore[no-any-return]


def resolve(id: str) -> tuple[str, Id | None]:
    """The game of an id, or of a game's own name, which is bound to no version.

    >>> resolve("triage")
    ('triage', None)
    """
    known = IDS.get(id.removeprefix("redtag/"))
    if known is not None:
        return known.game, known
    if id in _native.games():
        return id, None
    raise BadInput(f"no environment is called {id!r}; there are {', '.join(IDS)}")


def read_content(*paths: str | os.PathLike[str]) -> str:
    """Content of your own as the text that `content=` takes: a file, a folder of files (a pack), or
    several of them.

    >>> read_content("nowhere.toml")
    Traceback (most recent call last):
      ...
    redtag.errors.BadInput: content: there is no file or folder nowhere.toml
    """
    files: dict[str, str] = {}
    for path in map(Path, paths):
        if not path.exists():
            raise BadInput(f"content: there is no file or folder {path}")
        inside = sorted(one for one in path.rglob("*") if one.suffix in (".toml", ".ftl"))
        for file in inside if path.is_dir() else [path]:
            name = path.resolve().name if file == path else f"{path.resolve().name}/{file.relative_to(path)}"
            if name in files:
                raise BadInput(f"content: two packs have a file called {name}")
            files[name] = file.read_text("utf-8")
    if len(paths) == 1 and Path(paths[0]).is_file():
        return next(iter(files.values()))
    if not files:
        raise BadInput("content: there are no .toml and .ftl files")
    return json.dumps(files)


def with_seats(options: Mapping[str, Any] | None, seats: int | None) -> dict[str, Any]:
    """Options with a number of seats in them."""
    options = dict(options or {})
    if seats is not None and options.setdefault("seats", seats) != seats:
        raise BadInput(f"seats: {seats} and {options['seats']} were both asked for")
    return options


def check(id: str, content: str | None) -> str:
    """The game of an id, if what is installed is what the id stands for."""
    game, known = resolve(id)
    if content is not None and "\n" not in content and not content.lstrip().startswith("{"):
        raise BadInput(
            f"content: must be the text of the content, not {content!r}; redtag.read_content reads a"
            " file or a folder"
        )
    if content is not None and known is not None:
        raise BadInput(f"content: {id} has content of its own; {game!r} takes yours")
    if known is not None and content is None:
        here = spec(game)
        if (here.rules, here.content) != (known.rules, known.content):
            raise OtherContent(
                f"{id} is {game} with rules {known.rules} and content {known.content}, but installed"
                f" are rules {here.rules} and content {here.content}"
            )
    return game


def spec(
    id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    content: str | None = None,
) -> Spec:
    """What there is to know of an id or a game: fields, verbs, sizes.

    >>> triage = spec("Triage-v0")
    >>> triage.seats, triage.flat_actions, triage.fields[0].name
    (1, 28, 'phase')
    """
    game, known = resolve(id)
    if game == "triage" and seats == 1:
        seats = None
    written = json.dumps(with_seats(options, seats), sort_keys=True)
    return _spec(id, game, written, content)


@functools.lru_cache(maxsize=64)
def _spec(id: str, game: str, options: str, content: str | None) -> Spec:
    told = json.loads(_native.describe(game, options, content))
    fields = told.pop("fields")
    verbs = told.pop("verbs")
    options_read = MappingProxyType(told.pop("options"))
    return Spec(
        id=id,
        options=options_read,
        fields=tuple(Field(**{**field, "shape": tuple(field["shape"])}) for field in fields),
        verbs=tuple(
            Verb(verb["name"], tuple(verb["things"]), tuple(verb["sizes"])) for verb in verbs
        ),
        **told,
    )


def named(
    observation: NDArray[np.float32], fields: Sequence[Field]
) -> dict[str, NDArray[np.float32]]:
    """The fields of an observation, or of a batch of them, as views.

    >>> import redtag
    >>> state = redtag.State("Triage-v0")
    >>> named(state.observe(), spec("Triage-v0").fields)["hospital"] * 20
    array([10.], dtype=float32)
    """
    lead = observation.shape[:-1]
    return {
        field.name: observation[..., field.offset : field.offset + field.size].reshape(
            *lead, *field.shape
        )
        for field in fields
    }
