"""Somebody at a position who points at entries."""

from typing import Any

from galaktyka.text.catalogue import LANGUAGES, Words
from galaktyka.voices import voice_for
from galaktyka.voices.choice import Choice, Entry
from galaktyka.voices.gathering import Gathered, gather, stop_here

WORDS = {lang: Words(lang) for lang in LANGUAGES}


class Seat:
    """The seat that is asked, with the words of one language."""

    def __init__(self, position: Any, lang: str = "en") -> None:
        self.state = position.state
        self.number = self.state.deciders()[0]
        self.words = WORDS[lang]
        self.voice = voice_for(self.state.game(), self.words, list(WORDS.values()))
        self.choice: Choice = self.voice.choice(self.state, self.number)

    def entry(self, key: str) -> Entry:
        (found,) = [entry for entry in self.choice.entries if entry.key == key]
        return found

    def gather(self, *keys: str) -> Gathered:
        return gather(self.words, self.choice, [self.entry(key) for key in keys])

    def notations(self, moves: list[int] | None) -> list[str] | None:
        actions = self.state.game().actions
        return None if moves is None else [actions.notation(move) for move in moves]

    def moves(self, *keys: str) -> list[str] | None:
        return self.notations(self.gather(*keys).moves)

    def stop(self, *keys: str) -> list[str] | None:
        return self.notations(stop_here(self.choice, [self.entry(key) for key in keys]))

    def why(self, thing: str) -> str:
        return self.voice.why(self.state, self.number, thing)
