"""The words of the game as numbers: questions, tasks, kinds, colours, types and action ids."""

from __future__ import annotations

from typing import Final, Literal

Phase = Literal["set-up", "act", "draw", "final", "over"]
Type = Literal["ship", "technology", "planet"]
Side = Literal["logistical", "operational"]
Kind = Literal["exploration", "expansion", "extermination", "exploitation"]
Colour = Literal["red", "blue", "green", "gold"]
PaidColour = Literal["red", "blue", "green", "gold", "one"]
"""`one`: any single colour."""

# Phases of the game, and the stages of a turn.
SETUP: Final = 0
ACT: Final = 1
DRAW: Final = 2
FINAL: Final = 3
OVER: Final = 4
PHASES: Final[tuple[Phase, ...]] = ("set-up", "act", "draw", "final", "over")

# Types of built cards. The colour that builds a type has the same number.
SHIP: Final = 0
TECHNOLOGY: Final = 1
PLANET: Final = 2
TYPES: Final[tuple[Type, ...]] = ("ship", "technology", "planet")
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
GOLD: Final = 3
ANY_COLOUR: Final = 4
COLOURS: Final[tuple[PaidColour, ...]] = ("red", "blue", "green", "gold", "one")

# Kinds, in the order of the actions that they help with: Discover, Develop, Build Ship, Buy or Exchange.
EXPLORATION: Final = 0
EXPANSION: Final = 1
EXTERMINATION: Final = 2
EXPLOITATION: Final = 3
KINDS: Final = ("exploration", "expansion", "extermination", "exploitation")
KIND_FOR_TYPE: Final = bytes([EXTERMINATION, EXPANSION, EXPLORATION])
"""The Kind that makes building a ship, a technology or a planet cheaper or easier."""

LOGISTICAL: Final = 0
OPERATIONAL: Final = 1
SIDES: Final[tuple[Side, ...]] = ("logistical", "operational")

FINE: Final = 0
"""No obstacle: the code with which every question and action says that something is legal."""

NO_CARD: Final = -1
NO_SEAT: Final = -1
NONE: Final = 255
"""No card, in a task."""

# The question that somebody owes an answer to.
NOTHING: Final = 0
ASK_FACTION: Final = 1
ASK_KEEP: Final = 2
ASK_ACT: Final = 3
ASK_EXTRA: Final = 4
ASK_PAY: Final = 5
ASK_PUT: Final = 6
ASK_TO: Final = 7
ASK_LIFT: Final = 8
ASK_SIDE: Final = 9
ASK_COMPLETE: Final = 10
ASK_SHOW: Final = 11
ASK_TARGET: Final = 12
ASK_PLAN: Final = 13
ASK_SEND: Final = 14
ASK_BOOST: Final = 15
ASK_REROLL: Final = 16
ASK_TAKE: Final = 17
ASK_BLOCK: Final = 18
ASK_SCOUT: Final = 19
ASK_KIND: Final = 20
ASK_DECK: Final = 21
ASK_FLIP: Final = 22
ASK_WHICH: Final = 23
ASK_DISCARD: Final = 24
ASK_SIFT: Final = 25
ASK_SWITCH: Final = 26
QUESTIONS: Final = (
    "nothing",
    "faction",
    "keep",
    "act",
    "extra",
    "pay",
    "put",
    "to",
    "lift",
    "side",
    "complete",
    "show",
    "target",
    "plan",
    "send",
    "boost",
    "reroll",
    "take",
    "block",
    "scout",
    "kind",
    "deck",
    "flip",
    "which",
    "discard",
    "sift",
    "switch",
)

# What is still to be done, in order: an agenda of tasks, with the operands of each.
SET_UP: Final = 1  # step
BUY: Final = 2
COMPLETE: Final = 3  # card: it joins the empire
ARRIVE: Final = 4  # card, side, first of its Kind
CHECK: Final = 5
PRODUCE: Final = 6  # planet, cards
SCORE: Final = 7  # technology, sure
OPS: Final = 8  # source, index, effect, number of the operation
ATTACK: Final = 9  # mode, ship, bonus
SENDING: Final = 10  # mode, ship, bonus, target, plan, some ship was sent, one of them scouts
STRIKE: Final = 11  # ship, target, plan, bonus
REVEAL: Final = 12  # ship, target, plan, bonus, rerolls
RESOLVE: Final = 13  # ship, target, plan, bonus
BLOCKADE: Final = 14  # defender, tokens, lowest card
END_ATTACK: Final = 15  # target, one of the ships scouts
ATTACH: Final = 16  # cards, here
EXCHANGED: Final = 17
LIFT: Final = 18  # type (NONE: any), tokens, lowest card
PREPARED: Final = 19  # type, cards left
END_ACTION: Final = 20
FLIPS: Final = 21  # cards left, cards turned
PLAYED: Final = 22  # artifact
SWITCH_OFF: Final = 23  # ship
SCOUTING: Final = 24
TASKS: Final = (
    "",
    "set-up",
    "buy",
    "complete",
    "arrive",
    "check",
    "produce",
    "score",
    "ops",
    "attack",
    "sending",
    "strike",
    "reveal",
    "resolve",
    "blockade",
    "end-attack",
    "attach",
    "exchanged",
    "lift",
    "prepared",
    "end-action",
    "flips",
    "played",
    "switch-off",
    "scouting",
)

# How a card came to lie in the empire, in an ARRIVE task.
JOINED: Final = 0
FIRST_OF_KIND: Final = 1
TURNED_OVER: Final = 2

# What effects wait for, in the order of `cards.EVENTS`.
ON_ARRIVAL: Final = 0
ON_DISCOVER: Final = 1
ON_DEVELOP: Final = 2
ON_BUY: Final = 3
ON_EXCHANGE: Final = 4
ON_MINE: Final = 5
ON_ATTACK: Final = 6
ON_ATTACKED: Final = 7
ON_DAMAGED: Final = 8
ON_SHIP_LOST: Final = 9
ON_ARTIFACT: Final = 10

# Where operations come from.
FROM_CARD: Final = 0
FROM_EFFECT: Final = 1
FROM_ARTIFACT: Final = 2
FROM_FACTION: Final = 3

# Which ships an attack is made with.
ALL_SHIPS: Final = 0
ONE_SHIP: Final = 1
THIS_SHIP: Final = 2

ALIENS: Final = 0
"""The target of an attack: the aliens, or 1 + the seat."""

BASIC_PLAN: Final = 0
"""The plan that belongs to nobody and serves everybody."""

# Action ids: those without a card, then one block for each verb.
PASS: Final = 0
DONE: Final = 1
SIDE_FIRST: Final = 2
OFFENSIVE: Final = 4
INCOME: Final = 5
MINE: Final = 6
FACTION_ACTION: Final = 7
BUY_FIRST: Final = 8
PREPARE_FIRST: Final = 11
EXCHANGE_FIRST: Final = 14
UNBLOCK_FIRST: Final = 18
EXTRA_FIRST: Final = 21
MOST_EXTRA: Final = 15
SHOW_FIRST: Final = 37
TARGET_FIRST: Final = 39
BOOST_IT: Final = 45
REROLL_IT: Final = 46
SCOUT_IT: Final = 47
TAKE_FIRST: Final = 48
MOST_CHOICES: Final = 3
KIND_FIRST: Final = 51
DECK_FIRST: Final = 55
PLAIN: Final = 58

# Verbs with a built card, then those with a resource section, a resource card, a plan, an artifact, a faction.
V_BUILD: Final = 0
V_KEEP: Final = 1
V_USE: Final = 2
V_SWITCH: Final = 3
V_COMPLETE: Final = 4
V_LIFT: Final = 5
V_BLOCK: Final = 6
V_SEND: Final = 7
V_FLIP: Final = 8
V_TO: Final = 9
V_WHICH: Final = 10
CARD_VERBS: Final = ("build", "keep", "use", "switch", "complete", "lift", "block", "send", "flip", "to", "which")
