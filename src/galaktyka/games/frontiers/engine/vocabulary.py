"""The words of the game as numbers: phases, stages, questions, kinds of goods, action tiles and action ids."""

from __future__ import annotations

from typing import Final, Literal, get_args

# Phases. The eight from ISOLATION to DIPLOMATS are the resolution of an action tile.
SETUP: Final = 0
PICK: Final = 1
REVEAL: Final = 2
ISOLATION: Final = 3
REVIEW: Final = 4
DEVELOP: Final = 5
EXPLORE: Final = 6
SETTLE: Final = 7
PRODUCE: Final = 8
SELL: Final = 9
DIPLOMATS: Final = 10
ROUND_END: Final = 11
OVER: Final = 12
ActionTile = Literal["isolation", "review-goals", "develop", "explore", "settle", "produce", "sell", "diplomats"]
ACTION_TILES: Final[tuple[ActionTile, ...]] = get_args(ActionTile)
Phase = Literal["set-up", "pick", "reveal", ActionTile, "round-end", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
FIRST_ACTION: Final = 3
"""What to add to the number of an action tile to get its phase."""

# Where the resolution of an action stands. Every action starts with BEGIN.
BEGIN: Final = 0
PARTS: Final = 1
SECOND: Final = 2
LIMIT: Final = 3
STORE: Final = 4
FINISH: Final = 5
STAGES: Final = ("begin", "parts", "second", "limit", "store", "finish")

# The question that somebody owes an answer to.
NOTHING: Final = 0
ASK_HOME: Final = 1
ASK_PICK: Final = 2
ASK_REVEAL: Final = 3
ASK_KEEP: Final = 4
ASK_BOTTOM: Final = 5
ASK_BUY: Final = 6
ASK_DISCOVER: Final = 7
ASK_SETTLE: Final = 8
ASK_SECOND: Final = 9
ASK_AFTER: Final = 10
ASK_ARM: Final = 11
ASK_REPLACE: Final = 12
ASK_MEANS: Final = 13
ASK_NAME: Final = 14
ASK_RETURN: Final = 15
ASK_SHORT: Final = 16
ASK_WINDFALL: Final = 17
ASK_STOCK: Final = 18
ASK_SELL: Final = 19
ASK_TAX: Final = 20
ASK_CONSUME: Final = 21
ASK_SPEND: Final = 22
Question = Literal[
    "nothing",
    "home",
    "pick",
    "reveal",
    "keep-goal",
    "bottom",
    "buy",
    "discover",
    "settle",
    "second",
    "after",
    "arm",
    "replace",
    "means",
    "name",
    "return",
    "short",
    "windfall",
    "stock",
    "sell",
    "tax",
    "consume",
    "spend",
]
QUESTIONS: Final[tuple[Question, ...]] = get_args(Question)

# Kinds of goods; GREY is a planet (or a technology) without one, ANY_KIND one whose owner names it.
GREY: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
ANY_KIND: Final = 5
Kind = Literal["novelty", "rare", "genes", "alien"]
GOODS: Final[tuple[Kind, ...]] = get_args(Kind)
KINDS: Final = ("grey", "novelty", "rare", "genes", "alien", "any")

# How a consume power works.
NO_CONSUME: Final = 0
EACH: Final = 1
DIFFERENT: Final = 2
SELL_MORE: Final = 3

# What a goal counts, in the order of `tiles.GOALS`.
STORED_GOODS: Final = 4
STORED_PLANETS: Final = 5
STORED_CREDITS: Final = 6
COUNT_CONSUME: Final = 0
COUNT_KEYWORDS: Final = 1
COUNT_PHASES: Final = 2
COUNT_KINDS: Final = 3

# The four ends of the game, as bits.
END_TECHNOLOGIES: Final = 1
END_COLONIES: Final = 2
END_COLONISTS: Final = 4
END_POINTS: Final = 8
End = Literal["technologies", "colonies", "colonists", "points"]
ENDS: Final[dict[End, int]] = {
    "technologies": END_TECHNOLOGIES,
    "colonies": END_COLONIES,
    "colonists": END_COLONISTS,
    "points": END_POINTS,
}

NO_TILE: Final = -1
NO_SEAT: Final = -1

# Action ids: a few without a tile, then goals, then one block of `box.size` ids for each verb.
PASS: Final = 0
COLONISTS: Final = 1
CONQUER: Final = 2
PAY: Final = 3
REVEAL_GOAL: Final = 4
CHOOSE_FIRST: Final = 5
NAME_FIRST: Final = 13
TAX_FIRST: Final = 17
KEEP_FIRST: Final = 25
HIGHEST_TAX: Final = 7
V_HOME: Final = 0
V_BUY: Final = 1
V_DISCOVER: Final = 2
V_RETURN: Final = 3
V_STORE: Final = 4
V_SETTLE: Final = 5
V_BECOME: Final = 6
V_UPGRADE: Final = 7
V_REPLACE: Final = 8
V_USE: Final = 9
V_SPEND: Final = 10
V_PRODUCE: Final = 11
V_BONUS: Final = 12
V_STOCK: Final = 13
V_SELL: Final = 14
V_CONSUME: Final = 15
VERBS: Final = (
    "home",
    "buy",
    "discover",
    "return",
    "store",
    "settle",
    "become",
    "upgrade",
    "replace",
    "use",
    "spend",
    "produce",
    "bonus",
    "stock",
    "sell",
    "consume",
)

# What the tiles of a player can do at all, as bits: most sums are zero and need not be added up.
T_DEVELOP: Final = 1
T_EXPLORE: Final = 2
T_STRENGTH: Final = 4
T_SPECIAL: Final = 8
T_TEMPORARY: Final = 16
T_DISCOUNT: Final = 32
T_SETTLE_COLONISTS: Final = 64
T_AFTER: Final = 128
T_CONTACT: Final = 256
T_SECOND: Final = 512
T_UPGRADE: Final = 1024
T_ITSELF: Final = 2048
T_PER_COLONY: Final = 4096
T_MOST: Final = 8192
T_WINDFALL: Final = 16384
T_PRICE: Final = 32768
T_CONSUME: Final = 65536
T_GAIN: Final = 131072
T_PER_GOOD: Final = 262144
TALENTS: Final = {
    "develop discount": T_DEVELOP,
    "develop gain-credits": T_DEVELOP,
    "develop credits-after": T_DEVELOP,
    "explore draw": T_EXPLORE,
    "explore gain-credits": T_EXPLORE,
    "explore gain-colonists": T_EXPLORE,
    "settle military": T_STRENGTH | T_SPECIAL,
    "settle temporary-military": T_TEMPORARY,
    "settle discount": T_DISCOUNT,
    "settle gain-colonists": T_SETTLE_COLONISTS,
    "settle credits-after": T_AFTER,
    "settle draw-after": T_AFTER,
    "settle pay-for-military": T_CONTACT,
    "settle second-planet": T_SECOND,
    "settle upgrade-colony": T_UPGRADE,
    "settle replace-itself": T_ITSELF,
    "produce credits-if-produced": 0,
    "produce credits-per-colony": T_PER_COLONY,
    "produce credits-if-most": T_MOST,
    "produce produce-windfall": T_WINDFALL,
    "sell price": T_PRICE,
    "consume consume": T_CONSUME,
    "consume consume-different": T_CONSUME,
    "consume sell": T_CONSUME,
    "consume gain": T_GAIN,
    "consume per-good": T_PER_GOOD,
}
