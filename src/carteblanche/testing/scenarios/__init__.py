"""Rule cases as files that people write: a position, what is done, and what must follow. `docs/scenarios.md` explains them.

`reading` turns YAML into plain text data, `model` gives it types, `stage` sets the table up and acts at it, `matching` compares,
`expecting` says what must hold, `running` runs a file, `schema` helps editors, `coverage` says which rule is shown
where. None of them knows a game.
"""
