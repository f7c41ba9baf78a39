"""Makes Gymnasium know every id; it calls this by itself once the package is installed."""

from gymnasium.envs import registration

from redtag.specs import IDS


def register() -> None:
    """Makes `gymnasium.make("redtag/Triage-v0")` and `make_vec` know every id."""
    for id in IDS:
        name = id if registration.current_namespace == "redtag" else f"redtag/{id}"
        if f"redtag/{id}" not in registration.registry:
            registration.register(
                name,
                entry_point="redtag.gym:Env",
                vector_entry_point="redtag.gym:VectorEnv",
                kwargs={"id": id},
            )
