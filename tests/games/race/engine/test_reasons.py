"""Why not: every reason that the game can give, with its numbers."""

import re
from importlib.resources import files

import pytest

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import Reason
from galaktyka.games.race.game import RaceGame, game_with
from galaktyka.games.race.pack import read_pack
from tests.building import ROOT
from tests.games.race.rules.table import everything_but
from tests.games.race.scenario import Scenario, scenario

TACTICS = ["new-sparta", "new-military-tactics"]
MIXED = ["gem-world", "comet-zone", "distant-world", "lost-species-ark-world", "galactic-resort"]
GENES = ["malevolent-lifeforms", "distant-world"]


def after_wager() -> Scenario:
    tableau = ["new-sparta", "gambling-world", "prosperous-world"]
    return scenario("consume", tableau=tableau, goods=["prosperous-world"], deck=["rebel-base"]).play("gamble 6")


def over() -> Scenario:
    return scenario("round-end", chips=24)


def consume(cards: list[str], goods: list[str], hand: list[str] | None = None) -> Scenario:
    return scenario("consume", tableau=["new-sparta", *cards], goods=goods, hand=hand or [])


def advanced(first: str = "") -> Scenario:
    table = scenario("choose", options={"advanced": True})
    return table.play(f"choose {first}") if first else table


def settle(tableau: list[str], hand: list[str], world: str = "") -> Scenario:
    return scenario("settle", tableau=tableau, hand=hand).play(f"settle {world}" if world else "pass")


def produce(cards: list[str], goods: list[str], action: str = "produce") -> Scenario:
    return scenario("produce", tableau=["new-sparta", *cards], goods=goods, action=action)


def changed_box(old: str, new: str) -> RaceGame:
    """The game with one thing in its box changed, as a pack may have it."""
    text = files("galaktyka.games.race").joinpath("content.toml").read_text("utf-8")
    assert text.count(old) == 1
    return game_with(read_pack(text.replace(old, new), "changed"))


def two_ships() -> Scenario:
    """Replicant Robots can be discarded like a Colony Ship."""
    power = '{ phase = "settle", does = "discount", cards = 2 }'
    ship = '{ phase = "settle", does = "discard-for-zero-cost", not_good = "alien" }'
    tableau, game = ["new-sparta", "replicant-robots", "colony-ship"], changed_box(f"[{power}]", f"[{ship}]")
    hand = ["new-earth", "gem-world", "space-port", "comet-zone", "drop-ships", "space-marines", "rebel-base"]
    return scenario("settle", tableau=tableau, hand=hand, game=game).play("settle new-earth")


def narrow_wager() -> Scenario:
    """Gambling World allows the numbers from 2 to 5 only."""
    return scenario(
        "consume", tableau=["new-sparta", "gambling-world"], game=changed_box("low = 1, high = 7", "low = 2, high = 5")
    )


def no_cards_left() -> Scenario:
    """The whole box lies with the players, and a good can be consumed in two ways."""
    tableau = ["new-sparta", "gambling-world", "prosperous-world", "terraformed-world"]
    hand = everything_but([*tableau, "epsilon-eridani", "gem-world"])
    entries = [{"card": card} for card in tableau]
    entries[2]["good"] = "gem-world"
    other = {"tableau": ["epsilon-eridani"], "hand": hand, "actions": ["consume-trade"]}
    players = [{"tableau": entries, "hand": [], "actions": ["produce"]}, other]
    state = scenario().state.game().from_document({"phase": "consume", "players": players})
    return Scenario(state)  # type: ignore[arg-type]


def placed_now(phase: str, tableau: list[str], **seat: object) -> Scenario:
    """The last card of the tableau was placed in this phase."""
    document = scenario(phase, tableau=tableau, **seat).state.to_document()  # type: ignore[arg-type]
    document["players"][0]["active"] = len(tableau) - 1
    return Scenario(scenario().state.game().from_document(document))  # type: ignore[arg-type]


CASES = [
    (over, "choose settle", Reason("race.game-over")),
    (
        lambda: scenario("settle", tableau=TACTICS, hand=["refugee-world"]).play("pass"),
        "choose settle",
        Reason("race.other-question", question="settle", owe=0),
    ),
    # choosing action cards
    (lambda: advanced("explore-5"), "choose explore-5", Reason("race.action-once", action="explore-5")),
    (lambda: advanced("settle"), "choose develop", Reason("race.actions-ascending", action="develop")),
    (advanced, "choose produce", Reason("race.actions-ascending", action="produce")),
    # keeping, paying, discarding
    (
        lambda: scenario("explore", deck=["gem-world", "space-port"]),
        "keep rebel-base",
        Reason("race.not-drawn", card="rebel-base"),
    ),
    (
        lambda: scenario("round-end", hand=["gem-world"] + ["public-works", "drop-ships", "space-marines"] * 2
                         + ["new-earth", "comet-zone", "rebel-base", "rebel-outpost"]),
        "discard space-port",
        Reason("race.not-in-hand", card="space-port"),
    ),
    (
        lambda: scenario("develop", hand=["space-marines", "gem-world", "comet-zone", "rebel-base"]).play(
            "develop space-marines"
        ),
        "pay rebel-base",
        Reason("race.ascending", card="rebel-base", owe=2),
    ),
    # placing
    (lambda: scenario("develop", hand=["public-works", "gem-world"]), "settle gem-world",
     Reason("race.wrong-phase", card="gem-world")),
    (lambda: scenario("develop", hand=["public-works", "gem-world"]), "develop drop-ships",
     Reason("race.not-in-hand", card="drop-ships")),
    (
        lambda: scenario("develop", tableau=["old-earth", "drop-ships"],
                         hand=["public-works", "gem-world", "drop-ships"]),
        "develop drop-ships",
        Reason("race.already-there", card="drop-ships"),
    ),
    (
        lambda: scenario("develop", action="develop", hand=["public-works", "drop-ships"]),
        "develop drop-ships",
        Reason("race.too-expensive", card="drop-ships", need=3, have=1),
    ),
    (
        lambda: scenario("settle", tableau=["old-earth", "replicant-robots"], hand=["refugee-world", "new-earth"]),
        "settle new-earth",
        Reason("race.too-expensive", card="new-earth", need=3, have=1),
    ),
    (
        lambda: scenario("settle", tableau=[*TACTICS, "galactic-imperium"],
                         hand=["rebel-fuel-cache", "lost-alien-battle-fleet"]),
        "settle lost-alien-battle-fleet",
        Reason("race.too-weak", card="lost-alien-battle-fleet", need=6, have=2, general=2, special=0, tactics=3),
    ),
    (
        lambda: scenario("settle", tableau=["epsilon-eridani", "galactic-imperium"],
                         hand=["refugee-world", "rebel-base"],
                         others=({"tableau": ["old-earth"]},)),
        "settle rebel-base",
        Reason("race.too-weak", card="rebel-base", need=6, have=5, general=1, special=4, tactics=0),
    ),
    (
        lambda: scenario("settle", tableau=["old-earth", "contact-specialist"], hand=["refugee-world", "rebel-base"]),
        "settle rebel-base",
        Reason("race.too-weak-and-poor", card="rebel-base", need=6, have=-1, price=5, cards=1),
    ),
    # the means of settling
    (lambda: settle(TACTICS, ["refugee-world", "gem-world"]), "pay gem-world", Reason("race.nothing-to-pay")),
    (lambda: settle(TACTICS, ["refugee-world", "gem-world"], "refugee-world"), "pay gem-world",
     Reason("race.nothing-to-pay")),
    (lambda: settle(TACTICS, ["refugee-world", "gem-world"]), "conquer", Reason("race.nothing-placed")),
    (lambda: settle([*TACTICS, "colony-ship"], ["refugee-world"]), "use colony-ship", Reason("race.nothing-placed")),
    (lambda: settle(TACTICS, ["refugee-world"], "refugee-world"), "conquer",
     Reason("race.not-military", card="refugee-world")),
    (
        lambda: settle(TACTICS, ["rebel-miners", "gem-world"], "rebel-miners"),
        "pay gem-world",
        Reason("race.conquest-is-not-paid", card="rebel-miners"),
    ),
    (
        lambda: settle([*TACTICS, "contact-specialist"], ["pirate-world", "gem-world", "space-port"], "pirate-world"),
        "conquer",  # 2 - 1, and Tactics not used yet
        Reason("race.too-weak", card="pirate-world", need=3, have=1, general=1, special=0, tactics=3),
    ),
    (
        lambda: settle([*TACTICS, "colony-ship"], ["new-earth", "gem-world", "space-port"], "new-earth"),
        "pay gem-world",
        Reason("race.too-expensive", card="new-earth", need=5, have=2),
    ),
    (
        lambda: settle(TACTICS, ["gem-world", "comet-zone", "space-port", "drop-ships"], "gem-world"),
        "pay drop-ships",  # two of three, so the last cannot be the first
        Reason("race.ascending", card="drop-ships", owe=2),
    ),
    (
        lambda: settle([*TACTICS, "contact-specialist"], ["rebel-fuel-cache", "gem-world"], "rebel-fuel-cache").play(
            "use contact-specialist"
        ),
        "conquer",  # 1 against 1 would do, but it is being paid for
        Reason("race.already-paying"),
    ),
    (lambda: settle(TACTICS, ["rebel-miners", "gem-world"], "rebel-miners"), "pay space-port",
     Reason("race.not-in-hand", card="space-port")),
    (lambda: settle(TACTICS, ["rebel-miners"], "rebel-miners"), "use colony-ship",
     Reason("race.not-in-tableau", card="colony-ship")),
    (
        lambda: settle([*TACTICS, "contact-specialist"], ["pirate-world", "gem-world", "space-port"],
                       "pirate-world").play("use new-military-tactics"),
        "use new-military-tactics",  # discarded a moment ago
        Reason("race.not-in-tableau", card="new-military-tactics"),
    ),
    (lambda: settle(TACTICS, ["rebel-miners"], "rebel-miners"), "use rebel-miners",
     Reason("race.not-active", card="rebel-miners")),
    (two_ships, "use colony-ship", Reason("race.other-card-first", card="colony-ship")),
    (
        lambda: settle([*TACTICS, "colony-ship"], ["rebel-miners"], "rebel-miners"),
        "use colony-ship",
        Reason("race.ship-needs-contact", card="colony-ship", world="rebel-miners"),
    ),
    (
        lambda: settle([*TACTICS, "drop-ships", "contact-specialist"], ["pirate-world", "gem-world"], "pirate-world"),
        "use contact-specialist",
        Reason("race.too-expensive", card="pirate-world", need=2, have=1),
    ),
    (
        lambda: settle(["old-earth", "contact-specialist", "colony-ship"], ["pirate-world", "gem-world", "space-port"],
                       "pirate-world"),
        "use contact-specialist",
        Reason("race.already-paying"),
    ),
    (
        lambda: settle([*TACTICS, "investment-credits"], ["rebel-miners"], "rebel-miners"),
        "use investment-credits",
        Reason("race.no-help", card="investment-credits", world="rebel-miners"),
    ),
    (
        lambda: settle([*TACTICS, "colony-ship"], ["deserted-alien-outpost", "gem-world", "space-port", "spice-world",
                                                   "comet-zone"], "deserted-alien-outpost"),
        "use colony-ship",
        Reason("race.no-help", card="colony-ship", world="deserted-alien-outpost"),
    ),
    # consuming
    (after_wager, "gamble 3", Reason("race.wager-used")),
    (
        lambda: consume(["prosperous-world", "terraformed-world"], ["prosperous-world"]),
        "gamble 3",
        Reason("race.no-wager"),
    ),
    (
        lambda: consume(["prosperous-world", "terraformed-world"], ["prosperous-world"]),
        "gamble 1",
        Reason("race.no-wager"),
    ),
    (narrow_wager, "gamble 6", Reason("race.wager-range", card="gambling-world", low=2, high=5)),
    (no_cards_left, "gamble 3", Reason("race.no-card-to-turn")),
    (lambda: scenario("develop", hand=["public-works", "gem-world"]), "gamble 3",
     Reason("race.other-question", question="place", owe=0)),
    (
        lambda: consume(["prosperous-world", "terraformed-world"], ["prosperous-world"]),
        "pass",
        Reason("race.must-consume", goods=1),
    ),
    (
        lambda: consume(["prosperous-world", "terraformed-world"], ["prosperous-world"]),
        "consume public-works",
        Reason("race.not-in-tableau", card="public-works"),
    ),
    (
        lambda: consume(["prosperous-world", "terraformed-world", "drop-ships"], ["prosperous-world"]),
        "consume drop-ships",
        Reason("race.no-consume-power", card="drop-ships"),
    ),
    (
        lambda: consume(["deficit-spending", "merchant-world"], [], ["gem-world", "space-port", "spice-world"]).play(
            "consume deficit-spending, pass"
        ),
        "consume deficit-spending",
        Reason("race.power-used", card="deficit-spending"),
    ),
    (
        lambda: consume(["prosperous-world", "terraformed-world", "deficit-spending"], ["prosperous-world"]),
        "consume deficit-spending",
        Reason("race.hand-empty", card="deficit-spending"),
    ),
    (
        lambda: consume(["prosperous-world", "terraformed-world", "diversified-economy"], ["prosperous-world"]),
        "consume diversified-economy",
        Reason("race.kinds-needed", card="diversified-economy", need=3),
    ),
    (
        lambda: consume(["prosperous-world", "new-earth", "mining-league"], ["prosperous-world", "new-earth"]),
        "consume mining-league",
        Reason("race.goods-needed", card="mining-league", need=2, have=1, kind="rare"),
    ),
    (
        lambda: consume(["prosperous-world", "terraformed-world", "tourist-world"], ["prosperous-world"]),
        "consume tourist-world",
        Reason("race.goods-needed", card="tourist-world", need=2, have=1, kind="any"),
    ),
    (
        lambda: consume(["research-labs", *GENES, "gem-world"], [*GENES, "gem-world"]),
        "spend gem-world",
        Reason("race.wrong-kind", card="gem-world", power="research-labs", kind="genes"),
    ),
    (
        lambda: consume(["research-labs", *GENES, "lost-species-ark-world"], GENES),
        "spend lost-species-ark-world",
        Reason("race.no-good-there", card="lost-species-ark-world"),
    ),
    (lambda: consume(["research-labs", *GENES], GENES), "spend plague-world",
     Reason("race.not-in-tableau", card="plague-world")),
    (
        lambda: consume(["tourist-world", *GENES, "gem-world"], [*GENES, "gem-world"]),
        "spend malevolent-lifeforms",  # the last in the order of the box: it cannot be the first of two
        Reason("race.ascending", card="malevolent-lifeforms", owe=2),
    ),
    (
        lambda: consume(["diversified-economy", *MIXED], MIXED).play("consume diversified-economy, spend gem-world"),
        "spend galactic-resort",
        Reason("race.kind-given", card="galactic-resort", power="diversified-economy", kind="novelty"),
    ),
    (
        lambda: placed_now("consume", ["new-sparta", "terraformed-world", "prosperous-world", "tourist-world"],
                           goods=["prosperous-world"]),
        "consume tourist-world",
        Reason("race.not-active", card="tourist-world"),
    ),
    (lambda: scenario("consume", tableau=["new-sparta", *GENES], goods=GENES, action="consume-trade"),
     "sell gem-world", Reason("race.not-in-tableau", card="gem-world")),
    (
        lambda: scenario("consume", tableau=["new-sparta", *GENES, "gem-world"], goods=GENES, action="consume-trade"),
        "sell gem-world",
        Reason("race.no-good-there", card="gem-world"),
    ),
    # producing
    (lambda: produce(["refugee-world", "asteroid-belt", "gem-world"], []), "bonus gem-world",
     Reason("race.not-windfall", card="gem-world")),
    (
        lambda: produce(["refugee-world", "asteroid-belt", "destroyed-world"], ["destroyed-world"]),
        "bonus destroyed-world",
        Reason("race.has-good", card="destroyed-world"),
    ),
    (
        lambda: produce(["refugee-world", "asteroid-belt", "expanding-colony"], []),
        "produce asteroid-belt",
        Reason("race.no-windfall-power", card="asteroid-belt", kind="rare"),
    ),
    (
        lambda: produce(["refugee-world", "galactic-resort", "expanding-colony"], [], action="develop"),
        "bonus refugee-world",
        Reason("race.no-windfall-power", card="refugee-world", kind="any"),
    ),
    (
        lambda: produce(
            ["mining-robots", "genetics-lab", "asteroid-belt", "destroyed-world", "empath-world", "pre-sentient-race"],
            [],
            action="develop",
        ),
        "produce empath-world",
        Reason("race.other-kind-first", card="empath-world"),
    ),
    (
        lambda: placed_now("produce", ["new-sparta", "refugee-world", "asteroid-belt", "destroyed-world"],
                           action="produce"),
        "bonus destroyed-world",
        Reason("race.not-active", card="destroyed-world"),
    ),
    (lambda: produce(["refugee-world", "asteroid-belt"], []), "bonus destroyed-world",
     Reason("race.not-in-tableau", card="destroyed-world")),
]  # fmt: skip


@pytest.mark.parametrize(("position", "notation", "reason"), CASES)
def test_the_reason_against_a_choice(position, notation: str, reason: Reason):
    table = position()
    before = table.state.fingerprint()
    assert table.why_not(notation) == reason
    with pytest.raises(IllegalMove) as refused:
        table.play(notation)
    assert (refused.value.message_id, refused.value.values) == (reason.message_id, reason.values)
    assert table.state.fingerprint() == before


def test_whoever_owes_no_choice_is_told_so():
    table = scenario("choose").play("choose settle")
    assert table.why_not("choose settle") == Reason("race.not-your-choice")


def test_seats_and_actions_that_do_not_exist():
    state = scenario("choose").state
    assert state.why_not(2, 3) == Reason("no-such-seat", seat=2)
    assert state.why_not(-1, 3) == Reason("no-such-seat", seat=-1)
    assert state.why_not(0, len(state.game().actions)) == Reason(
        "unknown-action", action=str(len(state.game().actions))
    )
    with pytest.raises(IllegalMove):
        state.apply(0, -1)


def test_a_legal_choice_has_no_reason_against_it():
    assert scenario("choose").why_not("choose settle") is None


def test_every_reason_has_a_case():
    engine = ROOT / "src/galaktyka/games/race/engine"
    sources = [engine / "rules/flow.py", *sorted((engine / "questions").glob("*.py"))]
    given = {found for path in sources for found in re.findall(r'"(race\.[a-z-]+)"', path.read_text("utf-8"))}
    tested = {case[2].message_id for case in CASES} | {"race.not-your-choice"}
    assert given == tested
