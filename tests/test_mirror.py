"""Tests mirror the package: what is tested of a package lies in the folder of the same path."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "carteblanche"
ELSEWHERE: Final = {
    "games/blank/printer/languages": "games/blank/printer",  # every test there is of all languages
    "reader": "reader",  # a text goes through all of it
    "store/migrations": "store",
    "testing/blank": "games/blank",  # it is what those tests are written with
}
"""By package: where it is tested instead, with all packages in it."""


def find_folder(package: str) -> Path:
    for above, folder in ELSEWHERE.items():
        if package == above or package.startswith(f"{above}/"):
            return ROOT / "tests" / folder
    return ROOT / "tests" / package


def packages() -> set[str]:
    modules = [path for path in SOURCE.rglob("*.py") if path.name not in ("__init__.py", "__main__.py")]
    return {path.parent.relative_to(SOURCE).as_posix() for path in modules} - {"."}


def test_every_package_has_tests_where_one_looks_for_them() -> None:
    found = packages()
    assert len(found) > 40
    without = {package for package in found if not any(find_folder(package).glob("test_*.py"))}
    assert without == set()


def test_no_exception_is_needless() -> None:
    for package in ELSEWHERE:
        assert (SOURCE / package).is_dir()
        assert package == "reader" or not any((ROOT / "tests" / package).glob("test_*.py")), package
