"""The package itself: ids, stubs, examples in documents, size and time of the import."""

import doctest
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import redtag
from redtag import benchmark

FOLDER = Path(__file__).resolve().parents[1]


def test_ids_are_bound_to_rules_and_content():
    for id, known in redtag.IDS.items():
        told = redtag.spec(id)
        assert (told.rules, told.content) == (known.rules, known.content), id
        assert told.seats in known.seats


@pytest.mark.parametrize("module", ["__init__", "specs", "state", "gym", "zoo", "benchmark", "openspiel"])
def test_examples_in_documents(module):
    if module == "openspiel":
        pytest.importorskip("pyspiel")
    name = "redtag" if module == "__init__" else f"redtag.{module}"
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.failed == 0 and (result.attempted > 0)


def test_the_guide():
    for name in ("python", "benchmark"):
        guide = FOLDER.parent / f"docs/{name}.md"
        result = doctest.testfile(str(guide), module_relative=False, optionflags=doctest.ELLIPSIS)
        assert result.failed == 0 and result.attempted > 3


def test_the_page_of_arrays_is_current():
    sys.path.insert(0, str(FOLDER))
    try:
        import arrays
    finally:
        sys.path.pop(0)
    assert arrays.FILE.read_text() == arrays.page(), "run python -P python/arrays.py"


def test_results_of_the_leaderboard_are_right():
    page = FOLDER.parent / "docs/leaderboard.md"
    assert benchmark.leaderboard(FOLDER / "results", replay=False) == page.read_text()
    for path in (FOLDER / "results").glob("*.json"):
        # Partners think again when an episode is replayed: too long without optimisation.
        benchmark.verify(path, replay="partners" not in path.name)


def test_stubs():
    pytest.importorskip("mypy")
    checks = [
        [sys.executable, "-m", "mypy.stubtest", "redtag._native"],
        [sys.executable, "-m", "mypy", "--strict", "-p", "redtag", "--exclude", "(openspiel|sb3|rllib)"],
    ]
    for check in checks:
        done = subprocess.run(check, cwd=FOLDER / "tests", capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_import_is_quick_and_needs_numpy_alone():
    code = (
        "import sys, time, numpy; start = time.process_time(); import redtag;"
        "print(time.process_time() - start);"
        "print(*(name for name in ('gymnasium', 'pettingzoo', 'torch', 'pyspiel') if name in sys.modules))"
    )
    told = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    seconds, others = told.stdout.split("\n")[:2]
    assert float(seconds) < 0.1 and others == ""


def test_the_learner_of_the_examples_runs():
    done = subprocess.run(
        [sys.executable, str(FOLDER / "examples/learn.py"), "--updates", "3"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "held out: " in done.stdout and len(_lines("learn.py")) <= 200


def _lines(name):
    return (FOLDER / "examples" / name).read_text().splitlines()
