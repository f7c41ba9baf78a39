"""Writes docs/python-arrays.md: every field and every verb of every game, from the code.

    python -P python/arrays.py
"""

from pathlib import Path

import redtag

FILE = Path(__file__).resolve().parents[1] / "docs/python-arrays.md"


def page():
    """The page as text."""
    lines = [
        "# Arrays and actions of every game",
        "",
        "Made by `python -P python/arrays.py`. Numbers are counts divided by *unit*. Where there are seats, the shape is that for"
        " the usual number of them.",
    ]
    for id in redtag.IDS:
        told = redtag.spec(id)
        flat = "no flat space" if told.flat_actions is None else f"{told.flat_actions} flat actions"
        lines += [
            "",
            f"## {id}",
            "",
            f"{told.width} numbers with {told.seats} {'seat' if told.seats == 1 else 'seats'}, {flat}, lists of up to"
            f" {told.most_actions} legal actions, matches of at most {told.longest:,} actions.",
            "",
            "| field | from | shape | unit | meaning |",
            "|---|---|---|---|---|",
        ]
        for field in told.fields:
            shape = " × ".join(str(one) for one in field.shape)
            lines.append(
                f"| `{field.name}` | {field.offset} | {shape} | {field.unit:g} | {field.meaning} |"
            )
        lines += ["", "| number | verb | things |", "|---|---|---|"]
        for number, verb in enumerate(told.verbs):
            things = "; ".join(
                f"{thing} ({size})" if size > 1 else thing
                for thing, size in zip(verb.things, verb.sizes)
                if thing
            )
            lines.append(f"| {number} | `{verb.name}` | {things} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(page())
