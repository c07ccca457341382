"""The kinds of goods, the same in all games: told apart by shape as well as by colour."""

# Names of the terminal's own colours where there is one: its theme makes them readable on any background.
COLOURS = {
    "novelty": "cyan",
    "rare": "dark_orange3",
    "genes": "green",
    "alien": "yellow",
    "any": "magenta",
    "": "default",
}
PRODUCTION = {"novelty": "◆", "rare": "■", "genes": "●", "alien": "▲", "any": "★"}
WINDFALL = {"novelty": "◇", "rare": "□", "genes": "○", "alien": "△", "any": "☆"}
GREY = "·"
FOUR_KINDS = ("novelty", "rare", "genes", "alien")
