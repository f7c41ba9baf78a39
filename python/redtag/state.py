"""A position to plan with."""

from __future__ import annotations

import base64
import html
import json
import zlib
from dataclasses import dataclass
from typing import Any, Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from redtag import _native
from redtag.errors import BadInput, IllegalAction
from redtag.specs import Spec, check, spec, with_seats

Protocol = _native.Protocol

#: Where `State.link` points by default: a `redtag serve` on this machine.
SITE = "http://127.0.0.1:8080/"


@dataclass(frozen=True)
class Outcomes:
    """What an action can lead to: positions with probabilities that add up to 1.

    `exact` says whether these are all of them; otherwise they are samples.
    """

    exact: bool
    states: tuple[tuple[float, State], ...]

    def __iter__(self) -> Iterator[tuple[float, State]]:
        return iter(self.states)

    def __len__(self) -> int:
        return len(self.states)


class State:
    """A position of a game. It never changes; `step` gives the next one.

    There is no random generator in it: chance is an argument of every step, so a planner that
    copies a state cannot know what will be drawn.

    >>> state = State("Triage-v0", key=1)
    >>> state == State("Triage-v0", key=1)
    True
    >>> after = state.step(0, key=5)
    >>> after == state.step(0, key=5)
    True
    """

    __slots__ = ("_content", "_id", "_native", "last_chance")

    def __init__(
        self,
        id: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        content: str | None = None,
        key: int = 0,
        chance: Sequence[int] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        """The first position of a match, with luck that follows from `key` or with the outcomes
        `chance`; or the given position, in which only what matters need be said."""
        game = check(id, content)
        self._id = id
        self._content = content
        self._native = _native.State(
            game,
            options=json.dumps(with_seats(options, None if game == "triage" else seats)),
            content=content,
            key=_key(key),
            chance=None if chance is None else _chance(chance),
            position=None if position is None else json.dumps(position),
        )
        self.last_chance: tuple[int, ...] = ()

    @staticmethod
    def _of(
        id: str, content: str | None, native: _native.State, chance: Sequence[int] = ()
    ) -> State:
        other = object.__new__(State)
        other._id = id
        other._content = content
        other._native = native
        other.last_chance = tuple(chance)
        return other

    def _with(self, native: _native.State, chance: Sequence[int] = ()) -> State:
        return State._of(self._id, self._content, native, chance)

    # What it is.

    @property
    def id(self) -> str:
        """The id that it was made by."""
        return self._id

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._native.game

    @property
    def num_seats(self) -> int:
        """How many seats there are."""
        return self._native.num_seats

    @property
    def spec(self) -> Spec:
        """Fields, verbs and sizes."""
        return spec(self._id, options=self.options(), content=self._content)

    def options(self) -> dict[str, Any]:
        """The options that it is played with."""
        return json.loads(self._native.options())  # type: ignore[no-any-return]

    def json(self) -> dict[str, Any]:
        """The position as plain data; `State(id, position=…)` reads it."""
        return json.loads(self._native.position())  # type: ignore[no-any-return]

    def to_bytes(self) -> bytes:
        """The position with its options, in a short form that `from_bytes` reads."""
        return self._native.to_bytes()

    @classmethod
    def from_bytes(cls, data: bytes, content: str | None = None) -> State:
        """The state that `to_bytes` wrote; `OtherContent` if rules or content are not the same.

        >>> state = State("AfterTheVirus-v0", options={"mission": "2A"})
        >>> State.from_bytes(state.to_bytes()) == state
        True
        """
        native = _native.State.from_bytes(bytes(data), content)
        return cls._of(native.game, content, native)

    def clone(self) -> State:
        """The same; a state never changes, so this is the state itself."""
        return self

    def __copy__(self) -> State:
        return self

    def __deepcopy__(self, memo: Any) -> State:
        return self

    def hash(self) -> str:
        """The fingerprint of the position, the same in every build of Redtag."""
        return self._native.hash()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.hash() == other.hash()

    def __hash__(self) -> int:
        return hash((self.game, self.hash()))

    def __reduce__(self) -> tuple[Any, ...]:
        return State.from_bytes, (self.to_bytes(), self._content)

    def __repr__(self) -> str:
        return f"<redtag.State {self.game} {self.hash()[:12]}>"

    # Who may do what.

    def to_act(self) -> list[int]:
        """The seats that may act, in any order; none once it is over."""
        return self._native.to_act()

    @property
    def seat(self) -> int:
        """The seat that acts first where nobody chooses; -1 once it is over."""
        seat = self._native.seat()
        return -1 if seat is None else seat

    @property
    def is_over(self) -> bool:
        """Has it ended?"""
        return self._native.seat() is None

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self._native.scores()

    def winners(self) -> list[int]:
        """The seats that have won, once it is over."""
        return self._native.winners()

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return max(self.seat, 0)
        if not 0 <= seat < self.num_seats:
            raise BadInput(f"seat: must be 0 to {self.num_seats - 1}, not {seat}")
        return int(seat)

    def legal(self, seat: int | None = None) -> list[Any]:
        """What a seat may do, as plain data; `step` takes the place in this list, or the action."""
        return json.loads(self._native.legal(self._seat(seat)))  # type: ignore[no-any-return]

    def labels(self, seat: int | None = None) -> list[str]:
        """The same in words."""
        return self._native.labels(self._seat(seat))

    def features(self, seat: int | None = None) -> NDArray[np.int16]:
        """The same as numbers, a row for each action: verb, three things, cost."""
        return self._native.numbers(self._seat(seat)).reshape(-1, 5)

    def flat(self, seat: int | None = None) -> list[int]:
        """The same as numbers of the flat space, in the order of `legal`."""
        flat = self._native.flat(self._seat(seat))
        if flat is None:
            raise BadInput(f"{self._id} has no flat space of actions")
        return flat

    def observe(self, seat: int | None = None) -> NDArray[np.float32]:
        """What a seat sees."""
        return self._native.observe(self._seat(seat))

    def place(self, action: Any, seat: int | None = None) -> int:
        """The place of an action in `legal`. `IllegalAction` says by which rule it is not there.

        >>> State("Triage-v0").place({"heal": 1})
        Traceback (most recent call last):
          ...
        redtag.errors.IllegalAction: ...
        """
        seat = self._seat(seat)
        if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
            return int(action)
        return self._native.place(seat, json.dumps(action))

    def why_not(self, action: Any, seat: int | None = None) -> IllegalAction | None:
        """Why this action cannot be done now, with rule and sentence; nothing if it can."""
        try:
            place = self.place(action, seat)
        except IllegalAction as refused:
            return refused
        count = self._native.count(self._seat(seat))
        if 0 <= place < count:
            return None
        return IllegalAction(f"there are {count} legal actions, and {place} is none of them")

    # What comes of it.

    def step(
        self,
        action: Any,
        *,
        key: int | None = None,
        chance: Sequence[int] | None = None,
        seat: int | None = None,
    ) -> State:
        """The position after an action: a place in `legal`, or the action as plain data.

        Luck follows from `key`, or is what `chance` says; by default it is drawn anew. What chance
        answered is in `last_chance` of the result.
        """
        seat = self._seat(seat)
        place = self.place(action, seat)
        if key is None:
            key = int.from_bytes(np.random.bytes(8), "little")
        native, said = self._native.play(
            seat, _place(place), _key(key), None if chance is None else _chance(chance)
        )
        return self._with(native, said)

    def asks(
        self, action: Any, chance: Sequence[int] = (), seat: int | None = None
    ) -> tuple[str, list[float]] | None:
        """What chance is asked by an action after these outcomes: a name and the probability of each
        outcome; nothing once all is answered. This is a chance node."""
        seat = self._seat(seat)
        place = _place(self.place(action, seat))
        asked = self._native.asks(seat, place, _chance(chance))
        if asked is None:
            return None
        what, weights = asked
        total = sum(weights) or 1
        return what, [weight / total for weight in weights]

    def outcomes(
        self, action: Any, *, most: int = 10_000, key: int = 0, seat: int | None = None
    ) -> Outcomes:
        """All positions that an action can lead to with exact probabilities; if more than `most`
        sequences of draws lead there, that many samples instead, and `exact` is false.

        >>> outcomes = State("Triage-v0", key=3).outcomes(0)
        >>> outcomes.exact, round(sum(probability for probability, _ in outcomes), 9)
        (True, 1.0)
        """
        seat = self._seat(seat)
        place = _place(self.place(action, seat))
        exact, states = self._native.outcomes(seat, place, max(1, int(most)), _key(key))
        return Outcomes(exact, tuple((share, self._with(native)) for share, native in states))

    def value(self, seat: int | None = None) -> float:
        """The points that a seat may expect, as the game judges."""
        return self._native.value(self._seat(seat))

    def judge(self, seat: int | None = None) -> NDArray[np.float64]:
        """The same after each of its legal actions."""
        return self._native.judge(self._seat(seat))

    def choose(self, bot: str = "greedy", *, key: int = 0, seat: int | None = None) -> int:
        """The place in `legal` of what a bot would choose: `random`, `greedy`, `search:500`."""
        chosen = self._native.choose(self._seat(seat), bot, _key(key))
        if chosen is None:
            raise IllegalAction("nobody may act: it is over, or another seat's turn")
        return chosen

    def rollouts(
        self, bot: str = "random", count: int = 100, *, key: int = 0, threads: int = 1
    ) -> NDArray[np.int32]:
        """Plays to the end so many times with a bot at every seat: the points of each seat, a row
        for each time. The same at any number of threads."""
        played = self._native.rollouts(bot, int(count), _key(key), int(threads))
        return played.reshape(-1, self.num_seats)

    def odds(self, budget: int = 200_000) -> dict[str, Any]:
        """How likely what people ask about is, now and after each action, as exact as `budget`
        positions allow: the answer `odds` of the protocol."""
        return json.loads(self._native.ask(json.dumps({"op": "odds", "budget": budget})))  # type: ignore[no-any-return]

    @property
    def applies(self) -> int:
        """How often the rules were applied to this state and to all that came from the same one, by
        `step`, `asks`, `outcomes`, `rollouts` and bots that search; what a bot or `judge` knows of a
        game is not counted.

        >>> state = State("Triage-v0")
        >>> after = state.step(0, key=1).step(0, key=2)
        >>> state.applies
        2
        """
        return self._native.applies

    # How it looks.

    def text(self) -> str:
        """What lies there, what is asked and what can be done, in words."""
        lines = self._native.words()
        labels = self.labels() if not self.is_over else []
        return "\n".join([*lines, *(f"{at:3} {label}" for at, label in enumerate(labels))])

    def html(self) -> str:
        """The same as HTML."""
        lines = self._native.words()
        labels = self.labels() if not self.is_over else []
        said = "".join(f"<p>{html.escape(line)}</p>" for line in lines)
        listed = "".join(f"<li>{html.escape(label)}</li>" for label in labels)
        return f'<section class="redtag">{said}<ol start="0">{listed}</ol></section>'

    _repr_html_ = html

    def __str__(self) -> str:
        return self.text()

    def link(self, site: str = SITE) -> str:
        """A link that opens the position in the browser client at `site`. The position is in the
        fragment, which no server sees."""
        answer = json.loads(self._native.ask('{"op": "journal"}'))
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed = packer.compress(answer["journal"].encode()) + packer.flush()
        told = base64.urlsafe_b64encode(packed).decode().rstrip("=")
        return f"{site.split('#')[0]}#/link/1.{told}"


def _key(key: int) -> int:
    if isinstance(key, (int, np.integer)) and not isinstance(key, bool) and 0 <= key < 1 << 64:
        return int(key)
    raise BadInput(f"key: must be a whole number from 0 to 2^64 - 1, not {key!r}")


def _place(place: int) -> int:
    if place < 0:
        raise IllegalAction(f"{place} is no place in the list of legal actions")
    return place


def _chance(chance: Sequence[int]) -> list[int]:
    outcomes = [int(outcome) for outcome in chance]
    if any(not 0 <= outcome < 1 << 16 for outcome in outcomes):
        raise BadInput("chance: outcomes are whole numbers from 0 to 65535")
    return outcomes
