"""`carteblanche scenario FILE…`: do the rules do what these files say?"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from carteblanche.core.errors import Unreadable


@click.command(name="scenario")
@click.argument("paths", nargs=-1, required=True, metavar="FILE…", type=click.Path(path_type=Path))
@click.option("--quiet", "-q", is_flag=True, help="Show only what does not hold.")
def command(paths: tuple[Path, ...], quiet: bool) -> None:
    """Run rule cases from readable files; a folder stands for all the .yaml files in it.

    Exit status 0 if everything holds, 1 if something does not, 2 if a file cannot be read. How to write such files: docs/scenarios.md.
    """
    from carteblanche.testing.scenarios.running import run_file
    from carteblanche.testing.scenarios.showing import result_lines

    held = failed = unreadable = 0
    for path in _files(paths):
        try:
            results = run_file(path)
        except Unreadable as error:
            click.echo(str(error), err=True)
            unreadable += 1
            continue
        except OSError as error:
            click.echo(f"{path}: {error.strerror}", err=True)
            unreadable += 1
            continue
        if not quiet:
            click.echo(str(path))
        for result in results:
            failed += bool(result.differences)
            held += not result.differences
            if result.differences or not quiet:
                click.echo("\n".join("  " + line for line in result_lines(result, str(path))))
    if held or failed:
        said = f"{held} {'case holds' if held == 1 else 'cases hold'}, {failed} {'does' if failed == 1 else 'do'} not"
        click.echo(
            said + (f", {unreadable} {'file' if unreadable == 1 else 'files'} not readable" if unreadable else "")
        )
    elif not unreadable:
        click.echo("there are no scenarios here", err=True)
        unreadable = 1
    sys.exit(2 if unreadable else 1 if failed else 0)


def _files(paths: tuple[Path, ...]) -> list[Path]:
    return [file for path in paths for file in (sorted(path.rglob("*.yaml")) if path.is_dir() else [path])]
