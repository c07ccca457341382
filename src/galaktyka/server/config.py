"""How a server is set up."""

from typing import Literal

from msgspec import Struct

from galaktyka.table.places import data_folder

LogLevel = Literal["debug", "info", "warning", "error"]


class Config(Struct):
    """Everything that can be said about a server before it starts."""

    database: str = ""
    """`sqlite:///PATH` or `postgresql://…`; empty: a file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8080
    page: str = ""
    """The folder of the built page; empty: where the build puts it."""
    thinkers: int = 2
    """How many worker processes think for bots from the start; more are started when all are at work."""
    think_seconds: float = 60.0
    """A bot that thinks longer is stopped, and a random move is made in its place."""
    sleep_after: float = 120.0
    """Seconds after which a table that nobody looks at is put to sleep."""
    grace: float = 30.0
    """Seconds after waking in which no clock of a table runs out."""
    largest_message: int = 64 * 1024
    """Bytes of a request or a socket message."""
    origins: list[str] = []
    """Addresses under which people open the page, if it is reached through a proxy."""
    behind_proxy: bool = False
    """Clients' addresses are in X-Forwarded-For."""
    burst: float = 200.0
    """Requests that a client may send at once."""
    requests_per_second: float = 50.0
    """And how many it may send in the long run."""
    chat_burst: float = 10.0
    """Lines of chat that a person may write at once."""
    chat_per_second: float = 1.0
    """And how many in the long run."""
    tables_burst: float = 60.0
    """Tables that a client may open at once."""
    tables_per_second: float = 0.5
    """And how many in the long run."""
    most_sockets: int = 2000
    """Sockets that a client may hold open."""
    most_sockets_at_table: int = 100
    """And how many of them at one table."""
    log_level: LogLevel = "warning"
    log_json: bool = False
    """Logs as JSON, a line each."""

    def database_url(self) -> str:
        """Where the games are kept."""
        return self.database or f"sqlite:///{data_folder() / 'galaktyka.db'}"
