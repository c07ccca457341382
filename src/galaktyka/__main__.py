"""`galaktyka` and `python -m galaktyka`: whoever interrupts while the program still wakes up just sees it end."""

import sys

from galaktyka.interrupts import leave_when_interrupted


def main() -> int:
    """Run the program; its exit code."""
    leave_when_interrupted()
    from galaktyka import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
