"""What the laws need to know of Micro Cosmos: what is conserved, what is hidden, and when one answer is enough."""

from functools import lru_cache
from typing import Any

from galaktyka.core.agenda import TASK_SIZE
from galaktyka.core.game import State
from galaktyka.core.rng import Rng
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.state import Player
from galaktyka.games.cosmos.game import GAME, CosmosState

BOX = GAME.box
ALL_CREW = bytes(range(BOX.crew))
ALL_SURVIVORS = bytes(range(BOX.survivors))
ALL_PLANETS = bytes(range(BOX.planets))
ALL_AUTOMA = bytes(range(BOX.automa))
START_CELLS = {1, 7, 3}
PORTAL = 32
PAIRS = (("biodome", "leisure-facilities"), ("space-mining", "mining-vehicles"))


# ------------------------------------------------------------------ what is conserved


def check_conservation(state: State) -> None:
    """Every card and marker is in exactly one place, and nothing is beyond its bounds."""
    assert isinstance(state, CosmosState)
    check_cards(state)
    check_planets(state)
    for seat, player in enumerate(state.players):
        check_player(state, player, automa=seat == state.count)
    check_arks(state)
    check_turn(state)


def check_cards(state: CosmosState) -> None:
    """Crew, survivors and Automa cards."""
    tasks = state.task + state.agenda
    crew = state.crew_deck + state.crew_discard + state.cantina
    crew += bytes([tasks[at + 2] for at in range(0, len(tasks), TASK_SIZE) if tasks[at] == v.PLACE])
    survivors = state.survivor_deck + state.survivor_discard
    for player in state.players:
        crew += player.top + player.bottom + player.symbols
        survivors += player.survivors + player.settled
    if state.step == v.SETUP:
        crew += state.looked
    else:
        survivors += state.looked
    assert bytes(sorted(crew)) == ALL_CREW
    assert bytes(sorted(survivors)) == ALL_SURVIVORS
    assert bytes(sorted(state.automa_deck + state.automa_discard)) == (ALL_AUTOMA if state.count == 1 else b"")
    assert len(state.cantina) <= BOX.cantina
    for pile in (state.crew_discard, state.cantina, state.survivor_discard, state.automa_discard, state.looked):
        assert pile == bytes(sorted(pile))


def check_planets(state: CosmosState) -> None:
    """Planets, their levels, and the merit of those who raised them."""
    assert bytes(sorted(state.cells.replace(bytes([v.EMPTY]), b"") + state.planet_deck)) == ALL_PLANETS
    check_tracks(state.cells, state.levels, state.merit, state.ranks, state.finished)
    assert state.completed == bin(state.finished).count("1")
    assert sum(player.merit_vp for player in state.players) == levels_of(state.cells, state.finished)


@lru_cache(maxsize=64)  # planets change rarely, and this is asked after every choice
def check_tracks(cells: bytes, levels: bytes, merit: bytes, ranks: bytes, finished: int) -> None:
    """Levels within their tracks, somebody's merit for each, and nothing on empty cells and terraformed planets."""
    for cell, planet in enumerate(cells):
        raised = list(levels[4 * cell : 4 * cell + 4])
        spaces = list(merit[4 * cell : 4 * cell + 4])
        order = [seat for seat in ranks[4 * cell : 4 * cell + 4] if seat != v.NOBODY]
        if planet == v.EMPTY or (finished >> cell) & 1:
            assert sum(raised) == sum(spaces) == len(order) == 0
            assert planet != v.EMPTY or not (finished >> cell) & 1
            continue
        assert (cell in START_CELLS) == (planet in BOX.starting)
        most = list(BOX.tracks[4 * planet : 4 * planet + 4])
        assert all(level <= top for level, top in zip(raised, most, strict=True))
        assert raised != most
        assert sorted(order) == [seat for seat in range(4) if spaces[seat]]
        assert [spaces[seat] for seat in order] == sorted(spaces, reverse=True)[: len(order)]


@lru_cache(maxsize=64)
def levels_of(cells: bytes, finished: int) -> int:
    """The levels of all terraformed planets: each was scored by somebody."""
    planets = [planet for cell, planet in enumerate(cells) if (finished >> cell) & 1]
    return sum(sum(BOX.tracks[4 * planet : 4 * planet + 4]) for planet in planets)


def check_player(state: CosmosState, player: Player, automa: bool) -> None:
    """Bounds, and the markers: on locked fields, in the pool, or on planets."""
    pools = (player.colony_pool, player.outpost_pool)
    pairs = check_markers(player.upgrades, player.engines, player.colonies, player.outposts, *pools, automa)
    assert player.unlocked_vp == pairs * BOX.outpost_unlocked_vp
    capacity = BOX.capacity_upgraded if (player.upgrades >> v.CARGO_HOLDS) & 1 else BOX.capacity
    assert all((player.cargo >> (4 * resource)) & 15 <= capacity for resource in range(4))
    assert player.cargo >> 16 == 0
    for cell, planet in enumerate(state.cells):
        assert planet != v.EMPTY or not ((player.colonies >> cell) & 1 or cell in player.outposts)
    assert max(len(player.top), len(player.bottom)) <= BOX.row
    assert len(player.survivors) <= BOX.survivors_held
    assert player.merit_vp >= 0 <= player.bonus_vp
    assert player.placed_vp % BOX.outpost_placed_vp == 0 <= player.placed_vp
    for pile in (player.top, player.bottom, player.symbols, player.survivors, player.settled, player.outposts):
        assert pile == bytes(sorted(pile))
    if automa:
        assert player.top == player.bottom == player.survivors == player.settled == b""
        assert player.ready == 0
    else:
        assert player.symbols == b""
        assert 0 <= player.ready < 16


@lru_cache(maxsize=256)
def check_markers(
    upgrades: int, engines: int, colonies: int, outposts: bytes, colony_pool: int, outpost_pool: int, automa: bool
) -> int:
    """Eight colonies and an outpost for each pair of upgrades; how many pairs there are."""
    unlocked = {name for bit, name in enumerate(v.UPGRADES) if (upgrades >> bit) & 1}
    fields = BOX.pack.automa_upgrades if automa else list(v.UPGRADES)
    assert unlocked <= set(fields)
    assert len(fields) - len(unlocked) + colony_pool + bin(colonies).count("1") == 8
    pairs = sum(set(pair) <= unlocked for pair in PAIRS)
    assert outpost_pool + len(outposts) == pairs
    assert min(colony_pool, outpost_pool) >= 0
    assert (engines == 2) == ("engines" in unlocked)
    assert 0 <= engines <= 2
    return pairs


def check_arks(state: CosmosState) -> None:
    """On planets that lie there; alone but on planets and at the portal."""
    spaces = [player.ark for player in state.players]
    for space in spaces:
        assert space == PORTAL or state.cells[space // 4] != v.EMPTY
        assert space == PORTAL or space % 4 == 0 or spaces.count(space) == 1
    assert len(spaces) == state.count or spaces[-1] % 4 == 0 != PORTAL - spaces[-1]


def check_turn(state: CosmosState) -> None:
    """The round, the turn, the agenda, and somebody who is asked while the game goes on."""
    assert 0 <= state.round <= BOX.most_rounds
    assert (state.step == v.OVER) == (state.asked == v.NO_SEAT) == (state.question == v.NOTHING)
    assert (state.step in (v.SETUP, v.OVER)) == (state.active == v.NO_SEAT)
    assert (state.step == v.AUTOMA) == (state.active == state.count)
    assert state.step == v.CREW or state.plays == 0
    assert state.step == v.DESTINATION or state.actions_done == 0
    assert len(state.agenda) % TASK_SIZE == 0
    assert len(state.task) in (0, TASK_SIZE)
    needed = BOX.planets_to_end_long if state.long else BOX.planets_to_end
    assert (state.closing > 0) == (state.completed >= needed)
    if state.active != v.NO_SEAT:
        assert state.active == (state.first + state.turns - 1) % len(state.players)
        assert len(state.options) > 1


# ------------------------------------------------------------------ the end


def check_end(state: State) -> None:
    """Enough planets were terraformed and one more round was played, or the rounds have run out."""
    assert isinstance(state, CosmosState)
    assert state.step == v.OVER
    assert state.closing == 2 or state.round == BOX.most_rounds
    assert state.turns == len(state.players)
    assert state.agenda == state.task == state.looked == b""
    assert len(state.scores()) == len(state.players)


# ------------------------------------------------------------------ what is hidden


def fewest_options(state: State) -> int:
    """A choice with one option is made without asking."""
    return 2


def alter_hidden(document: dict[str, Any], viewer: int | None, rng: Rng) -> dict[str, Any]:
    """The same position with the decks in another order, and another future, in place. The last planet lies open."""
    document["rng"] = [rng.next() for _ in range(4)]
    last = document["planet_deck"][-1:]
    document["planet_deck"] = document["planet_deck"][:-1]
    decks = [(document, key) for key in ("planet_deck", "crew_deck", "survivor_deck")]
    if "automa" in document:
        decks.append((document["automa"], "deck"))
    for table, key in decks:
        cards = sorted(table[key])
        rng.shuffle(cards)
        table[key] = cards
    document["planet_deck"] += last
    return document


def check_guess(document: dict[str, Any], viewer: int) -> None:
    """A determinised position is a position: it can be read again."""
    check_conservation(GAME.from_document(document))


def card_ids() -> frozenset[str]:
    """The ids of everything that can be hidden: what an event must not tell before it comes to light."""
    return frozenset([*BOX.crew_ids, *BOX.survivor_ids, *BOX.planet_ids, *BOX.automa_ids])


def open_cards(state: State) -> set[str]:
    """The ids of all cards that lie open. After a reshuffle all of the kind: what lay open may be in the deck again."""
    assert isinstance(state, CosmosState)
    reshuffled = {event.objects[0] for event in state.all_events() if event.kind == "reshuffles"}
    hidden: list[str] = [BOX.planet_ids[planet] for planet in state.planet_deck[:-1]]
    if "crew" not in reshuffled:
        hidden += [BOX.crew_ids[card] for card in state.crew_deck]
    if "survivors" not in reshuffled:
        hidden += [BOX.survivor_ids[card] for card in state.survivor_deck]
    if "automa" not in reshuffled:
        hidden += [BOX.automa_ids[card] for card in state.automa_deck]
    return set(card_ids()) - set(hidden)
