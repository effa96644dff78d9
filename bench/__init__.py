"""Benchmarks against peers. `contract` says what one is, `run` finds and runs them: see docs/benchmarks.md."""
