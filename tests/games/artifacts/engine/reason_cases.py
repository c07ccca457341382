"""Positions, a choice that is not possible there, and the reason: for every reason that the game can give."""

from collections.abc import Callable
from typing import Any

from galaktyka.core.game import Reason
from tests.games.artifacts.engine.moments import MOMENTS, RED, at, offensive
from tests.games.artifacts.pack.stories import GAME
from tests.games.artifacts.scenario import Scenario


def moment(name: str, moves: str = "") -> Callable[[], Scenario]:
    """One of the moments, some moves later."""

    def story() -> Scenario:
        table = MOMENTS[name][1]()
        return table.play(moves) if moves else table

    return story


def over() -> Scenario:
    return at(phase="over", ending=True, marker=1)


def resource(message_id: str, card: str, first: tuple[int, str], second: tuple[int, str]) -> Reason:
    """A reason against a resource card says what is on it."""
    return Reason(
        message_id,
        card=card,
        first=first[0],
        first_colour=first[1],
        second=second[0],
        second_colour=second[1],
    )


def bought_out() -> Scenario:
    """Nobody can buy ships any more."""
    ships = [card.id for card in GAME.box.pack.cards if card.type == "ship"]
    return at(hand=["r45"], credits=9, others=({"hand": ["r72"], "empire": ships},))


def nearly_bought_out() -> Scenario:
    """The ship deck holds two cards."""
    ships = [card.id for card in GAME.box.pack.cards if card.type == "ship"]
    return at(hand=["r45"], credits=12, others=({"hand": ["r72"], "empire": ships[2:]},)).play("buy ship")


def deck_of_no_ships() -> Scenario:
    """General Capital Domination, when nobody can buy ships any more."""
    table = bought_out()
    document = table.document()
    document["players"][0]["empire"] = ["general-capital-domination"]
    document["decks"]["technology"].remove("general-capital-domination")
    return Scenario(GAME.from_document(document)).play("use general-capital-domination")


def second_to_choose() -> Scenario:
    """The other player has chosen the Clone Clans."""
    return Scenario(GAME.start(2, 3, {"choose-factions": True})).play("choose clone-clans")


def blockading() -> Scenario:
    """Two tokens, of which the first lies on the second card."""
    victim = {"hand": ["r72"], "empire": ["sonne", "tern", "gault"], "credits": 3}
    return offensive("veto", deck=["r03"], others=(victim,)).play("target 1, block tern")


def lifting() -> Scenario:
    """Two tokens, of which the first came off the second card."""
    empire = {"sonne": {"tokens": 2}, "mallet": {"tokens": 2}, "veto": {"tokens": 1}}
    return at(hand=[*RED, "r45"], empire=empire).play("unblock ship, extra 2, lift mallet")


def settling() -> Scenario:
    """The end: the second of four technologies has been paid for, and the last one costs too much."""
    tokens = {"star-charts": 1, "patent-office": 2, "free-port": 1, "sovereign-fund": 5}
    empire = {card: {"side": "operational", "tokens": number} for card, number in tokens.items()}
    return at(phase="final", ending=True, marker=1, credits=6, empire=empire).play("switch patent-office")


def settling_with_a_planet() -> Scenario:
    """The end: a technology can be paid for, and a planet has more tokens than there are credits."""
    empire = {"sovereign-fund": {"tokens": 1}, "tern": {"side": "operational", "tokens": 9}}
    return at(phase="final", ending=True, marker=1, credits=3, empire=empire)


def fleet() -> Scenario:
    """An offensive of two ships, and a blockaded third one."""
    empire = {"sonne": "operational", "veto": "operational", "mallet": {"side": "operational", "tokens": 2}}
    return at(hand=[*RED, "r45"], credits=1, empire=empire).play("offensive, target aliens")


def parade(**position: Any) -> Scenario:
    return at(empire={"victory-parade": "logistical"}, **position)


def blockaded(**position: Any) -> Scenario:
    """Calcine costs two credits to be switched on."""
    return at(hand=["r01", "r45"], empire={"calcine": {"tokens": 2}, "sonne": "logistical"}, **position)


def planet_cards_only() -> Scenario:
    """InterTerran Research: one more card, from a planet; both others have been put."""
    table = at(
        hand=["r01", "r02", "r03", "r45"],
        projects=["sonne"],
        empire={"interterran-research": "logistical", "tern": {"side": "operational", "stored": ["r49a", "r50a"]}},
    )
    return table.play("use interterran-research, prepare ship, put r01a, put r02a")


CASES: list[tuple[Callable[[], Scenario], str, Reason]] = [
    (over, "buy ship", Reason("artifacts.game-over")),
    # something else comes first
    (moment("a side"), "buy ship", Reason("artifacts.other-question", question="side")),
    (moment("an action"), "operational", Reason("artifacts.other-question", question="act")),
    (moment("an action"), "extra 1", Reason("artifacts.other-question", question="act")),
    (moment("an action"), "keep sonne", Reason("artifacts.other-question", question="act")),
    (moment("an action"), "pay r01a", Reason("artifacts.other-question", question="act")),
    (moment("an action"), "choose clone-clans", Reason("artifacts.other-question", question="act")),
    (moment("a payment"), "buy ship", Reason("artifacts.other-question", question="pay")),
    (moment("a payment"), "put r01a", Reason("artifacts.other-question", question="pay")),
    (moment("a card to discard"), "buy ship", Reason("artifacts.other-question", question="discard")),
    (moment("a token to lift"), "block tern", Reason("artifacts.other-question", question="lift")),
    (moment("a token to lift"), "pass", Reason("artifacts.other-question", question="lift")),
    # cards that are not there to be chosen
    (moment("a token to lift"), "lift veto", Reason("artifacts.not-among", card="veto")),
    (moment("a ship"), "send polestar", Reason("artifacts.not-among", card="polestar")),
    (moment("a card to keep"), "keep tern", Reason("artifacts.not-among", card="tern")),
    (moment("the project to attach to"), "to tern", Reason("artifacts.not-among", card="tern")),
    (moment("a card to blockade"), "block sonne", Reason("artifacts.not-among", card="sonne")),
    (moment("a covered project"), "complete calcine", Reason("artifacts.not-among", card="calcine")),
    (moment("a card to turn over"), "flip veto", Reason("artifacts.not-among", card="veto")),
    (moment("a planet to mine"), "which calcine", Reason("artifacts.not-among", card="calcine")),
    (moment("a blockaded card at the end"), "switch sonne", Reason("artifacts.not-among", card="sonne")),
    # numbers, targets, plans, gains, decks, factions
    (moment("more cards to look at"), "extra 5", Reason("artifacts.too-poor", need=10, have=9)),
    (nearly_bought_out, "extra 2", Reason("artifacts.deck-holds", deck="ship", n=2)),
    (moment("tokens to pay for"), "extra 0", Reason("artifacts.lift-one")),
    (moment("tokens to pay for"), "extra 3", Reason("artifacts.tokens-there", n=2, row="ship")),
    (
        lambda: at(hand=[*RED, "r03"], empire={"sonne": {"tokens": 5}}).play("unblock ship"),
        "extra 4",  # two cards of 3 red
        Reason("artifacts.lift-price", n=4, colour="red", need=8, have=6, limit=2),
    ),
    (moment("a target"), "target 0", Reason("artifacts.target-self")),
    (moment("a target"), "target 4", Reason("no-such-seat", seat=4)),
    (moment("a plan"), "plan economic-war", Reason("artifacts.no-plan", plan="economic-war")),
    (moment("one of two gains"), "take 3", Reason("artifacts.only-gains", n=2)),
    (deck_of_no_ships, "deck ship", Reason("artifacts.deck-empty", deck="ship")),
    (second_to_choose, "choose clone-clans", Reason("artifacts.faction-taken", faction="clone-clans")),
    (moment("a ship"), "done", Reason("artifacts.must-send")),
    # cards in order
    (blockading, "block sonne", Reason("artifacts.card-order", card="sonne")),
    (lifting, "lift sonne", Reason("artifacts.card-order", card="sonne")),
    (settling, "switch star-charts", Reason("artifacts.card-order", card="star-charts")),
    (settling, "switch patent-office", Reason("artifacts.not-among", card="patent-office")),
    (settling, "switch sovereign-fund", Reason("artifacts.too-poor", need=5, have=4)),
    (settling, "switch tern", Reason("artifacts.not-among", card="tern")),
    (settling_with_a_planet, "switch tern", Reason("artifacts.not-among", card="tern")),  # it would not score
    # ships that cost too much
    (fleet, "send mallet", Reason("artifacts.too-poor", need=2, have=1)),
    # the turn
    (moment("an action"), "done", Reason("artifacts.must-act")),
    (moment("an action"), "pass", Reason("artifacts.can-act")),
    (
        lambda: at(hand=["r01", "r45"], artifacts=["war-crown"]).play("exchange red"),
        "pass",
        Reason("artifacts.has-acted"),
    ),
    (
        lambda: at(hand=["r01", "r45"], artifacts=["war-crown"], projects=["sonne"]).play("exchange red"),
        "build sonne",
        Reason("artifacts.has-acted"),
    ),
    (
        lambda: at(
            hand=["r01", "r45"], artifacts=["war-crown"], empire={"victory-parade": "logistical"}
        ).play("exchange red"),
        "use victory-parade",
        Reason("artifacts.has-acted"),
    ),
    # buying, preparing, exchanging, removing blockades
    (bought_out, "buy ship", Reason("artifacts.deck-empty", deck="ship")),
    (
        lambda: at(hand=["r45"], credits=2, empire={"jacobus": "logistical", "free-port": "operational"}),
        "buy ship",  # 5 - 2: the other side of Free Port does not help
        Reason("artifacts.too-poor", need=3, have=2),
    ),
    (lambda: at(hand=["r45"]), "prepare ship", Reason("artifacts.no-project", row="ship")),
    (
        lambda: at(hand=["r45"], projects=["sonne"]),
        "prepare ship",
        Reason("artifacts.no-such-icons", colour="red"),
    ),
    (lambda: at(hand=["r45"]), "exchange red", Reason("artifacts.no-such-icons", colour="red")),
    (lambda: at(hand=["r45"]), "exchange gold", Reason("artifacts.no-such-icons", colour="gold")),
    (
        lambda: at(hand=["r12", "r45"], empire={"sonne": {"tokens": 1}}),
        "unblock ship",  # one red
        Reason("artifacts.two-icons", colour="red"),
    ),
    (lambda: at(hand=["r45"], empire=["sonne"]), "unblock ship", Reason("artifacts.no-tokens", row="ship")),
    # operational actions
    (
        lambda: at(hand=[*RED, "r03"], empire={"sonne": "operational"}, turn_notes={"attacked": ["sonne"]}),
        "offensive",
        Reason("artifacts.ships-have-attacked"),
    ),
    (
        lambda: at(hand=[*RED], empire={"sonne": {"side": "operational", "tokens": 2}}, credits=1),
        "offensive",
        Reason("artifacts.ships-have-attacked"),
    ),
    (lambda: at(hand=[*RED], empire=["sonne"]), "offensive", Reason("artifacts.none-operational", row="ship")),
    (
        lambda: at(hand=["r38", "r39"], empire={"tern": {"side": "operational", "tokens": 1}}),
        "mine",
        Reason("artifacts.none-operational", row="planet"),
    ),
    (
        lambda: at(hand=["r13", "r14", "r52"], empire={"sonne": "operational"}),
        "offensive",  # three times 2 red, but only two cards
        Reason("artifacts.icons-missing", colour="red", need=5, have=4, limit=2),
    ),
    (
        lambda: at(hand=["r59", "r12"], empire={"star-charts": "operational", "tern": "operational"}),
        "mine",  # gold does not help
        Reason("artifacts.icons-missing", colour="green", need=5, have=0, limit=2),
    ),
    # building
    (
        lambda: at(hand=["r13", "r14", "r52"], projects={"sonne": ["r16a"]}, empire=["wayfinder", "night-ferry"]),
        "build sonne",  # 5, two ships more; 2 attached; two cards of 2
        Reason("artifacts.too-expensive", card="sonne", need=7, attached=2, have=4, limit=2, colour="red"),
    ),
    (lambda: at(hand=["r45"]), "build sonne", Reason("artifacts.not-a-project", card="sonne")),
    # technologies, factions and artifacts
    (lambda: at(hand=["r45"]), "use star-charts", Reason("artifacts.not-in-empire", card="star-charts")),
    (
        lambda: at(hand=["r45"], empire={"star-charts": "logistical"}),
        "use star-charts",
        Reason("artifacts.nothing-to-use", card="star-charts"),
    ),
    (
        lambda: at(hand=["r45"], empire={"ore-futures": "operational"}),
        "use ore-futures",
        Reason("artifacts.nothing-to-use", card="ore-futures"),
    ),
    (
        lambda: at(hand=["r45"], credits=9, empire={"gunnery-school": "logistical"}).play("use gunnery-school"),
        "use gunnery-school",
        Reason("artifacts.used-this-turn", card="gunnery-school"),
    ),
    (
        lambda: at(hand=["r45"], credits=2, empire={"gunnery-school": {"tokens": 2}}),
        "use gunnery-school",  # a credit, and one for each token
        Reason("artifacts.too-poor", need=3, have=2),
    ),
    (
        lambda: at(hand=["r45"], credits=2, empire={"contract-labour": "logistical"}),
        "use contract-labour",
        Reason("artifacts.no-use", card="contract-labour"),
    ),
    (
        lambda: at(hand=[*RED, "r03"], empire={"deep-analysis-and-research-programme": "logistical"}),
        "use deep-analysis-and-research-programme",
        Reason("artifacts.no-set"),
    ),
    (
        lambda: at(hand=["r45"], empire={"ore-futures": "logistical"}),
        "use ore-futures",
        Reason("artifacts.no-stored", need=1),
    ),
    (
        lambda: at(
            hand=["r33", "r35"],
            empire={
                "shareholder-transfer-centre": "logistical",
                "tern": {"side": "operational", "stored": ["r01a", "r38b", "r53b"]},
            },
        ),
        "use shareholder-transfer-centre",  # 3 red, 3 green or 2 gold
        Reason("artifacts.planet-icons-missing", colour="one", need=5, have=3),
    ),
    (
        lambda: parade(hand=["r13", "r14", "r15"]),
        "use victory-parade",
        Reason("artifacts.icons-missing", colour="red", need=5, have=4, limit=2),
    ),
    (
        lambda: at(hand=["r33", "r35", "r45"], faction="clone-clans"),
        "faction",  # any number of cards
        Reason("artifacts.icons-missing", colour="blue", need=10, have=8, limit=0),
    ),
    (
        lambda: at(hand=["r33", "r35", "r45"], faction="ashen-choir"),
        "faction",
        Reason("artifacts.faction-no-use", faction="ashen-choir"),
    ),
    (lambda: at(hand=["r45"]), "play war-crown", Reason("artifacts.no-artifact", artifact="war-crown")),
    # blockaded cards
    (lambda: blockaded(credits=9), "switch tern", Reason("artifacts.not-in-empire", card="tern")),
    (lambda: blockaded(credits=9), "switch sonne", Reason("artifacts.not-blockaded", card="sonne")),
    (lambda: blockaded(credits=1), "switch calcine", Reason("artifacts.too-poor", need=2, have=1)),
    (
        lambda: blockaded(credits=9).play("switch calcine"),
        "switch calcine",
        Reason("artifacts.switch-useless", card="calcine"),
    ),
    (
        lambda: at(hand=["r45"], credits=9, empire={"sonne": {"side": "operational", "tokens": 1}}),
        "switch sonne",
        Reason("artifacts.switch-useless", card="sonne"),
    ),
    # paying
    (moment("an exchange"), "done", Reason("artifacts.not-enough-yet", need=1)),
    (moment("a payment"), "done", Reason("artifacts.not-enough-yet", need=5)),
    (moment("a payment", "pay r01a"), "done", Reason("artifacts.not-enough-yet", need=2)),
    (
        moment("a payment"),
        "pay r05a",
        resource("artifacts.not-in-hand", "r05", (3, "red"), (2, "blue")),
    ),
    (
        lambda: at(
            hand=[*RED, "r03"],
            projects=["veto"],
            empire={"tern": {"side": "operational", "stored": ["r04a"], "tokens": 1}},
        ).play("build veto"),
        "pay r04a",
        Reason("artifacts.under-blockade", card="tern"),
    ),
    (moment("a stored card to pay with"), "pay r45a", Reason("artifacts.planets-only")),
    (planet_cards_only, "put r03a", Reason("artifacts.planets-only")),
    (
        moment("a payment"),
        "pay r01b",
        Reason("artifacts.wrong-colour", icons=2, shown="blue", wanted="red-or-gold"),
    ),
    (
        lambda: at(hand=[*RED, "r49"], empire={"sonne": "operational"}).play("offensive"),
        "pay r49b",
        Reason("artifacts.wrong-colour", icons=1, shown="gold", wanted="red"),
    ),
    (
        lambda: at(hand=["r49", "r50", "r45"]).play("exchange gold"),
        "pay r49a",
        Reason("artifacts.wrong-colour", icons=3, shown="red", wanted="gold"),
    ),
    (
        moment("a card to attach"),
        "put r45a",
        Reason("artifacts.wrong-colour", icons=2, shown="blue", wanted="red-or-gold"),
    ),
    (
        lambda: at(hand=["r01", "r02", "r03"]).play("exchange red, pay r02a"),
        "pay r01a",
        resource("artifacts.ascending", "r01", (3, "red"), (2, "blue")),
    ),
    (
        lambda: at(hand=["r01", "r02", "r03"], projects=["sonne"]).play("prepare ship, put r02a"),
        "put r01a",
        resource("artifacts.ascending", "r01", (3, "red"), (2, "blue")),
    ),
    (
        lambda: at(
            hand=["r01", "r02", "r05", "r38"], empire={"deep-analysis-and-research-programme": "logistical"}
        ).play("use deep-analysis-and-research-programme, pay r01a"),
        "pay r38a",  # the only card with green
        Reason("artifacts.breaks-set", icons=2, shown="blue"),
    ),
    (
        lambda: at(hand=["r01", "r02", "r13"], projects=["sonne"]).play("build sonne"),
        "pay r13a",  # 2, and no card comes after it
        Reason("artifacts.does-not-pay", icons=2, shown="red", need=5, cards=2),
    ),
    (
        lambda: at(hand=["r33", "r34", "r35", "r36", "r45"], faction="clone-clans").play("faction, pay r33a"),
        "pay r45a",  # 3 paid; 2 and nothing after it
        Reason("artifacts.does-not-pay", icons=2, shown="blue", need=7, cards=0),
    ),
    # discarding
    (
        moment("a card to discard"),
        "discard r01",
        resource("artifacts.not-in-hand", "r01", (3, "red"), (2, "blue")),
    ),
    (
        moment("a card to discard", "discard r03"),
        "discard r02",
        resource("artifacts.ascending", "r02", (3, "red"), (2, "blue")),
    ),
    (
        lambda: at(hand=["r01", "r02", "r03", "r04", "r05"], faction="star-union").play("exchange red, pay r01a, done"),
        "done",
        Reason("artifacts.hand-too-big", hand=4, limit=3),
    ),
    (moment("a card to discard after drawing"), "done", Reason("artifacts.must-discard", n=1)),
]  # fmt: skip
