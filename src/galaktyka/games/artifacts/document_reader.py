"""Reading a position document: everything is checked, every fault says where. See docs/positions.md."""

from __future__ import annotations

from typing import Final

from galaktyka.core.content import Table
from galaktyka.core.game import Document
from galaktyka.core.piles import ONE
from galaktyka.core.rng import MASK, SEED_LIMIT, Rng, seeded
from galaktyka.games.artifacts.box import Box
from galaktyka.games.artifacts.document import FORMAT
from galaktyka.games.artifacts.document_question import open_question
from galaktyka.games.artifacts.document_tasks import read_agenda
from galaktyka.games.artifacts.rules.attack import tokens_left
from galaktyka.games.artifacts.state import Player, Position
from galaktyka.games.artifacts.vocabulary import (
    ACT,
    COLOURS,
    DRAW,
    FINAL,
    NO_CARD,
    NO_SEAT,
    OPERATIONAL,
    OVER,
    PHASES,
    PLANET,
    SETUP,
    SHIP,
    SIDES,
    TECHNOLOGY,
    TYPES,
)

PHASES_OF_NOTES: Final[dict[str, tuple[int, ...]]] = {"actions": (ACT,), "looked": (ACT, SETUP)}
"""Where a note may stand; all others in the stages of a turn."""


def read_position(state: Position, document: Document, source: str, content: str) -> None:
    """Fill the empty state with what the document says; a `DocumentError` names the place and the fault."""
    top = Table(dict(document), source, "", 0, True)
    top.only([
        "format", "game", "content", "options", "rng", "seed", "phase", "turn", "first", "active", "marker", "ending",
        "deck", "discard", "decks", "system", "systems", "plan_deck", "artifact_deck", "revelations", "turn_notes",
        "agenda", "task", "players", "unlisted",
    ])  # fmt: skip
    top.choice_or("format", FORMAT, [FORMAT])
    top.choice_or("game", "artifacts", ["artifacts"])
    if top.has("content") and top.text("content") != content:
        raise top.error("document.other-content", {"found": top.text("content")[:12], "expected": content[:12]})
    read_players(state, top)
    read_table(state, top)
    read_notes(state, top)
    read_big_decks(state, top)
    read_small_decks(state, top)
    read_resources(state, top)
    if tokens_left(state) < 0:
        raise top.error("document.tokens", {"total": int(state.box.tokens)})
    read_agenda(state, top)
    open_question(state, top)


def read_rng(top: Table) -> Rng:
    """The generator: its four words, or a seed."""
    if not top.has("rng"):
        return seeded(top.number_or("seed", 0, 0, SEED_LIMIT - 1))
    words = top.items("rng")
    numbers = [word for word in words if isinstance(word, int) and not isinstance(word, bool) and 0 <= word <= MASK]
    if len(words) != 4 or len(numbers) != 4:
        raise top.error("document.rng", {})
    return Rng(numbers[0], numbers[1], numbers[2], numbers[3])


def read_name(table: Table, key: str, value: object, known: list[str]) -> int:
    """The number of something by its id."""
    if not isinstance(value, str):
        raise table.wrong_type(key, "text", value)
    if value not in known:
        table.check_word(key, value, known)
    return known.index(value)


def read_names(table: Table, key: str, known: list[str]) -> list[int]:
    """A list of ids; empty when left out."""
    return [read_name(table, key, value, known) for value in table.items(key)]


def read_pile(box: Box, table: Table, key: str, type: int) -> bytes:
    """Different cards of one type (NO_CARD: of any), sorted."""
    cards = [box.pack.index_of[card] for card in table.choices(key, box.ids)]
    for card in cards:
        if type != NO_CARD and box.type[card] != type:
            raise table.error("document.wrong-deck", {"card": box.ids[card], "deck": TYPES[type]})
    return bytes(sorted(cards))


def read_section(box: Box, table: Table, key: str, value: object) -> int:
    """The code of a section: a resource card and a or b."""
    if not isinstance(value, str):
        raise table.wrong_type(key, "text", value)
    half = value[-1:]
    if half not in ("a", "b"):
        raise table.error("document.section", {"value": value})
    return 2 * read_name(table, key, value[:-1], box.resource_ids) + int(half == "b")


def plan_ids(box: Box) -> list[str]:
    """The ids of all plans."""
    return [plan.id for plan in box.pack.plans]


def artifact_ids(box: Box) -> list[str]:
    """The ids of all artifacts."""
    return [artifact.id for artifact in box.pack.artifacts]


# ------------------------------------------------------------------ the table


def read_table(state: Position, top: Table) -> None:
    """Options, chance and where the game stands."""
    if top.has("options"):
        options = top.table("options")
        options.only(["choose-factions"])
        state.choose_factions = options.flag("choose-factions")
    state.rng = read_rng(top)
    state.phase = PHASES.index(top.choice_or("phase", "act", list(PHASES)))
    fewest = {SETUP: 0, FINAL: 0, OVER: int(state.count)}.get(int(state.phase), 1)
    most = {SETUP: 0, FINAL: int(state.count), OVER: int(state.count)}.get(int(state.phase), 1000000)
    state.turns = top.number_or("turn", fewest, fewest, most)
    state.first = top.number_or("first", 0, 0, state.count - 1)
    state.marker = top.number_or("marker", state.count, 1, state.count)
    state.ending = top.flag("ending")
    if state.ending and state.marker > 1:
        raise top.error("document.marker", {"marker": int(state.marker)})
    state.active = NO_SEAT
    if state.phase != OVER:
        state.active = top.number_or("active", state.first, 0, state.count - 1)
    elif top.has("active"):
        raise top.error("document.not-now", {"key": "active", "phase": PHASES[state.phase]})
    if state.phase in (FINAL, OVER) and not state.ending:
        raise top.error("document.not-ending", {"phase": PHASES[state.phase]})
    for seat, player in enumerate(state.players):
        if player.faction == NO_CARD and state.phase != SETUP:
            raise top.error("document.no-faction", {"seat": seat})
        if player.scored and state.phase not in (FINAL, OVER):
            raise top.error("document.not-now", {"key": "scored", "phase": PHASES[state.phase]})
    state.revealed = top.number_or("revelations", 0, 0, 2**62)


def read_notes(state: Position, top: Table) -> None:
    """What is noted about this turn and this action."""
    if state.phase == ACT:
        state.actions = 1
    if not top.has("turn_notes"):
        return
    notes = top.table("turn_notes")
    notes.only([
        "actions", "raised", "raised_planets", "attack_bonus", "rerolls", "need", "paid", "slots", "planet_slots",
        "sets", "colour", "used", "attacked", "switched", "gold", "from_planets", "looked", "fresh", "revealed",
        "drawn",
    ])  # fmt: skip
    box = state.box
    for key in notes.data:
        if state.phase not in PHASES_OF_NOTES.get(key, (ACT, DRAW)):
            raise notes.error("document.not-now", {"key": key, "phase": PHASES[state.phase]})
    state.actions = notes.number_or("actions", int(state.actions), 0, 99)
    state.raised = notes.number_or("raised", 0, 0, 99)
    state.raised_planets = notes.number_or("raised_planets", 0, 0, 99)
    state.attack_bonus = notes.number_or("attack_bonus", 0, 0, 99)
    state.rerolls = notes.number_or("rerolls", 0, 0, 99)
    state.need = notes.number_or("need", 0, 0, 99)
    state.paid = notes.number_or("paid", 0, 0, 999)
    state.slots = notes.number_or("slots", 0, 0, 99)
    state.planet_slots = notes.number_or("planet_slots", 0, 0, 99)
    state.sets = notes.number_or("sets", 0, -1, 99)
    state.colour = COLOURS.index(notes.choice_or("colour", "red", list(COLOURS)))
    state.gold = notes.flag("gold")
    state.from_planets = notes.flag("from_planets")
    state.used = read_pile(box, notes, "used", TECHNOLOGY)
    state.attacked = read_pile(box, notes, "attacked", SHIP)
    state.switched = read_pile(box, notes, "switched", NO_CARD)
    state.looked = bytes(read_names(notes, "looked", box.ids))
    if notes.has("fresh"):
        state.fresh = read_name(notes, "fresh", notes.value("fresh"), box.ids)
    if notes.has("revealed"):
        state.card = read_name(notes, "revealed", notes.value("revealed"), box.resource_ids)
    state.drawn = bytes(read_names(notes, "drawn", box.resource_ids))


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
    factions = [int(player.faction) for player in state.players if player.faction != NO_CARD]
    if len(set(factions)) < len(factions):
        raise top.error("document.faction-twice", {})


def read_player(box: Box, table: Table) -> Player:
    """One seat."""
    table.only([
        "hand", "projects", "empire", "credits", "vp", "faction", "plans", "shown_plans", "artifacts", "scored",
        "question", "owe", "floor",
    ])  # fmt: skip
    player = Player()
    player.hand = bytes(sorted(read_names(table, "hand", box.resource_ids)))
    player.credits = table.number_or("credits", 0, 0, int(box.most_credits))
    player.vp = table.number_or("vp", 0, 0, 100000)
    if table.has("faction"):
        known = [faction.id for faction in box.pack.factions]
        player.faction = read_name(table, "faction", table.value("faction"), known)
    player.plans = bytes(sorted(read_names(table, "plans", plan_ids(box))))
    player.shown_plans = bytes(
        sorted([plan_ids(box).index(plan) for plan in table.choices("shown_plans", plan_ids(box))])
    )
    if any(plan not in player.plans for plan in player.shown_plans) or 0 in player.plans:
        raise table.error("document.plans", {})
    player.artifacts = bytes(read_names(table, "artifacts", artifact_ids(box)))
    read_projects(box, table, player)
    read_empire(box, table, player)
    player.scored = read_pile(box, table, "scored", TECHNOLOGY)
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
        side = SIDES.index(place.choice_or("side", "logistical", list(SIDES)))
        player.empire += ONE[card]
        player.sides += ONE[side]
        player.tokens += ONE[place.number_or("tokens", 0, 0, int(box.tokens))]
        for value in place.items("stored"):
            if side != OPERATIONAL or box.type[card] != PLANET:
                raise place.error("document.no-storage-here", {"card": box.ids[card]})
            player.stored += ONE[read_section(box, place, "stored", value)]
            player.stored_at += ONE[card]


# ------------------------------------------------------------------ decks


def read_big_decks(state: Position, top: Table) -> None:
    """Ships, technologies and planets: every card is somewhere exactly once; those not named lie shuffled below."""
    box = state.box
    found = state.looked
    for player in state.players:
        found += player.projects + player.empire
    given = top.table("decks") if top.has("decks") else None
    if given is not None:
        given.only(list(TYPES))
    decks: list[bytes] = []
    for deck, name in enumerate(TYPES):
        cards = read_names(given, name, box.ids) if given is not None else []
        for card in cards:
            if box.type[card] != deck:
                raise top.error("document.wrong-deck", {"card": box.ids[card], "deck": name})
        found += bytes(cards)
        decks.append(bytes(cards))
    for card in found:
        if found.count(ONE[card]) > 1:
            raise top.error("document.too-many", {"cards": box.ids[card]})
    for deck in range(len(TYPES)):
        rest = [card for card in box.decks[deck] if card not in found]
        decks[deck] += shuffled_rest(state, top, rest, box.ids)
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
    systems = [system.id for system in box.pack.systems]
    named = read_names(top, "systems", systems)
    if top.has("system"):
        named.insert(0, read_name(top, "system", top.value("system"), systems))
    check_once(top, named, systems)
    rest = [system for system in range(len(systems)) if system not in named]
    order = bytes(named) + shuffled_rest(state, top, rest, systems)
    state.system = order[0]
    state.systems = order[1:]
    plans = plan_ids(box)
    deck = read_names(top, "plan_deck", plans)
    held = [plan for player in state.players for plan in player.plans]
    check_once(top, deck + held, plans)
    rest = [plan for plan in range(1, len(plans)) if plan not in deck and plan not in held]
    state.plan_deck = bytes(deck) + shuffled_rest(state, top, rest, plans)
    artifacts = artifact_ids(box)
    deck = read_names(top, "artifact_deck", artifacts)
    held = [artifact for player in state.players for artifact in player.artifacts]
    check_once(top, deck + held, artifacts)
    if 0 in state.plan_deck:
        raise top.error("document.plans", {})
    state.artifact_deck = bytes(deck)


def check_once(top: Table, cards: list[int], names: list[str]) -> None:
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
    if state.card != NO_CARD:
        used.append(int(state.card))
    used += list(state.drawn)
    check_once(top, used, box.resource_ids)
    rest = [card for card in range(box.resources) if card not in used]
    if not top.has("deck"):
        state.rng.shuffle(rest)
        deck = rest
    state.deck = deck
