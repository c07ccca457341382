"""The table in sentences, for a screen reader: first where the game stands, then the players, then the question."""

from collections.abc import Sequence

from galaktyka.core.game import View
from galaktyka.games.artifacts.engine.cards import Pack
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.terminal.empires import is_blank, next_card, of_type
from galaktyka.games.artifacts.terminal.symbols import TYPES, active_text
from galaktyka.games.artifacts.text.cards import (
    artifact_name,
    artifact_sentence,
    capital,
    card_text,
    name,
    plan_name,
    row_clause,
    side_sentences,
    system_name,
    values_of,
)
from galaktyka.games.artifacts.text.play import resource_of, section_of
from galaktyka.games.artifacts.text.resources import icons_text, resource_text
from galaktyka.games.artifacts.voice.forecast import bonuses, hits, technology_points
from galaktyka.games.artifacts.voice.standing import round_of
from galaktyka.terminal.prose import one_line, with_note
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice


def say(words: Words, message: str, /, **values: object) -> str:
    """A sentence of this mode."""
    return words.say_with(f"terminal.artifacts.plain.{message}", values)


def standing(words: Words, view: View, players: Sequence[str]) -> list[str]:
    """Turn, actions left, and how far the end is."""
    if view["phase"] in ("act", "draw"):
        who = players[view["active"]]
        line = say(words, view["phase"], round=round_of(view), who=who, n=view["actions"])
        for key in ("raised", "raised_planets", "attack_bonus", "rerolls"):
            if view[key]:
                text = words.say(f"terminal.artifacts.{key.replace('_', '-')}", n=view[key])
                line += f" {capital(text)}."
        if view["ending"] or view.get("in_full"):
            line += " " + say(words, "order", players=[*players[view["first"] :], *players[: view["first"]]])
    else:
        line = words.say(f"artifacts.phase.{view['phase']}") + "."
    end = say(words, "deck", n=view["resource_deck"], discards=len(view["resource_discard"]))
    if view["ending"] and view["phase"] != "over":
        end += " " + say(words, "ending")
    elif view["phase"] != "over":
        end += " " + say(words, "marker", n=view["marker"])
    return [line, end]


def decks(words: Words, pack: Pack, view: View) -> str:
    """The cards on top of the three big decks."""
    sentences = []
    for deck in TYPES:
        size, top = view["decks"][deck]["size"], view["decks"][deck]["top"]
        if top is None:
            sentences.append(say(words, "no-deck", row=deck))
            continue
        card = pack.cards[pack.index_of[top]]
        text = " ".join(side_sentences(words, card, "logistical", pack.numbers))
        kind = words.say(f"artifacts.kind.{card.kind}")
        sentences.append(say(words, "top", row=deck, n=size, card=name(words, top), kind=kind, text=text))
    return " ".join(sentences)


def system(words: Words, state: ArtifactsState, seat: int | None) -> str:
    """The alien system, row by row, with what the viewer's ships would get."""
    table = state.box.pack.systems[state.system]
    ships = bonuses(state, seat) if seat is not None else []
    rows = []
    for row, found in zip(table.rows, hits(state, ships), strict=True):
        text = f"{values_of(words, row)}: {row_clause(words, row)}"
        notes = [say(words, "hit", card=name(words, ship), numbers=list(numbers)) for ship, numbers in found]
        rows.append(f"{text} ({', '.join(notes)})" if notes else text)
    line = say(words, "system", system=system_name(words, table.id), rows="; ".join(rows))
    for ship, bonus in ships:
        line += " " + say(words, "ship", card=name(words, ship), bonus=bonus)
    return line


def player(
    words: Words, pack: Pack, state: ArtifactsState | None, view: View, seat: int, players: Sequence[str], own: bool
) -> str:
    """One player: numbers, empire, projects, artifacts and known plans."""
    entry = view["players"][seat]
    mine = seat == view["seat"] and not view.get("watched")
    faction = words.say(f"artifacts.faction.{entry['faction']}") if entry["faction"] else "–"
    who = say(words, "you", name=players[seat], faction=faction) if mine else f"{players[seat]} ({faction})"
    values = {"who": who, "credits": entry["credits"], "vp": entry["vp"], "hand": entry["hand_size"]}
    sentences = [words.say_with("terminal.artifacts.plain.player", {**values, "plans": entry["plan_count"]})]
    points = technology_points(state, seat) if state is not None and own else {}
    for type in TYPES:
        cards = of_type(pack, entry["empire"], type)
        if cards:
            texts = [in_empire(words, pack, view, card, points, own) for card in cards]
            sentences.append(say(words, f"rows.{type}", n=len(cards), cards="; ".join(texts)))
    projects = [project(words, pack, card) for card in entry["projects"]]
    if projects:
        sentences.append(say(words, "projects", n=len(projects), cards="; ".join(projects)))
    if entry["artifacts"] and not (mine and own):
        names = [artifact_name(words, artifact) for artifact in entry["artifacts"]]
        sentences.append(say(words, "artifacts", n=len(names), names="; ".join(names)))
    if entry["shown_plans"]:
        names = [plan_name(words, plan) for plan in entry["shown_plans"]]
        sentences.append(say(words, "shown-plans", n=len(names), names="; ".join(names)))
    return " ".join(sentences)


def next_cards(words: Words, state: ArtifactsState, seat: int) -> str:
    """What the next card of every row costs, and how many cards may pay for it."""
    titles = [words.say(f"terminal.artifacts.rows.{type}") for type in TYPES]
    return " ".join(f"{title}: {next_card(words, state, seat, row)}." for row, title in enumerate(titles))


def in_empire(words: Words, pack: Pack, view: View, entry: View, points: dict[str, tuple[int, int]], own: bool) -> str:
    """A card of an empire with its side, tokens and stored sections, and whether it was used."""
    card = pack.cards[pack.index_of[entry["card"]]]
    details = [words.say(f"artifacts.kind.{card.kind}"), words.say(f"artifacts.side.{entry['side']}")]
    if entry["tokens"]:
        details.append(words.say("artifacts.count.tokens", n=entry["tokens"]))
    if entry["card"] in view["used"]:
        details.append(words.say("terminal.artifacts.used"))
    if entry["stored"]:
        details.append(attached(words, pack, entry["stored"]))
    elif entry["card"] in points:
        now, end = points[entry["card"]]
        details.append(words.say("voices.artifacts.worth", now=now, end=end))
    elif own:
        text = active_text(words, pack, entry).rstrip(".")
        details.append(say(words, "blocked", text=text) if is_blank(view, entry) else text)
    return f"{name(words, card.id)}, {', '.join(details)}"


def attached(words: Words, pack: Pack, sections: Sequence[str]) -> str:
    """The sections that show under a planet or a project."""
    return say(words, "stored", sections=[icons_text(words, section_of(pack, section)) for section in sections])


def project(words: Words, pack: Pack, entry: View) -> str:
    """A project with what it still costs."""
    card = pack.cards[pack.index_of[entry["card"]]]
    kind = words.say(f"artifacts.text.{card.type}", kind=card.kind).rstrip(".").lower()
    left = max(entry["cost"] - entry["paid"], 0)
    price = words.say("terminal.artifacts.left", n=left, cost=entry["cost"], paid=entry["paid"])
    details = [name(words, card.id), kind, price]
    if entry["attached"]:
        details.append(attached(words, pack, entry["attached"]))
    return ", ".join(details)


def hand(words: Words, pack: Pack, view: View) -> list[str]:
    """The hand, artifacts and plans of the viewer."""
    me = view["players"][view["seat"]]
    cards = [resource_text(words, resource_of(pack, card)) for card in me["hand"]]
    lines = [say(words, "hand", n=len(cards), cards="; ".join(cards))]
    for artifact in pack.artifacts:
        if artifact.id in me["artifacts"] and me["question"] != "act":
            text = artifact_sentence(words, artifact)
            lines.append(say(words, "artifact", name=artifact_name(words, artifact.id), text=text))
    plans = [plan_name(words, plan) for plan in me["plans"]]
    if plans:
        lines.append(say(words, "plans", n=len(plans), names="; ".join(plans)))
    return lines


def options(words: Words, choice: Choice) -> list[str]:
    """What cannot be chosen and why; one numbered line for each answer; what a payment could be."""
    lines = []
    refused = [f"{entry.label} ({entry.note})" for entry in choice.entries if entry.action is None]
    if refused:
        lines.append(f"{words.say('terminal.artifacts.not-now')} {'; '.join(refused)}.")
    for number, entry in enumerate(choice.numbered(), 1):
        lines.append(words.say("terminal.plain.option", number=number, text=with_note(entry)))
    if choice.passing:
        lines.append(words.say("terminal.plain.option", number=0, text=with_note(choice.passing)))
    if choice.bill is not None:
        lines += [line.replace(" · ", "; ") for line in choice.bill.advice(numbered=True)]
    return lines


def whole_empire(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> list[str]:
    """One player with every card in full."""
    entry = view["players"][seat]
    cards = [*(card["card"] for card in entry["empire"]), *(card["card"] for card in entry["projects"])]
    texts = [card_text(words, pack.cards[pack.index_of[card]], pack.numbers) for card in cards]
    return [player(words, pack, None, view, seat, players, False), *(one_line(text) for text in texts)]
