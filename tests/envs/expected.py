"""What an observation has to tell, worked out from the view, which knows nothing of numbers and places."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from galaktyka.core.game import View

Part = dict[str, Any]


def expected(view: View) -> dict[str, int]:
    """The numbers that are not zero, by their names."""
    facts = {"race": race, "frontiers": frontiers, "artifacts": artifacts, "cosmos": cosmos}[view["game"]](view)
    return {name: min(number, 255) for name, number in facts.items() if number}


def side_of(view: View, seat: int) -> str:
    """How the viewer calls a player; the player after the last seat is the Automa."""
    players = len(view["players"])
    if players == 2 and view["game"] == "cosmos" and "symbols" in view["players"][1]:
        return ("self", "automa")[seat]
    turn = (seat - view["seat"]) % players
    return f"opponent-{turn}" if turn else "self"


def marks(name: str, things: Iterable[Any]) -> Counter[str]:
    """How often each thing is there."""
    return Counter(f"{name}/{thing}" for thing in things)


def one(name: str, thing: object) -> dict[str, int]:
    return {} if thing is None else {f"{name}/{thing}": 1}


def signed(name: str, number: int, below: str = "below-zero", above: str = "above-zero") -> dict[str, int]:
    return {f"{name}/{above if number > 0 else below}": abs(number)}


def numbers(name: str, source: Part, renamed: dict[str, str]) -> dict[str, int]:
    """Plain numbers and flags."""
    return {f"{name}{place}": int(source[key]) for key, place in renamed.items()}


# ------------------------------------------------------------------ Race for the Galaxy


def race(view: View) -> dict[str, int]:
    own = view["players"][view["seat"]]
    facts = {
        f"phase/{view['phase']}": 1,
        f"stage/{view['stage']}": 1,
        f"question/{own['question']}": 1,
        **marks("plan", view["plan"]),
        **signed("pool", view["pool"], "overdrawn", "left"),
        **marks("hand", own["hand"]),
        **marks("drawn", own["drawn"]),
        **numbers("", own, {"owe": "owe"}),
        **numbers(
            "",
            view,
            {"second_time": "second-time", "round": "round", "deck_size": "deck-size", "discard_size": "discard-size"},
        ),
    }
    for seat, player in enumerate(view["players"]):
        facts |= race_side(side_of(view, seat), player)
        facts[f"{side_of(view, seat)}/lead"] = seat == view["lead"]
    return facts


def race_side(name: str, player: Part) -> dict[str, int]:
    return {
        **{f"{name}/tableau/{e['card']}": 1 + (i >= player["active"]) for i, e in enumerate(player["tableau"])},
        **{f"{name}/good/{entry['card']}": 1 for entry in player["tableau"] if entry["good"]},
        **one(f"{name}/placing", player.get("placing")),
        **marks(f"{name}/used", player["used"]),
        **({f"{name}/used/{player['power']}": 2} if player["power"] else {}),
        **marks(f"{name}/spent", player["spent"]),
        **marks(f"{name}/action", player["actions"]),
        **marks(f"{name}/made", player["made"]),
        **windfalls(f"{name}/windfalls", player["windfalls"]),
        f"{name}/status/{player['status']}": 1,
        **signed(f"{name}/strength", player["strength"]),
        **numbers(
            f"{name}/",
            player,
            {
                "chips": "chips",
                "hand_size": "hand-size",
                "temporary": "temporary-strength",
                "contact": "contact",
                "wagered": "wagered",
            },
        ),
    }


def windfalls(name: str, powers: list[int]) -> dict[str, int]:
    kinds = ("any-kind", "novelty", "rare", "genes", "alien")
    return {f"{name}/{kind}": number for kind, number in zip(kinds, powers, strict=False)}


# ------------------------------------------------------------------ New Frontiers


def frontiers(view: View) -> dict[str, int]:
    own = view["players"][view["seat"]]
    hidden = view["hidden_goal"] or {}
    facts = {
        f"phase/{view['phase']}": 1,
        f"question/{own['question']}": 1,
        **({f"picking/{view['picking'] + 1}": 1} if view["picking"] < len(view["track"]) else {}),
        **marks("taken", view["taken"]),
        **signed("points-pool", view["vp_pool"], "overdrawn", "left"),
        **{f"goods/{kind}": left for kind, left in view["goods"].items()},
        **marks("bag", view["bag"]),
        **marks("display", view["display"]),
        **marks("leaving", view["leaving"]),
        **marks("in-play", view["technologies"]),
        **{f"supply/{face}": left for face, left in view["technologies"].items()},
        **marks("goal-up", view["goals_up"]),
        **marks("end", view["ends"]),
        **marks("looked", own["looked"]),
        **one("kept-goal", own["kept_goal"]),
        **one("hidden-goal", hidden.get("goal")),
        **numbers("", own, {"owe": "owe"}),
        **numbers(
            "",
            view,
            {
                "round": "round",
                "turn": "turn",
                "colonist_pool": "colonist-pool",
                "produce_credits": "produce-credits",
                "goal_stack": "goal-stack",
                "looking": "looking",
            },
        ),
    }
    for seat, player in enumerate(view["players"]):
        name = side_of(view, seat)
        facts |= frontiers_side(name, player)
        facts |= marks(f"{name}/track", [place + 1 for place, pawn in enumerate(view["track"]) if pawn == seat])
        facts[f"{name}/place-in-action"] = view["resolve"].index(seat) + 1 if seat in view["resolve"] else 0
        facts[f"{name}/chooser"] = view["chooser"] == seat
        facts[f"{name}/holds-hidden-goal"] = hidden.get("seat") == seat
        if player["status"] == "choosing":
            facts |= frontiers_part(player)
    return facts


def frontiers_side(name: str, player: Part) -> dict[str, int]:
    kinds = ("novelty", "rare", "genes", "alien")
    colonies = player["colonies"]
    return {
        f"{name}/board/{player['board']}": 1,
        **{f"{name}/colony/{entry['tile']}": 1 + (i >= player["active"]) for i, entry in enumerate(colonies)},
        **{f"{name}/good/{entry['tile']}": kinds.index(entry["good"]) + 1 for entry in colonies if entry["good"]},
        **marks(f"{name}/technology", player["technologies"]),
        **marks(f"{name}/discovered", player["discovered"]),
        **marks(f"{name}/stored-planet", player["stored_planets"]),
        **marks(f"{name}/stored-good", player["stored_goods"]),
        **marks(f"{name}/made", player["made"]),
        **one(f"{name}/refinery", player["refinery"]),
        f"{name}/choosing": player["status"] == "choosing",
        **numbers(
            f"{name}/",
            player,
            {
                "credits": "credits",
                "colonists": "colonists",
                "vp": "points",
                "spaces": "spaces",
                "strength": "strength",
                "stored_credits": "stored-credits",
            },
        ),
    }


def frontiers_part(player: Part) -> dict[str, int]:
    return {
        **one("part/settling", player["settling"]),
        **one("part/upgrading", player["upgrading"]),
        **{f"part/used/{tile}": 1 for tile in player["used"]},
        **({f"part/used/{player['power']}": 2} if player["power"] else {}),
        **marks("part/spent", player["spent"]),
        **windfalls("part/windfalls", player["windfalls"]),
        **numbers(
            "part/",
            player,
            {
                "temporary": "temporary-strength",
                "settled": "settled",
                "second": "second",
                "upgraded": "upgraded",
                "consumed": "consumed",
                "sale": "sale",
            },
        ),
    }


# ------------------------------------------------------------------ Alien Artifacts


def artifacts(view: View) -> dict[str, int]:
    own = view["players"][view["seat"]]
    facts = {
        f"phase/{view['phase']}": 1,
        f"question/{own['question']}": 1,
        f"system/{view['system']}": 1,
        **marks("used", view["used"]),
        **marks("attacked", view["attacked"]),
        **marks("switched", view["switched"]),
        **signed("raised", view["raised"]),
        **signed("raised-planets", view["raised_planets"]),
        **signed("attack-bonus", view["attack_bonus"]),
        **marks("discard", view["resource_discard"]),
        **{f"deck/{deck}": cards["size"] for deck, cards in view["decks"].items()},
        **marks("top", [cards["top"] for cards in view["decks"].values() if cards["top"]]),
        **one("revealed", view["revealed"]),
        **marks("drawn", view["drawn"]),
        **marks("hand", own["hand"]),
        **marks("plan", own["plans"]),
        **marks("looked", own["looked"]),
        **one("about", own["about"]),
        **{f"gain/{i + 1}/{what}": n for i, gain in enumerate(own["gains"]) for what, n in gain.items()},
        **numbers("", own, {"owe": "owe"}),
        **numbers(
            "",
            view,
            {
                "turn": "turn",
                "marker": "marker",
                "ending": "ending",
                "actions": "actions",
                "rerolls": "rerolls",
                "resource_deck": "resource-deck",
                "systems": "systems-left",
                "plan_deck": "plan-deck",
                "artifact_deck": "artifact-deck",
                "tokens": "tokens",
                "looking": "looking",
            },
        ),
    }
    if view["payment"]:
        facts |= artifacts_payment(view["payment"])
    for seat, player in enumerate(view["players"]):
        name = side_of(view, seat)
        facts |= artifacts_side(name, player)
        facts[f"{name}/active"] = view["active"] == seat
        facts[f"{name}/first"] = view["first"] == seat
    return facts


def artifacts_payment(payment: Part) -> dict[str, int]:
    return {
        "payment/open": 1,
        f"payment/colour/{payment['colour']}": 1,
        **numbers(
            "payment/",
            payment,
            {
                "gold": "gold",
                "need": "need",
                "paid": "paid",
                "cards_left": "cards-left",
                "planet_cards_left": "planet-cards-left",
                "planets_only": "planets-only",
                "sets": "sets",
            },
        ),
    }


def artifacts_side(name: str, player: Part) -> dict[str, int]:
    empire = player["empire"]
    return {
        **one(f"{name}/faction", player["faction"]),
        **{f"{name}/project/{project['card']}": 1 + project["paid"] for project in player["projects"]},
        **marks(f"{name}/attached", [section for project in player["projects"] for section in project["attached"]]),
        **{f"{name}/empire/{card['card']}": 1 + (card["side"] == "operational") for card in empire},
        **{f"{name}/tokens/{card['card']}": card["tokens"] for card in empire},
        **{f"{name}/stored-at/{card['card']}": len(card["stored"]) for card in empire},
        **marks(f"{name}/stored", [section for card in empire for section in card["stored"]]),
        **marks(f"{name}/shown-plan", player["shown_plans"]),
        **marks(f"{name}/artifact", player["artifacts"]),
        **marks(f"{name}/scored", player["scored"]),
        **{f"{name}/cost/{what}": cost for what, cost in player["costs"].items()},
        **{f"{name}/limit/{what}": limit for what, limit in player["limits"].items()},
        f"{name}/choosing": player["status"] == "choosing",
        **numbers(
            f"{name}/",
            player,
            {"credits": "credits", "vp": "points", "hand_size": "hand-size", "plan_count": "plan-count"},
        ),
    }


# ------------------------------------------------------------------ Micro Cosmos


def cosmos(view: View) -> dict[str, int]:
    own = view["players"][view["seat"]]
    looked = "looked-crew" if view["step"] == "set-up" else "looked-survivor"
    facts = {
        f"step/{view['step']}": 1,
        f"question/{own['question']}": 1,
        **marks("deed", view["deeds"]),
        **marks("cantina", view["cantina"]),
        **marks(looked, view["looked"]),
        **marks("crew-discard", view["crew_discard"]),
        **marks("survivor-discard", view["survivor_discard"]),
        **marks("automa-discard", view["automa_discard"]),
        **one("about", own["about"]),
        **one("edge", own["edge"]),
        **one("last-planet", view["last_planet"]),
        **numbers("", own, {"owe": "owe"}),
        **numbers(
            "",
            view,
            {
                "round": "round",
                "completed": "completed",
                "closing": "closing",
                "plays": "plays",
                "planet_deck": "planet-deck",
                "crew_deck": "crew-deck",
                "survivor_deck": "survivor-deck",
                "automa_deck": "automa-deck",
            },
        ),
    }
    for seat, player in enumerate(view["players"]):
        name = side_of(view, seat)
        facts |= cosmos_side(name, player)
        facts[f"{name}/first"] = view["first"] == seat
        facts[f"{name}/active"] = view["active"] == seat
    for cell, card in view["cells"].items():
        if card is not None:
            facts |= cosmos_cell(view, cell, card)
    return facts


def cosmos_cell(view: View, cell: str, card: Part) -> dict[str, int]:
    return {
        f"planet/{cell}/{card['planet']}": 1,
        f"terraformed/{cell}": card["terraformed"],
        **{f"level/{cell}/{resource}": level for resource, level in card["levels"].items()},
        **{f"{side_of(view, entry['seat'])}/track/{cell}": entry["space"] for entry in card["track"]},
        **{f"{side_of(view, entry['seat'])}/rank/{cell}": place + 1 for place, entry in enumerate(card["track"])},
    }


def cosmos_side(name: str, player: Part) -> dict[str, int]:
    return {
        f"{name}/ark/{player['ark']}": 1,
        **{f"{name}/cargo/{resource}": units for resource, units in player["cargo"].items()},
        **marks(f"{name}/ready", player["ready"]),
        **marks(f"{name}/upgrade", player["upgrades"]),
        **marks(f"{name}/above", player["above"]),
        **marks(f"{name}/below", player["below"]),
        **marks(f"{name}/survivor", player["survivors"]),
        **marks(f"{name}/settled", player["settled"]),
        **marks(f"{name}/colony", player["colonies"]),
        **marks(f"{name}/outpost", player["outposts"]),
        **{f"{name}/symbol/{symbol}": number for symbol, number in player.get("symbols", {}).items()},
        f"{name}/choosing": player["status"] == "choosing",
        **numbers(
            f"{name}/",
            player,
            {
                "engines": "engines",
                "capacity": "capacity",
                "movement": "movement",
                "levels_at_once": "levels-at-once",
                "colony_pool": "colony-pool",
                "outpost_pool": "outpost-pool",
                "vp": "points",
            },
        ),
    }
