"""What environments say to people, in the language of the machine."""

from __future__ import annotations

import os

from galaktyka.text.catalogue import Words, choose_language


def said(message_id: str, **values: object) -> str:
    """A message in words."""
    return Words(choose_language(None, None, os.environ)).say(message_id, **values)
