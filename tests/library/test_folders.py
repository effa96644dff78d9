"""Files that several write at once are whole at every moment."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

from carteblanche.library.folders import write_whole

WRITERS = 8


def test_the_same_file_is_written_by_many_at_once(tmp_path: Path) -> None:
    file = tmp_path / "lists" / "one"
    together = Barrier(WRITERS)

    def write(number: int) -> None:
        for _ in range(20):
            together.wait()
            write_whole(file, bytes([number]) * 100_000)

    with ThreadPoolExecutor(WRITERS) as pool:
        list(pool.map(write, range(WRITERS)))
    content = file.read_bytes()
    assert len(content) == 100_000
    assert len(set(content)) == 1
    assert list(file.parent.iterdir()) == [file]
