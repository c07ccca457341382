"""What the page draws a game with: everything in its box in one language, and the type of its positions."""

from msgspec import Struct

from galaktyka.core.game import Game
from galaktyka.games.artifacts import ArtifactsGame
from galaktyka.games.cosmos import CosmosGame
from galaktyka.games.frontiers import FrontiersGame
from galaktyka.games.race import RaceGame
from galaktyka.server.content.artifacts import ArtifactsContent, artifacts_content
from galaktyka.server.content.artifacts_view import ArtifactsView
from galaktyka.server.content.cosmos import CosmosContent, CosmosView, cosmos_content
from galaktyka.server.content.frontiers import FrontiersContent, frontiers_content
from galaktyka.server.content.frontiers_view import FrontiersView
from galaktyka.server.content.race import RaceContent, race_content
from galaktyka.server.content.race_view import RaceView
from galaktyka.text.catalogue import Words


class PlainContent(Struct, frozen=True):
    """A game from outside brings no drawings: the page shows its choices in words."""


CONTENTS: tuple[type[Struct], ...] = (
    RaceContent,
    FrontiersContent,
    ArtifactsContent,
    CosmosContent,
    PlainContent,
)
"""The contents of all games, for the OpenAPI document."""
VIEWS: dict[str, type[Struct]] = {
    "race": RaceView,
    "frontiers": FrontiersView,
    "artifacts": ArtifactsView,
    "cosmos": CosmosView,
}
"""What `Position.view` holds in each game, for the OpenAPI document."""


def content_of(game: Game, words: Words) -> Struct:
    """The box of a game in one language."""
    match game:
        case RaceGame():
            return race_content(game, words)
        case FrontiersGame():
            return frontiers_content(game, words)
        case ArtifactsGame():
            return artifacts_content(game, words)
        case CosmosGame():
            return cosmos_content(game, words)
    return PlainContent()
