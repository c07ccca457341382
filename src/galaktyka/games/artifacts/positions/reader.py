"""Reading a position document: everything is checked, every fault says where. See docs/positions.md."""

from __future__ import annotations

from collections.abc import Sequence

from galaktyka.core.content import Table
from galaktyka.core.game import Document
from galaktyka.core.keeping import keys_of, misplaced, open_document, read_kept, read_name, read_names, read_rng
from galaktyka.core.piles import ONE
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import Box
from galaktyka.games.artifacts.engine.rules.empire import tokens_left
from galaktyka.games.artifacts.engine.state import Player, Position
from galaktyka.games.artifacts.engine.view import on_its_way
from galaktyka.games.artifacts.positions.agenda import open_question, read_agenda, read_question
from galaktyka.games.artifacts.positions.fields import NOTES, PLAYER, QUESTION

TOP_KEYS = [
    "phase", "turn", "first", "active", "marker", "ending", "deck", "discard", "decks", "system", "systems",
    "plan_deck", "artifact_deck", "revelations", "turn_notes", "agenda", "task", "players", "unlisted", "rules",
]  # fmt: skip


def read_position(state: Position, document: Document, source: str, content: str) -> None:
    """Fill the empty state with what the document says; a `DocumentError` names the place and the fault."""
    top = open_document(document, source, "artifacts", content, TOP_KEYS)
    if top.has("rules") and top.text("rules") != state.box.rules:
        raise top.error("document.other-rules", {"found": top.text("rules")[:12], "expected": state.box.rules})
    read_players(state, top)
    read_table(state, top)
    read_notes(state, top)
    read_big_decks(state, top)
    read_small_decks(state, top)
    read_agenda(state, top)
    read_question(state, top)
    read_resources(state, top)
    if tokens_left(state) < 0:
        raise top.error("document.tokens", {"total": int(state.box.tokens)})
    check_at_rest(state, top)
    open_question(state, top)


def check_at_rest(state: Position, top: Table) -> None:
    """What belongs to another moment is not there."""
    where: dict[str, object] = {"phase": v.PHASES[state.phase], "question": v.QUESTIONS[state.question]}
    for player in state.players:
        if key := misplaced(PLAYER, state, player):
            raise top.error("document.not-now", {"key": key, **where})
    if key := misplaced(NOTES, state, state) or misplaced(QUESTION, state, state):
        raise top.error("document.not-with", {"key": key, **where})


def check_types(box: Box, table: Table, cards: bytes, type: int) -> None:
    """All of them are of the type."""
    for card in cards:
        if box.type[card] != type:
            raise table.error("document.wrong-deck", {"card": box.ids[card], "deck": v.TYPES[type]})


def read_section(box: Box, table: Table, key: str, value: object) -> int:
    """The code of a section: a resource card and a or b."""
    if not isinstance(value, str):
        raise table.wrong_type(key, "text", value)
    half = value[-1:]
    if half not in ("a", "b"):
        raise table.error("document.section", {"value": value})
    return 2 * read_name(table, key, value[:-1], box.resource_ids) + int(half == "b")


# ------------------------------------------------------------------ the table


def read_table(state: Position, top: Table) -> None:
    """Options, chance and where the game stands."""
    if top.has("options"):
        options = top.table("options")
        options.only(["choose-factions"])
        state.choose_factions = options.flag("choose-factions")
    state.rng = read_rng(top)
    state.phase = v.PHASES.index(top.choice_or("phase", "act", list(v.PHASES)))
    fewest = {v.SETUP: 0, v.FINAL: 0, v.OVER: int(state.count)}.get(int(state.phase), 1)
    most = {v.SETUP: 0, v.FINAL: int(state.count), v.OVER: int(state.count)}.get(int(state.phase), 1000000)
    state.turns = top.number_or("turn", fewest, fewest, most)
    state.first = top.number_or("first", 0, 0, state.count - 1)
    state.marker = top.number_or("marker", state.count, 1, state.count)
    state.ending = top.flag("ending")
    if state.ending and state.marker > 1:
        raise top.error("document.marker", {"marker": int(state.marker)})
    state.active = v.NO_SEAT
    if state.phase != v.OVER:
        state.active = top.number_or("active", state.first, 0, state.count - 1)
    elif top.has("active"):
        raise top.error("document.not-now", {"key": "active", "phase": v.PHASES[state.phase]})
    if state.phase in (v.FINAL, v.OVER) and not state.ending:
        raise top.error("document.not-ending", {"phase": v.PHASES[state.phase]})
    for seat, player in enumerate(state.players):
        if player.faction == v.NO_CARD and state.phase != v.SETUP:
            raise top.error("document.no-faction", {"seat": seat})
    state.revealed = top.number_or("revelations", 0, 0, 2**62)


def read_notes(state: Position, top: Table) -> None:
    """What is noted about this turn and this action."""
    state.actions = 1 if state.phase == v.ACT else 0
    if not top.has("turn_notes"):
        return
    notes = top.table("turn_notes")
    notes.only(["actions", *keys_of(NOTES)])
    if notes.has("actions"):
        if state.phase != v.ACT:
            raise notes.error("document.not-now", {"key": "actions", "phase": v.PHASES[state.phase]})
        state.actions = notes.number("actions", 0, 99)
    read_kept(NOTES, state.box, notes, state)
    check_types(state.box, notes, state.used, v.TECHNOLOGY)
    check_types(state.box, notes, state.attacked, v.SHIP)


# ------------------------------------------------------------------ players


def read_players(state: Position, top: Table) -> None:
    """Every seat."""
    tables = top.tables("players")
    if not 2 <= len(tables) <= 5:
        raise top.error("wrong-number-of-seats", {"game": "artifacts", "seats": len(tables), "least": 2, "most": 5})
    for seat, table in enumerate(tables):
        table.place = f"seat {seat}"
    state.players = [read_player(state.box, table) for table in tables]
    state.count = len(tables)
    factions = [int(player.faction) for player in state.players if player.faction != v.NO_CARD]
    if len(set(factions)) < len(factions):
        raise top.error("document.faction-twice", {})


def read_player(box: Box, table: Table) -> Player:
    """One seat."""
    table.only(["hand", "projects", "empire", "credits", "vp", "question", *keys_of(PLAYER), *keys_of(QUESTION)])
    player = Player()
    player.hand = bytes(sorted(read_names(table, "hand", box.resource_ids)))
    player.credits = table.number_or("credits", 0, 0, int(box.most_credits))
    player.vp = table.number_or("vp", 0, 0, 100000)
    read_kept(PLAYER, box, table, player)
    if any(plan not in player.plans for plan in player.shown_plans) or v.BASIC_PLAN in player.plans:
        raise table.error("document.plans", {})
    read_projects(box, table, player)
    read_empire(box, table, player)
    check_types(box, table, player.scored, v.TECHNOLOGY)
    if any(card not in player.empire for card in player.scored):
        raise table.error("document.not-in-empire", {"key": "scored"})
    return player


def read_projects(box: Box, table: Table, player: Player) -> None:
    """Cards under construction, some with resources attached."""
    for number, entry in enumerate(table.items("projects"), 1):
        if isinstance(entry, str):
            entry = {"card": entry}
        if not isinstance(entry, dict):
            raise table.wrong_type("projects", "tables", entry)
        place = table.inside(entry, f"project #{number}", 0)
        place.only(["card", "attached"])
        card = read_name(place, "card", place.value("card"), box.ids)
        player.projects += ONE[card]
        for value in place.items("attached"):
            code = read_section(box, place, "attached", value)
            if not box.worth_with_gold[box.type[card]][code]:
                raise place.error("document.attached", {"section": str(value), "card": box.ids[card]})
            player.attached += ONE[code]
            player.attached_to += ONE[card]


def read_empire(box: Box, table: Table, player: Player) -> None:
    """Cards of the empire in the order of arrival, with side, tokens and stored resources."""
    for number, entry in enumerate(table.items("empire"), 1):
        if isinstance(entry, str):
            entry = {"card": entry}
        if not isinstance(entry, dict):
            raise table.wrong_type("empire", "tables", entry)
        place = table.inside(entry, f"empire #{number}", 0)
        place.only(["card", "side", "tokens", "stored"])
        card = read_name(place, "card", place.value("card"), box.ids)
        side = v.SIDES.index(place.choice_or("side", "logistical", list(v.SIDES)))
        player.empire += ONE[card]
        player.sides += ONE[side]
        player.tokens += ONE[place.number_or("tokens", 0, 0, int(box.tokens))]
        for value in place.items("stored"):
            if side != v.OPERATIONAL or box.type[card] != v.PLANET:
                raise place.error("document.no-storage-here", {"card": box.ids[card]})
            player.stored += ONE[read_section(box, place, "stored", value)]
            player.stored_at += ONE[card]


# ------------------------------------------------------------------ decks


def read_big_decks(state: Position, top: Table) -> None:
    """Ships, technologies and planets: every card is somewhere exactly once; those not named lie shuffled below."""
    box = state.box
    given = top.table("decks") if top.has("decks") else None
    if given is not None:
        given.only(list(v.TYPES))
    decks = [bytes(read_names(given, deck, box.ids)) if given is not None else b"" for deck in v.TYPES]
    for type, cards in enumerate(decks):
        check_types(box, top, cards, type)
    found = state.looked + b"".join([*decks, *[player.projects + player.empire for player in state.players]])
    check_once(top, found, box.ids)
    for type, cards in enumerate(box.decks):
        rest = [card for card in cards if card not in found]
        decks[type] += shuffled_rest(state, top, rest, box.ids)
    state.decks = decks


def shuffled_rest(state: Position, top: Table, rest: list[int], names: list[str]) -> bytes:
    """Cards that the document does not name: an error, unless it says that they are to be shuffled in."""
    unlisted = top.choice_or("unlisted", "error", ["error", "shuffle"])
    if rest and unlisted == "error":
        cards = ", ".join([names[card] for card in rest[:5]])
        raise top.error("document.missing-cards", {"n": len(rest), "cards": cards})
    state.rng.shuffle(rest)
    return bytes(rest)


def read_small_decks(state: Position, top: Table) -> None:
    """Alien systems, defence plans and artifacts."""
    box = state.box
    named = read_names(top, "systems", box.system_ids)
    if top.has("system"):
        named.insert(0, read_name(top, "system", top.value("system"), box.system_ids))
    check_once(top, named, box.system_ids)
    rest = [system for system in range(box.systems) if system not in named]
    order = bytes(named) + shuffled_rest(state, top, rest, box.system_ids)
    state.system = order[0]
    state.systems = order[1:]
    deck = read_names(top, "plan_deck", box.plan_ids)
    held = [plan for player in state.players for plan in player.plans]
    check_once(top, deck + held, box.plan_ids)
    rest = [plan for plan in range(1, box.plans) if plan not in deck and plan not in held]
    state.plan_deck = bytes(deck) + shuffled_rest(state, top, rest, box.plan_ids)
    if v.BASIC_PLAN in state.plan_deck:
        raise top.error("document.plans", {})
    deck = read_names(top, "artifact_deck", box.artifact_ids)
    check_once(top, [*deck, *b"".join([player.artifacts for player in state.players])], box.artifact_ids)
    state.artifact_deck = bytes(deck)


def check_once(top: Table, cards: Sequence[int], names: list[str]) -> None:
    """No card is in two places."""
    for card in cards:
        if cards.count(card) > 1:
            raise top.error("document.too-many", {"cards": names[card]})


def read_resources(state: Position, top: Table) -> None:
    """Deck and discards; every resource card is somewhere exactly once, those not named are discarded."""
    box = state.box
    deck = read_names(top, "deck", box.resource_ids)
    discard = read_names(top, "discard", box.resource_ids)
    used = list(deck) + list(discard)
    for player in state.players:
        used += list(player.hand) + [code >> 1 for code in player.attached] + [code >> 1 for code in player.stored]
    used += [int(card) for card in (state.card, on_its_way(state)) if card != v.NO_CARD] + list(state.drawn)
    check_once(top, used, box.resource_ids)
    rest = [card for card in range(box.resources) if card not in used]
    if not top.has("deck"):
        state.rng.shuffle(rest)
        deck = rest
    state.deck = deck
