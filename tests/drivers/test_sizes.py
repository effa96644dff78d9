"""What is too large is found, and so is an exception that nothing needs."""

from __future__ import annotations

from drivers.sizes import MOST_LINES, MOST_MODULES, find_faults


def test_what_is_small_enough_has_no_fault() -> None:
    modules = {f"src/a/m{index}.py": MOST_LINES for index in range(MOST_MODULES)}
    assert find_faults(modules | {"src/a/__init__.py": 1}, ()) == []


def test_a_long_module_and_a_full_folder_are_named() -> None:
    modules = {f"src/a/m{index}.py": 1 for index in range(MOST_MODULES + 1)} | {"src/b/long.py": MOST_LINES + 1}
    assert find_faults(modules, ()) == ["src/a/: 21 modules, at most 20", "src/b/long.py: 401 lines, at most 400"]


def test_an_exception_holds_as_long_as_it_is_needed() -> None:
    assert find_faults({"src/b/long.py": MOST_LINES + 1}, ("src/b/",)) == []
    [fault] = find_faults({"src/b/short.py": MOST_LINES}, ("src/b/",))
    assert fault.startswith("src/b/: nothing there is too large any more")
