"""Positions, a choice that is not possible there, and the reason: for every reason that the game can give."""

from typing import Any

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.scenario import Scenario, scenario

OTHER = {"colonies": ["homesteading-pioneers"]}
CHEAP = "slag-heap-moon"  # cost 1: something that can be settled, so that there is a choice
TEN = [
    "comet-zone", "spice-world", "toymaker-moon", "basalt-quarries", "magma-tap", "ring-dredgers", "gallery-world",
    "frontier-bank", "new-vinland", "gene-gardens",
]  # fmt: skip
STORED = ["guerrilla-moon", "dream-forge", "chitin-hive", "singing-reef"]


def over() -> Scenario:
    return scenario(phase="over")


def set_up() -> Scenario:
    return Scenario(GAME.from_document({"phase": "set-up", "players": [{"board": 1}, {"board": 2}]}))


def develop(**fields: Any) -> Scenario:
    return scenario("develop", others=(fields.pop("other", OTHER),), **{"credits": 2, **fields})


def settle(*colonies: str, others: Any = (OTHER,), **fields: Any) -> Scenario:
    """Seat 1 is the chooser, so that seat 0 gets no colonist beforehand."""
    fields = {"credits": 1, "colonists": 1, **fields}
    return scenario(
        "settle", chooser=1, track=[1, 0, 1, 0], colonies=colonies or ("old-earth",), others=others, **fields
    )


def upgrade(*discovered: str, colony: str = "artist-settlement", **fields: Any) -> Scenario:
    technologies = ["terraforming-engineers"]
    colonies = ("old-earth", colony, "contraband-carnival")
    return settle(*colonies, technologies=technologies, discovered=[CHEAP, *discovered], **fields)


def surplus(**fields: Any) -> Scenario:
    """A colony and ten planets that cannot be settled: two have to go."""
    return settle(discovered=TEN, credits=0, **fields)


def dying(**fields: Any) -> Scenario:
    others = ({"colonies": ["old-earth"]},)
    return settle("dying-colony", others=others, colonists=0, discovered=fields["discovered"])


def sell(*colonies: str, goods: Any = (), **fields: Any) -> Scenario:
    return scenario("sell", colonies=("old-earth", *colonies), goods=goods, others=(OTHER,), **fields)


def consume(*colonies: str, goods: Any = (), **fields: Any) -> Scenario:
    return sell(*colonies, goods=goods, **fields).play("pass")


def produce(*colonies: str, chooser: int = 0, **fields: Any) -> Scenario:
    """Old Earth cannot produce. Seat 1 stays without a good."""
    fields.setdefault("others", (OTHER,))
    track = [chooser, 1 - chooser] * 2
    return scenario("produce", chooser=chooser, track=track, colonies=("old-earth", *colonies), **fields)


def stockpile(own: int, other: int) -> dict[str, Any]:
    """So many of the eleven alien goods are stored."""
    others = ({**OTHER, "stored_goods": ["alien"] * other},)
    return {"goals_up": ["resource-stockpile"], "stored_goods": ["alien"] * own, "others": others}


def review() -> Scenario:
    return scenario("review-goals", goal_stack=[goal.id for goal in GAME.box.pack.goals])


KINDS = ("spice-world", "toymaker-moon", "basalt-quarries", "comet-zone", "gene-gardens")
HAULERS = ("mutinous-ore-haulers", "basalt-quarries", "comet-zone", "spice-world")

CASES = [
    (over, "choose settle", Reason("frontiers.game-over")),
    (scenario, "settle comet-zone", Reason("frontiers.other-question", question="pick", owe=0)),
    (surplus, "settle comet-zone", Reason("frontiers.other-question", question="return", owe=2)),
    (surplus, "name rare", Reason("frontiers.other-question", question="return", owe=2)),
    (surplus, "conquer", Reason("frontiers.other-question", question="return", owe=2)),
    (surplus, "pass", Reason("frontiers.other-question", question="return", owe=2)),
    (surplus, "tax 2", Reason("frontiers.other-question", question="return", owe=2)),
    (scenario, "keep diversity", Reason("frontiers.other-question", question="pick", owe=0)),
    (scenario, "reveal", Reason("frontiers.other-question", question="pick", owe=0)),
    (scenario, "colonists", Reason("frontiers.other-question", question="pick", owe=0)),
    (develop, "choose settle", Reason("frontiers.other-question", question="buy", owe=0)),
    # set-up and picking
    (set_up, "home dying-colony", Reason("frontiers.not-your-board", card="dying-colony")),
    (scenario, "pass", Reason("frontiers.must-pick")),
    (scenario, "choose review-goals", Reason("frontiers.not-in-play", action="review-goals")),
    (lambda: scenario(taken=["develop"]), "choose develop", Reason("frontiers.tile-taken", action="develop")),
    # goals
    (
        lambda: scenario(hidden_goal=("diversity", 0)).play("choose develop"),
        "reveal",
        Reason("frontiers.no-storage-goal"),
    ),
    (review, "keep diversity", Reason("frontiers.not-looked-at", goal="diversity")),
    (
        lambda: review().play("keep civil-service"),
        "bottom civil-service",
        Reason("frontiers.not-looked-at", goal="civil-service"),
    ),
    (review, "bottom civil-service", Reason("frontiers.other-question", question="keep-goal", owe=0)),
    # Develop: two credits, and one off as the chooser
    (develop, "buy comet-zone", Reason("frontiers.no-technology", card="comet-zone")),
    (
        lambda: develop(technologies=["space-marines"]),
        "buy space-marines",
        Reason("frontiers.already-owned", card="space-marines"),
    ),
    (develop, "buy survey-team", Reason("frontiers.other-side", card="survey-team")),
    (
        lambda: develop(other={**OTHER, "technologies": ["space-marines"]}),
        "buy space-marines",
        Reason("frontiers.sold-out", card="space-marines"),
    ),
    (
        lambda: develop(credits=1),
        "buy colony-transports",
        Reason("frontiers.too-expensive", card="colony-transports", need=2, have=1),
    ),
    # Explore
    (lambda: scenario("explore"), "pass", Reason("frontiers.must-discover")),
    (
        lambda: scenario("explore", discovered=["comet-zone"]),
        "discover comet-zone",
        Reason("frontiers.not-on-display", card="comet-zone"),
    ),
    # Settle
    (lambda: settle(discovered=[CHEAP]), "pass", Reason("frontiers.must-settle", colonists=2)),
    (
        lambda: settle(discovered=[CHEAP]),
        "settle comet-zone",
        Reason("frontiers.not-discovered", card="comet-zone"),
    ),
    (
        lambda: settle(discovered=[CHEAP, "gene-gardens"]),
        "settle gene-gardens",
        Reason("frontiers.colonists-needed", card="gene-gardens", need=2, have=1),
    ),
    (
        lambda: settle(discovered=[CHEAP, "comet-zone"], technologies=["atmosphere-shapers"]),
        "settle comet-zone",  # 3, less 1
        Reason("frontiers.too-expensive", card="comet-zone", need=2, have=1),
    ),
    (
        lambda: settle("bastion-of-kesh", "imperium-border-garrison", colonists=2,
                       discovered=[CHEAP, "rebel-high-command"]),
        "settle rebel-high-command",  # 2 + 1, and 1 against Rebels
        Reason("frontiers.too-weak", card="rebel-high-command", need=7, have=4, general=3, special=1, temporary=0),
    ),
    (
        lambda: settle("bastion-of-kesh", "derelict-ore-convoy", goods=["derelict-ore-convoy"], colonists=2,
                       discovered=[CHEAP, "living-fortress"]),
        "settle living-fortress",
        Reason("frontiers.too-weak", card="living-fortress", need=8, have=2, general=2, special=0, temporary=2),
    ),
    (
        lambda: settle("bastion-of-kesh", "derelict-ore-convoy", goods=["derelict-ore-convoy"], colonists=2,
                       discovered=[CHEAP, "living-fortress"]).play("use derelict-ore-convoy"),
        "settle living-fortress",
        Reason("frontiers.too-weak", card="living-fortress", need=8, have=4, general=2, special=0, temporary=0),
    ),
    (
        lambda: settle("bastion-of-kesh", technologies=["contact-specialist"], discovered=[CHEAP, "rebel-shipyards"]),
        "settle rebel-shipyards",
        Reason("frontiers.too-weak-and-poor", card="rebel-shipyards", need=4, have=2, price=3, credits=1),
    ),
    (
        lambda: settle(technologies=["improved-logistics"], discovered=[CHEAP, "basalt-quarries"], credits=9,
                       colonists=3).play(f"settle {CHEAP}"),
        "colonists",
        Reason("frontiers.already-chosen"),
    ),
    (
        lambda: settle("old-earth", "artist-settlement", technologies=["improved-logistics", "terraforming-engineers"],
                       colonists=4, discovered=[CHEAP, "comet-zone", "spice-world"]).play(f"settle {CHEAP}"),
        "settle comet-zone",  # no credit is left for a second planet, so that nobody asks about one
        Reason("frontiers.too-expensive", card="comet-zone", need=3, have=0),
    ),
    # temporary strength
    (
        lambda: settle(discovered=[CHEAP]),
        "use derelict-ore-convoy",
        Reason("frontiers.not-active", card="derelict-ore-convoy"),
    ),
    (
        lambda: settle(discovered=[CHEAP]),
        "use old-earth",
        Reason("frontiers.no-temporary-strength", card="old-earth"),
    ),
    (
        lambda: settle("old-earth", "derelict-ore-convoy", goods=["derelict-ore-convoy"], discovered=[CHEAP]).play(
            "use derelict-ore-convoy"
        ),
        "use derelict-ore-convoy",
        Reason("frontiers.power-used", card="derelict-ore-convoy"),
    ),
    (
        lambda: settle("old-earth", *HAULERS, goods=["spice-world"], discovered=[CHEAP]),
        "use mutinous-ore-haulers",
        Reason("frontiers.goods-needed", card="mutinous-ore-haulers", need=1, have=0, kind="rare"),
    ),
    (
        lambda: settle("old-earth", *HAULERS, goods=HAULERS[1:]).play("use mutinous-ore-haulers"),
        "spend spice-world",
        Reason("frontiers.wrong-kind", card="spice-world", power="mutinous-ore-haulers", kind="rare"),
    ),
    # exchanging colonies
    (
        lambda: settle(discovered=[CHEAP]),
        f"become {CHEAP}",
        Reason("frontiers.no-dying-colony", card=CHEAP),
    ),
    (
        lambda: dying(discovered=[CHEAP]),
        "become comet-zone",
        Reason("frontiers.not-discovered", card="comet-zone"),
    ),
    (
        lambda: dying(discovered=[CHEAP, "rebel-smelters"]),
        "become rebel-smelters",
        Reason("frontiers.swap-military", card="rebel-smelters"),
    ),
    (
        lambda: dying(discovered=[CHEAP, "alien-rosetta-stone-world"]),
        "become alien-rosetta-stone-world",
        Reason("frontiers.swap-alien", card="alien-rosetta-stone-world"),
    ),
    (
        lambda: dying(discovered=[CHEAP, "gene-gardens"]),
        "become gene-gardens",  # two colonists, and one lives on the dying colony
        Reason("frontiers.swap-colonists", card="gene-gardens", old="dying-colony", need=1, have=0),
    ),
    (lambda: settle(discovered=[CHEAP]), "upgrade old-earth", Reason("frontiers.no-engineers", card="old-earth")),
    (
        lambda: upgrade("spice-world").play("upgrade artist-settlement"),
        "upgrade old-earth",
        Reason("frontiers.engineers-used"),
    ),
    (lambda: upgrade("spice-world"), "upgrade comet-zone", Reason("frontiers.not-your-colony", card="comet-zone")),
    (
        lambda: upgrade("spice-world").play(f"settle {CHEAP}"),
        f"upgrade {CHEAP}",
        Reason("frontiers.new-colony", card=CHEAP),
    ),
    (
        lambda: upgrade("spice-world"),
        "upgrade contraband-carnival",
        Reason("frontiers.swap-military", card="contraband-carnival"),
    ),
    (lambda: upgrade("spice-world"), "upgrade old-earth", Reason("frontiers.no-replacement", card="old-earth")),
    (
        lambda: upgrade("spice-world", "toymaker-moon").play("upgrade artist-settlement"),
        "replace comet-zone",
        Reason("frontiers.not-discovered", card="comet-zone"),
    ),
    (
        lambda: upgrade("spice-world", "toymaker-moon", "outlaw-broadcasters").play("upgrade artist-settlement"),
        "replace outlaw-broadcasters",
        Reason("frontiers.swap-military", card="outlaw-broadcasters"),
    ),
    (
        lambda: upgrade("spice-world", "toymaker-moon").play("upgrade artist-settlement"),
        f"replace {CHEAP}",
        Reason("frontiers.swap-kind", card=CHEAP, old="artist-settlement"),
    ),
    (
        lambda: upgrade("spice-world", "toymaker-moon", "grand-casino-orbital", colonists=0).play(
            "upgrade artist-settlement"
        ),
        "replace grand-casino-orbital",
        Reason("frontiers.swap-colonists", card="grand-casino-orbital", old="artist-settlement", need=1, have=0),
    ),
    (
        lambda: upgrade("imperium-trade-concession", "grand-casino-orbital", "spice-world", colony="gallery-world")
        .play("upgrade gallery-world"),
        "replace spice-world",
        Reason("frontiers.swap-cost", card="spice-world", old="gallery-world", least=3, most=6, cost=2),
    ),
    # planets beyond nine
    (surplus, "return old-earth", Reason("frontiers.not-discovered", card="old-earth")),
    (surplus, "store comet-zone", Reason("frontiers.no-storage")),
    (
        lambda: surplus(goals_up=["exploration"]).play("store comet-zone"),
        "store spice-world",
        Reason("frontiers.stored-once"),
    ),
    (
        lambda: surplus(goals_up=["exploration"], stored_planets=STORED),
        "store comet-zone",
        Reason("frontiers.storage-full", most=4),
    ),
    # selling
    (lambda: sell("comet-zone", goods=["comet-zone"]), "sell spice-world",
     Reason("frontiers.not-your-colony", card="spice-world")),
    (lambda: sell("comet-zone", "spice-world", goods=["comet-zone"]), "sell spice-world",
     Reason("frontiers.no-good-there", card="spice-world")),
    (
        lambda: sell("comet-zone", "alien-oort-cloud-refinery", refinery="rare",
                     goods={"comet-zone": "rare", "alien-oort-cloud-refinery": "rare"}),
        "sell alien-oort-cloud-refinery",
        Reason("frontiers.cannot-be-sold", card="alien-oort-cloud-refinery"),
    ),
    (
        lambda: sell("gallery-world", "new-vinland", "alien-oort-cloud-refinery", refinery="rare",
                     goods={"alien-oort-cloud-refinery": "rare"}),
        "sell alien-oort-cloud-refinery",  # nothing can be sold, so that nobody asks about selling
        Reason("frontiers.cannot-be-sold", card="alien-oort-cloud-refinery"),
    ),
    (
        lambda: sell("comet-zone", goods=["comet-zone"], goals_up=["sales-tax"], stored_credits=4).play(
            "sell comet-zone"
        ),
        "tax 3",
        Reason("frontiers.tax-too-high", number=3, most=2, room=3),
    ),
    # consuming
    (
        lambda: consume("toymaker-moon", "gallery-world", goods=["toymaker-moon"]),
        "pass",
        Reason("frontiers.must-consume", goods=1),
    ),
    (
        lambda: consume("toymaker-moon", "gallery-world", goods=["toymaker-moon"]),
        "consume magma-tap",
        Reason("frontiers.not-active", card="magma-tap"),
    ),
    (
        lambda: consume("toymaker-moon", "gallery-world", "comet-zone", goods=["toymaker-moon"]),
        "consume comet-zone",
        Reason("frontiers.no-consume-power", card="comet-zone"),
    ),
    (
        lambda: consume("toymaker-moon", "gallery-world", "holiday-archipelago",
                        goods=["toymaker-moon", "gallery-world"]).play("consume toymaker-moon, spend gallery-world"),
        "consume toymaker-moon",
        Reason("frontiers.power-used", card="toymaker-moon"),
    ),
    (
        lambda: consume("toymaker-moon", "gallery-world", goods=["toymaker-moon"]),
        "consume old-earth",
        Reason("frontiers.goods-needed", card="old-earth", need=2, have=1, kind="any"),
    ),
    (
        lambda: sell("toymaker-moon", "gallery-world", "alien-oort-cloud-refinery", technologies=["trade-league"],
                        refinery="genes", goods={"alien-oort-cloud-refinery": "genes"}),
        "consume trade-league",
        Reason("frontiers.nothing-to-sell", card="trade-league"),
    ),
    (
        lambda: consume("magma-tap", "toymaker-moon", "comet-zone", goods=["magma-tap", "toymaker-moon", "comet-zone"])
        .play("consume magma-tap"),
        "spend toymaker-moon",
        Reason("frontiers.wrong-kind", card="toymaker-moon", power="magma-tap", kind="rare"),
    ),
    (
        lambda: consume(*KINDS, technologies=["barter-network"], goods=KINDS).play(
            "consume barter-network, spend spice-world"
        ),
        "spend toymaker-moon",
        Reason("frontiers.kind-twice", card="toymaker-moon", kind="novelty"),
    ),
    (
        lambda: consume("comet-zone", "spice-world", "gene-gardens", "toymaker-moon",
                        goods=["comet-zone", "spice-world", "gene-gardens"]).play("consume old-earth"),
        "spend gene-gardens",  # the last in the order of the box: it cannot be the first of two
        Reason("frontiers.ascending", card="gene-gardens", owe=2),
    ),
    # producing
    (
        lambda: produce(CHEAP, "devolved-uplift-race", "comet-zone"),
        "bonus comet-zone",
        Reason("frontiers.has-good", card="comet-zone"),
    ),
    (lambda: produce(CHEAP, "devolved-uplift-race"), "bonus old-earth",
     Reason("frontiers.not-windfall", card="old-earth")),
    (lambda: produce(CHEAP, "devolved-uplift-race"), "bonus comet-zone",
     Reason("frontiers.not-your-colony", card="comet-zone")),
    (lambda: produce(CHEAP, "devolved-uplift-race"), f"produce {CHEAP}",
     Reason("frontiers.no-windfall-power", card=CHEAP, kind="rare")),
    (
        lambda: produce(CHEAP, "shattered-moon", chooser=1, technologies=["excavation-drones"]),
        f"bonus {CHEAP}",
        Reason("frontiers.no-bonus-left", card=CHEAP),
    ),
    (
        lambda: produce("otterkin-burrows", CHEAP, "shattered-moon", "devolved-uplift-race", "holiday-archipelago",
                        chooser=1, goods=["otterkin-burrows"],
                        technologies=["excavation-drones", "open-markets-accord"]),
        f"produce {CHEAP}",  # novelties come first in the box
        Reason("frontiers.other-windfall-first", card=CHEAP, other="devolved-uplift-race"),
    ),
    (
        lambda: produce("dream-forge", "computronium-spires", "comet-zone", **stockpile(5, 5)),
        "produce comet-zone",  # one alien good is left for two colonies
        Reason("frontiers.other-kind-first", card="comet-zone", kind="alien"),
    ),
    (
        lambda: produce(CHEAP, "devolved-uplift-race", "rusting-sentinels", **stockpile(5, 6)),
        "bonus rusting-sentinels",
        Reason("frontiers.none-left", card="rusting-sentinels", kind="alien"),
    ),
    (
        lambda: produce("spice-world", "comet-zone", "gene-gardens", goals_up=["resource-stockpile"]).play(
            "stock comet-zone"
        ),
        "stock spice-world",
        Reason("frontiers.ascending", card="spice-world", owe=0),
    ),
]  # fmt: skip
