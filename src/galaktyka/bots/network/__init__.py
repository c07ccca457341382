"""Networks that were learned, played with integers alone: the same numbers in both builds and on every machine."""

try:
    from galaktyka.bots.network.kernel import Network as Network
except ImportError:  # the plain build has no C
    from galaktyka.bots.network.plain import Network as Network  # type: ignore[assignment]
