"""The examples in the documents are run, so that they stay true."""

import json
import re
from pathlib import Path

import pytest

from galaktyka.core.rng import seeded
from tests.laws.tables import game_of, tables_of, walk

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "docs/positions.md", "docs/bots.md"]


def examples(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES)
def test_python_examples_run(page, capsys):
    blocks = examples(page, "python")
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def linked_from(page: Path) -> set[Path]:
    return {(page.parent / link).resolve() for link in LINK.findall(page.read_text("utf-8"))}


def test_the_index_leads_to_every_document():
    documents = {page.resolve() for page in (ROOT / "docs").rglob("*.md")}
    reached, new = set(), {(ROOT / "docs" / "README.md").resolve()}
    while new:
        reached |= new
        new = {link for page in new if page in documents for link in linked_from(page)} - reached
    assert documents - reached == set()


def test_links_between_documents_lead_somewhere():
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        assert [str(link) for link in linked_from(page) if not link.exists()] == [], page


def test_the_game_of_the_readme_ends_with_a_winner(capsys):
    exec(compile(examples("README.md", "python")[0], "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+\] won by \[[01](, 1)?\]\n", capsys.readouterr().out)


LEGAL = {
    # Rebel Miners: defence 2, paid for with Contact Specialist for 1; New Earth: 5 cards, and only 3 are left.
    "race": {"pass", "settle rebel-miners", "settle spice-world"},
    # Rebel Smelters: defence 2, strength 1 and 1 more against Rebels; Gene Gardens: 4 credits, and there are 2.
    "frontiers": {"colonists", "settle rebel-smelters", "settle spice-world"},
    # Sonne: 5 and 1 for another ship, 3 attached, 5 in hand; Tern: 7 green, and there are 2. Buying takes 5 credits.
    "artifacts": {
        "build sonne", "prepare ship", "prepare planet", "exchange red", "exchange blue", "exchange green", "offensive",
        "unblock planet", "switch calcine",
    },
    # The Convoy Captain leads explorers or colonists; Ossa is not terraformed, so that nobody settles; the only
    # outpost can move here.
    "cosmos": {"pass", "gather", "terraform", "explore", "colony", "outpost w"},
}  # fmt: skip


def test_the_documents_written_by_hand_can_be_played():
    documents = {document["game"]: document for document in map(json.loads, examples("docs/positions.md", "json"))}
    assert documents.keys() == LEGAL.keys()
    for key, document in documents.items():
        game = game_of(key)
        state = game.from_document(document)
        assert {game.actions.notation(action) for action in state.legal(0)} == LEGAL[key]


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("race", "Race for the Galaxy"),
        ("frontiers", "New Frontiers"),
        ("artifacts", "Alien Artifacts"),
        ("cosmos", "Micro Cosmos"),
    ],
)
def test_every_key_of_a_position_is_explained(key: str, title: str):
    text = (ROOT / "docs/positions.md").read_text("utf-8")
    section = text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    explained = set(re.findall(r"`([a-z_-]+)`", section))
    used = set()
    for table in tables_of(key):
        for seed in range(3):
            state = table.start(seed)
            rng = seeded(seed)
            while not state.is_over():
                document = state.to_document()
                tables = [document, document.get("part", {}), document.get("turn_notes", {}), document.get("task", {})]
                tables.append(document.get("automa", {}))
                for table_within in [*tables, *document.get("agenda", ()), *document["players"]]:
                    used |= set(table_within)
                walk(state, rng, 3)
    assert used <= explained
