"""The operands of each task by its word, as documents name them."""

from galaktyka.games.artifacts.engine.stages import TASK_OPERANDS
from galaktyka.games.artifacts.engine.vocabulary import TASKS

TASK_FIELDS = {TASKS[task]: [operand.rstrip("?") for operand in operands] for task, operands in TASK_OPERANDS.items()}
