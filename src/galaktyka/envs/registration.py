"""The names of the environments in Gymnasium: `galaktyka/Race-v0` and so on."""

from __future__ import annotations

from galaktyka.games import shipped_keys

NAMES = {key: f"galaktyka/{key.capitalize()}-v0" for key in shipped_keys()}


def register_envs() -> None:
    """Register what is not registered yet; importing `galaktyka.envs.gym` does it."""
    from gymnasium import register, registry

    for key, name in NAMES.items():
        if name not in registry:
            register(
                name,
                entry_point="galaktyka.envs.gym:SeatEnv",
                vector_entry_point="galaktyka.envs.vector:SeatsEnv",
                kwargs={"game": key},
                order_enforce=False,
                disable_env_checker=True,
            )
