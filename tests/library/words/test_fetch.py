from __future__ import annotations

import hashlib
import io
import os
import shutil
import sys
import tarfile
from pathlib import Path
from unittest.mock import Mock

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.library.words import fetch

ARCHIVE = b"what npm packed"
PACKAGE = fetch.Package("npm", "dictionary-de", "3.0.0", "GPL", hashlib.sha256(ARCHIVE).hexdigest())


def brings(monkeypatch: pytest.MonkeyPatch, content: bytes | None) -> None:
    """Instead of npm: a client that leaves this archive, or fails."""
    leave = f"open('it.tgz', 'wb').write({content!r})" if content is not None else "raise SystemExit('no such package')"
    client: tuple[list[str], dict[str, str]] = ([sys.executable, "-c", leave], dict(os.environ))
    monkeypatch.setattr(fetch, "_find_npm", lambda: client)


def test_a_client_that_fails_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    brings(monkeypatch, None)
    with pytest.raises(Unreadable, match=r"dictionary-de 3\.0\.0 cannot be fetched: no such package\. Is there"):
        fetch.fetch(PACKAGE, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [ARCHIVE[:-1], ARCHIVE + b"!", b""])
def test_a_download_that_was_cut_off_or_changed_is_refused_and_not_kept(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brings(monkeypatch, content)
    with pytest.raises(Unreadable, match="not as it was published: cut off or changed on the way"):
        fetch.fetch(PACKAGE, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_download_as_it_was_published_is_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        member = tarfile.TarInfo("package/index.aff")
        member.size = 2
        archive.addfile(member, io.BytesIO(b"ok"))
    brings(monkeypatch, packed.getvalue())
    package = PACKAGE._replace(sha256=hashlib.sha256(packed.getvalue()).hexdigest())
    assert (fetch.fetch(package, tmp_path) / "package" / "index.aff").read_text() == "ok"


def test_npm_is_that_of_the_extra_or_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    node, script = fetch._find_npm()[0]
    assert Path(node).stem == "node"
    assert Path(script).is_file()
    monkeypatch.setattr(fetch, "find_spec", Mock(return_value=None))
    monkeypatch.setattr(shutil, "which", Mock(side_effect="/somewhere/{}".format))
    assert fetch._find_npm()[0] == ["/somewhere/npm"]
    monkeypatch.setattr(shutil, "which", Mock(return_value=None))
    with pytest.raises(Unreadable, match=r"carteblanche\[words\]"):
        fetch._find_npm()
