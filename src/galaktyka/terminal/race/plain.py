"""The table in sentences, for a screen reader: first where the game stands, then the players, then the question."""

from collections.abc import Sequence

from galaktyka.core.game import View
from galaktyka.games.race.cards import Pack
from galaktyka.terminal.race.public import PHASE_OF_ACTION, chosen_phases, strength_of
from galaktyka.text.catalogue import Words
from galaktyka.text.race_cards import card_text, name, summary
from galaktyka.voices.choice import Choice


def standing(words: Words, view: View) -> str:
    """Round, phase, phases of the round, piles."""
    sentences = [
        words.say("terminal.race.plain.round", n=view["round"], phase=words.say(f"race.phase-title.{view['phase']}"))
    ]
    if view["phase"] == "setup":
        sentences = [words.say("terminal.race.plain.setup")]
    chosen = chosen_phases(view)
    if chosen:
        order = dict.fromkeys(PHASE_OF_ACTION.values())
        phases = [words.say(f"race.phase.{phase}") for phase in order if phase in chosen]
        sentences.append(words.say("terminal.race.plain.phases", phases=phases))
    sentences.append(
        words.say("terminal.race.plain.piles", pool=view["pool"], deck=view["deck_size"], discard=view["discard_size"])
    )
    return " ".join(sentences)


def player(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> str:
    """One player: numbers, actions, tableau."""
    entry = view["players"][seat]
    own = seat == view["seat"] and not view.get("watched")
    who = words.say("terminal.race.plain.you", name=players[seat]) if own else players[seat]
    sentences = [
        words.say(
            "terminal.race.plain.player",
            who=who,
            hand=entry["hand_size"],
            chips=entry["chips"],
            strength=strength_of(pack, entry),
        )
    ]
    actions = [words.say(f"race.action.{card}") for card in entry["actions"]]
    if actions:
        sentences.append(words.say("terminal.race.plain.actions", actions=actions))
    cards = [placed(words, card["card"], card["good"]) for card in entry["tableau"]]
    sentences.append(words.say("terminal.race.plain.tableau", n=len(cards), cards="; ".join(cards)))
    return " ".join(sentences)


def placed(words: Words, card: str, good: bool) -> str:
    """A card of a tableau."""
    return words.say("terminal.race.plain.with-good", card=name(words, card)) if good else name(words, card)


def hand(words: Words, cards: Sequence[str]) -> str:
    """The hand when nothing in it can be chosen now."""
    return words.say("terminal.race.plain.hand", n=len(cards), cards="; ".join(name(words, card) for card in cards))


def options(words: Words, pack: Pack, choice: Choice) -> list[str]:
    """One numbered line for each answer; then what cannot be chosen and why."""
    lines = []
    refused = []
    number = 0
    for entry in choice.entries:
        parts = [f"{entry.label}."]
        if entry.note:
            parts = [f"{entry.label}. {entry.note}" if entry.note.endswith(".") else f"{entry.label}, {entry.note}."]
        if entry.action is None:
            if entry.note:
                refused.append(words.say("terminal.race.plain.refused", label=entry.label, note=entry.note))
            continue
        number += 1
        if entry.as_card:
            parts.append(summary(words, pack.card(entry.card)))
        lines.append(words.say("terminal.plain.option", number=number, text=" ".join(parts)))
    if choice.passing:
        lines.append(words.say("terminal.plain.option", number=0, text=f"{choice.passing.label}."))
    return [*refused, *lines]


def whole_tableau(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> list[str]:
    """One player with every card in full."""
    lines = [player(words, pack, view, seat, players)]
    for entry in view["players"][seat]["tableau"]:
        lines.append(" ".join(card_text(words, pack.card(entry["card"])).replace("\n", ". ", 1).split("\n")))
    return lines
