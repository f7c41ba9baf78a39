"""Studies from Python: the same bytes on threads and on a cluster, even if workers die."""

import os
import shutil
import signal
import threading
import time
from pathlib import Path

import pytest

from redtag import lab

ROOT = Path(__file__).resolve().parents[2]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
PROGRAM = shutil.which("redtag") or shutil.which(TARGET / "debug" / "redtag")
needs_program = pytest.mark.skipif(PROGRAM is None, reason="cargo build -p redtag has not been run")

STUDY = {"game": "triage", "change": "patients.queen.diesel=2", "games": 2000, "program": PROGRAM}


def test_words_and_options_become_a_command():
    flags = lab._flags({"new_bot": "random", "set": ["beds=2", "hospital=9"], "fail_if": True, "html": None})
    assert flags == ["--new-bot", "random", "--set", "beds=2", "--set", "hospital=9", "--fail-if"]


def test_contents_travel_by_their_relative_path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "a.toml").write_text("a = 1")
    (tmp_path / "new.toml").write_text("b = 2")
    assert lab._files(["diff", "pack", "new.toml", "--games", "9", "/etc/hostname", "../x"]) == {
        "pack/a.toml": b"a = 1",
        "new.toml": b"b = 2",
    }


def test_what_is_wrong_is_said():
    with pytest.raises(lab.LabError, match="there is no such program"):
        lab.run("diff", program="/no/such/redtag")


@needs_program
def test_a_refused_study_says_why(tmp_path):
    with pytest.raises(lab.LabError, match="old and new are the same"):
        lab.run("diff", game="triage", program=PROGRAM)
    with pytest.raises(ValueError, match="ray"):
        lab.run("diff", game="triage", program=PROGRAM, cluster="slurm")


@needs_program
def test_a_killed_worker_changes_nothing(tmp_path):
    ray = pytest.importorskip("ray")
    whole = lab.run("diff", **STUDY)
    assert whole["played"]["game"] == "triage"
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        told: list[tuple[int, int]] = []
        killed: list[int] = []

        def kill() -> None:
            """Ends a worker as soon as one plays a shard."""
            while not killed:
                for process in Path("/proc").glob("[0-9]*"):
                    try:
                        words = (process / "cmdline").read_bytes()
                        parent = int((process / "stat").read_text().rsplit(")", 1)[1].split()[1])
                        worker = Path("/proc", str(parent), "cmdline").read_bytes()
                    except (OSError, ValueError):
                        continue
                    if b"--shard" in words and worker.startswith(b"ray::"):
                        os.kill(parent, signal.SIGKILL)
                        killed.append(parent)
                        return
                time.sleep(0.005)

        killer = threading.Thread(target=kill, daemon=True)
        killer.start()
        folder = tmp_path / "study"
        shared = lab.run(
            "diff", **STUDY, cluster="ray", shards=8, folder=folder, progress=lambda *now: told.append(now)
        )
        assert killed, "no worker was killed"
        assert shared.raw == whole.raw
        assert told == [(count, 8) for count in range(9)]
        # Only what is missing is played again.
        (folder / "part-3-of-8.jsonl").unlink()
        told.clear()
        again = lab.run(
            "diff", **STUDY, cluster="ray", shards=8, folder=folder, progress=lambda *now: told.append(now)
        )
        assert again.raw == whole.raw
        assert told == [(7, 8), (8, 8)]
    finally:
        ray.shutdown()
