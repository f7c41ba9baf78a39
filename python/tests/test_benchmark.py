"""Results that can be checked."""

import json

import numpy as np
import pytest

import redtag
from redtag import benchmark


def test_results_are_played_again(tmp_path):
    results = benchmark.baselines(
        tmp_path, ["Triage-v0/no-search", "Katastrophenspiel-v0/partners"], 100, "search:20", 2
    )
    assert [result.agent for result in results] == ["random", "greedy"] * 2
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) == 4
    for file in files:
        benchmark.verify(file)
    page = benchmark.leaderboard(tmp_path)
    assert page.index("| greedy") < page.index("| random"), "the best first"

    file = tmp_path / "Triage-v0-no-search-greedy.json"
    good = json.loads(file.read_text())
    for change, why in [
        ({"format": 9}, "the format is 9"),
        ({"content": "other"}, "it is of rules"),
        ({"seed": 1}, "the held-out seed"),
        ({"mean": 99.0}, "mean and interval"),
        ({"track": "Chess-v0/no-search"}, "no track is called"),
        ({"actions": [row[:-1] for row in good["actions"]]}, "the actions do not fit|end earlier or later|ends with"),
        ({"actions": [[99, *row] for row in good["actions"]]}, "the actions do not fit"),
        ({"surprise": 1}, "surprise"),
    ]:
        file.write_text(json.dumps({**good, **change}))
        with pytest.raises(redtag.BadInput, match=why):
            benchmark.verify(file)
    better = [score + 1 for score in good["scores"]]
    mean, low, high = benchmark.interval(better)
    file.write_text(json.dumps({**good, "scores": better, "mean": mean, "low": low, "high": high}))
    with pytest.raises(redtag.BadInput, match="episode 0 ends with"):
        benchmark.verify(file)
    assert benchmark.main(["check", str(file)]) == 1


def test_tracks_are_sound():
    for name, track in benchmark.TRACKS.items():
        pool = benchmark.held_out(name, 3)
        pool.reset(benchmark.HELD_OUT_SEED)
        assert (pool.legal > 0).all(), name
        envs = redtag.make_vec(track.id, 3, options=list(track.training), partners=track.partners)
        envs.reset(seed=1)
        assert set(track.spec().content) and track.what
        if track.partners:
            assert set(pool.seats) == set(range(3)) & set(range(track.spec().seats)), "each in turn"


def test_missions_and_cards_of_held_out_episodes_are_unseen():
    missions = benchmark.track("AfterTheVirus-v0/unseen-missions")
    names = [{one["mission"] for one in options} for options in (missions.training, missions.options)]
    assert len(names[0]) == 9 and len(names[1]) == 7 and not names[0] & names[1]
    pool = benchmark.held_out("AfterTheVirus-v0/unseen-missions", 60)
    pool.reset(benchmark.HELD_OUT_SEED)
    played = {json.loads(pool.state(at).options())["mission"] for at in range(60)}
    assert played == names[1]
    pack = benchmark.track("Triage-v0/pack")
    assert pack.spec().content != redtag.spec("Triage-v0").content
    assert pack.spec().width == redtag.spec("Triage-v0").width, "a policy of the game fits"


def test_planners_keep_to_their_budget():
    def choose(state, seat):
        return state.choose("search:20", key=1, seat=seat)

    track = "Triage-v0/search-1000"
    result = benchmark.evaluate(track, benchmark.planner(track, choose), "search", episodes=10)
    assert result.mean > 5
    with pytest.raises(redtag.BadInput, match="the rules were applied [0-9]+ times .* 0 is the most"):
        none = "Triage-v0/no-search"
        benchmark.evaluate(none, benchmark.planner(none, choose), "search", episodes=10)
    with pytest.raises(redtag.BadInput, match="1000 is the most"):
        deep = benchmark.planner(track, lambda state, seat: state.choose("search:2000", seat=seat))
        benchmark.evaluate(track, deep, "deep", episodes=10)


def test_policies_see_what_vectors_show():
    track, id = "Katastrophenspiel-v0/no-search", "Katastrophenspiel-v0"
    envs = redtag.make_vec(id, 8, autoreset_mode="disabled")
    seen, info = envs.reset(seed=benchmark.HELD_OUT_SEED)
    steps = 0

    def last(observations, masks):
        nonlocal seen, info, steps
        actions = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
        if steps < 100:
            assert np.array_equal(observations, seen) and np.array_equal(masks, info["action_mask"])
            seen, _, ended, _, info = envs.step(actions)
            steps = steps + 1 if not ended.any() else 100
        return actions

    agent = benchmark.policy(track, last)
    result = benchmark.evaluate(track, agent, "last", episodes=8)
    assert steps == 100 and result.episodes == 8
    with pytest.raises(redtag.IllegalAction, match="is masked"):
        wrong = benchmark.policy(track, lambda seen, masks: masks.argmin(axis=1))
        benchmark.evaluate(track, wrong, "wrong", episodes=8)
    with pytest.raises(redtag.BadInput, match="no flat space"):
        benchmark.policy("Aftermath-v0/no-search", last)
