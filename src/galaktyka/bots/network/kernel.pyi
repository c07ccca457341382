from galaktyka.bots.network.plain import Sizes

class Network:
    def __init__(
        self,
        sizes: Sizes,
        first_features: bytes,
        rows: bytes,
        first_bias: bytes,
        weights: bytes,
        second_factors: bytes,
        second_bias: bytes,
        policy: bytes,
        policy_factors: bytes,
        policy_bias: bytes,
        instructions: str = "",
    ) -> None: ...
    def answer(self, row: bytes | bytearray, start: int, legal: list[int], /) -> list[int]: ...

def instructions() -> list[str]: ...
