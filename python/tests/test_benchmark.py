"""Results that can be checked."""

import json

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
        for options in track.training:
            redtag.make_vec(track.id, 1, options=options)
