"""Studies of `redtag lab`: on the threads of this machine, or as Ray tasks on many machines.

    import redtag.lab
    found = redtag.lab.run("diff", game="triage", change="patients.jack.health=4", games=100_000,
                           cluster="ray", shards=64, folder="jack")
    print(found["headline"])

The program `redtag` plays, so it has to be installed wherever a task may run. Whatever plays, the result has the same
bytes.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

__all__ = ["Findings", "LabError", "run"]

#: Told after every finished shard: how many are finished, and how many there are.
Progress = Callable[[int, int], None]


class LabError(RuntimeError):
    """What `redtag lab` answered instead of a result."""


class Findings(dict[str, Any]):
    """What a study found: the object of `redtag lab --json`. `raw` has the bytes as they were printed."""

    raw: bytes

    def __init__(self, raw: bytes) -> None:
        super().__init__(json.loads(raw))
        self.raw = raw


def run(
    question: str,
    *words: str,
    cluster: str | None = None,
    shards: int = 64,
    folder: str | os.PathLike[str] | None = None,
    html: str | os.PathLike[str] | None = None,
    program: str | os.PathLike[str] = "redtag",
    retries: int = 3,
    progress: Progress | None = None,
    **options: Any,
) -> Findings:
    """Asks a question of `redtag lab`, such as `diff`, `numbers`, `cards`, `luck` or `feel`.

    `words` are passed on as they are; `options` too, as `--name value`: `new_bot="random"` becomes `--new-bot random`, a
    list is repeated, `True` stands alone.

    Without a cluster one process plays with all threads. With `cluster="ray"`, each of the `shards` is a Ray task on one
    processor: choose as many that each takes ten seconds or more. A task whose worker dies is run again, `retries` times.
    Ray is connected to as `ray.init()` does it, unless it is already. Contents with a relative path travel with the task.

    `folder` keeps what is finished: the same call goes on there after an interruption. `html` is where a report goes.
    `progress` is called with the number of finished shards and of all; without it, a line goes to standard error.
    """
    command = [question, *words, *_flags(options)]
    report = ["--json"] + ([f"--html={html}"] if html is not None else [])
    path = _found(program)
    if cluster is None:
        out = [] if folder is None else ["--out", str(_made(folder) / "study.jsonl")]
        return Findings(_call(path, ["lab", *command, *out, *report]))
    if cluster != "ray":
        raise ValueError(f'cluster: "ray" or None, not {cluster!r}')
    if not 1 <= shards <= 1024:
        raise ValueError(f"shards: 1 to 1024, not {shards}")
    if folder is not None:
        parts = _play(path, command, shards, _made(folder), retries, progress or _tell)
        return Findings(_call(path, ["lab", "merge", *parts, *report]))
    with tempfile.TemporaryDirectory(prefix="redtag-lab-") as made:
        parts = _play(path, command, shards, Path(made), retries, progress or _tell)
        return Findings(_call(path, ["lab", "merge", *parts, *report]))


def _flags(options: dict[str, Any]) -> list[str]:
    flags: list[str] = []
    for name, value in options.items():
        flag = "--" + name.replace("_", "-")
        for one in value if isinstance(value, list | tuple) else [value]:
            if one is True:
                flags.append(flag)
            elif one is not None and one is not False:
                flags += [flag, str(one)]
    return flags


def _found(program: str | os.PathLike[str]) -> str:
    found = shutil.which(program)
    if found is None:
        raise LabError(f"{os.fspath(program)}: there is no such program; install redtag, or say where it is with program=")
    return os.path.abspath(found)


def _made(folder: str | os.PathLike[str]) -> Path:
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    return path


def _call(program: str, words: list[str], cwd: str | None = None) -> bytes:
    done = subprocess.run([program, *words], cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode != 0 and not (done.stdout and "--fail-if" in words):
        raise LabError(done.stderr.decode(errors="replace").strip() or f"redtag ended with {done.returncode}")
    return done.stdout


def _tell(finished: int, shards: int) -> None:
    print(f"redtag lab: {finished} of {shards} shards", file=sys.stderr, flush=True)


def _play(
    program: str, command: list[str], shards: int, folder: Path, retries: int, progress: Progress
) -> list[str]:
    """Plays the shards that are not in the folder yet as Ray tasks; the files of all."""
    ray: Any = importlib.import_module("ray")
    parts = {part: folder / f"part-{part}-of-{shards}.jsonl" for part in range(1, shards + 1)}
    missing = [part for part, path in parts.items() if not path.exists()]
    if not missing:
        return [str(path) for path in parts.values()]
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    task = ray.remote(num_cpus=1, max_retries=retries)(_play_shard)
    files = ray.put(_files(command))
    waiting = {task.remote(program, command, files, part, shards): part for part in missing}
    progress(shards - len(waiting), shards)
    try:
        while waiting:
            [done], _ = ray.wait(list(waiting), num_returns=1)
            text = ray.get(done)
            path = parts[waiting.pop(done)]
            # A part is there as a whole or not at all, whenever this is interrupted.
            unfinished = path.with_suffix(".tmp")
            unfinished.write_bytes(text)
            unfinished.replace(path)
            progress(shards - len(waiting), shards)
    finally:
        for task_left in waiting:
            ray.cancel(task_left, force=True)
    return [str(path) for path in parts.values()]


def _play_shard(program: str, command: list[str], files: dict[str, bytes], part: int, shards: int) -> bytes:
    """One shard, in a folder of its own with the contents that it needs: what `--out` wrote."""
    with tempfile.TemporaryDirectory(prefix="redtag-shard-") as made:
        for name, text in files.items():
            path = Path(made, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
            path.chmod(0o755)
        where = ["--shard", f"{part}/{shards}", "--out", "redtag-part.jsonl", "--threads", "1"]
        _call(program, ["lab", *command, *where], cwd=made)
        return Path(made, "redtag-part.jsonl").read_bytes()


def _files(command: Iterable[str]) -> dict[str, bytes]:
    """Files and folders with a relative path that the command names, by that path: contents, and bots of one's own."""
    found: dict[str, bytes] = {}
    for word in (name for words in command for name in words.replace(",", " ").split()):
        path = Path(word)
        if path.is_absolute() or ".." in path.parts or not path.parts or not path.exists():
            continue
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                found[str(file)] = file.read_bytes()
    return found
