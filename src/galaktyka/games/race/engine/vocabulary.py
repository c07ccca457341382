"""The words of the game as numbers: phases, stages, questions, kinds of goods, action cards and action ids."""

from __future__ import annotations

from typing import Final, Literal

# Phases, in the order of the rulebook; I to V are the numbers 1 to 5.
SETUP: Final = 0
EXPLORE: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
CONSUME: Final = 4
PRODUCE: Final = 5
CHOOSE: Final = 6
ROUND_END: Final = 7
OVER: Final = 8
Phase = Literal["setup", "explore", "develop", "settle", "consume", "produce", "choose", "round-end", "over"]
PHASES: Final[tuple[Phase, ...]] = (
    "setup",
    "explore",
    "develop",
    "settle",
    "consume",
    "produce",
    "choose",
    "round-end",
    "over",
)

# Where a phase stands. Every phase starts with BEGIN.
BEGIN: Final = 0
PLACE: Final = 1
PAY: Final = 2
TRADE: Final = 3
USE: Final = 4
FINISH: Final = 5
Stage = Literal["begin", "place", "pay", "trade", "use", "finish"]
STAGES: Final[tuple[Stage, ...]] = ("begin", "place", "pay", "trade", "use", "finish")

# The question that a player owes an answer to.
NOTHING: Final = 0
ASK_ACTION: Final = 1
ASK_DISCARD: Final = 2
ASK_KEEP: Final = 3
ASK_PLACE: Final = 4
ASK_PAY: Final = 5
ASK_SETTLE: Final = 6
ASK_SELL: Final = 7
ASK_CONSUME: Final = 8
ASK_SPEND: Final = 9
ASK_CASH: Final = 10
ASK_WINDFALL: Final = 11
Question = Literal[
    "nothing", "action", "discard", "keep", "place", "pay", "settle", "sell", "consume", "spend", "cash", "windfall"
]
QUESTIONS: Final[tuple[Question, ...]] = (
    "nothing",
    "action",
    "discard",
    "keep",
    "place",
    "pay",
    "settle",
    "sell",
    "consume",
    "spend",
    "cash",
    "windfall",
)

# Kinds of goods; GREY is a world (or a development) without one.
GREY: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
ANY_KIND: Final = 5
KINDS: Final = ("grey", "novelty", "rare", "genes", "alien", "any")

# Action cards.
NO_CARD: Final = -1
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP_CARD: Final = 2
SETTLE_CARD: Final = 3
CONSUME_TRADE: Final = 4
CONSUME_2X: Final = 5
PRODUCE_CARD: Final = 6
ACTION_CARDS: Final = ("explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-2x", "produce")
PHASE_OF_CARD: Final = bytes([EXPLORE, EXPLORE, DEVELOP, SETTLE, CONSUME, CONSUME, PRODUCE])

# How a consume power works (one per card, Gambling World's wager apart).
NO_CONSUME: Final = 0
EACH: Final = 1
DIFFERENT: Final = 2
ALL_GOODS: Final = 3
SELL: Final = 4
DRAW: Final = 5
CASH: Final = 6

# Action ids: a few without a card, then one block of `box.size` ids for each verb.
PASS: Final = 0
CONQUER: Final = 1
CHOOSE_FIRST: Final = 2
GAMBLE_FIRST: Final = 9
BLOCKS: Final = 16
LOWEST_WAGER: Final = 1
HIGHEST_WAGER: Final = 7
NO_VERB: Final = -1
V_PAY: Final = 0
V_KEEP: Final = 1
V_DISCARD: Final = 2
V_PLACE: Final = 3
V_USE: Final = 4
V_SELL: Final = 5
V_CONSUME: Final = 6
V_SPEND: Final = 7
V_PRODUCE: Final = 8
V_BONUS: Final = 9
VERBS: Final = ("pay", "keep", "discard", "place", "use", "sell", "consume", "spend", "produce", "bonus")

# What the active cards of a player can do at all, as bits: most sums are zero and need not be added up.
T_EXPLORE: Final = 1
T_DEVELOP_FIRST: Final = 2
T_DEVELOP_DISCOUNT: Final = 4
T_DEVELOP_AFTER: Final = 8
T_STRENGTH: Final = 16
T_SPECIAL: Final = 32
T_TACTICS: Final = 64
T_SETTLE_DISCOUNT: Final = 128
T_ZERO_COST: Final = 256
T_CONTACT: Final = 512
T_SETTLE_AFTER: Final = 1024
T_TRADE: Final = 2048
T_CONSUME_GOODS: Final = 4096
T_CONSUME_OTHERS: Final = 131072
T_PRODUCE_DRAW: Final = 8192
T_WINDFALL: Final = 16384
T_PER_PRODUCED: Final = 32768
T_MOST: Final = 65536

# Military strength may be negative; tables hold it with this added.
STRENGTH_ZERO: Final = 32
