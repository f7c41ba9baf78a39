"""Bad input raises a named exception with a sentence; nothing leaks."""

import gc
import json
import resource
import sys
from pathlib import Path

import numpy as np
import pytest
from conftest import random_actions

import redtag


def test_wrong_actions():
    envs = redtag.make_vec("Triage-v0", 2)
    with pytest.raises(redtag.ResetNeeded):
        envs.step(np.zeros(2, int))
    _, info = envs.reset(seed=1)
    legal = info["action_mask"].argmax(axis=1)
    heal = redtag.spec("Triage-v0").flat_names().index("heal 3")
    for wrong in (heal, -1, 28, 1 << 40):
        with pytest.raises(redtag.IllegalAction, match="environment 1"):
            envs.step([legal[0], wrong])
    with pytest.raises(redtag.IllegalAction) as refused:
        envs.step([legal[0], heal])
    assert refused.value.rule and str(refused.value).endswith(f"({refused.value.rule})")
    for wrong in (legal.astype(float), legal[:1], np.zeros((2, 1), int), ["a", "b"], None):
        with pytest.raises(redtag.BadInput, match="actions"):
            envs.step(wrong)
    # Nothing has changed.
    assert np.array_equal(envs.action_masks(), info["action_mask"])
    envs.step(legal)


def test_wrong_environments():
    for wrong in (
        {"id": "Chess-v0"},
        {"id": "Triage-v0", "num_envs": 0},
        {"id": "Triage-v0", "options": {"beds": 9}},
        {"id": "Triage-v0", "options": {"wings": 9}},
        {"id": "triage", "content": "nonsense"},
        {"id": "triage", "content": "my.toml"},
        {"id": "triage", "content": "healthy = 1\n"},
        {"id": "Triage-v0", "content": _triage_content()},
        {"id": "Triage-v0", "illegal": "ignore"},
        {"id": "Triage-v0", "actions": "words"},
        {"id": "Triage-v0", "partners": "genius"},
        {"id": "Triage-v0", "autoreset_mode": "never"},
        {"id": "Katastrophenspiel-v0", "seats": 9},
        {"id": "Katastrophenspiel-v0", "seats": 3, "seat": 3},
        {"id": "Aftermath-v0", "actions": "flat"},
    ):
        with pytest.raises(redtag.BadInput) as refused:
            redtag.make_vec(**wrong)
        assert len(str(refused.value)) > 10
    envs = redtag.make_vec("Triage-v0", 2)
    for seed in (-1, 1 << 64, 1.5, [1, 2]):
        with pytest.raises(redtag.BadInput, match="seed"):
            envs.reset(seed=seed)
    for mask in ([True], np.array([1, 0]), np.array([True])):
        with pytest.raises(redtag.BadInput, match="reset_mask"):
            envs.reset(options={"reset_mask": mask})


def test_missing_libraries(monkeypatch):
    for make, modules in [
        (redtag.make_vec, ("gymnasium", "redtag.gym")),
        (redtag.make, ("gymnasium", "redtag.gym")),
        (redtag.aec_env, ("pettingzoo", "redtag.zoo")),
    ]:
        library, module = modules
        with monkeypatch.context() as patch:
            patch.delitem(sys.modules, module, raising=False)
            patch.setitem(sys.modules, library, None)
            with pytest.raises(redtag.MissingLibrary, match=f"pip install {library}"):
                make("Triage-v0")


def test_closed_environments():
    env = redtag.make("Triage-v0")
    env.reset(seed=1)
    env.close()
    with pytest.raises(redtag.ClosedEnvironment):
        env.step(0)
    with pytest.raises(redtag.ClosedEnvironment):
        env.reset()
    with pytest.raises(redtag.ClosedEnvironment):
        env.state()


def test_wrong_single_actions():
    env = redtag.make("Triage-v0")
    env.reset(seed=1)
    for wrong in ("heal", None, 1.5):
        with pytest.raises(redtag.BadInput, match="whole number"):
            env.step(wrong)
    with pytest.raises(redtag.IllegalAction):
        env.step(27 + 100)


def test_arrays_that_cannot_be_written():
    envs = redtag.make_vec("Triage-v0", 2, copy=False)
    _, info = envs.reset(seed=1)
    info["action_mask"].flags.writeable = False
    with pytest.raises(Exception, match="read|writ|borrow"):
        envs.step(info["action_mask"].argmax(axis=1))


def test_wrong_states():
    state = redtag.State("Triage-v0", key=1)
    with pytest.raises(redtag.BadInput):
        redtag.State.from_bytes(b"nonsense")
    with pytest.raises(redtag.BadInput):
        redtag.State.from_bytes(state.to_bytes()[:-1])
    with pytest.raises(redtag.BadInput):
        redtag.State("Triage-v0", position={"ap": "many"})
    with pytest.raises(redtag.BadInput):
        redtag.State("Triage-v0", position={"hospital": 200})
    for key in (-1, 1 << 64, "a", 1.0):
        with pytest.raises(redtag.BadInput, match="key"):
            state.step(0, key=key)
    with pytest.raises(redtag.BadInput, match="chance"):
        state.step(0, chance=[1 << 16])
    with pytest.raises(redtag.BadInput, match="chance"):
        state.step(0, chance=[1] * 100)
    with pytest.raises(redtag.BadInput, match="seat"):
        state.legal(1)
    for place in (-1, 99):
        with pytest.raises(redtag.IllegalAction):
            state.step(place, key=1)
    with pytest.raises(redtag.BadInput, match="no bot"):
        state.rollouts("genius")


def test_other_content_is_refused():
    content = _triage_content().replace("healthy = 7", "healthy = 8")
    other = redtag.State("triage", content=content)
    assert other.json() != redtag.State("triage").json() or other.options()
    with pytest.raises(redtag.OtherContent, match="but the rules here are"):
        redtag.State.from_bytes(other.to_bytes())
    again = redtag.State.from_bytes(other.to_bytes(), content=content)
    assert again == other


def _triage_content():
    folder = Path(__file__).resolve().parents[2]
    return (folder / "crates/triage/content/triage.toml").read_text()


def test_content_is_read_from_files_and_folders(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(_triage_content().replace("healthy = 7", "healthy = 8"))
    assert redtag.read_content(file) == file.read_text()
    assert redtag.spec("triage", content=redtag.read_content(file)).content != redtag.spec("triage").content
    folder = Path(__file__).resolve().parents[2] / "crates/aftermath/packs/brickworks"
    pack = redtag.read_content(folder)
    assert all(name.startswith("brickworks/") for name in json.loads(pack))
    width = redtag.spec("aftermath", content=pack).width
    assert width > redtag.spec("aftermath").width, "its pages are seen"
    envs = redtag.make_vec("aftermath", 4, content=pack)
    seen, info = envs.reset(seed=1)
    assert seen.shape == (4, width) and (info["legal"] > 0).all()
    with pytest.raises(redtag.BadInput, match="two packs have a file"):
        redtag.read_content(folder, folder)
    (tmp_path / "empty").mkdir()
    with pytest.raises(redtag.BadInput, match="no .toml"):
        redtag.read_content(tmp_path / "empty")


def test_packs_are_observed_too():
    content = _triage_content().replace('"J" = [4, 1]', '"J" = [9, 1]')
    assert content != _triage_content()
    envs = redtag.make_vec("triage", 4, content=content, observation="named")
    observations, _ = envs.reset(seed=1)
    fields = {field.name: field for field in envs.redtag_spec.fields}
    jacks = observations["deck"][:, 21] * fields["deck"].unit
    assert (jacks > 5).all()


def test_a_million_steps_leak_nothing():
    envs = redtag.make_vec("Triage-v0", 1000, copy=True)
    _, info = envs.reset(seed=1)
    luck = np.random.default_rng(0)

    def run(steps):
        nonlocal info
        for _ in range(steps):
            *_, info = envs.step(random_actions(info["action_mask"], luck))
            if luck.random() < 0.02:
                with pytest.raises(redtag.IllegalAction):
                    envs.step(np.full(1000, 10_000))
                envs.state(5).outcomes(0, most=50)
        gc.collect()
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = run(200)
    after = run(1000)
    assert after - before < 8_000, f"{after - before} KiB more"
