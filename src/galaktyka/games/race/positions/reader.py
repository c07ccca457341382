"""Reading a position document: everything is checked, every fault says where. See docs/positions.md."""

from __future__ import annotations

from galaktyka.core.content import Table
from galaktyka.core.game import Document
from galaktyka.core.keeping import keys_of, misplaced, open_document, read_kept, read_name, read_names, read_rng
from galaktyka.core.piles import ONE
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.rules.deck import cards_under
from galaktyka.games.race.engine.rules.flow import advance, offer
from galaktyka.games.race.engine.stages import (
    COUNTED_QUESTIONS,
    KEPT_FOR_QUESTIONS,
    QUESTIONS_OF_STAGE,
    STAGES_OF_PHASE,
    TURN_QUESTIONS,
)
from galaktyka.games.race.engine.state import Player, Position, activate
from galaktyka.games.race.positions.fields import PLAYER, TABLE


def read_position(state: Position, document: Document, source: str, content: str) -> None:
    """Fill the empty state with what the document says; a `DocumentError` names the place and the fault."""
    known = ["lead", "round", "phase", "stage", "turn", "pool", "deck", "discard", "players", "unlisted"]
    top = open_document(document, source, "race", content, [*known, *keys_of(TABLE)])
    read_table(state, top)
    read_players(state, top)
    read_piles(state, top)
    check_points(state, top)
    check_flow(state, top)
    open_questions(state, top)


def read_table(state: Position, top: Table) -> None:
    """Everything but the players and the piles."""
    if top.has("options"):
        options = top.table("options")
        options.only(["first-game", "advanced"])
        state.first_game = options.flag("first-game")
        state.advanced = options.flag("advanced")
    state.rng = read_rng(top)
    state.round = top.number_or("round", 1, 0, 1000000)
    state.phase = v.PHASES.index(top.choice_or("phase", "choose", list(v.PHASES)))
    state.stage = v.STAGES.index(top.choice_or("stage", "begin", list(v.STAGES)))
    if state.stage not in STAGES_OF_PHASE[state.phase]:
        known = ", ".join([v.STAGES[stage] for stage in STAGES_OF_PHASE[state.phase]])
        raise top.error(
            "document.stage", {"stage": v.STAGES[state.stage], "phase": v.PHASES[state.phase], "known": known}
        )
    read_kept(TABLE, state.box, top, state)


def read_card(box: Box, table: Table, key: str, value: object) -> int:
    """The number of a card, by its id."""
    return read_name(table, key, value, box.ids)


def read_pile(box: Box, table: Table, key: str) -> bytes:
    """A list of cards; empty when left out."""
    return bytes(read_names(table, key, box.ids))


def read_players(state: Position, top: Table) -> None:
    """Every seat."""
    tables = top.tables("players")
    if not 2 <= len(tables) <= 4:
        raise top.error("wrong-number-of-seats", {"game": "race", "seats": len(tables), "least": 2, "most": 4})
    if state.advanced and len(tables) != 2:
        raise top.error("option-needs-seats", {"option": "advanced", "seats": len(tables), "allowed": "2"})
    for seat, table in enumerate(tables):
        table.place = f"seat {seat}"
    state.players = [read_player(state, table) for table in tables]
    state.count = len(tables)
    state.start_with(top.number_or("lead", lowest_start_world(state), 0, state.count - 1))
    state.turn = top.number_or("turn", 0, 0, state.count)


def lowest_start_world(state: Position) -> int:
    """The seat whose first card is the start world with the lowest number."""
    numbers = [state.box.pack.cards[player.tableau[0]].start if player.tableau else -1 for player in state.players]
    known = [number for number in numbers if number >= 0]
    return numbers.index(min(known)) if known else 0


def read_player(state: Position, table: Table) -> Player:
    """One seat."""
    box = state.box
    table.only(["hand", "tableau", "chips", "active", "actions", "question", "owe", "floor", *keys_of(PLAYER)])
    player = Player(bytes(sorted(read_pile(box, table, "hand"))), b"", b"")
    read_tableau(box, table, player)
    player.chips = table.number_or("chips", 0, 0, 100000)
    read_kept(PLAYER, box, table, player)
    laid = state.stage == v.PAY and player.placing != v.NO_CARD
    activate(box, player, table.number_or("active", len(player.tableau) - int(laid), 0, len(player.tableau)))
    read_actions(state, table, player)
    read_question(state, table, player)
    check_at_rest(state, table, player)
    return player


def check_at_rest(state: Position, table: Table, player: Player) -> None:
    """What belongs to one phase or question is nowhere else; action cards are chosen or asked for."""
    if key := misplaced(PLAYER, state, player):
        raise table.error("document.not-now", {"key": key, "phase": v.PHASES[state.phase]})
    if state.phase == v.CHOOSE and state.stage == v.FINISH:
        chosen = sum([card != v.NO_CARD for card in (player.first, player.second)])
        most = 2 if state.advanced else 1
        if chosen + (player.owe if player.ask == v.ASK_ACTION else 0) != most:
            raise table.error("document.actions", {"number": most})


def read_tableau(box: Box, table: Table, player: Player) -> None:
    """Cards in the order of placing, some with a good."""
    entries = table.items("tableau")
    if not entries:
        raise table.error("document.empty-tableau", {})
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, str):
            entry = {"card": entry}
        if not isinstance(entry, dict):
            raise table.wrong_type("tableau", "tables", entry)
        place = table.inside(entry, f"tableau #{number}", 0)
        place.only(["card", "good"])
        card = read_card(box, place, "card", place.value("card"))
        if card in player.tableau:
            raise place.error("document.card-twice", {"card": box.ids[card]})
        good = 0
        if place.has("good"):
            if box.kind[card] == v.GREY:
                raise place.error("document.no-goods-here", {"card": box.ids[card]})
            good = 1 + read_card(box, place, "good", place.value("good"))
        player.tableau += ONE[card]
        player.goods += ONE[good]
        player.stock += int(good > 0)


def read_actions(state: Position, table: Table, player: Player) -> None:
    """The action cards of this round, in ascending order."""
    cards: list[int] = []
    for word in table.items("actions"):
        cards.append(v.ACTION_CARDS.index(table.check_word("actions", str(word), list(v.ACTION_CARDS))))
    cards.sort()
    most = 2 if state.advanced else 1
    twice = len(cards) == 2 and cards[0] == cards[1] and cards[0] not in (v.DEVELOP_CARD, v.SETTLE_CARD)
    if len(cards) > most or twice:
        raise table.error("document.actions", {"number": most})
    if v.EXPLORE <= state.phase <= v.PRODUCE and len(cards) != most:
        raise table.error("document.actions", {"number": most})
    player.first = cards[0] if cards else v.NO_CARD
    player.second = cards[1] if len(cards) == 2 else v.NO_CARD


def read_question(state: Position, table: Table, player: Player) -> None:
    """What the seat has to decide."""
    player.ask = v.QUESTIONS.index(table.choice_or("question", "nothing", list(v.QUESTIONS)))
    if player.ask == v.NOTHING:
        return
    allowed = QUESTIONS_OF_STAGE.get((state.phase, state.stage), ())
    if player.ask not in allowed:
        place: dict[str, object] = {
            "question": v.QUESTIONS[player.ask],
            "phase": v.PHASES[state.phase],
            "stage": v.STAGES[state.stage],
        }
        raise table.error("document.question", place)
    most = {
        v.ASK_ACTION: 2 if state.advanced else 1,
        v.ASK_DISCARD: len(player.hand),
        v.ASK_PAY: len(player.hand),
        v.ASK_KEEP: len(player.drawn),
        v.ASK_SPEND: sum(1 for good in player.goods if good),
        v.ASK_CASH: len(player.hand),
    }.get(player.ask, 0)
    if player.ask in COUNTED_QUESTIONS:
        player.owe = table.number("owe", 1, max(most, 1))
    if player.ask == v.ASK_SPEND:
        player.floor = max(player.spent) + 1 if player.spent else 0
    else:
        player.floor = table.number_or("floor", 0, 0, 250)
    needs_power = player.ask in KEPT_FOR_QUESTIONS["power"]
    if needs_power and (player.power == v.NO_CARD or player.power not in player.tableau[: player.active]):
        raise table.error("document.power", {"question": v.QUESTIONS[player.ask]})
    if player.ask == v.ASK_WINDFALL and not player.windfalls:
        raise table.error("content.missing-key", {"key": "windfalls"})


def read_piles(state: Position, top: Table) -> None:
    """Deck and discards; every card of the box must be somewhere exactly once for each copy."""
    box = state.box
    deck = list(read_pile(box, top, "deck"))
    discard = read_pile(box, top, "discard")
    found = [0] * box.size
    for pile in [bytes(deck), discard, *[every_card(player) for player in state.players]]:
        for card in pile:
            found[card] += 1
    too_many = [box.ids[card] for card in range(box.size) if found[card] > box.copies[card]]
    if too_many:
        raise top.error("document.too-many", {"cards": ", ".join(too_many)})
    missing = b"".join([ONE[card] * (box.copies[card] - found[card]) for card in range(box.size)])
    unlisted = top.choice_or("unlisted", "error", ["error", "shuffle", "discard"])
    if missing and unlisted == "error":
        raise top.error(
            "document.missing-cards", {"n": len(missing), "cards": ", ".join([box.ids[card] for card in missing[:5]])}
        )
    if unlisted == "shuffle":
        rest = list(missing)
        state.rng.shuffle(rest)
        deck += rest
    state.deck = deck


def every_card(player: Player) -> bytes:
    """All cards that a player has, goods too."""
    return player.hand + player.drawn + player.tableau + cards_under(player.goods)


def check_points(state: Position, top: Table) -> None:
    """Chips and pool are all the victory points of the box."""
    total = state.box.vp_per_player * state.count
    chips = sum([int(player.chips) for player in state.players])
    state.pool = top.number_or("pool", total - chips, -100000, total)
    if state.pool + chips != total:
        raise top.error("document.points", {"pool": int(state.pool), "chips": chips, "total": total})


def check_flow(state: Position, top: Table) -> None:
    """Phases that somebody chose, cards where the phase wants them, one asked at a time where turns are taken."""
    if v.EXPLORE <= state.phase <= v.PRODUCE:
        chosen = [v.PHASE_OF_CARD[c] for p in state.players for c in (p.first, p.second) if c != v.NO_CARD]
        for phase in (state.phase, *state.plan):
            if phase not in chosen:
                raise top.error("document.phase-not-chosen", {"phase": v.PHASES[phase]})
    elif state.plan:
        raise top.error("document.plan", {"phase": v.PHASES[state.phase]})
    asked = [seat for seat, player in enumerate(state.players) if player.ask in TURN_QUESTIONS]
    if len(asked) > 1:
        raise top.error("document.one-at-a-time", {"seats": ", ".join([str(seat) for seat in asked])})
    for seat, player in enumerate(state.players):
        if player.placing != v.NO_CARD:
            check_placed(state, top, player, seat)


def check_placed(state: Position, top: Table, player: Player, seat: int) -> None:
    """A card chosen to be placed is in the hand until the reveal, then the last of the tableau."""
    world_phase = state.phase == v.SETTLE
    fits = state.phase in (v.DEVELOP, v.SETTLE) and bool(state.box.is_world[player.placing]) == world_phase
    if state.stage == v.PLACE:
        fits = fits and player.placing in player.hand
    else:
        fits = fits and player.tableau[len(player.tableau) - 1] == player.placing
    if not fits:
        raise top.error("document.placing", {"seat": seat, "card": state.box.ids[player.placing]})


def open_questions(state: Position, top: Table) -> None:
    """Work out what may be answered; if nobody is asked anything the game goes on by itself."""
    state.waiting = 0
    for seat, player in enumerate(state.players):
        if player.ask == v.NOTHING:
            continue
        state.waiting += 1
        offer(state, player)
        if player.number == 0:
            raise top.error("document.no-answer", {"seat": seat, "question": v.QUESTIONS[player.ask]})
    if state.waiting == 0:
        advance(state)
