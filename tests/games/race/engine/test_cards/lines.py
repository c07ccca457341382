"""The cards of the box, line by line: what is printed on each, and what each of its powers does in a small scenario.

A new card has its lines here and nowhere else: `test_printed.py` and `test_powers.py` play them.
"""

# world, cost, points, goods
PAID = [
    ("pilgrimage-world", 0, 2, ""),
    ("refugee-world", 0, 1, "novelty windfall"),
    ("artist-colony", 1, 1, "novelty production"),
    ("destroyed-world", 1, 0, "rare windfall"),
    ("empath-world", 1, 1, "genes windfall"),
    ("expanding-colony", 1, 1, ""),
    ("gambling-world", 1, 1, ""),
    ("secluded-world", 1, 1, "novelty production"),
    ("alpha-centauri", 2, 0, "rare windfall"),
    ("asteroid-belt", 2, 1, "rare windfall"),
    ("earths-lost-colony", 2, 1, "novelty production"),
    ("epsilon-eridani", 2, 1, ""),
    ("galactic-engineers", 2, 1, ""),
    ("gem-world", 2, 1, "novelty production"),
    ("new-vinland", 2, 1, "novelty production"),
    ("pre-sentient-race", 2, 1, "genes windfall"),
    ("radioactive-world", 2, 1, "rare windfall"),
    ("space-port", 2, 1, "novelty production"),
    ("spice-world", 2, 1, "novelty production"),
    ("alien-rosetta-stone-world", 3, 3, ""),
    ("bio-hazard-mining-world", 3, 2, "rare production"),
    ("black-market-trading-world", 3, 2, ""),
    ("blaster-gem-mines", 3, 2, "rare windfall"),
    ("comet-zone", 3, 2, "rare production"),
    ("galactic-resort", 3, 2, "novelty windfall"),
    ("mining-world", 3, 2, "rare production"),
    ("old-earth", 3, 2, ""),
    ("plague-world", 3, 0, "genes production"),
    ("prosperous-world", 3, 2, "novelty production"),
    ("deserted-alien-outpost", 4, 3, "alien windfall"),
    ("distant-world", 4, 2, "genes production"),
    ("imperium-armaments-world", 4, 2, "rare production"),
    ("merchant-world", 4, 2, ""),
    ("tourist-world", 4, 2, ""),
    ("deserted-alien-colony", 5, 4, "alien windfall"),
    ("galactic-trendsetters", 5, 3, ""),
    ("lost-species-ark-world", 5, 3, "genes production"),
    ("new-earth", 5, 3, "rare production"),
    ("terraformed-world", 5, 5, ""),
    ("alien-robotic-factory", 6, 5, "alien production"),
    ("deserted-alien-library", 6, 5, "alien windfall"),
]

# world, defence, points, goods
MILITARY = [
    ("new-survivalists", 1, 1, "novelty production"),
    ("outlaw-world", 1, 1, ""),
    ("rebel-fuel-cache", 1, 1, "rare windfall"),
    ("runaway-robots", 1, 1, "rare windfall"),
    ("star-nomad-lair", 1, 1, "novelty windfall"),
    ("the-last-of-the-uplift-gnarssh", 1, 0, "genes windfall"),
    ("alien-robot-sentry", 2, 2, "alien windfall"),
    ("aquatic-uplift-race", 2, 2, "genes windfall"),
    ("avian-uplift-race", 2, 2, "genes windfall"),
    ("former-penal-colony", 2, 1, "novelty windfall"),
    ("new-sparta", 2, 1, ""),
    ("rebel-miners", 2, 1, "rare production"),
    ("reptilian-uplift-race", 2, 2, "genes windfall"),
    ("pirate-world", 3, 2, "novelty windfall"),
    ("rebel-underground", 3, 4, ""),
    ("rebel-warrior-race", 3, 2, "genes windfall"),
    ("alien-robot-scout-ship", 4, 2, "alien windfall"),
    ("malevolent-lifeforms", 4, 2, "genes production"),
    ("lost-alien-warship", 5, 3, "alien windfall"),
    ("rebel-outpost", 5, 5, ""),
    ("lost-alien-battle-fleet", 6, 4, "alien production"),
    ("rebel-base", 6, 6, ""),
    ("rebel-homeworld", 7, 7, ""),
]

# development, cost, points (0 where they are counted at the end), copies
DEVELOPMENTS = [
    ("contact-specialist", 1, 1, 2),
    ("expedition-force", 1, 1, 2),
    ("export-duties", 1, 1, 2),
    ("investment-credits", 1, 1, 2),
    ("new-military-tactics", 1, 1, 2),
    ("public-works", 1, 1, 2),
    ("colony-ship", 2, 1, 2),
    ("deficit-spending", 2, 1, 2),
    ("genetics-lab", 2, 1, 2),
    ("interstellar-bank", 2, 1, 2),
    ("mining-robots", 2, 1, 2),
    ("space-marines", 2, 1, 2),
    ("mining-conglomerate", 3, 2, 2),
    ("terraforming-robots", 3, 2, 2),
    ("diversified-economy", 4, 2, 2),
    ("drop-ships", 4, 2, 2),
    ("replicant-robots", 4, 2, 2),
    ("research-labs", 4, 2, 2),
    ("consumer-markets", 5, 3, 2),
    ("alien-tech-institute", 6, 0, 1),
    ("free-trade-association", 6, 0, 1),
    ("galactic-federation", 6, 0, 1),
    ("galactic-imperium", 6, 0, 1),
    ("galactic-renaissance", 6, 0, 1),
    ("galactic-survey-seti", 6, 0, 1),
    ("merchant-guild", 6, 0, 1),
    ("mining-league", 6, 0, 1),
    ("new-economy", 6, 0, 1),
    ("new-galactic-order", 6, 0, 1),
    ("pan-galactic-league", 6, 0, 1),
    ("trade-league", 6, 0, 1),
]


# ------------------------------------------------------------------ I Explore

EXPLORE = [
    ("expedition-force", 3, 1),
    ("malevolent-lifeforms", 3, 1),
    ("star-nomad-lair", 3, 1),
    ("galactic-survey-seti", 4, 1),
    ("galactic-renaissance", 4, 2),
    ("research-labs", 2, 2),
]


# ------------------------------------------------------------------ II Develop

DEVELOP_PRICE = [("investment-credits", 3), ("galactic-federation", 2)]

DEVELOP_FIRST = ["interstellar-bank"]

DEVELOP_AFTER = ["public-works"]


# ------------------------------------------------------------------ III Settle

# General strength: against Rebel Homeworld (a Rebel), Pirate World (novelty) and Lost Alien Battle Fleet (Alien).
STRENGTH = [
    ("epsilon-eridani", 1),
    ("imperium-armaments-world", 1),
    ("blaster-gem-mines", 1),
    ("former-penal-colony", 1),
    ("rebel-warrior-race", 1),
    ("rebel-outpost", 1),
    ("alien-robot-scout-ship", 1),
    ("expedition-force", 1),
    ("lost-alien-warship", 2),
    ("space-marines", 2),
    ("new-galactic-order", 2),
    ("new-sparta", 2),
    ("drop-ships", 3),
    ("refugee-world", -1),
    ("empath-world", -1),
    ("contact-specialist", -1),
    ("pan-galactic-league", -1),
    ("lost-alien-battle-fleet", 3),
]

# Against Rebel Homeworld (Rebel), Malevolent Lifeforms (genes), Rebel Miners (Rebel, rare), Battle Fleet (Alien).
SPECIAL_STRENGTH = [
    ("galactic-imperium", 4, 0, 4, 0),
    ("alien-tech-institute", 0, 0, 0, 2),
    ("alien-rosetta-stone-world", 0, 0, 0, 2),
    ("alpha-centauri", 0, 0, 1, 0),
]

# What New Earth (rare, 5), Deserted Alien Colony (Alien, 5), Galactic Trendsetters (no kind, 5) cost.
DISCOUNTS = [
    ("replicant-robots", 3, 3, 3),
    ("mining-robots", 4, 5, 5),
    ("alpha-centauri", 4, 5, 5),
    ("alien-tech-institute", 5, 3, 5),
    ("alien-rosetta-stone-world", 5, 3, 5),
]

SETTLE_AFTER = ["terraforming-robots"]

ZERO_COST = ["colony-ship"]

TEMPORARY = ["new-military-tactics"]

PAY_FOR_MILITARY = ["contact-specialist"]


# ------------------------------------------------------------------ § Trade

TRADE = [
    ("new-sparta", 2, 3, 4, 5),  # no trade power
    ("old-earth", 3, 4, 5, 6),
    ("galactic-engineers", 3, 4, 5, 6),
    ("export-duties", 3, 4, 5, 6),
    ("trade-league", 3, 4, 5, 6),
    ("merchant-world", 4, 5, 6, 7),
    ("spice-world", 4, 3, 4, 5),
    ("distant-world", 5, 3, 4, 5),
    ("space-port", 2, 5, 4, 5),
    ("mining-conglomerate", 2, 4, 4, 5),
    ("bio-hazard-mining-world", 2, 3, 6, 5),
    ("genetics-lab", 2, 3, 5, 5),
    ("star-nomad-lair", 2, 3, 4, 5),
    ("pirate-world", 2, 3, 4, 5),
]

TRADE_HERE = [("star-nomad-lair", 3), ("pirate-world", 5)]


# ------------------------------------------------------------------ IV Consume

# card, goods there are, then: points, cards, goods left (a goods power that has no choice uses what fits)
CONSUME = [
    ("old-earth", "nnr", 2, 0, 1),
    ("old-earth", "g", 1, 0, 0),
    ("epsilon-eridani", "ra", 1, 1, 1),
    ("earths-lost-colony", "ra", 1, 0, 1),
    ("prosperous-world", "gg", 1, 0, 1),
    ("expanding-colony", "aa", 1, 0, 1),
    ("terraformed-world", "nr", 1, 0, 1),
    ("public-works", "ng", 1, 0, 1),
    ("secluded-world", "ra", 0, 1, 1),
    ("new-vinland", "gr", 0, 2, 1),
    ("new-earth", "nn", 1, 1, 1),
    ("galactic-resort", "rr", 1, 1, 1),
    ("outlaw-world", "na", 1, 1, 1),
    ("galactic-trendsetters", "rg", 2, 0, 1),
    ("plague-world", "gg", 1, 1, 1),
    ("plague-world", "nra", 0, 0, 3),
    ("new-survivalists", "nn", 0, 1, 1),
    ("new-survivalists", "rga", 0, 0, 3),
    ("terraforming-robots", "rr", 1, 1, 1),
    ("terraforming-robots", "nga", 0, 0, 3),
    ("research-labs", "gg", 1, 0, 1),
    ("research-labs", "nra", 0, 0, 3),
    ("tourist-world", "n", 0, 0, 1),
    ("tourist-world", "nn", 3, 0, 0),
    ("tourist-world", "gaa", 3, 0, 1),
    ("mining-league", "rn", 0, 0, 2),
    ("mining-league", "rrr", 3, 0, 1),
    ("mining-conglomerate", "r", 1, 0, 0),
    ("mining-conglomerate", "rrrn", 2, 0, 2),
    ("consumer-markets", "nn", 2, 0, 0),
    ("consumer-markets", "nnnnr", 3, 0, 2),
    ("free-trade-association", "n", 1, 1, 0),
    ("free-trade-association", "nnnng", 3, 3, 2),
    ("diversified-economy", "nnrr", 0, 0, 4),
    ("diversified-economy", "nrg", 3, 0, 0),
    ("diversified-economy", "nrgaa", 3, 0, 2),
    ("pilgrimage-world", "n", 0, 0, 0),
    ("pilgrimage-world", "nrg", 2, 0, 0),
    ("pilgrimage-world", "nnrrg", 4, 0, 0),
    ("new-economy", "nr", 0, 1, 2),
    ("black-market-trading-world", "g", 0, 4, 0),
    ("trade-league", "g", 0, 5, 0),
]

HAND_CARDS = ["deficit-spending", "merchant-world"]

GAMBLE = ["gambling-world"]


# ------------------------------------------------------------------ V Produce

# The 21 production worlds and how many cards come with a good
PRODUCE_HERE = [
    ("earths-lost-colony", 0),
    ("artist-colony", 0),
    ("secluded-world", 0),
    ("gem-world", 1),
    ("new-vinland", 0),
    ("space-port", 0),
    ("spice-world", 0),
    ("prosperous-world", 0),
    ("new-survivalists", 0),
    ("bio-hazard-mining-world", 0),
    ("comet-zone", 1),
    ("mining-world", 1),
    ("imperium-armaments-world", 0),
    ("new-earth", 0),
    ("rebel-miners", 0),
    ("plague-world", 0),
    ("distant-world", 0),
    ("lost-species-ark-world", 2),
    ("malevolent-lifeforms", 0),
    ("alien-robotic-factory", 0),
    ("lost-alien-battle-fleet", 0),
]

PRODUCE_WINDFALL = [
    ("expanding-colony", "novelty"),
    ("free-trade-association", "novelty"),
    ("mining-robots", "rare"),
    ("mining-league", "rare"),
    ("genetics-lab", "genes"),
    ("alien-rosetta-stone-world", "alien"),
]

PRODUCE_WINDFALL_ANY = ["galactic-engineers"]

PRODUCE_DRAW = [("merchant-guild", 2), ("rebel-underground", 1)]

# card, production worlds, cards
PRODUCE_CARDS = [
    ("consumer-markets", ["artist-colony", "space-port", "rebel-miners"], 2),
    ("consumer-markets", ["rebel-miners", "plague-world"], 0),
    ("research-labs", ["alien-robotic-factory", "lost-alien-battle-fleet", "artist-colony"], 2),
    ("research-labs", ["artist-colony", "plague-world"], 0),
    ("diversified-economy", ["artist-colony", "space-port"], 1),
    ("diversified-economy", ["artist-colony", "rebel-miners", "plague-world", "alien-robotic-factory"], 4),
    ("pan-galactic-league", ["plague-world", "pre-sentient-race", "avian-uplift-race", "space-port"], 3),
    ("mining-conglomerate", ["rebel-miners"], 2),
    ("mining-conglomerate", ["artist-colony"], 0),
]

WHEN_PRODUCED_HERE = ["runaway-robots"]


# ------------------------------------------------------------------ which cards have a line for each kind of power


def rows(*tables: list[object]) -> set[str]:
    return {str(row[0] if isinstance(row, tuple) else row) for table in tables for row in table}


TESTED: dict[str, set[str]] = {
    "explore draw-extra": rows([row for row in EXPLORE if row[1] > 2]),
    "explore keep-extra": rows([row for row in EXPLORE if row[2] > 1]),
    "develop draw-first": rows(list(DEVELOP_FIRST)),
    "develop discount": rows(list(DEVELOP_PRICE)),
    "develop draw-after": rows(list(DEVELOP_AFTER)),
    "settle discount": rows(list(DISCOUNTS)),
    "settle military": rows(list(STRENGTH), list(SPECIAL_STRENGTH)),
    "settle draw-after": rows(list(SETTLE_AFTER)),
    "settle discard-for-zero-cost": rows(list(ZERO_COST)),
    "settle discard-for-military": rows(list(TEMPORARY)),
    "settle pay-for-military": rows(list(PAY_FOR_MILITARY)),
    "trade price": rows(list(TRADE[1:])),
    "consume discard-cards": rows(list(HAND_CARDS)),
    "consume gamble": rows(list(GAMBLE)),
    "produce draw-if-produced": rows([row for row in PRODUCE_HERE if row[1]], list(WHEN_PRODUCED_HERE)),
    "produce draw": rows(list(PRODUCE_DRAW)),
    "produce produce-windfall": rows(list(PRODUCE_WINDFALL), list(PRODUCE_WINDFALL_ANY)),
    "produce draw-per-good": {"consumer-markets", "research-labs"},
    "produce draw-per-kind": {"diversified-economy"},
    "produce draw-per-world": {"pan-galactic-league"},
    "produce draw-if-most": {"mining-conglomerate"},
}
