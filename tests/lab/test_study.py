"""Experiment files: what they mean, and what is wrong with them in both languages."""

from pathlib import Path

import pytest

from galaktyka.core.errors import GalaktykaError
from galaktyka.lab.study import read_study
from galaktyka.lab.toml import write_toml
from galaktyka.text.catalogue import Words

pytestmark = pytest.mark.once

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "experiments").glob("*.toml"))


def write(folder: Path, text: str) -> Path:
    path = folder / "trial.toml"
    path.write_text(text, "utf-8")
    return path


def line_ups(folder: Path, text: str, **flags: object) -> list[tuple[str, ...]]:
    return [series.experiment.bots for series in read_study(write(folder, text), flags).series()]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_of_the_documents_are_experiments(path: Path):
    assert read_study(path, {}).series()


def test_there_is_an_example_of_every_kind():
    assert {read_study(path, {}).kind for path in EXAMPLES} == {"match", "tournament", "fairness", "cards", "sweep"}


def test_a_match_repeats_its_bots_until_all_seats_are_taken(tmp_path: Path):
    text = '[experiment]\nkind = "match"\ngame = "race"\nbots = ["greedy", "random"]\nseats = [2, 4]'
    assert line_ups(tmp_path, text) == [("greedy", "random"), ("greedy", "random", "greedy", "random")]


def test_in_a_tournament_everybody_meets_everybody(tmp_path: Path):
    bots = '["random", "greedy", "greedy-logistical"]'
    text = f'[experiment]\nkind = "tournament"\ngame = "artifacts"\nbots = {bots}\nseats = [2, 4]'
    assert line_ups(tmp_path, text) == [
        ("random", "greedy"), ("random", "greedy-logistical"), ("greedy", "greedy-logistical"),
        ("random", "greedy") * 2, ("random", "greedy-logistical") * 2, ("greedy", "greedy-logistical") * 2,
    ]  # fmt: skip
    assert line_ups(tmp_path, text, seats=[3]) == [("random", "greedy", "greedy-logistical")]


def test_a_sweep_plays_every_variant_with_the_same_seeds(tmp_path: Path):
    text = '[experiment]\nkind = "sweep"\ngame = "race"\nseed = 7\n[vary]\n"prices.rare" = [2, 3]'
    series = read_study(write(tmp_path, text), {}).series()
    assert [one.change for one in series] == ["prices.rare = 2", "prices.rare = 3"]
    assert len({one.experiment.game.content for one in series}) == 2
    assert {one.experiment.seed_of(5) for one in series} == {series[0].experiment.seed_of(5)}


def test_a_path_needs_no_quotes(tmp_path: Path):
    head = '[experiment]\nkind = "sweep"\ngame = "race"\n[vary]\n'
    with_quotes = read_study(write(tmp_path, head + '"world.gem-world.cost" = [2, 3]\n"prices.rare" = [4]'), {})
    assert read_study(write(tmp_path, head + "world.gem-world.cost = [2, 3]\nprices.rare = [4]"), {}) == with_quotes
    with pytest.raises(GalaktykaError) as caught:
        read_study(write(tmp_path, head + 'prices.rare = [4]\n"prices.rare" = [5]'), {})
    assert '"prices.rare" is varied twice' in Words("en").explain(caught.value)


def test_every_line_up_of_a_tournament_has_deals_of_its_own(tmp_path: Path):
    bots = '["random", "greedy", "greedy-logistical", "greedy-operational"]'
    text = f'[experiment]\nkind = "tournament"\ngame = "artifacts"\ngames = 50\nbots = {bots}'
    series = read_study(write(tmp_path, text), {}).series()
    assert len(series) == 6
    assert len({one.experiment.seed_of(number) for one in series for number in range(50)}) == 300


def test_flags_come_before_the_file(tmp_path: Path):
    path = write(tmp_path, '[experiment]\nkind = "match"\ngame = "race"\ngames = 5')
    assert read_study(path, {}).games == 5
    assert read_study(path, {"games": 9}).games == 9


def test_a_pack_is_looked_for_beside_the_file(tmp_path: Path):
    path = write(tmp_path, '[experiment]\nkind = "match"\ngame = "race"\npack = "mine"')
    with pytest.raises(GalaktykaError) as caught:
        read_study(path, {})
    assert caught.value.source == str(tmp_path / "mine")


def test_what_is_written_of_a_study_is_the_same_study(tmp_path: Path):
    for path in EXAMPLES:
        study = read_study(path, {})
        again = read_study(write(tmp_path, write_toml(study.document())), {})
        assert again.series() == study.series()
        assert (again.kind, again.title, again.results) == (study.kind, study.title, study.results)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("kind = ", "is not valid TOML"),
        ("[experimnt]", 'unknown key "experimnt"; did you mean "experiment"?'),
        ('kind = "match"', 'unknown key "kind"'),
        ('[experiment]\nkind = "match"', 'the key "game" is missing'),
        ('[experiment]\nkind = "mach"\ngame = "race"', '"kind" cannot be "mach"; did you mean "match"?'),
        ('[experiment]\nkind = "match"\ngame = "rase"', 'did you mean "race"?'),
        ('[experiment]\nkind = "match"\ngame = "race"\ngmaes = 5', 'unknown key "gmaes"; did you mean "games"?'),
        ('[experiment]\nkind = "match"\ngame = "race"\ngames = 0', '"games" must be from 1 to'),
        (
            '[experiment]\nkind = "match"\ngame = "race"\ngames = "many"',
            '"games" must be a whole number, but is a text',
        ),
        ('[experiment]\nkind = "match"\ngame = "race"\nbots = ["gredy"]', 'did you mean "greedy"?'),
        ('[experiment]\nkind = "match"\ngame = "race"\nbots = [1]', '"bots" must be'),
        ('[experiment]\nkind = "match"\ngame = "race"\nseats = 1', "2 bots for 1 seat."),
        ('[experiment]\nkind = "match"\ngame = "race"\nseats = [2, 2]', '"2" stands twice in "seats"'),
        ('[experiment]\nkind = "match"\ngame = "race"\nseats = []', '"seats" must not be empty'),
        ('[experiment]\nkind = "match"\ngame = "race"\nseats = 5', "2 to 4 players"),
        ('[experiment]\nkind = "match"\ngame = "race"\noptions = ["turbo"]', '"options" cannot be "turbo"'),
        ('[experiment]\nkind = "match"\ngame = "race"\nresults = ["xls"]', '"results" cannot be "xls"'),
        ('[experiment]\nkind = "match"\ngame = "race"\nresults = []', '"results" must not be empty'),
        ('[experiment]\nkind = "match"\ngame = "race"\nbots = []', '"bots" must not be empty'),
        ('[experiment]\nkind = "match"\ngame = "race"\nseats = [2, 77]', '[experiment]: "seats" must be from 1 to 9'),
        ('[experiment]\nkind = "tournament"\ngame = "cosmos"\nseats = [1, 2]', '"seats" must be from 2 to 9'),
        (f"games = {'9' * 5000}", "a number here has thousands of digits"),
        (f"games = {'[' * 3000}{']' * 3000}", "too many lists or tables lie within each other"),
        ('[experiment]\nkind = "tournament"\ngame = "race"\nbots = ["greedy"]', "at least two different bots"),
        ('[experiment]\nkind = "tournament"\ngame = "race"\nbots = ["random", "random"]', "stands twice"),
        ('[experiment]\nkind = "sweep"\ngame = "race"', "needs something to vary"),
        ('[experiment]\nkind = "match"\ngame = "race"\n[vary]\n"prices.rare" = [1]', "only a sweep can vary cards"),
    ],
)
def test_what_is_wrong_is_named_in_both_languages(tmp_path: Path, text: str, words: str):
    told = {}
    for lang in ("en", "pl"):
        with pytest.raises(GalaktykaError) as caught:
            read_study(write(tmp_path, text), {})
        told[lang] = Words(lang).explain(caught.value)
    assert words in told["en"]
    assert told["pl"] != told["en"]


def test_a_tournament_has_no_more_line_ups_than_anybody_can_play(tmp_path: Path):
    bots = [f"search:{number}" for number in range(1, 61)]
    text = f'[experiment]\nkind = "tournament"\ngame = "race"\nseats = 9\nbots = {bots}'
    with pytest.raises(GalaktykaError) as caught:
        read_study(write(tmp_path, text), {})
    assert "14783142660 series" in Words("en").explain(caught.value)  # 60! / (9! 51!)
    four = '["random", "greedy", "novice", "adept"]'
    for seats, number in (("2", 6), ("[2, 3]", 10), ("4", 1)):
        text = f'[experiment]\nkind = "tournament"\ngame = "race"\nseats = {seats}\nbots = {four}'
        study = read_study(write(tmp_path, text), {})
        assert study.number_of_series() == len(study.series()) == number


def test_a_pack_that_cannot_be_read_is_named(tmp_path: Path):
    (tmp_path / "mine" / "content.toml").mkdir(parents=True)
    path = write(tmp_path, '[experiment]\nkind = "match"\ngame = "race"\npack = "mine"')
    with pytest.raises(GalaktykaError) as caught:
        read_study(path, {})
    told = Words("en").explain(caught.value)
    assert told == f"{tmp_path / 'mine' / 'content.toml'}: this file cannot be read: Is a directory"


def test_a_fault_names_the_file(tmp_path: Path):
    with pytest.raises(GalaktykaError) as caught:
        read_study(write(tmp_path, '[experiment]\nkind = "mach"'), {})
    assert caught.value.where() == f"{tmp_path / 'trial.toml'}: [experiment]"
    with pytest.raises(GalaktykaError) as caught:
        read_study(tmp_path / "nowhere.toml", {})
    assert "this file is missing" in Words("en").explain(caught.value)
