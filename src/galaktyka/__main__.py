"""`python -m galaktyka`."""

import sys

from galaktyka.cli import main

if __name__ == "__main__":
    sys.exit(main())
