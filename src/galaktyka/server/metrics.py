"""What the service counts and measures, for Prometheus at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

MEDIA_TYPE = CONTENT_TYPE_LATEST
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One server's numbers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.requests = Counter(
            "galaktyka_requests_total", "HTTP requests by method and status.", ["method", "status"], registry=own
        )
        self.sockets = Gauge("galaktyka_sockets", "Open sockets.", registry=own)
        self.awake = Gauge("galaktyka_tables_awake", "Tables in memory.", registry=own)
        self.deeds = Counter("galaktyka_deeds_total", "Deeds written, by who did them.", ["by"], registry=own)
        self.refused = Counter(
            "galaktyka_refused_total", "Refused requests at tables, by code.", ["code"], registry=own
        )
        self.deed_seconds = Histogram(
            "galaktyka_deed_seconds", "From a deed's arrival to its being on the disk.", buckets=QUICK, registry=own
        )
        self.thinking = Gauge("galaktyka_bots_thinking", "Bot turns that are being thought about.", registry=own)
        self.store_down = Counter("galaktyka_store_down_total", "Failed calls of the database.", registry=own)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
