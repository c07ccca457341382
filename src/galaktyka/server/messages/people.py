"""Who one is."""

from __future__ import annotations

from msgspec import Struct


class Me(Struct):
    """Who the cookie says one is."""

    id: str
    name: str
    account: bool
    """Has a password, so that the games follow to other devices."""


class Named(Struct, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: str


class Credentials(Struct, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: str
    password: str
