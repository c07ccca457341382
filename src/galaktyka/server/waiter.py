"""What remains of a service that another process has taken over: it waits for that process, and passes on its end.

Runs as a program of its own, with nothing but the standard library: `python waiter.py PROCESS CONTROL`.
"""

import contextlib
import os
import signal
import sys

GO = b"g"
"""Said on the control socket: nobody else uses the database any more."""


def main(process: int, control: int) -> int:
    """Wait for the process; whoever wants to end this one ends that one. The exit code is its own."""

    def end(*_: object) -> None:
        with contextlib.suppress(OSError):
            os.close(control)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, end)
    with contextlib.suppress(OSError):
        os.write(control, GO)
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
