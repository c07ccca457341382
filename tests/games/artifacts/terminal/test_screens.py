"""Alien Artifacts at the keyboard, in both languages: its terminal view, without the command line."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

from galaktyka.core.records import RecordSeat
from galaktyka.games.artifacts.game import GAME
from galaktyka.table.table import Table, open_table
from galaktyka.terminal.screen import Leave, Screen
from galaktyka.terminal.session import Session
from galaktyka.terminal.starting import views_for
from galaktyka.text.catalogue import LANGUAGES, Words
from galaktyka.voices.verdict import verdict
from tests.games.artifacts.scenario import scenario
from tests.terminal.keyboard import BOXES, seen

pytestmark = pytest.mark.once

WORDS = {lang: Words(lang) for lang in LANGUAGES}
ALONE = [RecordSeat("Ala", False), RecordSeat("random", True)]
PEOPLE = [RecordSeat("Ala", False), RecordSeat("Ola", False)]
REDS = ["r01", "r02", "r03", "r04"]  # each of them 3 red / 2 blue


class Typist(Screen):
    """A person who types what the test says, and leaves after it."""

    def __init__(self, lines: list[str], width: int, plain: bool) -> None:
        super().__init__(plain)
        self.lines = lines
        self.screens: list[str] = []
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, force_terminal=not plain, highlight=False, emoji=False)

    def fit(self) -> None:
        """The width stays."""

    def show(self, *things: Any) -> None:
        """Plain lines go to the same place."""
        for thing in things:
            if self.plain:
                self.file.write(f"{thing}\n")
            else:
                super().show(thing)

    def ask(self, prompt: str) -> str:
        self.screens.append(seen(self.file.getvalue() + prompt))
        self.file.truncate(0)
        self.file.seek(0)
        if not self.lines:
            raise Leave
        return self.lines.pop(0)


def sit(table: Table, *lines: str, lang: str = "en", width: int = 100, plain: bool = False) -> list[str]:
    """What stands on the screen before the first line and after each of them."""
    screen = Typist(list(lines), width, plain)
    Session(table, screen, views_for(GAME, WORDS), lang).run()
    return screen.screens


def table_of(position: Any, seats: list[RecordSeat] = ALONE) -> Table:
    return open_table(GAME, seats, 0, {}, None, position.document())


def flat(screen: str) -> str:
    """Without line breaks and frames."""
    return " ".join(screen.replace("│", " ").split())


def me(table: Table) -> dict[str, Any]:
    player: dict[str, Any] = table.state.view(0)["players"][0]
    return player


RICH = scenario(
    hand=REDS,
    projects={"black-death": [], "veto": ["r10a"], "mika-1": [], "pell": []},
    empire={
        "last-word": "operational",
        "mallet": "operational",
        "calcine": "logistical",
        "vitruvius-xxi": {"side": "operational", "stored": ["r11a", "r12b", "r13a"]},
        "deep-archive": "operational",
        "fellowship-grants": {"side": "logistical", "tokens": 2},
    },
    others=[
        {
            "empire": {"argument": "operational", "lyceum": "logistical"},
            "plans": ["hell", "ambush"],
            "shown_plans": ["hell"],
            "artifacts": ["war-crown"],
        }
    ],
    artifacts=["bright-seed"],
    plans=["minefield"],
    credits=11,
    vp=7,
    system="quiet-shoals",
)


# --- what a player sees


def test_the_table_shows_turn_clock_decks_and_both_empires():
    (screen,) = sit(table_of(RICH))
    assert "▶ Ala" in screen
    assert "1 action left" in screen
    assert re.search(r"resource deck \d+ \(discards \d+\) the end when it runs out 2 times", flat(screen))
    assert re.search(r"ship deck \d+  [●■▲◆] ", screen)
    assert re.search(r"Random – .* 0 VP · 0 cr\. · hand 0 · plans 2 · empire 2", screen)
    assert "Ships ▲O  Planets ■L" in screen
    assert "artifact War Crown" in screen
    assert "plan Hell (known)" in screen
    assert "Ambush" not in screen
    assert "plan Minefield" in screen
    assert re.search(r"7 VP · 11 cr\. · hand 4 · plans 1 · empire 6", screen)
    screen = screen.replace("\u00a0", " ")
    assert re.search(r"Veto constr\. +3 to pay \(costs 5, attached 2\) \[2 red\]", screen)
    assert re.search(r"Vitruvius XXI O +\[3 red\] \[3 blue\] \[2 red\]", screen)
    assert re.search(r"Fellowship Grants L ⊘2", screen)
    assert re.search(r"Deep Archive O +scores with Expansion: now \d+ VP, at the end \d+ VP", screen)
    assert screen.count("3 red ") >= len(REDS)


def test_of_the_card_on_top_only_the_logistical_side_is_shown():
    (screen,) = sit(table_of(RICH))
    decks = screen[screen.index("ship deck") : screen.index("Alien system")]
    assert "produces" not in decks
    assert "Attack value" not in decks


EMPIRE = [
    ["baroque", "mallet", "argument", "sextant"],
    ["deep-archive", "assay-office", "salvage-rights", "ore-futures", "star-charts"],
    ["calcine", "pell", "mika-1", "ferrow"],
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_late_in_the_game_the_question_still_fits_a_small_screen(lang):
    """Thirteen cards, four others: 24 lines hold the question, its answers and the hand; the rest scrolls away."""
    sides = ("logistical", "operational")
    empire = {card: sides[place % 2] for row in EMPIRE for place, card in enumerate(row)}
    pairs = [("lyceum", "veto"), ("redoubt", "sonne"), ("tern", "polestar"), ("gault", "granary")]
    others = [{"empire": [card], "projects": [project]} for card, project in pairs]
    position = scenario(hand=[*REDS, "r20", "r40"], empire=empire, projects=["black-death", "drumlin"], credits=9,
                        others=others)  # fmt: skip
    seats = [RecordSeat("Ala", False), *(RecordSeat("random", True) for _ in others)]
    (screen,) = sit(table_of(position, seats), lang=lang, width=80)
    above, _, below = screen.rpartition("─" * 80)
    assert len(below.strip("\n").split("\n")) <= 20
    assert len(screen.split("\n")) <= 64
    assert "| " in "".join(above.split("\n")[-5:])  # the hand is the nearest thing
    brief = [line for line in above.split("\n")[:8] if re.match(r" Random|   \w|   Loso| Loso", line)]
    assert len(brief) == 8  # two lines for each of the others


def test_an_attack_says_what_would_come_of_it():
    table = table_of(scenario(hand=["r01", "r02"], empire={"deep-sounder": "operational"}, deck=["r04", "r07"],
                              system="quiet-shoals", credits=5))  # fmt: skip
    screens = sit(table, "attack", "quiet shoals")
    assert re.search(r"0 Keep the card +attack value \d: (the|nothing)", flat(screens[-1]))
    table = table_of(scenario(hand=["r01", "r02"], empire={"ready-money": "operational"}, deck=["r04", "r07"],
                              system="quiet-shoals", credits=5))  # fmt: skip
    told = flat(sit(table, "attack", "aliens")[-1])
    assert "1 Pay 2 credits for +2 +3 to the card revealed" in told  # Ready Money has +1
    assert "0 Pay nothing +1 to the card revealed" in told


def test_the_alien_system_says_what_each_ship_would_get():
    (screen,) = sit(table_of(RICH))
    assert "Alien system Quiet Shoals  Last Word +3  Mallet +2" in screen
    rows = flat(screen)
    assert "3 to 4 the attacker gains 1 point ← Last Word with 1 ← Mallet with 1, 2" in rows
    assert "5 to 6 the attacker gains 2 points ← Last Word with 2, 3 ← Mallet with 3, 4" in rows
    assert "7 or more the attacker gains 1 artifact ← Last Word with 4" in rows


def test_what_is_not_possible_now_stands_there_with_the_reason():
    screen = flat(sit(table_of(RICH))[0])
    assert "Discover Mika 1, Discover Pell (costs 7 green, attached 0, you can pay 0)" in screen
    assert "Mine Planets (takes 5 green, you can pay 0)" in screen
    assert "Use Fellowship Grants Bonus. Blockaded: 2 credits besides." in screen
    assert "Exchange resources: red for up to 6 credits; room for 4" in screen


def test_what_is_refused_can_be_named_too():
    assert "Pell costs 7 green icons" in sit(table_of(RICH), "discover pell")[-1]
    assert "kosztuje 7 zielonych, dołączono 0" in sit(table_of(RICH), "odkryj: pell", lang="pl")[-1]


def test_everything_can_be_looked_up_and_asked_about():
    lines = ["card black death", "karta piekło", "card war crown", "card star union", "card quiet", "card qqqqqqq"]
    lines += ["why mika", "why fellowship", "why last word", "czemu start ofensywy", "?", "score", "table random"]
    screens = [flat(screen) for screen in sit(table_of(RICH), *lines)][1:]
    expected = ["Ship, Exploitation.", "Defence plan.", "Alien artifact.", "Faction.", "Alien system.", "Nothing is"]
    expected += ["costs 7 green icons", "You can do this now.", "There is no blockade token", "do this now"]
    expected += ["clock", "Points during the game", "Argument"]
    for screen, words in zip(screens, expected, strict=True):
        assert words in screen


# --- paying


def test_a_payment_is_one_answer():
    table = table_of(RICH)
    screens = sit(table, "black death", "1 6")
    assert "Pay 5 red icons; gold counts too (2 cards at most)." in screens[1]
    assert "Enough would be: 1 6 · 5 6 · 1 2 (1 icon lost) · 1 5 (1 icon lost)" in screens[1]
    assert "You pay 3 red icons, 2 red icons." in screens[2]
    assert "Black Death joins your empire: on which side?" in screens[2]


def test_part_of_a_payment_says_what_is_missing():
    table = table_of(RICH)
    screens = sit(table, "black death", "1", "6")
    assert "That pays 3 of 5; 2 to go, with 1 more card at most." in flat(screens[2])
    assert "on which side?" in screens[3]


@pytest.mark.parametrize(
    ("second", "third", "left"),
    [
        ("1 2", "", 2),  # an empty line says yes
        ("1 2", "2 1", 2),  # and so does the same again
        ("1 2", "1 6", 3),  # another answer takes its place
        ("1", "2", 4),  # also card by card
        ("1 2", "-", 4),
    ],
)
def test_icons_are_not_lost_without_a_question(second, third, left):
    table = table_of(RICH)
    screens = sit(table, "black death", second, third)
    told = flat(screens[2] + screens[3])
    assert "That pays 6 of 5: 1 icon is lost. Less would be lost with 3 red + 2 red." in told
    assert len(me(table)["hand"]) == left
    assert me(table)["question"] == ("pay" if left == 4 else "side")


def test_what_is_chosen_can_be_taken_back_before_it_is_paid():
    table = table_of(RICH)
    screens = sit(table, "black death", "1", "-", "6 1")
    assert "That pays 3 of 5" in screens[2]
    assert "Nothing is chosen now." in screens[3]
    assert "You pay 3 red icons, 2 red icons." in screens[4]


def test_what_is_lost_in_any_case_is_not_asked_about():
    table = table_of(scenario(hand=REDS, projects=["black-death"]))
    screens = sit(table, "black death", "1 2")
    assert "You pay 3 red icons, 3 red icons." in screens[2]  # 5 were to be paid


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1 2 3", "Only 2 cards may be spent here."),
        ("1 1", "twice"),
        ("9", "no number 9"),
        ("0", "cannot pass"),
        ("6", "That pays 2 of 5; 3 to go"),
        ("why 2 blue", "the colour must be red or gold"),
        ("2 blue", "the colour must be red or gold"),
    ],
)
def test_what_cannot_pay_is_answered_with_the_reason(typed, answer):
    table = table_of(RICH)
    before = len(table.steps)
    assert answer in flat(sit(table, "black death", typed)[-1])
    assert len(table.steps) == before + 1


def test_both_sections_of_a_card_do_not_pay_together():
    gold = next(r.id for r in GAME.box.pack.resources if {r.first.colour, r.second.colour} == {"red", "gold"})
    table = table_of(scenario(hand=[gold, *REDS[:2]], projects=["black-death"], empire=["calcine", "ferrow"]))
    screens = sit(table, "exchange red")
    halves = re.findall(r"(\d+) Exchange \d \w+ icons? +[^\n]*/ [^\n]*gold", screens[1])
    assert len(halves) == 2
    assert "one of its two sections" in sit(table, " ".join(halves))[-1]


def test_a_card_too_many_stays_in_the_hand():
    table = table_of(scenario(hand=REDS, projects={"black-death": ["r10a"], "veto": []}))
    screens = sit(table, "build black-death", "1 2")
    assert "is covered without" in screens[-1]
    assert len(me(table)["hand"]) == 4


def test_exchange_takes_any_number():
    table = table_of(RICH)
    screens = sit(table, "exchange red", "1 2", "", "0")
    assert "The most: 1 2 = 6 credits" in screens[1]
    assert "Those are 6 credits, but you can take only 4: nobody may have more than 15." in flat(screens[2])
    assert "You gain 4 credits" in flat(screens[3])


def test_cards_are_attached_with_their_projects_in_one_answer():
    colours = {r.id: {r.first.colour, r.second.colour} for r in GAME.box.pack.resources}
    greens = [id for id, both in colours.items() if len(both) == 2 and "green" in both and "gold" not in both][:2]
    table = table_of(scenario(hand=[*REDS[:1], *greens], projects=["mika-1", "pell"]))
    screens = sit(table, "prepare planet", "1 4", "undo")
    assert re.search(r"1 Attach \d green icons?: Mika 1", screens[1])
    assert re.search(r"4 Attach \d green icons?: Pell", screens[1])
    assert re.search(r"You attach \d icons? to Mika 1. You attach \d icons? to Pell.", flat(screens[2]))
    assert me(table)["question"] == "put"  # one answer, taken back as one
    assert me(table)["hand"] == [*REDS[:1], *greens]


def test_a_set_of_three_colours_is_one_answer():
    pack = GAME.box.pack
    blue = next(
        r.id for r in pack.resources if "red" not in (r.first.colour, r.second.colour) and r.first.colour == "blue"
    )
    green = [r.id for r in pack.resources if r.first.colour == "green" and "blue" not in r.second.colour][:2]
    position = scenario(
        hand=["r01", "r02", blue, *green], empire={"deep-analysis-and-research-programme": "logistical"}
    )
    table = table_of(position)
    screens = sit(table, "use deep-analysis-and-research-programme", "1", "-")
    assert "Still missing: blue, green" in screens[2]
    lines = re.findall(r"(\d+) Pay \d (\w+) icons?", screens[1])
    red, blue, green_one = (next(n for n, colour in lines if colour == wanted) for wanted in ("red", "blue", "green"))
    blue = [n for n, colour in lines if colour == "blue"][-1]
    told = flat(sit(table, f"{green_one} {red} {blue}")[-1])
    assert "You gain" in told


def test_discarding_before_drawing():
    table = table_of(RICH)
    sit(table, "exchange blue", "1", "0", "0", "0")
    table = table_of(scenario(hand=REDS[:3], credits=9))
    screens = sit(table, "buy planet", "extra 0", "1 3")
    assert "Keep all of them" in screens[2]
    assert "You discard 3 red / 2 blue, 3 red / 2 blue." in screens[3]
    assert "You draw 2 resource cards" in screens[3]


def test_a_payment_can_be_taken_back_as_one():
    table = table_of(RICH)
    sit(table, "black death", "1 6", "undo")
    assert me(table)["question"] == "pay"
    assert len(me(table)["hand"]) == 4


# --- several people at one keyboard


def test_nobody_sees_the_hand_of_another():
    position = scenario(
        hand=["r01", "r02", "r03"],
        credits=9,
        plans=["minefield"],
        others=[{"hand": ["r20", "r30", "r40"], "plans": ["ambush"], "credits": 9}],
    )
    screens = sit(table_of(position, PEOPLE), "", "buy ship", "extra 0", "0", "", "log")
    assert "Pass the keyboard to Ala." in screens[0]
    assert "Minefield" in screens[1]
    assert "Ambush" not in screens[1]
    assert "Pass the keyboard to Ola." in screens[4]
    assert "Minefield" not in "".join(screens[4:])
    assert "Ambush" in screens[5]
    assert "3 red ▲ exterm.  / 2 blue ■ expans." not in screens[5]


# --- plain text, widths, languages


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_plain_mode_has_no_colours_no_boxes_and_no_signs(lang):
    lines = ["?", "card black death", "score", "log", "table 2", "build black-death", "1", "6", "2", "1", "0", "0"]
    text = "".join(sit(table_of(RICH), *lines, lang=lang, plain=True))
    assert "\x1b[" not in text
    assert not BOXES.search(text)
    for sign in "·→←⊘‼":
        assert sign not in text


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_screen_fits_its_width(width, lang):
    seats = [RecordSeat("Ala", False), *(RecordSeat("random", True) for _ in range(4))]
    table = open_table(GAME, seats, 5, {"choose-factions": True}, None)
    lines = ["1", "1", "1", "score", "table 2", "?", "1", "1", "1", "1", "1"]
    for screen in [*sit(table, *lines, lang=lang, width=width), *sit(table_of(RICH), lang=lang, width=width)]:
        shown = screen.rpartition("\n> ")[0].rpartition("\nChosen")[0] or screen
        assert max(len(line) for line in shown.split("\n")) <= width
        assert "…" not in screen.replace("… ", "")  # nothing is cut off


def test_names_are_understood_in_both_languages():
    table = table_of(RICH)
    assert "Pay 5 red icons" in sit(table, "czarna smierc")[-1]
    assert "Zapłać 5 czerwonych" in sit(table_of(RICH), "black death", lang="pl")[-1]


# --- what else there is


@pytest.mark.parametrize(
    ("credits", "told"), [(5, "credits decide: 5 to 2"), (2, "cards in the empire decide: 1 to 0")]
)
def test_a_tie_is_broken_by_credits_then_by_cards(credits, told):
    def position(vp: int) -> Any:
        return scenario(empire=["calcine"], credits=credits, others=[{"vp": vp, "credits": 2}]).state

    ahead = position(0).scores()
    state = position(ahead[0].total - ahead[1].total)
    assert told in verdict(WORDS["en"], state, ["Ala", "Ola"])


def test_what_has_the_number_0_has_a_name_too():
    table = table_of(scenario(hand=REDS[:3], credits=9))
    screens = sit(table, "buy planet", "no more")
    assert re.search(r"1 1 more card for 1 credit.*0 No more cards", screens[1], re.DOTALL)
    assert me(table)["question"] == "discard"
    sit(table, "enough")
    assert table.state.view(0)["active"] != 0 or table.state.view(0)["turn"] > 1
