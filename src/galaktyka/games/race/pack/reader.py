"""Reading a content pack: TOML to typed cards, every fault with its place."""

from typing import Final

from galaktyka.core.content import SHIPPED_FILE, Table, closest, fingerprint, named_tables, read_toml, shipped_text
from galaktyka.games.race.engine.cards import (
    KEYWORDS,
    KINDS,
    ONE_PER_CARD,
    ORIGINS,
    PHASES,
    POWERS,
    SCORES,
    Card,
    Pack,
    Power,
    ScoreLine,
)

FEWEST_CARDS: Final = 60
MOST_CARDS: Final = 250
FEWEST_START_WORLDS: Final = 5
FIRST_HANDS: Final = 4
FIRST_HAND_CARDS: Final = 4
LOWEST_NUMBER: Final = 1  # that a gamble may name
HIGHEST_NUMBER: Final = 7


def read_pack(text: str, source: str) -> Pack:
    """The pack in a TOML text; ``source`` is the file name that errors show."""
    top = read_toml(text, source)
    top.only(["pack", "prices", "world", "development"])
    pack = top.table("pack")
    pack.only(["game", "name", "vp_per_player", "hand_limit", "tableau_end"])
    pack.choice("game", ["race"])
    prices = top.table("prices")
    prices.only(KINDS)
    cards = read_cards(top, text)
    check_box(top, cards)
    return Pack(
        name=pack.id("name"),
        source=source,
        cards=cards,
        prices={kind: prices.number(kind, 1, 9) for kind in KINDS},
        vp_per_player=pack.number("vp_per_player", 1, 99),
        hand_limit=pack.number("hand_limit", 1, 99),
        tableau_end=pack.number("tableau_end", 2, 99),
        fingerprint=fingerprint(top.data),
    )


SHIPPED: list[Pack] = []


def shipped_pack() -> Pack:
    """The base set, read once."""
    if not SHIPPED:
        SHIPPED.append(read_pack(shipped_text(__file__), SHIPPED_FILE))
    return SHIPPED[0]


def read_cards(top: Table, text: str) -> list[Card]:
    """Worlds, then developments, in file order."""
    cards: list[Card] = []
    places: dict[str, Table] = {}
    for section in ["world", "development"]:
        read = read_world if section == "world" else read_development
        for table in named_tables(top, text, section, places):
            cards.append(read(table, len(cards)))
    for card in cards:
        check_named_cards(places[card.id], card, list(places))
    return cards


def read_world(table: Table, index: int) -> Card:
    """One ``[[world]]``."""
    table.only(
        ["id", "cost", "defence", "vp", "good", "windfall", "start", "first_hand", "keywords", "powers", "origin"]
    )
    military = table.has("defence")
    if military and table.has("cost"):
        raise table.error("content.not-both", {"first": "cost", "second": "defence"})
    if not military and not table.has("cost"):
        raise table.error("content.one-of", {"first": "cost", "second": "defence"})
    windfall = table.flag("windfall")
    if windfall and not table.has("good"):
        raise table.error("content.needs", {"key": "windfall", "needed": "good"})
    if table.has("start") and table.has("first_hand"):
        raise table.error("content.not-both", {"first": "start", "second": "first_hand"})
    good = table.choice_or("good", "", KINDS)
    return Card(
        index=index,
        id=table.id("id"),
        world=True,
        military=military,
        cost=0 if military else table.number("cost", 0, 9),
        defence=table.number("defence", 1, 9) if military else 0,
        vp=table.number("vp", 0, 20),
        good=good,
        windfall=windfall,
        start=table.number_or("start", -1, 0, 99),
        first_hand=table.number_or("first_hand", 0, 1, FIRST_HANDS),
        copies=1,
        keywords=table.choices("keywords", KEYWORDS),
        powers=read_powers(table, True, good),
        scores=[],
        origin=table.choice("origin", ORIGINS),
    )


def read_development(table: Table, index: int) -> Card:
    """One ``[[development]]``."""
    table.only(["id", "cost", "vp", "copies", "first_hand", "keywords", "powers", "scores", "origin"])
    scores = [read_score(line) for line in table.tables("scores")]
    return Card(
        index=index,
        id=table.id("id"),
        world=False,
        military=False,
        cost=table.number("cost", 0, 9),
        defence=0,
        vp=table.number_or("vp", 0, 0, 20) if scores else table.number("vp", 0, 20),
        good="",
        windfall=False,
        start=-1,
        first_hand=table.number_or("first_hand", 0, 1, FIRST_HANDS),
        copies=table.number_or("copies", 1, 1, 9),
        keywords=table.choices("keywords", KEYWORDS),
        powers=read_powers(table, False, ""),
        scores=scores,
        origin=table.choice("origin", ORIGINS),
    )


def read_powers(table: Table, world: bool, own_good: str) -> list[Power]:
    """The powers of one card, checked one by one and together."""
    powers: list[Power] = []
    for entry in table.tables("powers"):
        power = read_power(entry)
        if (power.does == "draw-if-produced" or power.good == "this-world") and not own_good:
            raise entry.error("content.needs-own-good", {"does": power.does})
        if power.does in ["discard-for-zero-cost", "discard-for-military"] and world:
            raise entry.error("content.development-only", {"does": power.does})
        powers.append(power)
    for group in ONE_PER_CARD:
        found = [power.does for power in powers if f"{power.phase} {power.does}" in group]
        if len(found) > 1:
            raise table.error("content.too-many-powers", {"first": found[0], "second": found[1]})
    return powers


def read_power(table: Table) -> Power:
    """One power of the closed set."""
    phase = table.choice("phase", PHASES)
    does = table.text("does")
    if does not in POWERS[phase]:
        raise table.error("content.unknown-effect", {"value": does, "phase": phase, "known": list(POWERS[phase])})
    table.fields(["phase", "does"], POWERS[phase][does])
    power = Power(
        phase=phase,
        does=does,
        cards=table.number_or("cards", 0, 0 if does == "consume" else 1, 9),
        strength=table.number_or("strength", 0, -9, 9),
        good=table.choice_or("good", "", goods_allowed(does)),
        not_good=table.choice_or("not_good", "", KINDS),
        keyword=table.choice_or("keyword", "", KEYWORDS),
        goods=table.number_or("goods", 1, 1 if does == "consume" else 2, 4 if does == "consume-different" else 9),
        times=table.number_or("times", 1, 1, 9),
        vp=table.number_or("vp", 0, 0 if does == "consume" else 1, 9),
        less=table.number_or("less", 0, 0, 9),
        trade_powers=table.flag("trade_powers"),
        low=table.number_or("low", 0, LOWEST_NUMBER, HIGHEST_NUMBER),
        high=table.number_or("high", 0, LOWEST_NUMBER, HIGHEST_NUMBER),
    )
    if power.good and power.keyword:
        raise table.error("content.not-both", {"first": "good", "second": "keyword"})
    if table.has("strength") and power.strength == 0:
        raise table.error("content.zero", {"key": "strength"})
    if does == "consume" and power.vp == 0 and power.cards == 0:
        raise table.error("content.one-of", {"first": "vp", "second": "cards"})
    if power.goods > 1 and power.times > 1:
        raise table.error("content.not-both", {"first": "goods", "second": "times"})
    if power.low > power.high:
        raise table.error("content.wrong-order", {"first": "low", "second": "high"})
    return power


def goods_allowed(does: str) -> list[str]:
    """What may stand under ``good`` in this kind of power."""
    if does == "price":
        return ["any", "this-world", *KINDS]
    if does in ["consume", "produce-windfall"]:
        return ["any", *KINDS]
    return KINDS


def read_score(table: Table) -> ScoreLine:
    """One line of end-of-game scoring."""
    per = table.choice("per", list(SCORES))
    table.fields(["vp", "per"], SCORES[per])
    table.filters(["production", "windfall", "military"])
    if table.has("production") and table.has("windfall"):
        raise table.error("content.not-both", {"first": "production", "second": "windfall"})
    return ScoreLine(
        vp=table.number("vp", 1, 9),
        per=per,
        good=table.choice_or("good", "", KINDS),
        production=table.flag("production"),
        windfall=table.flag("windfall"),
        military=table.flag("military"),
        keyword=table.choice_or("keyword", "", KEYWORDS),
        phase=table.choice_or("phase", "", PHASES),
        cost=table.number_or("cost", -1, 0, 9),
        card=table.id("card") if per == "named" else "",
        every=table.number_or("every", 1, 1, 99),
    )


def check_named_cards(table: Table, card: Card, known: list[str]) -> None:
    """A scoring line may name only cards of this box."""
    for number, line in enumerate(card.scores, 1):
        if line.per == "named" and line.card not in known:
            place = table.inside({}, f"scores #{number}", 0)
            guess = closest(line.card, known)
            if guess:
                raise place.error("content.unknown-card-guess", {"card": line.card, "guess": guess})
            raise place.error("content.unknown-card", {"card": line.card})


def check_box(top: Table, cards: list[Card]) -> None:
    """The box as a whole can be played."""
    total = sum([card.copies for card in cards])
    if total < FEWEST_CARDS:
        raise top.error("content.too-few-cards", {"n": total, "least": FEWEST_CARDS})
    if total > MOST_CARDS:
        raise top.error("content.too-many-cards", {"n": total, "most": MOST_CARDS})
    gamblers = [card.id for card in cards for power in card.powers if power.does == "gamble"]
    if len(gamblers) > 1:
        raise top.error("content.one-gamble", {"first": gamblers[0], "second": gamblers[1]})
    starts = sorted([card.start for card in cards if card.start >= 0])
    if len(starts) < FEWEST_START_WORLDS:
        raise top.error("content.too-few-start-worlds", {"n": len(starts), "least": FEWEST_START_WORLDS})
    if starts != list(range(len(starts))):
        raise top.error("content.start-numbers", {"found": starts, "last": len(starts) - 1})
    hands = [len([card for card in cards if card.first_hand == number]) for number in range(1, FIRST_HANDS + 1)]
    for number, size in enumerate(hands, 1):
        if sum(hands) and size != FIRST_HAND_CARDS:
            raise top.error("content.first-hand-size", {"hand": number, "n": size, "needed": FIRST_HAND_CARDS})
