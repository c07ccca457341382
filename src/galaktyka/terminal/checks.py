"""Looking at what people made: content packs and positions."""

from pathlib import Path

from galaktyka.terminal.screen import Screen
from galaktyka.terminal.starting import faces_for, game_of, load_game, read_document
from galaktyka.text.catalogue import Words, game_name
from galaktyka.voices.people import with_automa


def check_pack(folder: str, words: Words, screen: Screen) -> int:
    """Read a pack with its names; every fault is an error with its place."""
    from galaktyka.text.packs import load_pack

    pack = load_pack(Path(folder))
    game = game_name(words, pack.game.key)
    screen.show(words.say("terminal.cli.pack-fine", game=game, name=pack.title, n=pack.pieces))
    screen.show(words.say("terminal.cli.pack-fingerprint", fingerprint=pack.game.content))
    return 0


def check_position(file: str, pack: str | None, lang: str, screen: Screen) -> int:
    """Read a position and show its table to everybody's eyes, seat by seat."""
    document = read_document(Path(file))
    game, words = load_game(game_of(document), pack)
    state = game.from_document(document, file)
    face = faces_for(game, words)[lang]
    seats = [face.words.say("terminal.cli.seat", number=seat) for seat in range(state.seats())]
    players = with_automa(face.words, seats, state)
    screen.show(face.words.say("terminal.cli.position-fine"))
    screen.show(*face.board(state, state.view(None), players, screen.plain))
    for seat in state.deciders():
        choice = face.choice(state, seat)
        screen.show(f"{players[seat]}: {choice.prompt}", *face.options(choice, screen.plain))
    return 0
