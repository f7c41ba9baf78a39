"""What the tests share."""

import numpy as np
import redtag
from redtag.registration import register

# An installed package is found without this.
register()

#: Every id with every number of seats.
SEATED = [(id, seats) for id, known in redtag.IDS.items() for seats in known.seats]


def random_actions(masks: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    """Any action that each mask allows."""
    return np.where(masks == 1, luck.random(masks.shape), -1.0).argmax(axis=1)
