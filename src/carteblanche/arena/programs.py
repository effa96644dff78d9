"""A program that is asked, line by line, and that can do no harm.

It runs in a process of its own with limits of memory, processor time and the size of files, and it answers within a time or is killed with
everything it has started. Nothing that it writes is kept beyond what an answer may be long, and the end of what it says on standard error,
which goes into the reason for which it lost. A shell sets the limits and then becomes the program, since that works from a process
with threads, too.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final, final

from carteblanche.arena.failing import Failed
from carteblanche.core.errors import Unreadable

LONGEST_ANSWER: Final = 8192
"""In bytes, the end of the line included: as long as a message to the server may be."""
LONGEST_ERRORS: Final = 2048
"""So much of the end of standard error is kept."""
PROCESSOR_SECONDS: Final = 3600
FILE_BLOCKS: Final = 1 << 17
"""The largest file that a program may write, in blocks of 512 bytes."""
_CHUNK: Final = 1 << 16
_LEFT: Final = 4
"""So many chunks are read of what is left of standard error: more than a pipe holds, and not without end."""
_CONFINED: Final = 'ulimit -v "$1" && ulimit -t "$2" && ulimit -f "$3" && ulimit -c 0 || exit 126; shift 3; exec "$@"'


@final
class Program:
    def __init__(self, command: Sequence[str], memory: int) -> None:
        """`memory`: the most that it may have, in MiB."""
        if os.name != "posix":
            raise Unreadable("bots from outside need a system with limits for processes, such as Linux or macOS")
        addresses = "unlimited" if sys.platform == "darwin" else str(memory << 10)  # macOS has no such limit
        limits = (addresses, str(PROCESSOR_SECONDS), str(FILE_BLOCKS))
        self._process = subprocess.Popen(  # noqa: S603  # the bot that somebody named, with limits
            ["/bin/sh", "-c", _CONFINED, "sh", *limits, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self._input, self._output, self._errors = self._pipes()
        self._answer_read = b""
        self._errors_read = b""

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that answers this line; `Failed` if there is none in time, or anything else."""
        self._exchange(question, time.monotonic() + seconds, seconds)
        line, newline, more = self._answer_read.partition(b"\n")
        if not newline or len(line) >= LONGEST_ANSWER:
            raise Failed("flooded", f"an answer of more than {LONGEST_ANSWER} bytes")
        if more:
            raise Failed("flooded", "more than one line for an answer")
        self._answer_read = b""
        return line

    def stop(self) -> None:
        """Ends the program and whatever it has started."""
        with suppress(ProcessLookupError, PermissionError):  # it has ended already
            os.killpg(self._process.pid, signal.SIGKILL)
        for pipe in (self._input, self._output, self._errors):
            pipe.close()
        self._process.wait()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for pipe in (process.stdin, process.stdout, process.stderr):
            os.set_blocking(pipe.fileno(), False)
        return process.stdin, process.stdout, process.stderr

    def _exchange(self, question: bytes, until: float, seconds: float) -> None:
        """Writes the question and reads what comes, until it is a line or too much."""
        unwritten = memoryview(question)
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._errors, selectors.EVENT_READ)
            selector.register(self._input, selectors.EVENT_WRITE)
            while unwritten or b"\n" not in self._answer_read:
                left = until - time.monotonic()
                if left <= 0:
                    raise Failed("timeout", self._explain(f"no answer in {seconds:g} seconds"))
                for key, _ in selector.select(left):
                    if key.fileobj is self._input:
                        unwritten = self._write(unwritten)
                        if not unwritten:
                            selector.unregister(self._input)
                    elif key.fileobj is self._errors:
                        if not self._read_stderr():
                            selector.unregister(self._errors)
                    elif not self._read_stdout():
                        raise Failed("crashed", self._explain(self._ending(until)))
                if len(self._answer_read) > LONGEST_ANSWER:
                    return

    def _write(self, unwritten: memoryview) -> memoryview:
        try:
            return unwritten[os.write(self._input.fileno(), unwritten) :]
        except BrokenPipeError:
            return unwritten[len(unwritten) :]  # what it wrote before it ended is still to be read

    def _read_stdout(self) -> bool:
        """Whether there may be more to read."""
        read = os.read(self._output.fileno(), _CHUNK)
        self._answer_read += read
        return bool(read)

    def _read_stderr(self) -> bool:
        read = os.read(self._errors.fileno(), _CHUNK)
        self._errors_read = (self._errors_read + read)[-LONGEST_ERRORS:]
        return bool(read)

    def _ending(self, until: float) -> str:
        """How it ended, once it has closed its output."""
        try:
            status = self._process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"ended by signal {-status}" if status < 0 else f"ended with status {status}"

    def _explain(self, what: str) -> str:
        """With the last line that it wrote to standard error."""
        with suppress(BlockingIOError):
            for _ in range(_LEFT):
                self._read_stderr()
        lines = self._errors_read.decode(errors="replace").strip().splitlines()
        return f"{what}: {lines[-1]}"[:200] if lines else what
