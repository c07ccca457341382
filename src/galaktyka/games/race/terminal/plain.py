"""The table in sentences, for a screen reader: first where the game stands, then the players, then the question."""

from collections.abc import Sequence

from galaktyka.core.game import View
from galaktyka.games.race.engine.cards import Pack
from galaktyka.games.race.terminal.public import PHASE_OF_ACTION, chosen_phases, strength_of
from galaktyka.games.race.text.cards import card_text, name
from galaktyka.terminal.prose import one_line, with_note
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, Entry


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
    elif view["phase"] == "choose" and entry["status"] == "ready":
        sentences.append(words.say("terminal.race.plain.has-chosen"))
    cards = [placed(words, pack, card["card"], card["good"]) for card in entry["tableau"]]
    sentences.append(words.say("terminal.race.plain.tableau", n=len(cards), cards="; ".join(cards)))
    return " ".join(sentences)


def placed(words: Words, pack: Pack, card: str, good: bool) -> str:
    """A card of a tableau with the good on it."""
    if not good:
        return name(words, card)
    kind = words.say(f"race.kind.{pack.card(card).good}")
    return words.say("terminal.race.plain.with-good", card=name(words, card), kind=kind)


def hand(words: Words, pack: Pack, cards: Sequence[str]) -> str:
    """The hand when nothing in it can be chosen now."""
    priced = "; ".join(in_hand(words, pack, card) for card in cards)
    return words.say("terminal.race.plain.hand", n=len(cards), cards=priced)


def in_hand(words: Words, pack: Pack, card_id: str) -> str:
    """A card with its cost or its defence."""
    card = pack.card(card_id)
    which = "defence" if card.military else "cost"
    return words.say(f"terminal.race.plain.{which}", card=name(words, card_id), number=card.printed_number)


def whole_hand(words: Words, pack: Pack, cards: Sequence[str]) -> list[str]:
    """The hand with every card in full."""
    heading = words.say("terminal.race.plain.hand-in-full", n=len(cards))
    return [heading, *(one_line(card_text(words, pack.card(card))) for card in cards)]


def options(words: Words, pack: Pack, choice: Choice) -> list[str]:
    """What cannot be chosen, and why where that is not plain; then one numbered line for each answer."""
    lines = []
    refused = [f"{entry.label} ({entry.note})" if entry.note else entry.label for entry in refusals(choice)]
    if refused:
        lines.append(words.say("terminal.race.plain.refused", cards="; ".join(refused)))
    for number, entry in enumerate(choice.numbered(), 1):
        lines.append(words.say("terminal.plain.option", number=number, text=option(words, pack, entry)))
    if choice.passing:
        lines.append(words.say("terminal.plain.option", number=0, text=f"{choice.passing.label}."))
    return lines


def refusals(choice: Choice) -> list[Entry]:
    """What cannot be chosen; first what has a reason."""
    refused = [entry for entry in choice.entries if entry.action is None]
    return sorted(refused, key=lambda entry: not entry.note)


def option(words: Words, pack: Pack, entry: Entry) -> str:
    """An answer with its price, and all about a card where the card itself is chosen."""
    if not entry.as_card:
        return with_note(entry)
    _, *about = card_text(words, pack.card(entry.card)).split("\n")
    return " ".join([with_note(entry), *about])


def whole_tableau(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> list[str]:
    """One player with every card in full."""
    lines = [player(words, pack, view, seat, players)]
    for entry in view["players"][seat]["tableau"]:
        lines.append(one_line(card_text(words, pack.card(entry["card"]))))
    return lines
